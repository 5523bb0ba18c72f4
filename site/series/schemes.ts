/**
 * A page for each scheme that urikit reads, from what `uri explain`, `uri inspect` and `uri plan` say, with the example and the
 * meaning of `docs/schemes.md`; and one page for all that IANA has registered.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { memberTexts, schemeReadingOf, specificationWords } from "@urikit/explain";
import { schemeInChinese } from "@urikit/explain/words/zh";
import * as exported from "@urikit/schemes";
import { type AnyScheme, standardSchemes } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { registrationOf, registrations, registryDate } from "@urikit/schemes/registry";
import { parse } from "urikit";
import { session } from "./command.ts";
import { sampled } from "./extent.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { block, code, linkList, lookLink, prose, sentence, table, withSections } from "./markdown.ts";

/** Where the pages lie. */
export const FOLDER = "docs/schemes";
/** The page of the whole registry. */
export const REGISTRY = "docs/registered-schemes.md";

/** The row of a scheme in the table of the guide. */
interface GuideRow {
  readonly example: string;
  /** Markdown. */
  readonly meaning: string;
}

/** The registry is in English, as IANA keeps it: its page is not made again in another language. */
export async function schemes(repository: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const guide = guideRows(readFileSync(join(repository, `docs/${language.root}schemes.md`), "utf8"));
  const pathOf = (name: string) => `${language.root}${FOLDER}/${name}.md`;
  const pages = await Promise.all([
    ...sampled([...standardSchemes.values()]).map(
      async (scheme) => [pathOf(scheme.name), await page(scheme, guide, language)] as const,
    ),
    ...sampled([...connectionSchemes.keys()]).map(
      async (name) => [pathOf(name), await connectionPage(name, language)] as const,
    ),
  ]);
  return new Map(language === IN_ENGLISH ? [[REGISTRY, registryPage()], ...pages] : pages);
}

/** The rows of the guide by the names of their schemes. What is “the same” there is the same as the row before. */
function guideRows(guide: string): ReadonlyMap<string, GuideRow> {
  const rows = new Map<string, GuideRow>();
  let last = "";
  for (const [, names = "", example = "", meaning = ""] of guide.matchAll(
    /^\| ((?:`[a-z0-9+-]+`(?:, |、)?)+) \| [^|]* \| [^|]* \| `([^`]+)` \| (.*) \|$/gm,
  )) {
    const own = [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    const isSame = /^the same\b/.test(meaning);
    const told = isSame ? meaning.replace("the same", `the same as [\`${last}\`](${last}.md)`) : meaning;
    if (!isSame) last = own[0] ?? "";
    for (const name of own) {
      const strings = [...guide.matchAll(/\("([^"\\]+)"\)/g)].map(([, text = ""]) => text);
      const candidates = [example, example.replace(/^[^:]+/, name), ...strings];
      const readable = candidates.find((text) => isReadable(name, text));
      if (readable === undefined) throw new Error(`docs/schemes.md has no example of ${name}`);
      rows.set(name, { example: readable, meaning: told });
    }
  }
  return rows;
}

function isReadable(name: string, text: string): boolean {
  const scheme = standardSchemes.get(name);
  return text.startsWith(`${name}:`) && scheme !== undefined && isRead(scheme, text);
}

/** The name under which {@link AnyScheme} is exported. */
const EXPORTS = new Map(Object.entries(exported).map(([name, value]) => [value as unknown, name]));

async function page(
  scheme: AnyScheme,
  guide: ReadonlyMap<string, GuideRow>,
  language: Language,
): Promise<string> {
  const { name } = scheme;
  const { option } = language;
  const texts = language.texts.schemes;
  const row = guide.get(name);
  if (row === undefined) throw new Error(`docs/schemes.md has no row for ${name}`);
  const { example, meaning } = row;
  const variable = EXPORTS.get(scheme) ?? "";
  return `# ${name}

${headOf(name, specificationWords(scheme), language)}

${sentence(`${code(example)}${language.texts.colon}${meaning}`, language)} ${lookLink(example, language)}${language.texts.stop}

${readingTable(example, language)}

## ${texts.known}

${block(await session(`uri explain ${name}:${option}`), "console")}

${rulesOf(scheme, language)}## ${texts.reached}

${block(await session(`uri plan '${example}'${option}`), "console")}

## ${texts.library}

${block(`import { ${variable} } from "@urikit/schemes";\n\n${variable}.read(${JSON.stringify(example)});`, "ts")}

## ${language.texts.also}

${seeAlso(`[${code(variable)}](/reference/@urikit/schemes.md#${variable.toLowerCase()})`, language)}
`;
}

async function connectionPage(name: string, language: Language): Promise<string> {
  const kind = connectionSchemes.get(name);
  if (kind === undefined) throw new Error(`not a scheme of connection strings: ${name}`);
  const texts = language.texts.schemes;
  const example = [`${name}://me@db.example/sales`, `${name}://db.example/0`].find((text) =>
    isRead(kind, text),
  );
  if (example === undefined) throw new Error(`no example of ${name} can be read`);
  return `# ${name}

${headOf(name, specificationWords({ ...kind, standing: "custom" }), language)}

${texts.connection}

${sentence(texts.forExample(code(example)), language)} ${lookLink(example, language)}${language.texts.stop}

${readingTable(example, language)}

## ${texts.known}

${block(await session(`uri explain ${name}:${language.option}`), "console")}

## ${language.texts.also}

${seeAlso("[`@urikit/schemes/connection`](/reference/@urikit/schemes/connection.md)", language)}
`;
}

/** Its name in the registry, and the document by which it is read. */
function headOf(name: string, specification: string, language: Language): string {
  const registration = registrationOf(name);
  if (language !== IN_ENGLISH)
    return withSections(schemeInChinese({ ...registration, scheme: name, specification }));
  const status = registration === undefined ? "not registered" : `${registration.status} in IANA's registry`;
  const isNamed = registration !== undefined && registration.description !== name;
  const head = isNamed
    ? `**${prose(registration.description)}** (a scheme, ${status}).`
    : `A scheme, ${status}.`;
  return `${head} Specified in ${withSections(specification)}.`;
}

/** Its meaning by its scheme, member by member. */
function readingTable(example: string, { texts, words }: Language): string {
  const members = memberTexts(schemeReadingOf(parse(example)), { hides: () => false, words });
  return members.length === 0
    ? ""
    : table(
        texts.schemes.columns,
        members.map(([member, value]) => [code(member), code(value)]),
      );
}

function rulesOf({ rules = [], defaultPort, emptyPath }: AnyScheme, { texts }: Language): string {
  const names = [
    ...(defaultPort === undefined ? [] : ["default-port"]),
    ...(emptyPath === undefined ? [] : ["empty-path"]),
    ...rules.map(({ rule }) => rule),
  ];
  if (names.length === 0) return "";
  const links = [...new Set(names)].map((rule) => `[${code(rule)}](../normalization-rules/${rule}.md)`);
  return `${texts.schemes.rules(links.join(texts.comma))}\n\n`;
}

function seeAlso(reference: string, language: Language): string {
  const texts = language.texts.schemes;
  return linkList([
    texts.reference(reference),
    texts.guide((name) => `[${name}](../schemes.md)`),
    `[${texts.registry}](/docs/registered-schemes.md)`,
  ]);
}

function isRead(kind: { read(text: string): unknown }, text: string): boolean {
  try {
    kind.read(text);
    return true;
  } catch {
    return false;
  }
}

function registryPage(): string {
  const rows = [...registrations.values()].map(({ name, status, description, references }) => [
    hasPage(name) ? `[${code(name)}](schemes/${name}.md)` : code(name),
    status,
    description === name ? "" : prose(description),
    references.map((one) => withSections(one)).join(", "),
  ]);
  const unregistered = [...standardSchemes.keys(), ...connectionSchemes.keys()].filter(
    (name) => !registrations.has(name),
  );
  return `# Registered schemes

The ${registrations.size} schemes of IANA's registry of ${registryDate}, as \`uri explain NAME\` tells of them; what was registered
or changed later is not here. Those with a link are read by urikit: [the schemes](schemes.md). So are these, which nobody has registered:
${unregistered.map((name) => `[${code(name)}](schemes/${name}.md)`).join(", ")}.

${table(["scheme", "status", "name", "described in"], rows)}
`;
}

function hasPage(name: string): boolean {
  return standardSchemes.has(name) || connectionSchemes.has(name);
}
