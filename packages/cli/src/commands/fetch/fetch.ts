/** `uri fetch`: the resource that a reference names (RFC 3986 §1.2.2), reached safely by default. */

import { existsSync } from "node:fs";
import {
  AccessError,
  type AccessErrorCode,
  type AccessOptions,
  access,
  type Hop,
  type Resource,
} from "@urikit/access";
import { type Command, Option } from "commander";
import { type LearnedLocations, learnedLocations } from "urikit";
import { printable } from "urikit/display";
import { repeatable, wholeNumber } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { INVALID, UsageError, VALID } from "../../exit.ts";
import { wordsFor, wordsOfData } from "../../language/spoken.ts";
import { Output, writeAnyway } from "../../lines/output.ts";
import { writeWhole } from "../../lines/whole-file.ts";
import { text } from "../../words/text.ts";
import { learnedIn } from "../compare/learned.ts";
import { askedOnTerminal } from "./asking.ts";
import { ContentProgress } from "./content-progress.ts";
import type { FetchOptions } from "./fetch-options.ts";
import { giveContent, giveLines } from "./given.ts";
import { secondsOf } from "./numbers.ts";
import { declareReach, reachOf } from "./reach.ts";
import { errorResult, resourceResult } from "./result.ts";
import { sentenceOf } from "./sentence.ts";
import { shownBy } from "./shown.ts";
import { traceOf } from "./trace.ts";

export function declare(command: Command): void {
  command
    .argument("[REFERENCE...]")
    .usage("[options] REFERENCE")
    .option("-o, --output <FILE>", "write the content to FILE, which is there only when it is whole")
    .addOption(
      new Option(
        "--head",
        "over HTTP, ask for the fields alone; of a list, say what became of each link",
      ).conflicts("output"),
    )
    .option("--check-fragments", "of a list, look for the part that each fragment names, too")
    .option("--jobs <N>", "of a list, how many requests at once; 8 unless given", wholeNumber)
    .option("--cache <FILE>", "of a list, what became of links, kept in FILE")
    .option("--max-age <SECONDS>", "for how long that counts; 86400 unless given", secondsOf)
    .option("--list", "of a listing, print the type, the name and the reference of each entry")
    .addOption(
      new Option("--plan", "print what would be done, as uri plan, and do nothing").conflicts([
        "output",
        "head",
        "list",
        "trace",
      ]),
    )
    .option("--trace", "print what is dialled, sent and received on standard error, without secrets")
    .option("--json", "print what is known of it as a JSON object, and not the content")
    .option(
      "--learned <FILE>",
      "go where the redirects in FILE lead, and keep in it those that are permanent (§6.2.4)",
    );
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
nothing is uploaded, and no message is sent. A password that is needed is asked
for on the terminal.

With --head, a list of links is read from standard input, or is the arguments: a
line for each, with a tab after what became of it: ok, moved (for good, and where
to), gone, refused, no answer, or no #id. A host gets one request a second, its
robots.txt is kept, and so is the time after which it wants to be asked again.

What is not allowed is refused: other schemes than http, https and data, special
addresses, also of names and of redirects, other ports than those of the scheme,
and files, unless you allow them. A redirect leads to http and https only.

Exit status: 0; 1 if it is refused, also by the server; 3 if it is not found; 4
if no server answers, or not in time, or not by its protocol; 5 if the content is
cut off, or larger than --max.

Examples:
  uri fetch -o page.html https://example.org/
  uri fetch data:text/plain,hello
  uri fetch --json --head http://127.0.0.1/
  uri fetch --allow ftp --trace -o motd ftp://127.0.0.1/motd
  uri fetch --allow gopher --list gopher://127.0.0.1/
  uri fetch --files docs/ file:///docs/a.html
  uri extract --unique site/ | uri fetch --head --cache links.jsonl`;

export async function run(options: FetchOptions): Promise<number> {
  const [reference] = options.references;
  if (isOfList(options) || (options.head && options.references.length !== 1)) {
    const { headList } = await import("./head-list.ts");
    return headList(options);
  }
  if (reference === undefined || options.references.length > 1) throw new UsageError("fetch-one");
  if (options.plan) return plan(options);
  const learned = options.learned === undefined ? undefined : learnedBefore(options.learned);
  const { stdio, output, trace } = options;
  const isShownLive = trace === true || (output === undefined && stdio.stdout.isTTY === true);
  const progress = new ContentProgress(stdio, isShownLive);
  try {
    const resource = await access(reference, {
      ...accessOptions(options),
      learned,
      onProgress: (one) => progress.tell(one),
    });
    if (options.learned !== undefined && learned !== undefined)
      await keepLearned(options.learned, learned, resource.chain);
    return await given(resource, reference, options);
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
    progress.stop();
    await report(error, reference, options);
    return STATUS.get(error.code) ?? INVALID;
  } finally {
    progress.stop();
  }
}

/** The options of a list are for `--head`. */
function isOfList({ head, checkFragments, jobs, cache, maxAge }: FetchOptions): boolean {
  const given = Object.entries({ checkFragments, jobs, cache, maxAge }).find(
    ([, value]) => value !== undefined,
  );
  if (given === undefined) return false;
  if (head) return true;
  throw new UsageError("fetch-needs-head", FLAGS.get(given[0]) ?? given[0]);
}

const FLAGS: ReadonlyMap<string, string> = new Map([
  ["checkFragments", "--check-fragments"],
  ["jobs", "--jobs <N>"],
  ["cache", "--cache <FILE>"],
  ["maxAge", "--max-age <SECONDS>"],
]);

async function plan({
  references,
  gateway,
  email,
  json,
  showSecrets,
  color,
  language,
  stdio,
}: FetchOptions): Promise<number> {
  const { run: planned } = await import("../plan/plan.ts");
  const shared = { color, stdio, ...(language !== undefined && { language }) };
  const shown = {
    ...(json && { json }),
    ...(showSecrets && { showSecrets }),
    ...(email !== undefined && { email }),
  };
  return planned({
    references,
    gateway,
    input: [],
    invalid: "keep",
    calledAs: "fetch",
    ...shared,
    ...shown,
  });
}

function accessOptions(options: FetchOptions): AccessOptions {
  const { head, trace, files, email, newsServer, showSecrets = false, language, stdio } = options;
  const words = wordsFor(stdio.stderr, language);
  return {
    ...reachOf(options),
    ...{ files, email, newsServer, method: head ? "HEAD" : "GET" },
    ask: (question) => askedOnTerminal(question, stdio, words),
    onStep: trace ? (event) => writeAnyway(stdio.stderr, traceOf(event, { words, showSecrets })) : undefined,
  };
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
  if (options.list && resource.kind !== "listing") {
    resource.close();
    writeAnyway(stdio.stderr, `uri: ${text(words, "fetch-no-list")}\n`);
    return INVALID;
  }
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
    await giveLines(resource, options);
    return VALID;
  }
  try {
    await giveContent(resource, options);
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

// `uri fetch --learned FILE`: RFC 3986 §6.2.4: what moved for good is asked for where it is now, and kept for `uri compare --learned`.

/** What the file holds; nothing where it is not there yet. */
function learnedBefore(path: string): LearnedLocations {
  return existsSync(path) ? learnedIn(path) : learnedLocations();
}

/** Writes the file with the redirects that were followed, if there were any. */
async function keepLearned(path: string, before: LearnedLocations, chain: readonly Hop[]): Promise<void> {
  if (chain.length === 0) return;
  const after = before.learn(chain);
  await writeWhole(path, [new TextEncoder().encode(`${JSON.stringify(after, null, 2)}\n`)]);
}
