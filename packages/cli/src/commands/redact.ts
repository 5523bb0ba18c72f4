/**
 * `uri redact`: references without passwords and secrets (RFC 3986 §7.5); without arguments a filter for logs, which
 * keeps every other octet as it is.
 */

import { Buffer, isUtf8 } from "node:buffer";
import { redact, redactText } from "@urikit/audit";
import type { Command } from "commander";
import { printable } from "urikit/display";
import { repeatable } from "../declaration.ts";
import { type ColorChoice, screenOf } from "../display/terminal.ts";
import { VALID } from "../exit.ts";
import type { Language } from "../language/spoken.ts";
import { type Input, openInput, pathsOf, refuseOwnOutput } from "../lines/input.ts";
import { Output } from "../lines/output.ts";
import { Progress } from "../lines/progress.ts";
import type { Stdio } from "../stdio.ts";

export interface RedactOptions {
  readonly references: readonly string[];
  readonly input: readonly string[];
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .argument("[REFERENCE...]")
    .addOption(repeatable("-i, --input <FILE>", "read text from FILE; - is standard input"))
    .addHelpText(
      "after",
      [
        "",
        "Passwords, the values of parameters such as token and api_key, JSON Web Tokens",
        "and keys with the prefixes of their issuers become ***, in references and",
        "connection strings. A file may be any text, such as a log: there, header fields",
        "such as Authorization, options such as --password, and private keys lose their",
        "values too; every other octet stays as it is.",
        "",
        "Examples:",
        "  uri redact 'https://me:secret@example.org/?token=abc'",
        "  tail -f access.log | uri redact",
      ].join("\n"),
    );
}

export async function run(options: RedactOptions): Promise<number> {
  const output = new Output(options.stdio.stdout);
  if (options.references.length > 0) {
    await output.write(options.references.map((one) => `${shown(redact(one), options)}\n`).join(""));
    return VALID;
  }
  for (const path of pathsOf(options)) await filter(openInput(path, options, "text"), options, output);
  return VALID;
}

/** Text for a terminal, without control characters. */
function shown(text: string, { stdio }: RedactOptions): string {
  return stdio.stdout.isTTY === true ? printable(text) : text;
}

async function filter(input: Input, options: RedactOptions, output: Output): Promise<void> {
  const { stdout, stderr } = options.stdio;
  refuseOwnOutput(input, options.stdio);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: stdout.isTTY === true,
  });
  try {
    for await (const { text, octets } of textsOf(input)) {
      await output.write(redacted(text, options));
      await progress.advance(octets);
    }
  } finally {
    progress.stop();
    input.close();
  }
}

/** As UTF-8, if the text is more than ASCII: IDNA brings some letters to `@` and `:`. All octets of UTF-8 come back. */
function withoutSecrets(text: string): Buffer {
  const octets = BEYOND_ASCII.test(text) ? Buffer.from(text, "latin1") : undefined;
  if (octets !== undefined && isUtf8(octets)) return Buffer.from(redactText(octets.toString("utf8")));
  return Buffer.from(redactText(text), "latin1");
}

const BEYOND_ASCII = /[\x80-\xff]/;

/** The octets of a text in which each is one character, without secrets. */
function redacted(text: string, { stdio }: RedactOptions): Buffer {
  const octets = withoutSecrets(text);
  if (stdio.stdout.isTTY !== true) return octets;
  return Buffer.from(octets.toString("utf8").split("\n").map(printable).join("\n"));
}

/** How many octets are read at once. */
const STEP = 256 * 1024;

/** How many octets without a line end are held. */
const LONGEST_HELD = 1024 * 1024;

/** How many octets are held of a word, in which a reference may stand that must not be cut. */
const LONGEST_WORD = 16 * 1024 * 1024;

/** Pieces that end where a line ends; in a long line, where a word does. */
async function* textsOf(input: Input): AsyncGenerator<{ readonly text: string; readonly octets: number }> {
  const buffer = Buffer.allocUnsafe(STEP);
  let held = "";
  for (;;) {
    const octets = await input.read(buffer, 0, STEP);
    const read = buffer.toString("latin1", 0, octets);
    const end = octets === 0 ? 0 : endOfPiece(read, held.length);
    if (octets > 0 && end === 0) {
      held += read;
      continue;
    }
    if (octets === 0) {
      if (held !== "") yield { text: held, octets: 0 };
      return;
    }
    const piece = held + read.slice(0, end);
    const open = openKey(piece);
    if (open > 0) yield { text: piece.slice(0, open), octets };
    held = piece.slice(open) + read.slice(end);
  }
}

/** Where a private key begins of which the end was not read yet (RFC 7468 §10); the length of the text, if there is no such. */
function openKey(text: string): number {
  const begin = text.lastIndexOf("-----BEGIN ");
  const isOpen = begin >= text.length - LONGEST_KEY && !text.includes("-----END ", begin);
  return begin >= 0 && isOpen ? begin : text.length;
}

/** How many octets are held of such a key. */
const LONGEST_KEY = 64 * 1024;

/** Up to where what was read can be given out; 0 if it must be held. */
function endOfPiece(read: string, held: number): number {
  const line = read.lastIndexOf("\n") + 1;
  if (line > 0 || held < LONGEST_HELD) return line;
  const word = Math.max(read.lastIndexOf(" "), read.lastIndexOf('"'), read.lastIndexOf("\t")) + 1;
  return word > 0 || held < LONGEST_WORD ? word : read.length;
}
