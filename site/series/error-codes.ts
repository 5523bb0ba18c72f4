/** A page for each code of an error, from the words of `uri explain`, with what the command or the library says of the example. */

import { explain } from "@urikit/audit";
import {
  ERROR_CODES,
  type ErrorCodeText,
  type ExplainedCode,
  errorCodeText,
} from "@urikit/explain/catalogue";
import { explained } from "@urikit/explain/words/en";
import { HABITS } from "@urikit/programs";
import { http } from "@urikit/schemes";
import { grammarOf, ruleOf } from "@urikit/standards/grammars";
import { fromSurt } from "@urikit/surt";
import * as urikit from "urikit";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { compile, expand } from "urikit/uri-template";
import { habitInEnglish } from "../tool/texts/en-standards.ts";
import { session } from "./command.ts";
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

export async function errorCodes(): Promise<ReadonlyMap<string, string>> {
  const codes = (Object.keys(ERROR_CODES) as ExplainedCode[]).map(
    (id) => [id, errorCodeText(id, explained)] as const,
  );
  const pages = await Promise.all(
    codes.map(async ([id, text]) => [`${FOLDER}/${id}.md`, await page(id, text)] as const),
  );
  return new Map([[`${FOLDER}.md`, index(codes)], ...pages]);
}

function index(codes: readonly (readonly [string, ErrorCodeText])[]): string {
  return `# Error codes

Every error of the library is a \`UriSyntaxError\`, and has one of these codes, which never changes its meaning; with it
come the index, the rule, the section, and what was expected. The command has a few more, for lines that the library does
not see: \`uri check --json\` prints them. Each has a page, and \`uri explain CODE\` prints the same words.

${table(
  ["code", "what it is"],
  codes.map(([id, { title }]) => [`[${code(id)}](error-codes/${id}.md)`, prose(title)]),
)}
`;
}

async function page(id: string, text: ErrorCodeText): Promise<string> {
  const { shown, rule } = await exampleOf(text.example);
  const opened = openedIn(text.example);
  return `# ${id}, an error code

**${prose(text.title)}** (error code; ${withSections(text.section)}).

${prose(text.what)}

## What to do

${sentence(prose(text.fix))}

## An example

${shown}

${opened === undefined ? "" : `${opened}.\n\n`}## See also

${linkList([...related(id, rule), "[All error codes](../error-codes.md)"])}
`;
}

/** Other pages about the same. */
function related(id: string, rule: string | undefined): readonly string[] {
  const grammarRule = rule === undefined ? undefined : ruleOf(grammarOf("rfc3986"), rule);
  const habit = HABITS.find((one) => one.id === id);
  const finding = explain(id);
  return [
    ...(grammarRule === undefined
      ? []
      : [`The rule of the grammar: [${code(grammarRule.name)}](../grammar/${grammarRule.name}.md)`]),
    ...(finding === undefined ? [] : [`The finding of the same name: [${code(id)}](../findings/${id}.md)`]),
    ...(habit === undefined
      ? []
      : [`How programs part here: [${prose(habitInEnglish(habit.id))}](../habits/${id}.md)`]),
  ];
}

interface ShownExample {
  readonly shown: string;
  /** The rule that the error names. */
  readonly rule: string | undefined;
}

async function exampleOf(example: string): Promise<ShownExample> {
  if (!isCommand(example)) return fromLibrary(example);
  const text = textIn(example);
  return {
    shown: block(await session(example), "console"),
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
function openedIn(example: string): string | undefined {
  const [, reference, base] = /^resolve\("([^"]*)", "([^"]*)"\)$/.exec(example) ?? [];
  if (reference !== undefined && base !== undefined) return resolveLink(base, reference);
  const text = textIn(example);
  return text === undefined || !/[:/%]/.test(text) ? undefined : lookLink(text);
}
