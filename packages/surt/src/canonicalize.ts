/**
 * Canonical forms for archives and lists: the URLs that people would say mean the same, written alike.
 */

import { tryParse, UriSyntaxError } from "urikit";
import { requireOption, requireString } from "urikit/foundation";
import { statement } from "urikit/words";
import { isWebScheme, readUrl, writeUrl } from "./read-url.ts";
import { surtError } from "./surt-error.ts";
import { TEXT_STEPS } from "./text-steps.ts";
import { type CanonicalLevel, includesLevel, URL_STEPS } from "./url-steps.ts";
import { FAULTS } from "./words/en.ts";

/** One thing that canonicalization did: the whole URL before and after. */
export interface CanonicalizationStep {
  /** The name of the step. */
  readonly name: string;
  /** Why two URLs that differ in this are taken for the same. */
  readonly reason: string;
  readonly before: string;
  readonly after: string;
}

/** A step, and the level from which on it is taken. */
export interface CanonicalizationRule {
  readonly name: string;
  readonly reason: string;
  readonly level: CanonicalLevel;
}

/** All steps, in their order. */
export const CANONICALIZATION_RULES: readonly CanonicalizationRule[] = [
  ...TEXT_STEPS.map(({ name, reason }) => ({ name, reason, level: "precise" as const })),
  ...URL_STEPS.map(({ name, reason, level }) => ({ name, reason, level })),
];

const LEVELS = ["precise", "semantic", "aggressive"] as const;

/**
 * The canonical form of a URL, for comparing and for keys: a URI, and alike for URLs that people would say mean the same.
 * It is a guess, other than `normalize`, which only does what standards say: it may make one of two URLs that are not the
 * same, and it may not be what a server would answer. So do not fetch it.
 *
 * - `precise`: as a browser would read it, with the scheme, the slashes, the encoding and the order of parameters that are
 *   meant, and without userinfo.
 * - `semantic`, unless asked otherwise: the same without the fragment.
 * - `aggressive`: and without `www`, `https`, letter case, the numbers of sessions, a slash at the end.
 *
 * @param text A URL as people and pages write it.
 * @throws {UriSyntaxError} If no URI comes about: no host, a port that is not digits, half a bracket, half a surrogate
 * pair.
 * @throws {TypeError} If `text` is not a string, or there is no such level.
 *
 * @example
 * ```ts
 * import { canonicalize } from "@urikit/surt";
 *
 * canonicalize("HTTP:\\\\www.Example.com:80/a/../b//c?y=2&x=%2531#d"); // => "http://www.example.com/b/c?x=1&y=2"
 * canonicalize("www.example.com/#d", "precise"); // => "http://www.example.com/#d"
 * canonicalize("https://www2.example.com/A/?sid=0123456789abcdef", "aggressive"); // => "http://example.com/a"
 * ```
 */
export function canonicalize(text: string, level: CanonicalLevel = "semantic"): string {
  return canonicalSteps(text, level).result;
}

/**
 * The steps of {@link canonicalize} for a URL; those that change nothing are left out.
 *
 * @throws As `canonicalize` does.
 *
 * @example
 * ```ts
 * import { canonicalizationSteps } from "@urikit/surt";
 *
 * canonicalizationSteps("https://Example.com#a").map(({ name, after }) => `${name}: ${after}`);
 * // => ["host-name: https://example.com#a", "empty-path: https://example.com/#a", "fragment: https://example.com/"]
 * ```
 */
export function canonicalizationSteps(
  text: string,
  level: CanonicalLevel = "semantic",
): readonly CanonicalizationStep[] {
  return canonicalSteps(text, level).steps;
}

function canonicalSteps(
  text: string,
  level: CanonicalLevel,
): { readonly result: string; readonly steps: readonly CanonicalizationStep[] } {
  requireString(text, "the URL");
  requireOption("the level", level, LEVELS);
  const steps: CanonicalizationStep[] = [];
  let current = text;
  const note = ({ name, reason }: { readonly name: string; readonly reason: string }, after: string) => {
    if (after !== current) steps.push({ name, reason, before: current, after });
    current = after;
  };
  for (const step of TEXT_STEPS) note(step, step.apply(current));
  let url = readUrl(current);
  for (const step of URL_STEPS) {
    if (!includesLevel(level, step.level)) continue;
    url = { ...url, ...step.apply(url) };
    note(step, writeUrl(url));
  }
  if (url.host === "" && isWebScheme(url.scheme)) throw withoutHost(text);
  return { result: requireUri(current), steps };
}

function withoutHost(text: string): Error {
  const place = { rule: "host", section: "RFC 3986 §3.2.2" };
  return surtError("missing-host", text, 0, { ...place, expected: "a-host", fault: "the-URL-has-no-host" });
}

/** @throws {UriSyntaxError} If what came about is not a URI. */
function requireUri(text: string): string {
  const result = tryParse(text);
  if (result.valid) return text;
  const { error } = result;
  const problem = statement("no-canonical-URI", error.problem);
  throw new UriSyntaxError({ ...error, input: text, problem }, { ...error.words, ...FAULTS });
}
