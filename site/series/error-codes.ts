/** A page for each code of an error, from the words of `uri explain`, with what the command or the library says of the example. */

import { explain } from "@urikit/audit";
import {
  ERROR_CODES,
  type ErrorCodeText,
  type ExplainedCode,
  errorCodeText,
} from "@urikit/explain/catalogue";
import { HABITS } from "@urikit/programs";
import { http } from "@urikit/schemes";
import { grammarOf, ruleOf } from "@urikit/standards/grammars";
import { fromSurt } from "@urikit/surt";
import * as urikit from "urikit";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { compile, expand } from "urikit/uri-template";
import { session } from "./command.ts";
import { sampled } from "./extent.ts";
import type { Language } from "./language.ts";
import {
  block,
  code,
  linkList,
  lookLink,
  prose,
  resolveLink,
  sentence,
  table,
  withSections,
} from "./markdown.ts";

/** Where the pages lie. */
export const FOLDER = "docs/error-codes";

export async function errorCodes(language: Language): Promise<ReadonlyMap<string, string>> {
  const codes = (Object.keys(ERROR_CODES) as ExplainedCode[]).map(
    (id) => [id, errorCodeText(id, language.explained)] as const,
  );
  const folder = language.root + FOLDER;
  const pages = await Promise.all(
    sampled(codes).map(async ([id, text]) => [`${folder}/${id}.md`, await page(id, text, language)] as const),
  );
  return new Map([[`${folder}.md`, index(codes, language)], ...pages]);
}

function index(codes: readonly (readonly [string, ErrorCodeText])[], { texts }: Language): string {
  return `${texts.errorCodes.index}

${table(
  texts.errorCodes.columns,
  codes.map(([id, { title }]) => [`[${code(id)}](error-codes/${id}.md)`, prose(title)]),
)}
`;
}

async function page(id: string, text: ErrorCodeText, language: Language): Promise<string> {
  const { texts } = language;
  const { shown, rule } = await exampleOf(text.example, language);
  const opened = openedIn(text.example, language);
  return `# ${texts.errorCodes.heading(id)}

${texts.errorCodes.lead(prose(text.title), withSections(text.section))}

${prose(text.what)}

## ${texts.fix}

${sentence(prose(text.fix), language)}

## ${texts.example}

${shown}

${opened === undefined ? "" : `${opened}${texts.stop}\n\n`}## ${texts.also}

${linkList([...related(id, rule, language), `[${texts.errorCodes.all}](../error-codes.md)`])}
`;
}

/** Other pages about the same. */
function related(id: string, rule: string | undefined, language: Language): readonly string[] {
  const { texts } = language;
  const grammarRule = rule === undefined ? undefined : ruleOf(grammarOf("rfc3986"), rule);
  const habit = HABITS.find((one) => one.id === id);
  const finding = explain(id);
  const ruleLink = (name: string) => `[${code(name)}](/docs/grammar/${name}.md)`;
  return [
    ...(grammarRule === undefined ? [] : [texts.rule(ruleLink(grammarRule.name))]),
    ...(finding === undefined ? [] : [texts.finding(`[${code(id)}](../findings/${id}.md)`)]),
    ...(habit === undefined ? [] : [texts.habit(`[${prose(language.habit(habit.id))}](../habits/${id}.md)`)]),
  ];
}

interface ShownExample {
  readonly shown: string;
  /** The rule that the error names. */
  readonly rule: string | undefined;
}

async function exampleOf(example: string, { option }: Language): Promise<ShownExample> {
  if (!isCommand(example)) return fromLibrary(example);
  const text = textIn(example);
  return {
    shown: block(await session(example + option), "console"),
    rule: text === undefined ? undefined : ruleOfErrorIn(text),
  };
}

function isCommand(example: string): boolean {
  return /^(?:uri |.* \| uri )/.test(example);
}

function ruleOfErrorIn(text: string): string | undefined {
  const read = urikit.tryParse(text);
  return read.valid ? undefined : read.error.rule;
}

/** An expression of JavaScript, and the error that it throws. */
function fromLibrary(example: string): ShownExample {
  const known = { ...urikit, http, toUri, domainToAscii: toAscii, fromSurt, compile, expand };
  try {
    new Function(...Object.keys(known), `return ${example};`)(...Object.values(known));
  } catch (error) {
    if (error instanceof urikit.UriSyntaxError)
      return {
        shown: `${block(`${example};`, "js")}\n\n${block(`${error.name}: ${error.message}`)}`,
        rule: error.rule,
      };
    throw error;
  }
  throw new Error(`${example} throws nothing`);
}

/** The text that an example is about. */
function textIn(example: string): string | undefined {
  if (example.includes(" | ")) return undefined;
  if (isCommand(example)) return [...example.matchAll(/'([^']*)'/g)].at(-1)?.[1];
  const [, literal] = /^[\w.]+\(('[^']*'|"[^"]*")/.exec(example) ?? [];
  return literal === undefined ? undefined : (new Function(`return ${literal};`)() as string);
}

/** The link that opens the example in the tool that is about it. */
function openedIn(example: string, language: Language): string | undefined {
  const [, reference, base] = /^resolve\("([^"]*)", "([^"]*)"\)$/.exec(example) ?? [];
  if (reference !== undefined && base !== undefined) return resolveLink(base, reference, language);
  const text = textIn(example);
  return text === undefined || !/[:/%]/.test(text) ? undefined : lookLink(text, language);
}
