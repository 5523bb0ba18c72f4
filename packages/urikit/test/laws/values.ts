// The values that the laws are tried on, and the common parts of several laws.
import { derived, hardReference } from "@urikit/abnf/texts";
import fc, { type Arbitrary } from "fast-check";
import { expect } from "vitest";
import {
  type Components,
  isRelativeReference,
  isUri,
  isUriReference,
  type UriReference,
  UriSyntaxError,
} from "../../src/index.ts";

/** Valid references. */
export const reference: Arbitrary<string> = fc.oneof(
  derived("URI-reference"),
  hardReference.filter(isUriReference),
);

/** URIs. */
export const absolute: Arbitrary<string> = fc.oneof(derived("URI"), hardReference.filter(isUri));

/** Relative references. */
export const relative: Arbitrary<string> = fc.oneof(
  derived("relative-ref"),
  hardReference.filter(isRelativeReference),
);

/** The components that `compose` takes. */
export function componentsOf(reference: UriReference): Components {
  const { scheme, userinfo, host, port, path, query, fragment } = reference;
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** The result of a call, or undefined where it throws a UriSyntaxError. */
export function unlessRefused<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}

/** A printed error holds nothing that could mislead a terminal, or a reader. */
export function expectPrintable(message: string): void {
  expect(message).not.toMatch(/[^\n\P{C}]/u);
}
