/** `uri fetch`: the resource that a reference names (RFC 3986 §1.2.2), reached safely by default. */

import {
  AccessError,
  type AccessErrorCode,
  access,
  type Content,
  type Form,
  type Resource,
  type Session,
} from "@urikit/access";
import { maskedText, safeText } from "@urikit/explain";
import { type Command, Option } from "commander";
import { isUriReference } from "urikit";
import { printable } from "urikit/display";
import { repeatable } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { INVALID, UsageError, VALID } from "../../exit.ts";
import { type Language, wordsFor, wordsOfData } from "../../language/spoken.ts";
import { Output, writeAnyway } from "../../lines/output.ts";
import { writeWhole } from "../../lines/whole-file.ts";
import type { Stdio } from "../../stdio.ts";
import { text } from "../../words/text.ts";
import { declareReach, type ReachOptions, reachOf } from "./reach.ts";
import { errorResult, resourceResult } from "./result.ts";
import { sentenceOf } from "./sentence.ts";

export interface FetchOptions extends ReachOptions {
  readonly references: readonly string[];
  readonly output?: string;
  readonly head?: true;
  readonly json?: true;
  readonly files: readonly string[];
  readonly email?: string;
  readonly newsServer?: string;
  readonly showSecrets?: true;
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .argument("[REFERENCE...]")
    .usage("[options] REFERENCE")
    .option("-o, --output <FILE>", "write the content to FILE, which is there only when it is whole")
    .addOption(
      new Option(
        "--head",
        "over HTTP, ask for the fields alone, and print nothing unless --json is given",
      ).conflicts("output"),
    )
    .option("--json", "print what is known of it as a JSON object, and not the content");
  declareReach(command)
    .addOption(repeatable("--files <FOLDER>", "allow the files in FOLDER, too"))
    .option("--email <ADDRESS>", "your address, which ftp sends as the password of an anonymous user")
    .option("--news-server <HOST>", "the server of news references that name none")
    .option("--show-secrets", "show passwords and other secrets, on a terminal and in JSON")
    .addHelpText("after", AFTER_HELP);
}

const AFTER_HELP = `
A content is written as it is; of a listing, each line is the reference of an
entry, or its name. One reference is fetched, and those that it redirects to;
nothing is uploaded, and no message is sent.

What is not allowed is refused: other schemes than http, https and data, special
addresses, also of names and of redirects, other ports than those of the scheme,
and files, unless you allow them. A redirect leads to http and https only.

Exit status: 0; 1 if it is refused, also by the server; 3 if it is not found; 4 if no server answers, or not in time, or
not by its protocol; 5 if the content is cut off, or larger than --max.

Examples:
  uri fetch -o page.html https://example.org/
  uri fetch data:text/plain,hello
  uri fetch --json --head http://127.0.0.1/
  uri fetch --allow gopher gopher://127.0.0.1/
  uri fetch --files docs/ file:///docs/a.html`;

export async function run(options: FetchOptions): Promise<number> {
  const [reference] = options.references;
  if (reference === undefined || options.references.length > 1) throw new UsageError("fetch-one");
  try {
    const resource = await access(reference, {
      ...reachOf(options),
      files: options.files,
      method: options.head ? "HEAD" : "GET",
      email: options.email,
      newsServer: options.newsServer,
    });
    return await given(resource, reference, options);
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
    await report(error, reference, options);
    return STATUS.get(error.code) ?? INVALID;
  }
}

const NOT_FOUND = 3;
const CUT_OFF = 5;

/** The exit status of a failure; 1 where it was refused. */
const STATUS: ReadonlyMap<AccessErrorCode, number> = new Map([
  ["not-found", NOT_FOUND],
  ...(["no-server", "timeout", "protocol"] as const).map((code) => [code, 4] as const),
  ...(["incomplete", "aborted", "too-large"] as const).map((code) => [code, CUT_OFF] as const),
]);

/** Writes what was reached. */
async function given(resource: Resource, reference: string, options: FetchOptions): Promise<number> {
  const { stdio, json } = options;
  if (json) {
    resource.close();
    await new Output(stdio.stdout).write(
      `${objectLine(reference, resourceResult(resource, shownBy(options)), options)}\n`,
    );
    return statusOf(resource);
  }
  const words = wordsFor(stdio.stderr, options.language);
  if (resource.kind === "form") {
    const next = printable(shownBy(options)(resource.fill("ANSWER")));
    writeAnyway(stdio.stderr, `uri: ${text(words, "fetch-form", next)}\n`);
    return INVALID;
  }
  if (resource.kind === "session") {
    resource.close();
    writeAnyway(stdio.stderr, `uri: ${text(words, "fetch-session")}\n`);
    return INVALID;
  }
  if (resource.kind !== "content") {
    await linesTo(resource, options);
    return VALID;
  }
  try {
    await contentTo(resource, options);
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
    await report(error, reference, options);
    return CUT_OFF;
  }
  if (!resource.ok) writeAnyway(stdio.stderr, `uri: ${text(words, "fetch-not-ok", resource.status ?? "")}\n`);
  return statusOf(resource);
}

function statusOf(resource: Resource): number {
  if (resource.kind === "form" || resource.kind === "session") return INVALID;
  if (resource.kind !== "content" || resource.ok) return VALID;
  return resource.status === 404 || resource.status === 410 ? NOT_FOUND : INVALID;
}

/** Writes the content; into a file only what was asked for, and not a page that says why it is not there. */
async function contentTo(content: Content, { output, head, stdio }: FetchOptions): Promise<void> {
  if (head || (output !== undefined && !content.ok)) return content.close();
  if (output !== undefined) return writeWhole(output, content);
  const out = new Output(stdio.stdout);
  if (stdio.stdout.isTTY === true) return out.write(await terminalText(content));
  for await (const piece of content) await out.write(piece);
}

/** Text, without what would steer the terminal. */
async function terminalText(content: Content): Promise<string> {
  const type = content.mediaType ?? "";
  if (!/^text\/|[/+](?:json|xml|javascript)\b|^message\/rfc822/i.test(type)) {
    content.close();
    throw new UsageError("fetch-binary", printable(type));
  }
  const lines = (await content.text()).split(/\r?\n/);
  const shown = lines.map((line) => line.split("\t").map(printable).join("\t")).join("\n");
  return shown.endsWith("\n") ? shown : `${shown}\n`;
}

/** What has no octets of its own. */
type Lines = Exclude<Resource, Content | Form | Session>;

/** Writes it in lines. */
async function linesTo(resource: Lines, options: FetchOptions): Promise<void> {
  const { stdio, output } = options;
  const shown = linesOf(resource);
  if (output === undefined) await new Output(stdio.stdout).write(shown);
  else await writeWhole(output, [new TextEncoder().encode(shown)]);
}

function linesOf(resource: Lines): string {
  switch (resource.kind) {
    case "listing":
      return resource.entries
        .map(
          ({ reference, name }) =>
            `${reference ?? printable(typeof name === "string" ? name : Buffer.from(name).toString("latin1"))}\n`,
        )
        .join("");
    case "group":
      return `${printable(resource.name)}\t${resource.count}\t${resource.first}\t${resource.last}\n`;
    case "draft":
      return resource.eml();
  }
}

/** A reference as it may be shown. */
function shownBy({ showSecrets }: FetchOptions): (reference: string) => string {
  const masked = (reference: string) =>
    isUriReference(reference) ? maskedText(reference) : safeText(reference);
  return (reference) => (showSecrets ? reference : masked(reference));
}

function objectLine(reference: string, result: object, options: FetchOptions): string {
  return jsonLine({ reference: shownBy(options)(reference), valid: true, result });
}

async function report(error: AccessError, reference: string, options: FetchOptions): Promise<void> {
  const { stdio, json, language } = options;
  if (json) {
    const message = await sentenceOf(error, wordsOfData(language));
    const result = errorResult(error, message, shownBy(options));
    await new Output(stdio.stdout).write(`${objectLine(reference, result, options)}\n`);
    return;
  }
  writeAnyway(stdio.stderr, `uri: ${await sentenceOf(error, wordsFor(stdio.stderr, language))}\n`);
}
