/**
 * RFC 3986 App. B: a text in the parts of the expression printed there, which splits any text, also one that the standard
 * does not accept. It does not look into an authority.
 */

import type { ReferencePart } from "@urikit/explain/parts";
import type { Component } from "urikit";
import { split } from "urikit/syntax";

/** A part of a text that is not a reference. */
export interface SplitPart extends ReferencePart {
  /** Where in it the text has its fault: one character, or no character at its end. Undefined if that is elsewhere. */
  readonly fault: { readonly from: number; readonly to: number } | undefined;
}

/** The parts of a text, in order, the one at `index` with its fault; together they are the text. */
export function splitPartsOf(text: string, index: number): SplitPart[] {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  const parts: ReferencePart[] = [];
  const add = (from: number, to: number, component?: Component) => {
    const part = text.slice(from, to);
    parts.push({ text: part, from, component, name: component, inAuthority: false });
  };
  const start = schemeEnd + 1;
  if (start > 0) {
    add(0, schemeEnd, "scheme");
    add(schemeEnd, start);
  }
  if (start < pathFrom) {
    add(start, start + 2);
    add(start + 2, pathFrom, "authority");
  }
  // An empty path is drawn where there is nothing else.
  if (pathFrom < pathTo || text === "") add(pathFrom, pathTo, "path");
  if (pathTo < queryTo) {
    add(pathTo, pathTo + 1);
    add(pathTo + 1, queryTo, "query");
  }
  if (queryTo < text.length) {
    add(queryTo, queryTo + 1);
    add(queryTo + 1, text.length, "fragment");
  }
  const faulty = componentAt(parts, index);
  return parts.map((part) => ({ ...part, fault: part === faulty ? faultIn(part, index) : undefined }));
}

/** The component with the character at `index`; or else the last before it. */
function componentAt(parts: readonly ReferencePart[], index: number): ReferencePart | undefined {
  const components = parts.filter(({ component }) => component !== undefined);
  return (
    components.find(({ from, text }) => from <= index && index < from + text.length) ??
    components.filter(({ from }) => from <= index).at(-1) ??
    components[0]
  );
}

/** All characters in a row there that are not ASCII are one fault. */
function faultIn({ text, from }: ReferencePart, index: number): NonNullable<SplitPart["fault"]> {
  const start = Math.min(Math.max(0, index - from), text.length);
  const [at = ""] = /^(?:[^\p{ASCII}]+|.)/su.exec(text.slice(start, start + MOST_MARKED)) ?? [];
  return { from: start, to: start + at.length };
}

/** More characters are not marked. */
const MOST_MARKED = 200;
