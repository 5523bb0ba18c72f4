// src/grammars/data.ts, made from src/grammars/*.bnf: the rules of each edition as its document prints them.
// scripts/generate/standards.js writes it.
//
// In a *.bnf file a line that begins with "#" is about the file. A line such as "§3.2" or "RFC 2732 §3" names the section
// of the rules after it. Everything else is the letter of the document; a comment before a rule belongs to it.
import { readFileSync } from "node:fs";
// By its path: the page, which takes `withNames`, finds no packages that are not compiled.
import { type Expression, type Grammar, readAbnf, ruleOf } from "../../../tools/abnf/src/abnf.ts";
import type { GrammarExpression } from "../src/grammars/rule.ts";

/** The editions that have a grammar, the oldest first, with their names. */
export const NAMES = {
  rfc1738: "RFC 1738",
  rfc1808: "RFC 1808",
  "url-syntax-05": "url-syntax-05",
  rfc2396: "RFC 2396",
  "rfc2396bis-01": "rfc2396bis-01",
  rfc3986: "RFC 3986",
} as const;

export type PrintedId = keyof typeof NAMES;

const FOLDER = "packages/standards/src/grammars";

/** A rule as it is written in a *.bnf file. */
export interface PrintedRule {
  readonly name: string;
  readonly text: string;
  /** With the name of the document. */
  readonly section: string;
}

/** The file that is made, by its path in the repository. */
export function products(root: string): ReadonlyMap<string, string> {
  const ids = Object.keys(NAMES) as PrintedId[]; // the keys are all there are
  const grammars = ids.map((id) => `  ${JSON.stringify(id)}: ${dataOf(root, id)},`);
  const text = `/** The rules of each edition, from the *.bnf next to this file. Made by scripts/generate/standards.js: do not edit. */

import type { GrammarRule } from "./rule.ts";

/** The name of an edition that has a grammar; the URL Standard of the WHATWG has no grammar. */
export type GrammarId = ${ids.map((id) => JSON.stringify(id)).join(" | ")};

interface PrintedGrammar {
  readonly name: string;
  readonly rules: readonly Omit<GrammarRule, "uses" | "usedBy">[];
}

// biome-ignore format: a line is a rule
export const GRAMMARS: Readonly<Record<GrammarId, PrintedGrammar>> = {
${grammars.join("\n")}
};
`;
  return new Map([[`${FOLDER}/data.ts`, text]]);
}

function dataOf(root: string, id: PrintedId): string {
  const printed = printedRules(root, id);
  const named = new Map(printed.map(({ name }) => [abnfName(name), name]));
  const grammar = abnfOf(printed, id);
  const lines = printed.map(({ name, section, text }) => {
    const expression = withNames(ruleOf(grammar, abnfName(name)), named);
    return `      ${JSON.stringify({ name, section, text, expression })},`;
  });
  return `{\n    name: ${JSON.stringify(NAMES[id])},\n    rules: [\n${lines.join("\n")}\n    ],\n  }`;
}

/** The rules of an edition as its document prints them. `root`: the folder of the repository. */
export function printedRules(root: string, id: PrintedId): PrintedRule[] {
  const rules: { name: string; lines: string[]; section: string }[] = [];
  let section = "";
  let comments: string[] = [];
  for (const line of readFileSync(`${root}/${FOLDER}/${id}.bnf`, "utf8").split("\n")) {
    const name = /^([A-Za-z][\w+-]*) *=/.exec(line)?.[1];
    if (line.startsWith("#")) continue;
    if (line.startsWith("§")) section = `${NAMES[id]} ${line}`.replace("§Appendix", "Appendix");
    else if (name !== undefined) {
      rules.push({ name, lines: [...comments, line], section });
      comments = [];
    } else if (line.startsWith("RFC ")) section = line;
    else if (line.startsWith(";")) comments.push(line);
    else if (line !== "") rules.at(-1)?.lines.push(line);
  }
  return rules.map(({ name, lines, section }) => ({ name, section, text: lines.join("\n") }));
}

/** The rules of an edition, read from what its document prints. */
export function printedGrammar(root: string, id: PrintedId): Grammar {
  return abnfOf(printedRules(root, id), id);
}

/** ABNF allows no "_" and no "+" in the name of a rule. */
export function abnfName(name: string): string {
  return name.replaceAll(/[_+]/g, "-").toLowerCase();
}

/** The editions whose documents write ABNF. The others write BNF "in the manner of RFC 822". */
const IN_ABNF: ReadonlySet<PrintedId> = new Set(["rfc2396bis-01", "rfc3986"]);

function abnfOf(rules: readonly PrintedRule[], id: PrintedId): Grammar {
  return readAbnf(
    ...rules.map(({ text, section }) => asAbnf(text, IN_ABNF.has(id) || !section.startsWith(NAMES[id]))),
  );
}

const TOKEN =
  /(?<comment>;[^\n]*)|(?<quote><">)|(?<string>"[^"]*")|(?<prose><[^>]*>)|(?<name>[A-Za-z][\w+-]*)|./gs;

/**
 * A rule with the marks of ABNF. `"|"` separates alternatives in the BNF of RFC 822; it lists both cases of a letter
 * where it means both; RFC 1738 has brackets around what is repeated, and in its `gopherurl` a slash without quotes.
 */
function asAbnf(text: string, hasCaselessLetters: boolean): string {
  const open: string[] = [];
  let before = "";
  const written = [...text.matchAll(TOKEN)].map(({ 0: token, groups = {} }) => {
    const last = before;
    if (token.trim() !== "") before = token;
    if (groups.comment !== undefined) return "";
    if (groups.quote !== undefined) return "%x22";
    if (groups.name !== undefined) return abnfName(token);
    if (groups.string !== undefined && token.length === 3 && !hasCaselessLetters) return exactly(token);
    if (groups.string !== undefined || groups.prose !== undefined) return token;
    if (token === "|") return "/";
    if (token === "/" && last === "[") return '"/"';
    if (token === "(" || token === "[") {
      const isGroup = token === "(" || /[*\d]/.test(last);
      open.push(isGroup ? ")" : "]");
      return isGroup ? "(" : "[";
    }
    return token === ")" || token === "]" ? (open.pop() ?? token) : token;
  });
  return written.join("");
}

/** `"a"` as `%x61`. */
function exactly(quoted: string): string {
  return `%x${quoted.charCodeAt(1).toString(16).toUpperCase()}`;
}

/** The expression with the names that the document gives its rules. */
export function withNames(expression: Expression, named: ReadonlyMap<string, string>): GrammarExpression {
  const inner = (one: Expression) => withNames(one, named);
  switch (expression.kind) {
    case "alternation":
      return { kind: "alternation", choices: expression.choices.map(inner) };
    case "concatenation":
      return { kind: "concatenation", parts: expression.parts.map(inner) };
    case "repetition": {
      const { of, min, max } = expression;
      return { kind: "repetition", of: inner(of), min, ...(max === Infinity ? {} : { max }) };
    }
    case "rule":
      return { kind: "rule", name: nameIn(named, expression.name) };
    case "sequence":
      return { kind: "characters", text: String.fromCharCode(...expression.codes) };
    case "range": {
      const [from, to] = [String.fromCharCode(expression.from), String.fromCharCode(expression.to)];
      return { kind: "range", from, to };
    }
    default:
      return expression;
  }
}

/** @throws {Error} If the grammar has no rule of that name. */
function nameIn(named: ReadonlyMap<string, string>, name: string): string {
  const found = named.get(name);
  if (found === undefined) throw new Error(`no rule is named ${name}`);
  return found;
}
