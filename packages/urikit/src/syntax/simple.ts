/**
 * RFC 3986 §3, §4: most references. A simple one is valid, and has no IP-literal and no triplet in its authority. An
 * expression recognizes it in half the time that the scanner takes, in a quarter of it where it is long. Only its yes
 * is sure: everything else, and whether a reference is normal, is for the scanner.
 *
 * Each part repeats characters with which the next part cannot begin, so that there is at most one way to match a
 * text, and nothing to try again.
 */

import * as CODE from "./codes.ts";
import { type Offsets, scan } from "./scanner.ts";

export const MARKS = ".~!$&'()*+,;=-";
const SLASH = CODE.SLASH;

/** A URI begins with a scheme (§3). */
export const URI = "[a-z][a-z\\d+.-]*:";
/** So may a reference; without one, there is no colon in its first segment (§4.2). */
export const REFERENCE = `(?:${URI}|(?![^/?#]*:))`;

// Made by functions that are marked as pure: a bundler drops an expression that is not used only if it knows that.
const SIMPLE_URI = /* @__PURE__ */ simple(URI);
const SIMPLE_REFERENCE = /* @__PURE__ */ simple(REFERENCE);

/**
 * The expression of simple references.
 *
 * @param beginning How they begin: {@link URI} or {@link REFERENCE}.
 * @param more Characters that are unreserved in addition to those of URIs, as a part of a class.
 */
export function simple(beginning: string, more = ""): RegExp {
  const hostAndPort = `[\\w${more}${MARKS}]*(?::\\d*)?(?![^/?#])`;
  // Most have no userinfo, and pay nothing for it as the second choice.
  const authority = `//(?:${hostAndPort}|[\\w:${more}${MARKS}]*@${hostAndPort})`;
  const run = `[\\w:@/?${more}${MARKS}]*`;
  const query = `${run}(?:%[\\da-f]{2}${run})*`;
  return new RegExp(`^${beginning}(?:${authority}|(?!//))${query}(?:#${query})?$`, "i");
}

/** V8 remembers each triplet, and each segment that is looked at; a longer text could fill its memory for that. */
export const LONGEST = 1 << 17;

/** Whether a text is simple by an expression that {@link simple} has made. */
export function isSimple(text: string, expression: RegExp): boolean {
  return text.length <= LONGEST && expression.test(text);
}

/** Whether a value is a text, and a simple URI. */
export function isSimpleUri(text: unknown): text is string {
  return typeof text === "string" && isSimple(text, SIMPLE_URI);
}

/** Whether a text is a simple reference. */
export function isSimpleReference(text: string): boolean {
  return isSimple(text, SIMPLE_REFERENCE);
}

/** Where the components of a reference lie, or undefined if the text is no reference. */
export function offsetsOf(text: string): Offsets | undefined {
  return isSimpleReference(text) ? offsetsOfSimple(text) : scan(text, 0, text.length);
}

/**
 * Where the components of a simple reference lie. A search for one character takes the time of a few turns of a loop.
 */
export function offsetsOfSimple(text: string): Offsets {
  const to = text.length;
  const queryTo = placeOf(text, "#", 0, to);
  const pathTo = placeOf(text, "?", 0, queryTo);
  const slash = placeOf(text, "/", 0, pathTo);
  // Without a scheme, a colon comes after one of these.
  const colon = placeOf(text, ":", 0, slash);
  const schemeEnd = colon < slash ? colon : -1;
  const start = schemeEnd + 1;
  if (slash !== start || slash === pathTo || text.charCodeAt(start + 1) !== SLASH) {
    const [hostFrom, hostTo, pathFrom] = [start, start, start];
    return { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, deviations: undefined };
  }
  const pathFrom = placeOf(text, "/", start + 2, pathTo);
  const at = placeOf(text, "@", start + 2, pathFrom);
  const hostFrom = at < pathFrom ? at + 1 : start + 2;
  const hostTo = placeOf(text, ":", hostFrom, pathFrom);
  return { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, deviations: undefined };
}

/** The place of a character in `text[from..to)`, or `to` if it does not occur. */
function placeOf(text: string, character: string, from: number, to: number): number {
  const at = text.indexOf(character, from);
  return at < 0 || at > to ? to : at;
}
