/** A page for each rule of normalization, from the words of `uri explain`, with what the library makes of the example. */

import { explain } from "@urikit/audit";
import { BY_SCHEME } from "@urikit/explain";
import { type ExplainedRule, NORMALIZATION_RULES, ruleText, stepOf } from "@urikit/explain/catalogue";
import { explained } from "@urikit/explain/words/en";
import { HABITS } from "@urikit/programs";
import { standardSchemes } from "@urikit/schemes";
import { normalizationSteps } from "urikit";
import { habitInEnglish } from "../tool/texts/en-standards.ts";
import { session } from "./command.ts";
import { block, code, linkList, prose, sentence, table, withSections } from "./markdown.ts";

/** Where the pages lie. */
export const FOLDER = "docs/normalization-rules";

export async function normalizationRules(): Promise<ReadonlyMap<string, string>> {
  const rules = Object.keys(NORMALIZATION_RULES) as ExplainedRule[];
  const pages = await Promise.all(rules.map(async (id) => [`${FOLDER}/${id}.md`, await page(id)] as const));
  return new Map([[`${FOLDER}.md`, index(rules)], ...pages]);
}

function index(rules: readonly ExplainedRule[]): string {
  const rows = rules.map((id) => [
    `[${code(id)}](normalization-rules/${id}.md)`,
    prose(ruleText(id, explained)),
    withSections(sectionOf(id)),
  ]);
  return `# Normalization rules

What \`normalize\` and \`uri normalize\` do to a reference, rule by rule: by syntax (RFC 3986 §6.2.2), and by what the
specification of its scheme says (§6.2.3). No rule changes what the reference names. Each has a page, and
\`uri explain RULE\` prints the same words. \`normalizationSteps\` of the library gives the steps of a reference, and
[Inspect](/) shows them below “Normal form”.

${table(["rule", "what it does", "section"], rows)}
`;
}

function sectionOf(id: ExplainedRule): string {
  return stepOf(id)?.section ?? "";
}

async function page(id: ExplainedRule): Promise<string> {
  const [what, example] = [ruleText(id, explained), NORMALIZATION_RULES[id]];
  return `# ${id}, a normalization rule

${sentence(prose(`it ${what}`))} (Normalization rule; ${withSections(sectionOf(id))}.)

## An example

${block(await session(`uri normalize --level scheme '${example}'`), "console")}

${otherSteps(id, example)}In Inspect, the steps are below “Normal form”.

${schemesWith(id)}## See also

${linkList([...related(id), "[All rules of normalization](../normalization-rules.md)"])}
`;
}

/** The other rules that change the example. */
function otherSteps(id: ExplainedRule, example: string): string {
  const others = normalizationSteps(example, BY_SCHEME).filter(({ rule }) => rule !== id);
  if (others.length === 0) return "";
  const links = others.map(({ rule }) => `[${code(rule)}](${rule}.md)`);
  return `Other rules change it, too: ${links.join(", ")}. By this rule alone it is ${code(stepOf(id)?.after ?? "")}.\n\n`;
}

/** The schemes that brought the rule. */
function schemesWith(id: string): string {
  const names = [...standardSchemes.values()]
    .filter(({ rules = [], defaultPort, emptyPath }) =>
      id === "default-port"
        ? defaultPort !== undefined
        : id === "empty-path"
          ? emptyPath !== undefined
          : rules.some(({ rule }) => rule === id),
    )
    .map(({ name }) => name);
  if (names.length === 0) return "";
  const links = names.map((name) => `[${code(name)}](../schemes/${name}.md)`);
  return `## Schemes that have it\n\n${links.join(", ")}.\n\n`;
}

/** Other pages about the same. */
function related(id: string): readonly string[] {
  const habit = HABITS.find((one) => one.id === id);
  return [
    ...(explain(id) === undefined
      ? []
      : [`The finding of the same name: [${code(id)}](../findings/${id}.md)`]),
    ...(habit === undefined
      ? []
      : [`How programs part here: [${prose(habitInEnglish(habit.id))}](../habits/${id}.md)`]),
  ];
}
