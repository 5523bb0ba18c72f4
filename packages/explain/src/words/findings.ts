/** Findings as people read them. Few commands say them, and so their English lies below the catalogue of a language. */

import type { Explanation } from "@urikit/audit";
import type { Finding } from "@urikit/audit/at-once";
import { en as ofAudit } from "@urikit/audit/words/en";
import { type Catalogue, say } from "urikit/words";
import { READER_SENTENCES } from "./en-readers.ts";
import type { Words } from "./words.ts";

/** A finding with its sentences. */
export interface SaidFinding extends Omit<Finding, "message" | "advice"> {
  readonly message: string;
  readonly advice: string;
}

/** The facts about a kind of finding, with its sentences. */
export interface SaidExplanation extends Omit<Explanation, "title" | "harm" | "fix"> {
  readonly title: string;
  /** The harm that it can do. */
  readonly harm: string;
  /** The advice. */
  readonly fix: string;
}

const catalogues = new WeakMap<Catalogue, Catalogue>();

/** The sentences of audits in the words of a language, and in English where it does not have them. */
export function auditSentences({ catalogue }: Pick<Words, "catalogue">): Catalogue {
  const known = catalogues.get(catalogue) ?? { ...READER_SENTENCES, ...ofAudit, ...catalogue };
  catalogues.set(catalogue, known);
  return known;
}

/**
 * A finding in the words of a language, and in English where it does not have them.
 * @example
 * ```ts
 * import { audit } from "@urikit/audit";
 * import { saidFinding } from "@urikit/explain";
 *
 * const said = audit("http://127.1/").map((one) => saidFinding(one, { catalogue: {} }));
 * said[1]?.message; // => "`127.1` is 127.0.0.1 for platforms that accept it"
 * ```
 */
export function saidFinding(finding: Finding, words: Pick<Words, "catalogue">): SaidFinding {
  const catalogue = auditSentences(words);
  return { ...finding, message: say(catalogue, finding.message), advice: say(catalogue, finding.advice) };
}

/** The description of a kind of finding, in the words of a language. */
export function saidExplanation(one: Explanation, words: Pick<Words, "catalogue">): SaidExplanation {
  const catalogue = auditSentences(words);
  const [title, harm, fix] = [one.title, one.harm, one.fix].map((text) => say(catalogue, text));
  return { ...one, title: title ?? "", harm: harm ?? "", fix: fix ?? "" };
}
