/**
 * All that `uri explain` can explain, by their words: components, codes of errors, findings, rules, habits, schemes.
 */

import { FINDINGS, GUARD_REASONS } from "@urikit/audit";
import { type SaidExplanation, saidExplanation, type Words } from "@urikit/explain";
import {
  COMPONENTS,
  type ComponentText,
  componentText,
  ERROR_CODES,
  type ErrorCodeText,
  type ExplainedCode,
  type ExplainedRule,
  errorCodeText,
  NORMALIZATION_RULES,
  ruleText,
  stepOf,
} from "@urikit/explain/catalogue";
import { READER_SENTENCES } from "@urikit/explain/readers";
import { components, explained } from "@urikit/explain/words/en";
import { HABITS, type HabitDescription } from "@urikit/programs";
import { habits } from "@urikit/programs/words/en";
import type { Component } from "urikit";
import { type Statement, say } from "urikit/words";
import { allRules, type GrammarEntry, grammarEntries, type Standard } from "./rules.ts";
import { SCHEME_NAMES, type SchemeEntry, schemeMeantBy } from "./scheme.ts";

/** A word and what it means. Two kinds may share a word: `backslash` is an error, a finding and a habit. */
export type Entry =
  | ({ readonly kind: "component"; readonly id: string } & ComponentText)
  | ({ readonly kind: "error-code"; readonly id: string } & ErrorCodeText)
  | ({ readonly kind: "finding" | "guard-reason" } & SaidExplanation)
  | RuleEntry
  | HabitEntry
  | SchemeEntry
  | GrammarEntry;

interface RuleEntry {
  readonly kind: "normalization-rule";
  readonly id: string;
  readonly what: string;
  readonly example: string;
  readonly section: string;
  /** The example after it. */
  readonly after: string;
}

type HabitTexts = "title" | "what" | "since" | "attack" | "fix";

type HabitEntry = { readonly kind: "habit" } & Omit<HabitDescription, HabitTexts> & {
    readonly [Text in HabitTexts]: string;
  };

/** The kinds, in the order in which they are listed. */
export const KINDS: readonly Entry["kind"][] = [
  "component",
  "error-code",
  "finding",
  "guard-reason",
  "normalization-rule",
  "habit",
  "grammar-rule",
  "scheme",
];

/** The entries of a word: none, if it means nothing. */
export function entriesOf(word: string, standard: Standard, words: Words): readonly Entry[] {
  const lower = word.toLowerCase();
  const scheme = schemeMeantBy(word, words);
  return [
    ...printedEntries(words, (id) => id === lower),
    ...grammarEntries(word, standard),
    ...(scheme === undefined ? [] : [scheme]),
  ];
}

/** All entries, kind by kind: of schemes those that urikit can read. */
export function allEntries(standard: Standard, words: Words): readonly Entry[] {
  const schemes = SCHEME_NAMES.flatMap((name) => schemeMeantBy(name, words) ?? []);
  return [...printedEntries(words, () => true), ...allRules(standard), ...schemes];
}

/** Words that other commands print, kind by kind, in the words of a language. */
function printedEntries(words: Words, isWanted: (id: string) => boolean): readonly Entry[] {
  const catalogue = { ...components, ...explained, ...habits, ...READER_SENTENCES, ...words.catalogue };
  const said = (statement: Statement) => say(catalogue, statement);
  const rule = (id: ExplainedRule): Entry => {
    const { section = "", after = "" } = stepOf(id) ?? {};
    const [what, example] = [ruleText(id, catalogue), NORMALIZATION_RULES[id]];
    return { kind: "normalization-rule", id, what, example, section, after };
  };
  const habit = (one: HabitDescription): Entry => {
    const { title, what, since, attack, fix } = one;
    const texts = {
      title: said(title),
      what: said(what),
      since: said(since),
      attack: said(attack),
      fix: said(fix),
    };
    return { kind: "habit", ...one, ...texts };
  };
  return [
    ...keysOf(COMPONENTS)
      .filter(isWanted)
      .map((id: Component): Entry => ({ kind: "component", id, ...componentText(id, catalogue) })),
    ...keysOf(ERROR_CODES)
      .filter(isWanted)
      .map((id: ExplainedCode): Entry => ({ kind: "error-code", id, ...errorCodeText(id, catalogue) })),
    ...FINDINGS.filter(({ id }) => isWanted(id)).map(
      (one): Entry => ({ kind: "finding", ...saidExplanation(one, words) }),
    ),
    ...GUARD_REASONS.filter(({ id }) => isWanted(id)).map(
      (one): Entry => ({ kind: "guard-reason", ...saidExplanation(one, words) }),
    ),
    ...keysOf(NORMALIZATION_RULES).filter(isWanted).map(rule),
    ...HABITS.filter(({ id }) => isWanted(id)).map(habit),
  ];
}

/** The keys of a table, which has no others. */
function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[];
}

/** The summary of an entry in a line. */
export function titleOf(entry: Entry): string {
  return entry.kind === "normalization-rule" ? entry.what : entry.title;
}
