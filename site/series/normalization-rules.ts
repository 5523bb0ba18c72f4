/** A page for each rule of normalization, from the words of `uri explain`, with what the library makes of the example. */

import { explain } from "@urikit/audit";
import { BY_SCHEME } from "@urikit/explain";
import { type ExplainedRule, NORMALIZATION_RULES, ruleText, stepOf } from "@urikit/explain/catalogue";
import { HABITS } from "@urikit/programs";
import { standardSchemes } from "@urikit/schemes";
import { normalizationSteps } from "urikit";
import { session } from "./command.ts";
import { sampled } from "./extent.ts";
import type { Language } from "./language.ts";
import { block, code, linkList, prose, table, withSections } from "./markdown.ts";
import type { SeriesTexts } from "./texts/en.ts";

/** Where the pages lie. */
export const FOLDER = "docs/normalization-rules";

export async function normalizationRules(language: Language): Promise<ReadonlyMap<string, string>> {
  const rules = Object.keys(NORMALIZATION_RULES) as ExplainedRule[];
  const folder = language.root + FOLDER;
  const pages = await Promise.all(
    sampled(rules).map(async (id) => [`${folder}/${id}.md`, await page(id, language)] as const),
  );
  return new Map([[`${folder}.md`, index(rules, language)], ...pages]);
}

function index(rules: readonly ExplainedRule[], { texts, explained }: Language): string {
  const rows = rules.map((id) => [
    `[${code(id)}](normalization-rules/${id}.md)`,
    prose(ruleText(id, explained)),
    withSections(sectionOf(id)),
  ]);
  return `${texts.rules.index}\n\n${table(texts.rules.columns, rows)}\n`;
}

function sectionOf(id: ExplainedRule): string {
  return stepOf(id)?.section ?? "";
}

async function page(id: ExplainedRule, language: Language): Promise<string> {
  const { texts, explained, option } = language;
  const [what, example] = [ruleText(id, explained), NORMALIZATION_RULES[id]];
  const shown = await session(`uri normalize --level scheme '${example}'${option}`);
  return `# ${texts.rules.heading(id)}

${texts.rules.lead(prose(what), withSections(sectionOf(id)))}

## ${texts.example}

${block(shown, "console")}

${otherSteps(id, example, texts)}${texts.rules.steps}

${schemesWith(id, texts)}## ${texts.also}

${linkList([...related(id, language), `[${texts.rules.all}](../normalization-rules.md)`])}
`;
}

/** The other rules that change the example. */
function otherSteps(id: ExplainedRule, example: string, texts: SeriesTexts): string {
  const others = normalizationSteps(example, BY_SCHEME).filter(({ rule }) => rule !== id);
  if (others.length === 0) return "";
  const links = others.map(({ rule }) => `[${code(rule)}](${rule}.md)`);
  return `${texts.rules.others(links.join(texts.comma), code(stepOf(id)?.after ?? ""))}\n\n`;
}

/** The schemes that brought the rule. */
function schemesWith(id: string, texts: SeriesTexts): string {
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
  return `## ${texts.rules.schemes}\n\n${links.join(texts.comma)}${texts.stop}\n\n`;
}

/** Other pages about the same. */
function related(id: string, { texts, habit }: Language): readonly string[] {
  const found = HABITS.find((one) => one.id === id);
  return [
    ...(explain(id) === undefined ? [] : [texts.finding(`[${code(id)}](../findings/${id}.md)`)]),
    ...(found === undefined ? [] : [texts.habit(`[${prose(habit(found.id))}](../habits/${id}.md)`)]),
  ];
}
