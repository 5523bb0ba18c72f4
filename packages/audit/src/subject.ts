/**
 * The text that is audited, read once for all checks: by the grammar where it is a URI reference, and split by RFC 3986
 * Appendix B where it is not, for attacks often are not.
 */

import { type Component, tryParse, type UriReference } from "urikit";
import { hasAuthority, isDigit, type Layout, layoutOf } from "urikit/foundation";
import { split } from "urikit/syntax";
import { charactersSeen } from "./characters-seen.ts";

/**
 * A text to audit, and where its components lie, as in a parsed reference: a scheme ends at `schemeEnd`, where its colon
 * stands, or -1; an authority lies from `schemeEnd + 3` to `pathFrom`, if that is not before; a userinfo ends before
 * `hostFrom - 1`, if that is not before the authority; a port lies from `hostTo + 1` to `pathFrom`; and so on.
 */
export interface Subject extends Omit<Layout, "deviations"> {
  /** Undefined if the text is not a URI reference. */
  readonly parsed: UriReference | undefined;
  /**
   * In lower case, and as browsers read it where the text is not a URI reference; empty if there is no such component.
   */
  readonly scheme: string;
  /** The characters of `SEEN` that it contains. */
  readonly seen: number;
}

/** Reads a text to audit. */
export function subjectOf(text: string): Subject {
  const read = tryParse(text);
  const parsed = read.valid ? read.parsed : undefined;
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } =
    parsed === undefined ? splitAnyway(text) : layoutOf(parsed);
  const written = schemeEnd < 0 ? "" : text.slice(0, schemeEnd).toLowerCase();
  const scheme = parsed === undefined ? asBrowsersRead(written) : written;
  const seen = charactersSeen(text);
  const to = text.length;
  return { text, parsed, scheme, seen, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to };
}

/** A scheme without the white space and controls that browsers remove (WHATWG URL §4.4). */
function asBrowsersRead(scheme: string): string {
  return scheme.replace(/^[\0-\x20]+|[\t\n\r]+/g, "");
}

type Offsets = Pick<Subject, "schemeEnd" | "hostFrom" | "hostTo" | "pathFrom" | "pathTo" | "queryTo">;

/**
 * The components by Appendix B, and the authority split at its last `@` and before the colon and digits at its end: not
 * within a bracket that nothing closes, after which there is no port (RFC 3986 §3.2.2).
 */
function splitAnyway(text: string): Offsets {
  const parts = split(text);
  const { schemeEnd, pathFrom } = parts;
  const authorityFrom = schemeEnd + 3;
  if (pathFrom < authorityFrom) return { ...parts, hostFrom: pathFrom, hostTo: pathFrom };
  const hostFrom = Math.max(text.lastIndexOf("@", pathFrom - 1) + 1, authorityFrom);
  const isOpen = text[hostFrom] === "[" && !text.slice(hostFrom, pathFrom).includes("]");
  if (isOpen) return { ...parts, hostFrom, hostTo: pathFrom };
  let digits = pathFrom;
  while (digits > hostFrom && isDigit(text.charCodeAt(digits - 1))) digits--;
  const hasPort = digits > hostFrom && text[digits - 1] === ":";
  return { ...parts, hostFrom, hostTo: hasPort ? digits - 1 : pathFrom };
}

/** The host as it is written; undefined if it is undefined. */
export function hostOf(subject: Subject): string | undefined {
  return hasAuthority(subject) ? subject.text.slice(subject.hostFrom, subject.hostTo) : undefined;
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
