/**
 * The five documents that urikit keeps, as pages: each statement with its mark, what keeps it, its proof, and an example to try.
 * The data is in `test/statements`, and a test of the repository says that it is true.
 */

import { printable } from "urikit/display";
import {
  type Document,
  documents,
  type Statement,
  type TestName,
} from "../../scripts/generate/statements.js";
import type { PageState } from "../state/state.ts";
import { IN_CHINESE, type Language } from "./language.ts";
import { code, linkList, table, toolAddress } from "./markdown.ts";
import type { SeriesTexts } from "./texts/en.ts";

/** Where the pages lie. */
export const FOLDER = "docs/statements";

/** @param proofs The tests that prove each statement, by its number. */
export function statements(proofs: Proofs, language: Language): ReadonlyMap<string, string> {
  const folder = language.root + FOLDER;
  const pages = documents.map(
    (document) => [`${folder}/${document.number}.md`, page(document, proofs, language)] as const,
  );
  return new Map([[`${folder}.md`, index(proofs, language)], ...pages]);
}

type Proofs = ReadonlyMap<string, readonly TestName[]>;

const titleOf = ({ title, chineseTitle }: Document, language: Language) =>
  language === IN_CHINESE ? chineseTitle : title;

function index(proofs: Proofs, language: Language): string {
  const texts = language.texts.statements;
  const rows = documents.map((document) => [
    `[${titleOf(document, language)}](statements/${document.number}.md)`,
    String(document.statements.length),
    String(testsOf(document, proofs)),
  ]);
  const named = documents.map((document) => titleOf(document, language)).join(language.texts.comma);
  return `${texts.index(named)}\n\n${table(texts.columns, rows)}\n`;
}

function testsOf({ statements }: Document, proofs: Proofs): number {
  return statements.reduce((sum, { number }) => sum + (proofs.get(number)?.length ?? 0), 0);
}

function page(document: Document, proofs: Proofs, language: Language): string {
  const { texts } = language;
  const sections = new Map<string, Statement[]>();
  for (const one of document.statements)
    sections.set(one.section, [...(sections.get(one.section) ?? []), one]);
  const chapters = [...sections].map(
    ([section, own]) =>
      `## ${section}\n\n${own.map((one) => entry(one, proofs.get(one.number) ?? [], language)).join("\n\n")}`,
  );
  return `# ${document.number}: ${titleOf(document, language)}

${texts.statements.lead(document.statements.length, testsOf(document, proofs))}

${chapters.join("\n\n")}

## ${texts.also}

${linkList([`[${texts.statements.all}](../statements.md)`])}
`;
}

function entry(one: Statement, tests: readonly TestName[], language: Language): string {
  const texts = language.texts.statements;
  const said = language === IN_CHINESE ? one.chinese : one.statement;
  return `**✓ ${one.number}** ${said}

${linkList([
  tried(one.try, language),
  texts.kept(one.keepers.map(code).join(language.texts.comma)),
  texts.proved(proofsIn(tests, language).join(language.texts.comma)),
])}`;
}

/** A test file may have many that prove one statement: the first is named. */
function proofsIn(tests: readonly TestName[], { texts }: Language): readonly string[] {
  const byFile = new Map<string, string[]>();
  for (const { file, name } of tests) byFile.set(file, [...(byFile.get(file) ?? []), name]);
  return [...byFile].flatMap(([file, [first = "", ...others]]) => [
    `${code(first)} (${code(file)})`,
    ...(others.length === 0 ? [] : [texts.statements.tests(others.length, code(file))]),
  ]);
}

type ToolName = keyof SeriesTexts["statements"]["tools"];

/** What a tool shows, by the texts that it is given. */
const STATES: Readonly<Record<ToolName, (texts: readonly string[]) => PageState>> = {
  inspect: ([uri = ""]) => ({ uri }),
  resolve: ([base = "", uri = ""]) => ({ base, uri }),
  compare: ([a = "", b = ""]) => ({ a, b }),
  text: ([text = ""]) => ({ text }),
  encode: ([text = ""]) => ({ text }),
  query: ([uri = ""]) => ({ uri }),
  domain: ([domain = ""]) => ({ domain }),
  grammar: ([edition = "", as = "", uri = ""]) => ({ edition, rule: as, as, uri }),
};

/** The example in its tool, with its texts; or a command. */
function tried([what = "", ...given]: readonly string[], language: Language): string {
  const texts = language.texts.statements;
  if (what === "command") return texts.try(code(given.join(" ")));
  const [tool = "", part] = what.split(".");
  if (!Object.hasOwn(STATES, tool)) throw new Error(`not a tool: ${what}`);
  const name = tool as ToolName;
  const more: PageState = part === undefined ? {} : name === "text" ? { as: part } : { open: part };
  const address = toolAddress(language, name === "inspect" ? "" : name, { ...STATES[name](given), ...more });
  return texts.tryIn(shownOf(name, given, language), `[${texts.tools[name]}](${address})`);
}

function shownOf(tool: ToolName, given: readonly string[], { texts }: Language): string {
  const shown = given.map((text) => code(printable(text.replaceAll("\n", " "))));
  const [first = "", second = "", third = ""] = shown;
  if (tool === "resolve") return texts.against(second, first);
  return tool === "grammar" ? texts.statements.as(third, second) : shown.join(texts.comma);
}
