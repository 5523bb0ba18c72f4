/** Each component of a reference (RFC 3986 §3), explained, and an example with it. */

import type { Component } from "urikit";
import { type Catalogue, say, statement } from "urikit/words";
import type { components } from "../words/en-components.ts";

export interface ComponentText {
  readonly title: string;
  readonly what: string;
  readonly section: string;
  readonly example: string;
  /** The component in the example. */
  readonly value: string;
}

const EXAMPLE = "foo://example.com:8042/over/there?name=ferret#nose";

/** The components in the order of the standard, each with its section and an example. */
export const COMPONENTS: Readonly<Record<Component, Omit<ComponentText, "title" | "what">>> = {
  scheme: { section: "RFC 3986 §3.1", example: EXAMPLE, value: "foo" },
  authority: { section: "RFC 3986 §3.2", example: EXAMPLE, value: "example.com:8042" },
  userinfo: { section: "RFC 3986 §3.2.1", example: "ftp://anonymous@example.org/pub/", value: "anonymous" },
  host: { section: "RFC 3986 §3.2.2", example: "http://[2001:db8::7]/", value: "[2001:db8::7]" },
  port: { section: "RFC 3986 §3.2.3", example: EXAMPLE, value: "8042" },
  path: { section: "RFC 3986 §3.3", example: EXAMPLE, value: "/over/there" },
  query: { section: "RFC 3986 §3.4", example: EXAMPLE, value: "name=ferret" },
  fragment: { section: "RFC 3986 §3.5", example: EXAMPLE, value: "nose" },
};

/** A component in the words of a language. */
export function componentText(
  component: Component,
  words: Catalogue<keyof typeof components>,
): ComponentText {
  const title = say(words, statement(`component-${component}-title`));
  return { title, what: say(words, statement(`component-${component}-what`)), ...COMPONENTS[component] };
}
