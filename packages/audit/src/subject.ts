/**
 * What is audited, read once for all checks: by the grammar where it is a URI reference, and split by RFC 3986
 * Appendix B where it is not, for attacks often are not.
 */

import { type Component, type ComponentRange, type ParsedReference, split, tryParse } from "urikit";

/**
 * A text to audit, and where its components lie, as in a parsed reference: a scheme ends at `schemeEnd`, where its colon
 * stands, or -1; an authority lies from `schemeEnd + 3` to `pathFrom`, if that is not before; a userinfo ends before
 * `hostFrom - 1`, if that is not before the authority; a port lies from `hostTo + 1` to `pathFrom`; and so on.
 */
export interface Subject {
  readonly text: string;
  /** The reference; undefined if the text is not a URI reference. */
  readonly reference: ParsedReference | undefined;
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
  if (!read.valid) return { text, reference: undefined, ...splitAnyway(text) };
  const { reference } = read;
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = reference;
  return { text, reference, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo };
}

/** The components by Appendix B, and the authority parted at its last `@` and before the colon and digits at its end. */
function splitAnyway(text: string): Omit<Subject, "text" | "reference"> {
  const parts = split(text);
  const { schemeEnd, pathFrom } = parts;
  const authorityFrom = schemeEnd + 3;
  if (pathFrom < authorityFrom) return { ...parts, hostFrom: pathFrom, hostTo: pathFrom };
  const authority = text.slice(authorityFrom, pathFrom);
  const hostFrom = authorityFrom + authority.lastIndexOf("@") + 1;
  let digits = pathFrom;
  while (digits > hostFrom && /[0-9]/.test(text.charAt(digits - 1))) digits--;
  const hasPort = digits > hostFrom && text[digits - 1] === ":";
  return { ...parts, hostFrom, hostTo: hasPort ? digits - 1 : pathFrom };
}

/** Where a component lies; undefined if it is undefined. */
export function rangeOf(subject: Subject, component: Component): ComponentRange | undefined {
  const { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = subject;
  const authorityFrom = schemeEnd + 3;
  const hasAuthority = authorityFrom <= pathFrom;
  switch (component) {
    case "scheme":
      return rangeIf(0, schemeEnd);
    case "authority":
      return rangeIf(authorityFrom, pathFrom);
    case "userinfo":
      return hasAuthority ? rangeIf(authorityFrom, hostFrom - 1) : undefined;
    case "host":
      return hasAuthority ? rangeIf(hostFrom, hostTo) : undefined;
    case "port":
      return hasAuthority ? rangeIf(hostTo + 1, pathFrom) : undefined;
    case "path":
      return rangeIf(pathFrom, pathTo);
    case "query":
      return rangeIf(pathTo + 1, queryTo);
    case "fragment":
      return rangeIf(queryTo + 1, text.length);
  }
}

function rangeIf(from: number, to: number): ComponentRange | undefined {
  return from <= to ? { from, to } : undefined;
}
