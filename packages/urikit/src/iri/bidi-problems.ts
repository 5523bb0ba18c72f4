/**
 * RFC 3987 §4: what in an IRI makes a reader, or the Unicode Bidirectional Algorithm, take its parts for others.
 */

import { isRightToLeft } from "../idna/bidi.ts";
import { bidiClassOf } from "../idna/classes.ts";
import type { Component } from "../syntax/components.ts";
import { requireOption, requireOptions } from "../syntax/require-option.ts";
import { type IriLike, type IriReference, toIriReference } from "./reference.ts";

/** What {@link bidiProblems} finds. */
export interface BidiProblem {
  /**
   * - `bidi-formatting-character`: one that "MUST NOT" be in an IRI (§4.1), or its like that Unicode has added since;
   * - `mixed-directions`: characters of both directions in one part (§4.2, rule 1);
   * - `not-right-to-left-at-start`, `not-right-to-left-at-end`: a part with characters from right to left that does not
   *   begin or end with one (§4.2, rule 2).
   */
  readonly code:
    | "bidi-formatting-character"
    | "mixed-directions"
    | "not-right-to-left-at-start"
    | "not-right-to-left-at-end";
  /** The component that it is in. */
  readonly component: Component;
  /** Where the part of the component lies in the text, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /** The character that makes it a problem. */
  readonly index: number;
  readonly section: string;
  /** One line for people. */
  readonly reason: string;
}

/** What is looked at. */
export interface BidiOptions {
  /**
   * `false` takes a segment, a query, a userinfo each for one part, as the rules of the grammar have it. `true`, the default,
   * divides them further, as §4.2 says that it is convenient: segments at `.`, queries at `&`, `;` and `=`, and a userinfo
   * at `:`. A host is divided into labels in both cases, as the examples of §4.4 are.
   */
  readonly divide?: boolean | undefined;
}

/**
 * The places where an IRI breaks the rules for text from right to left (§4): as data, the first one first. An IRI without
 * such text has none, and one that is never shown need not care (§4.2).
 *
 * @throws {UriSyntaxError} If the text is not an IRI reference.
 * @throws {TypeError} If `iri` is not a reference, or `divide` has a value that does not exist.
 *
 * @example
 * ```ts
 * import { bidiProblems } from "urikit/iri";
 *
 * bidiProblems("http://example.org/אבג/דה.html"); // => []
 * bidiProblems("http://example.org/אבa").map(({ code, index }) => `${code} ${index}`);
 * // => ["mixed-directions 21", "not-right-to-left-at-end 21"]
 * bidiProblems("http://example.org/a\u202eb")[0]?.code; // => "bidi-formatting-character"
 * ```
 */
export function bidiProblems(iri: IriLike, options: BidiOptions = {}): readonly BidiProblem[] {
  requireOptions(options);
  requireOption("divide", options.divide, [true, false]);
  const read = toIriReference(iri);
  const { text } = read;
  if (!FORMATTING.test(text) && !isRightToLeft(text)) return [];
  return partsOf(read, options.divide !== false)
    .flatMap((part) => [...formatting(text, part), ...directions(text, part)])
    .sort((a, b) => a.index - b.index);
}

/** "LRM, RLM, LRE, RLE, LRO, RLO, and PDF" (§4.1); ALM and the isolates are younger than the RFC (UAX #9 §2). */
const FORMATTING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

interface Part {
  readonly component: Component;
  readonly from: number;
  readonly to: number;
}

/** "The following syntax rules from section 2.2 correspond to components for the purpose of Bidi behavior" (§4.2). */
function partsOf(read: IriReference, divide: boolean): readonly Part[] {
  const delimiters: readonly (readonly [Component, RegExp | undefined])[] = [
    ["userinfo", divide ? /[^:]+/g : undefined],
    ["host", read.hostKind === "reg-name" ? /[^.]+/g : undefined],
    ["path", divide ? /[^/.]+/g : /[^/]+/g],
    ["query", divide ? /[^&;=]+/g : undefined],
    ["fragment", undefined],
  ];
  return delimiters.flatMap(([component, parts = /.+/gs]) => {
    const range = read.range(component);
    if (range === undefined) return [];
    return [...read.text.slice(range.from, range.to).matchAll(parts)].map(({ 0: part, index }) => {
      const from = range.from + index;
      return { component, from, to: from + part.length };
    });
  });
}

function formatting(text: string, part: Part): readonly BidiProblem[] {
  return [...text.slice(part.from, part.to).matchAll(new RegExp(FORMATTING, "g"))].map(({ index }) => ({
    ...part,
    code: "bidi-formatting-character",
    index: part.from + index,
    section: "RFC 3987 §4.1",
    reason: "an IRI must not contain bidirectional formatting characters",
  }));
}

/** A character of a part, and the direction that it has by itself: R, L, or neither. */
interface Directed {
  readonly index: number;
  readonly direction: "R" | "L" | "";
}

/** §4.2: both rules, for a part that uses characters from right to left. */
function directions(text: string, part: Part): readonly BidiProblem[] {
  const characters = directed(text, part);
  if (!characters.some(({ direction }) => direction === "R")) return [];
  const left = characters.find(({ direction }) => direction === "L");
  const [first] = characters;
  const last = characters.at(-1);
  const problem = (
    code: BidiProblem["code"],
    at: Directed | undefined,
    reason: string,
  ): readonly BidiProblem[] =>
    at === undefined ? [] : [{ ...part, code, index: at.index, section: "RFC 3987 §4.2", reason }];
  const name = part.component;
  return [
    ...problem("mixed-directions", left, `a part of the ${name} uses characters of both directions`),
    ...problem(
      "not-right-to-left-at-start",
      first?.direction === "R" ? undefined : first,
      `a part of the ${name} with characters from right to left does not begin with one`,
    ),
    ...problem(
      "not-right-to-left-at-end",
      last?.direction === "R" ? undefined : last,
      `a part of the ${name} with characters from right to left does not end with one`,
    ),
  ];
}

/**
 * The characters of a part, without formatting characters, which are a problem by themselves. A nonspacing mark has the
 * direction of what it stands on (UAX #9, W1), and is left out too.
 */
function directed(text: string, { from, to }: Part): readonly Directed[] {
  const characters: Directed[] = [];
  let index = from;
  for (const character of text.slice(from, to)) {
    const bidi = bidiClassOf(character.codePointAt(0) as number); // it is one character
    const isLeftOut = FORMATTING.test(character) || (bidi === "N" && characters.length > 0);
    if (!isLeftOut) characters.push({ index, direction: bidi === "R" || bidi === "L" ? bidi : "" });
    index += character.length;
  }
  return characters;
}
