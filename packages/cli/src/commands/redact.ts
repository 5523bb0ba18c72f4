/**
 * `uri redact`: references without passwords and secrets (RFC 3986 §7.5); without arguments a filter for logs, which
 * keeps every other octet as it is.
 */

import { Buffer, isUtf8 } from "node:buffer";
import { redact, redactText } from "@urikit/audit/at-once";
import type { Command } from "commander";
import { isUriReference } from "urikit";
import { printable } from "urikit/display";
import { declareList } from "../declaration.ts";
import { screenOf } from "../display/terminal.ts";
import { VALID } from "../exit.ts";
import { type Input, openInput, pathsOf, refuseOwnOutput } from "../lines/input.ts";
import { viewOf } from "../lines/line-text.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { asksForValue } from "../lines/list-options.ts";
import { Output } from "../lines/output.ts";
import { Progress } from "../lines/progress.ts";
import type { LineCommand, LineResult } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { QuietText } from "./quiet-text.ts";

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "Passwords, the values of parameters such as token and api_key, JSON Web Tokens",
      "and keys with the prefixes of their issuers become ***, in references and",
      "connection strings. A file may be any text, such as a log: there, header fields",
      "such as Authorization, options such as --password, and private keys lose their",
      "values too; every other octet stays as it is. With an option that looks at lines,",
      "each line is read by itself, and a secret of several lines is not known.",
    ],
    examples: [
      "uri redact 'https://me:secret@example.org/?token=abc'",
      "tail -f access.log | uri redact",
      "uri redact --only 'host ~ .example.org' --json-field .url < requests.jsonl",
    ],
  });
}

export async function run(options: ListOptions): Promise<number> {
  if (looksAtLines(options)) return runList(linesOf(options), options);
  const output = new Output(options.stdio.stdout);
  if (options.references.length > 0) {
    await output.write(options.references.map((one) => `${shown(redact(one), options)}\n`).join(""));
    return VALID;
  }
  for (const path of pathsOf(options)) await filter(openInput(path, options, "text"), options, output);
  return VALID;
}

/** Whether the options ask for lines one by one; a text is otherwise read whole, whatever it is. */
function looksAtLines(options: ListOptions): boolean {
  const { json, lineNumber, only, skipBlank, skipComments } = options;
  const asked = [json, lineNumber, only, skipBlank, skipComments];
  return asked.some((one) => one !== undefined) || asksForValue(options);
}

/** Lines, or values in them: no text is invalid. */
function linesOf({ json }: ListOptions): LineCommand {
  return {
    subject: "text",
    outcome: "redacted",
    takes: "octets",
    takesIris: true,
    replaces: true,
    line: (text, { octets }) => redactedLine(text, octets),
    json: (text) => {
      const result = redactText(text);
      return { reference: result, valid: isUriReference(text), result };
    },
    ...(json && { masksSecrets: true }),
  };
}

/** A line that is not UTF-8 keeps its other octets. */
function redactedLine(text: string, octets: Uint8Array): LineResult {
  const isText = !text.includes("\ufffd") || isUtf8(octets);
  return isText ? redactText(text) : Buffer.from(redactText(viewOf(octets).toString("latin1")), "latin1");
}

/** Text for a terminal, without control characters. */
function shown(text: string, { stdio }: ListOptions): string {
  return stdio.stdout.isTTY === true ? printable(text) : text;
}

async function filter(input: Input, options: ListOptions, output: Output): Promise<void> {
  const { stdout, stderr } = options.stdio;
  refuseOwnOutput(input, options.stdio);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: stdout.isTTY === true,
  });
  try {
    const quiet = new QuietText();
    for await (const { piece, octets } of piecesOf(input)) {
      await output.write(redacted(piece, quiet, options));
      await progress.advance(octets);
    }
  } finally {
    progress.stop();
    input.close();
  }
}

/** Octets without secrets; for a terminal, without control characters. */
function redacted(octets: Buffer, quiet: QuietText, { stdio }: ListOptions): Buffer {
  const result = viewOf(quiet.redacted(octets));
  if (stdio.stdout.isTTY !== true) return result;
  return Buffer.from(result.toString("utf8").split("\n").map(printable).join("\n"));
}

/** How many octets are read at once. */
const STEP = 256 * 1024;

/** How many octets without a line end are held. */
const LONGEST_HELD = 1024 * 1024;

/** How many octets are held of a word, in which a reference may stand that must not be cut. */
const LONGEST_WORD = 16 * 1024 * 1024;

/**
 * Pieces that end where a line ends; in a long line, where a word does; and how many octets were read for each. A piece is lent:
 * it is valid until the next one is asked for.
 */
async function* piecesOf(input: Input): AsyncGenerator<{ readonly piece: Buffer; readonly octets: number }> {
  let buffer = Buffer.allocUnsafe(2 * STEP);
  let held = 0;
  for (;;) {
    if (held + STEP > buffer.length) buffer = Buffer.concat([buffer], 2 * buffer.length);
    const octets = await input.read(buffer, held, STEP);
    const all = held + octets;
    const end = octets === 0 ? 0 : endOfPiece(buffer.subarray(held, all), held);
    const piece = buffer.subarray(0, held + end);
    if (octets === 0) {
      if (held > 0) yield { piece, octets };
      return;
    }
    const given = end === 0 ? 0 : openKey(piece);
    if (given > 0) yield { piece: piece.subarray(0, given), octets };
    buffer.copyWithin(0, given, all);
    held = all - given;
  }
}

/** Where a private key begins of which the end was not read yet (RFC 7468 §10); the length of the text, if there is no such. */
function openKey(text: Buffer): number {
  const last = Math.max(text.length - LONGEST_KEY, 0);
  const begin = text.subarray(last).lastIndexOf("-----BEGIN ");
  return begin >= 0 && !text.includes("-----END ", last + begin) ? last + begin : text.length;
}

/** How many octets are held of such a key. */
const LONGEST_KEY = 64 * 1024;

/** Up to where what was read can be given out; 0 if it must be held. */
function endOfPiece(read: Buffer, held: number): number {
  const line = read.lastIndexOf("\n") + 1;
  if (line > 0 || held < LONGEST_HELD) return line;
  const word = Math.max(...[" ", '"', "\t"].map((end) => read.lastIndexOf(end))) + 1;
  return word > 0 || held < LONGEST_WORD ? word : read.length;
}
