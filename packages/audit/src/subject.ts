/**
 * What is audited, read once for all checks: by the grammar where it is a URI reference, and split by RFC 3986
 * Appendix B where it is not, for attacks often are not.
 */

import { type Component, type ComponentRange, split, tryParse, type UriReference } from "urikit";
import { charactersSeen } from "./characters-seen.ts";

/**
 * A text to audit, and where its components lie, as in a parsed reference: a scheme ends at `schemeEnd`, where its colon
 * stands, or -1; an authority lies from `schemeEnd + 3` to `pathFrom`, if that is not before; a userinfo ends before
 * `hostFrom - 1`, if that is not before the authority; a port lies from `hostTo + 1` to `pathFrom`; and so on.
 */
export interface Subject {
  readonly text: string;
  /** The reference; undefined if the text is not a URI reference. */
  readonly reference: UriReference | undefined;
  /** In lower case, and as browsers read it where the text is not a URI reference; empty if there is none. */
  readonly scheme: string;
  /** The characters of `SEEN` that stand in it. */
  readonly seen: number;
  readonly schemeEnd: number;
  readonly hostFrom: number;
  readonly hostTo: number;
  readonly pathFrom: number;
  readonly pathTo: number;
  readonly queryTo: number;
}

/** Reads a text to audit. */
export function subjectOf(text: string): Subject {
  const read = tryParse(text);
  const reference = read.valid ? read.reference : undefined;
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = reference ?? splitAnyway(text);
  const written = schemeEnd < 0 ? "" : text.slice(0, schemeEnd).toLowerCase();
  const scheme = reference === undefined ? asBrowsersRead(written) : written;
  const seen = charactersSeen(text);
  return { text, reference, scheme, seen, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo };
}

/** A scheme without the white space and controls that browsers remove (WHATWG URL §4.4). */
function asBrowsersRead(scheme: string): string {
  return scheme.replace(/^[\0-\x20]+|[\t\n\r]+/g, "");
}

type Offsets = Pick<Subject, "schemeEnd" | "hostFrom" | "hostTo" | "pathFrom" | "pathTo" | "queryTo">;

/** The components by Appendix B, and the authority parted at its last `@` and before the colon and digits at its end. */
function splitAnyway(text: string): Offsets {
  const parts = split(text);
  const { schemeEnd, pathFrom } = parts;
  const authorityFrom = schemeEnd + 3;
  if (pathFrom < authorityFrom) return { ...parts, hostFrom: pathFrom, hostTo: pathFrom };
  const hostFrom = Math.max(text.lastIndexOf("@", pathFrom - 1) + 1, authorityFrom);
  let digits = pathFrom;
  while (digits > hostFrom && isDigit(text.charCodeAt(digits - 1))) digits--;
  const hasPort = digits > hostFrom && text[digits - 1] === ":";
  return { ...parts, hostFrom, hostTo: hasPort ? digits - 1 : pathFrom };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether there is an authority, empty or not. */
export function hasAuthority({ schemeEnd, pathFrom }: Subject): boolean {
  return schemeEnd + 3 <= pathFrom;
}

/** The host as it is written; undefined if it is undefined. */
export function hostOf(subject: Subject): string | undefined {
  return hasAuthority(subject) ? subject.text.slice(subject.hostFrom, subject.hostTo) : undefined;
}

/** Where a component lies; undefined if it is undefined. */
export function rangeOf(subject: Subject, component: Component): ComponentRange | undefined {
  const { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = subject;
  const authorityFrom = schemeEnd + 3;
  if (component === "scheme") return rangeIf(0, schemeEnd);
  if (component === "path") return rangeIf(pathFrom, pathTo);
  if (component === "query") return rangeIf(pathTo + 1, queryTo);
  if (component === "fragment") return rangeIf(queryTo + 1, text.length);
  if (!hasAuthority(subject)) return undefined;
  if (component === "authority") return rangeIf(authorityFrom, pathFrom);
  if (component === "userinfo") return rangeIf(authorityFrom, hostFrom - 1);
  return component === "host" ? rangeIf(hostFrom, hostTo) : rangeIf(hostTo + 1, pathFrom);
}

function rangeIf(from: number, to: number): ComponentRange | undefined {
  return from <= to ? { from, to } : undefined;
}

/** The component in which a character stands, a delimiter before a component with it. */
export function componentAt(subject: Subject, index: number): Component {
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = subject;
  if (index >= queryTo) return "fragment";
  if (index >= pathTo) return "query";
  if (index >= pathFrom) return "path";
  if (index <= schemeEnd) return "scheme";
  if (index >= hostTo) return "port";
  return index >= hostFrom ? "host" : "userinfo";
}
