/** A page for each rule of the grammar of RFC 3986, from the data of `uri explain`; what a component is, as `uri explain` has it. */

import { COMPONENTS, type ComponentText, componentText } from "@urikit/explain/catalogue";
import { components } from "@urikit/explain/words/en";
import { HABITS } from "@urikit/programs";
import { GRAMMAR_IDS, type GrammarRule, grammarOf, ruleOf } from "@urikit/standards/grammars";
import { toFragment } from "../state/state.ts";
import { habitInEnglish } from "../tool/texts/en-standards.ts";
import { block, code, linkList, lookLink, prose, withSections } from "./markdown.ts";

/** Where the pages lie. */
export const FOLDER = "docs/grammar";

const CURRENT = grammarOf("rfc3986");

export function grammarRules(): ReadonlyMap<string, string> {
  return new Map(CURRENT.rules.map((rule) => [`${FOLDER}/${rule.name}.md`, page(rule)]));
}

function page(rule: GrammarRule): string {
  const { name, section, text, uses, usedBy } = rule;
  const component = Object.hasOwn(COMPONENTS, name)
    ? componentText(name as keyof typeof COMPONENTS, components) // has been looked for
    : undefined;
  const habit = HABITS.find(({ id }) => id === name);
  return `# ${name}

A rule of the [grammar of a URI](../grammar.md) (${withSections(section)}).

${component === undefined ? "" : `${paragraphOn(component)}\n\n`}${block(text, "abnf")}

![${name}, as a railroad diagram](../diagrams/${name}.svg)

${uses.length === 0 ? "" : `It uses ${links(uses)}.\n\n`}${
  usedBy.length === 0 ? "" : `It is used by ${links(usedBy)}.\n\n`
}${history(name)}## See also

${linkList([
  ...(habit === undefined
    ? []
    : [`How programs part here: [${prose(habitInEnglish(habit.id))}](../habits/${name}.md)`]),
  `[Trace a reference through it](/grammar${toFragment({ rule: name })})`,
  `\`uri explain ${name} --svg\` draws it`,
  "[The grammar of a URI](../grammar.md)",
])}
`;
}

function paragraphOn({ title, what, example, value }: ComponentText): string {
  return `**${prose(title)}.** ${prose(what)}\n\nIn ${code(example)} it is ${code(value)}. ${lookLink(example)}.`;
}

function links(names: readonly string[]): string {
  return names.map((name) => `[${code(name)}](${name}.md)`).join(", ");
}

/** The rule of that name in the documents before. */
function history(name: string): string {
  const before = GRAMMAR_IDS.filter((id) => id !== CURRENT.id).flatMap((id) => {
    const grammar = grammarOf(id);
    const rule = ruleOf(grammar, name);
    return rule === undefined
      ? []
      : [`### ${grammar.name}\n\n${withSections(rule.section)}\n\n${block(rule.text, "abnf")}`];
  });
  return before.length === 0 ? "" : `## Before RFC 3986\n\n${before.join("\n\n")}\n\n`;
}
