/**
 * RFC 3986 Appendix B: a program that only splits a text by the expression there, and validates nothing. It takes the
 * text after the last `@` of an authority for the host, and resolves what it split by §5.2.2, if it is given a base.
 */

import { removeDotSegments } from "urikit/syntax";
import type { EditionComponents } from "../../edition.ts";
import { partsOf, type ReferenceParts, recompose, serverOf } from "../../parts.ts";
import { canonicalPlace, type Place } from "./places.ts";

/** The reading of a program that only splits. A property is absent where there is nothing to say. */
export interface SplitterReading {
  readonly id: "appendix-b";
  readonly components: EditionComponents;
  /** The host after the last `@` of the authority, with the base if there is one. */
  readonly host?: string;
  /** The target with the base. */
  readonly target?: string;
}

/** The reading of a text, with the place that it leads to. */
export interface ExaminedSplitter {
  readonly reading: SplitterReading;
  readonly place: Place;
  /** The text of the target, which is the reference if there is nothing to resolve. */
  readonly target: string;
}

/** How a program reads a reference that only splits it, with the base if there is one. */
export function examineSplitter(reference: string, base: string | undefined): ExaminedSplitter {
  const R = splitParts(reference);
  const T = transformed(R, splitParts(base ?? ""));
  const isWhole = T.scheme !== undefined;
  const { host, port } =
    T.authority === undefined ? { host: undefined, port: undefined } : serverOf(T.authority);
  const target = recompose(T);
  return {
    reading: {
      id: "appendix-b",
      components: { ...R },
      ...(host === undefined ? {} : { host }),
      ...(base !== undefined && isWhole ? { target } : {}),
    },
    target,
    place: canonicalPlace(
      { scheme: T.scheme, host, port: port?.trim(), hostKnown: true },
      isWhole ? T : undefined,
    ),
  };
}

/** The parts, where the text before the first colon counts as a scheme only if it is one (§3.1). */
function splitParts(text: string): ReferenceParts {
  const parts = partsOf(text);
  if (parts.scheme === undefined || /^[A-Za-z][A-Za-z0-9+.-]*$/.test(parts.scheme)) return parts;
  const { scheme, authority, path } = parts;
  return {
    ...parts,
    scheme: undefined,
    authority: undefined,
    path: `${scheme}:${authority === undefined ? "" : `//${authority}`}${path}`,
  };
}

/** §5.2.2. */
function transformed(R: ReferenceParts, Base: ReferenceParts): ReferenceParts {
  if (R.scheme !== undefined) return { ...R, path: removeDotSegments(R.path) };
  const { scheme } = Base;
  if (R.authority !== undefined) return { ...R, scheme, path: removeDotSegments(R.path) };
  const { authority } = Base;
  if (R.path === "") return { ...R, scheme, authority, path: Base.path, query: R.query ?? Base.query };
  const path = R.path.startsWith("/") ? R.path : merged(Base, R.path);
  return { ...R, scheme, authority, path: removeDotSegments(path) };
}

/** §5.2.3. */
function merged({ authority, path }: ReferenceParts, relative: string): string {
  if (authority !== undefined && path === "") return `/${relative}`;
  return path.slice(0, path.lastIndexOf("/") + 1) + relative;
}
