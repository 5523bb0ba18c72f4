/** The pages of `uri explain --diagram` for people: a rule with what it uses and its diagram, and the list of the rules. */

import { trackOf } from "@urikit/explain/grammar";
import type { Screen } from "@urikit/explain/layout";
import { padded, shortenEnd, widthOf, wrapped } from "@urikit/explain/layout";
import type { Grammar, GrammarRule } from "@urikit/standards/grammars";
import { text } from "../../words/text.ts";
import { diagram } from "./diagram.ts";

const INDENT = "  ";
const GAP = "  ";

/** A rule: its section, its text, its diagram, what it uses, and what uses it. */
export function rulePage(rule: GrammarRule, grammar: Grammar, screen: Screen): string[] {
  const { colors, words } = screen;
  const used = grammar.rules.filter(({ name }) => rule.uses.includes(name));
  const section = (one: GrammarRule) => sectionIn(grammar, one);
  return [
    ...wrapped(`${rule.name}${GAP}${rule.section}`, screen.width).map((line, at) =>
      at === 0 ? line.replace(rule.name, () => colors.bold(rule.name)) : line,
    ),
    "",
    ...textLines(rule.text, screen),
    "",
    ...diagram(trackOf(rule.expression), screen),
    ...(used.length > 0 ? ["", colors.bold(text(words, "grammar-uses"))] : []),
    ...used.flatMap((one) => usedLines(one.text, section(one), screen)),
    ...(rule.usedBy.length > 0 ? ["", colors.bold(text(words, "grammar-used-by"))] : []),
    ...wrapped(INDENT + rule.usedBy.join(", "), screen.width, INDENT).filter((line) => line.trim() !== ""),
  ];
}

/** The lines of a rule as the document has them; a line that is too wide is wrapped. */
function textLines(text: string, { width }: Screen): string[] {
  return text.split("\n").flatMap((line) => wrapped(INDENT + line, width, INDENT.repeat(2)));
}

/** A rule that is used: its text, and after it its section, if there is room. */
function usedLines(text: string, section: string, screen: Screen): string[] {
  const { width, colors } = screen;
  const lines = textLines(text, screen);
  const last = lines.pop() ?? "";
  const note = colors.dim(section);
  return widthOf(last) + GAP.length + widthOf(section) <= width
    ? [...lines, `${last}${GAP}${note}`]
    : [...lines, last, `${INDENT.repeat(2)}${note}`];
}

/** The section of a rule, without the name of the document that the grammar is of. */
function sectionIn({ name }: Grammar, { section }: GrammarRule): string {
  return section.replace(`${name} `, "");
}

/** A narrower column for the text of a rule would say nothing. */
const NARROWEST_TEXT = 20;

/** The rules of a grammar, each with its section, and with its text where there is room. */
export function listPage(grammar: Grammar, { width, colors }: Screen): string[] {
  const { name, rules } = grammar;
  const nameWidth = Math.max(...rules.map((rule) => rule.name.length));
  const sectionWidth = Math.max(...rules.map((rule) => sectionIn(grammar, rule).length));
  const room = width - nameWidth - sectionWidth - 2 * GAP.length;
  const rows = rules.map((rule) => {
    const head = `${padded(rule.name, nameWidth)}${GAP}${colors.dim(padded(sectionIn(grammar, rule), sectionWidth))}`;
    return room < NARROWEST_TEXT ? head.trimEnd() : `${head}${GAP}${shortenEnd(inOneLine(rule), room)}`;
  });
  return [colors.bold(name), ...rows];
}

/** The text after the sign of equality, without comments. */
export function inOneLine({ text }: GrammarRule): string {
  const lines = text.split("\n").map((line) => line.replace(/(?:^|\s);.*$/s, ""));
  return lines
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/^[^=]*= /, "")
    .trim();
}
