/** `uri where`: the lines that match an expression, as they are; for URIs what grep is for text. */

import { isUtf8 } from "node:buffer";
import { redact } from "@urikit/audit/at-once";
import { errorJson, referenceError } from "@urikit/explain";
import { type LineSieve, lineSieve } from "@urikit/where/lines";
import type { Command } from "commander";
import { printable } from "urikit/display";
import { declareList } from "../../declaration.ts";
import { ClosedPipe, INVALID, VALID } from "../../exit.ts";
import { wordsOfData } from "../../language/spoken.ts";
import { encodingError } from "../../lines/line-text.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import { Output } from "../../lines/output.ts";
import type { LineCommand, LinePlace, LineResult } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { askedOf } from "./asked.ts";
import { isExplaining, judgesOf } from "./judges.ts";
import { MatchStream } from "./match-stream.ts";

interface WhereOptions extends ListOptions {
  /** The expression. */
  readonly operands: readonly [string];
  readonly count?: true;
  readonly invert?: true;
}

export function declare(command: Command): void {
  command.argument("<EXPRESSION>");
  declareList(
    command,
    {
      usage: "[options] EXPRESSION [REFERENCE ...]",
      note: [
        "The lines that match come out as they are. EXPRESSION compares",
        "",
        "  scheme, authority, userinfo, host, port, path, segment, query, fragment,",
        "  query.KEY          components; by itself: whether it is there",
        "  text               the whole line",
        "  code               why a line is invalid, as uri check says it",
        "  finding, severity  what uri audit finds: clean, hint, warning, danger",
        "",
        "by = != ^= (begins) $= (ends) *= (contains) ~ (contains; host ~ .example.org:",
        "is below) in (A, B), ports and severities by < <= > >= too; and it can say",
        "valid, invalid, host in cidr BLOCK, equivalent to REFERENCE, programs disagree,",
        "denied by FILE; with not, and, or and parentheses.",
        "",
        "A line that is no reference has no components: neither host = a nor",
        "not host = a is true of it. --invert gives all lines that do not match.",
        "Exit status, as of grep: 0 if a line matches, 1 if none, 2 for wrong usage.",
      ],
      examples: [
        "uri where 'host ~ .example.org and port != 443' < links.txt",
        "uri where 'scheme in (http, ftp) and query.token' --count < links.txt",
        "uri where 'severity >= warning or invalid' -n < links.txt",
      ],
    },
    "drop",
  )
    .option("-c, --count", "print how many lines match")
    .option("-v, --invert", "print the lines that do not match");
}

export async function run(options: WhereOptions): Promise<number> {
  const { count, invert = false, json, lineNumber, quiet = false, stdio } = options;
  const { expression, uriOf } = await askedOf(options.operands[0], options.iri);
  const judges = await judgesOf(expression, { givenAs: "where" });
  const sieve = lineSieve(expression, judges);
  const takes: LineSieve = (text, code) =>
    sieve(text === undefined ? undefined : uriOf(text), code) !== invert;
  const isQuiet = quiet || count === true;
  const countsOnly = isQuiet;
  const matches = new MatchStream(stdio.stdout, { isSilent: isQuiet, isFirstEnough: quiet });
  const isPlain = isQuiet || !(json || lineNumber || stdio.stdout.isTTY === true);
  const command: LineCommand = {
    ...(isExplaining(expression) && { longest: LONGEST_EXPLAINED }),
    takes: "fields", // and so invalid UTF-8, too
    answers: "row",
    takesIris: true,
    line: (text, place) => shown(text, { takes, place, options }),
    json: (text, place) => objectOf(text, { takes, place, options }),
    ...(isPlain && { work: { name: "where", expression, invert, countsOnly } }),
  };
  const list: ListOptions = {
    ...options,
    stdio: { ...streamsOf(stdio), stdout: matches },
  };
  try {
    await runList(command, isQuiet ? withoutJson(list) : list);
  } catch (error) {
    if (!(quiet && matches.count > 0 && error instanceof ClosedPipe)) throw error;
  }
  if (count)
    await new Output(stdio.stdout).write(
      json && options.jsonField === undefined ? `{"result":${matches.count}}\n` : `${matches.count}\n`,
    );
  return matches.count > 0 ? VALID : INVALID;
}

/** The streams but for standard output. They are opened when they are used. */
function streamsOf(stdio: ListOptions["stdio"]): ListOptions["stdio"] {
  return {
    get stdin() {
      return stdio.stdin;
    },
    get stderr() {
      return stdio.stderr;
    },
    get stdout() {
      return stdio.stdout;
    },
    ...(stdio.stdinDescriptor !== undefined && { stdinDescriptor: stdio.stdinDescriptor }),
  };
}

function withoutJson({ json: _, ...others }: ListOptions): ListOptions {
  return others;
}

/** A line, and who asks. */
interface Asked {
  readonly takes: LineSieve;
  readonly place: LinePlace;
  readonly options: WhereOptions;
}

/** The line, if it matches: for a terminal without secrets and control characters, elsewhere octet for octet. */
function shown(text: string, { takes, place, options }: Asked): LineResult {
  const { octets } = place;
  const isText = isTextOf(text, octets);
  if (!takes(isText ? text : undefined)) return undefined;
  const { quiet, count, showSecrets, stdio } = options;
  if (quiet || count) return "";
  if (stdio.stdout.isTTY === true) return printable(showSecrets ? text : redact(text));
  return isText ? text : octets;
}

/** Whether the text of a line, or of a value in it, is what its octets say. */
function isTextOf(text: string, octets: Uint8Array): boolean {
  return !text.includes("\ufffd") || isUtf8(octets);
}

/** The same for programs. */
function objectOf(text: string, { takes, place, options }: Asked): object | undefined {
  const isText = isTextOf(text, place.octets);
  if (!takes(isText ? text : undefined)) return undefined;
  const error = isText ? referenceError(text) : encodingError(place.octets, text);
  const { showSecrets, language } = options;
  return {
    reference: isText ? (showSecrets ? text : redact(text)) : undefined,
    valid: error === undefined,
    result: true,
    error: error && errorJson({ ...error, message: wordsOfData(language).error(error) }),
  };
}
