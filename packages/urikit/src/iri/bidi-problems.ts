/**
 * RFC 3987 §4: the parts of an IRI that a reader, or the Unicode Bidirectional Algorithm, takes for others.
 */

import { isRightToLeft } from "../idna/bidi.ts";
import { bidiClassOf } from "../idna/classes.ts";
import { type Component, rangeOf } from "../syntax/components.ts";
import { hostKindOf } from "../syntax/host.ts";
import { requireOption, requireOptions } from "../syntax/require-option.ts";
import type { Layout } from "../syntax/scanner.ts";
import { type Statement, statement } from "../syntax/statement.ts";
import { type IriLike, layoutOfIri } from "./reference.ts";

/** A problem that {@link bidiProblems} finds. */
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
  /** The sentence for people. */
  readonly problem: Statement;
}

/** The choice of parts to look at. */
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
 * such text has no problems, and one that is never shown need not care (§4.2).
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
  options = requireOptions(options, { divide: true });
  requireOption("divide", options.divide, [true, false]);
  const read = layoutOfIri(iri);
  const { text } = read;
  const hasFormatting = FORMATTING.test(text);
  if (!hasFormatting && !isRightToLeft(text)) return [];
  const problems: BidiProblem[] = [];
  for (const part of partsOf(read, options.divide !== false)) {
    const found = directions(text, part);
    if (hasFormatting) found.push(...formatting(text, part));
    if (found.length > 1) found.sort((a, b) => a.index - b.index);
    for (const problem of found) problems.push(problem);
  }
  return problems;
}

/** "LRM, RLM, LRE, RLE, LRO, RLO, and PDF" (§4.1); ALM and the isolates are younger than the RFC (UAX #9 §2). */
const FORMATTING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

interface Part {
  readonly component: Component;
  readonly from: number;
  readonly to: number;
}

/** "The following syntax rules from section 2.2 correspond to components for the purpose of Bidi behavior" (§4.2). */
function partsOf(read: Layout, divide: boolean): readonly Part[] {
  const isName = hostKindOf(read.text, read.hostFrom, read.hostTo) === "reg-name";
  const delimiters: readonly (readonly [Component, string])[] = [
    ["userinfo", divide ? ":" : ""],
    ["host", isName ? "." : ""],
    ["path", divide ? "/." : "/"],
    ["query", divide ? "&;=" : ""],
    ["fragment", ""],
  ];
  const parts: Part[] = [];
  for (const [component, between] of delimiters) {
    const { from = 0, to = -1 } = rangeOf(read, component) ?? {};
    for (let start = from, at = from; at <= to; at++) {
      if (at < to && !between.includes(read.text.charAt(at))) continue;
      if (start < at) parts.push({ component, from: start, to: at });
      start = at + 1;
    }
  }
  return parts;
}

function formatting(text: string, part: Part): readonly BidiProblem[] {
  return [...text.slice(part.from, part.to).matchAll(new RegExp(FORMATTING, "g"))].map(({ index }) => ({
    ...part,
    code: "bidi-formatting-character",
    index: part.from + index,
    section: "RFC 3987 §4.1",
    problem: statement("bidi-formatting"),
  }));
}

/**
 * §4.2: both rules, for a part that uses characters from right to left. Formatting characters are a problem by themselves.
 * A nonspacing mark has the direction of the character that it combines with (UAX #9, W1), and is left out too.
 */
function directions(text: string, part: Part): BidiProblem[] {
  const { component, from, to } = part;
  let [isRight, first, left, last] = [false, -1, -1, -1];
  let [firstClass, lastClass] = ["", ""];
  for (let index = from; index < to; index++) {
    const code = text.codePointAt(index) as number; // it is in the text
    const bidi = bidiClassOf(code);
    if (!(bidi === "N" && first >= 0) && !isFormatting(code)) {
      if (first < 0) [first, firstClass] = [index, bidi];
      if (left < 0 && bidi === "L") left = index;
      if (bidi === "R") isRight = true;
      [last, lastClass] = [index, bidi];
    }
    if (code > 0xffff) index++;
  }
  const problems: BidiProblem[] = [];
  if (!isRight) return problems;
  const add = (
    code: BidiProblem["code"],
    index: number,
    id: "bidi-mixed-directions" | "bidi-start" | "bidi-end",
  ) => {
    problems.push({
      component,
      from,
      to,
      code,
      index,
      section: "RFC 3987 §4.2",
      problem: statement(id, component),
    });
  };
  if (left >= 0) add("mixed-directions", left, "bidi-mixed-directions");
  if (firstClass !== "R") add("not-right-to-left-at-start", first, "bidi-start");
  if (lastClass !== "R") add("not-right-to-left-at-end", last, "bidi-end");
  return problems;
}

/** Whether a character is one of {@link FORMATTING}. */
function isFormatting(code: number): boolean {
  return code > 0x61b && code < 0x206a && FORMATTING.test(String.fromCharCode(code));
}
