/** The output of `uri` for the command line of an example. It runs in this process, with streams of its own. */

import { Buffer } from "node:buffer";
import { Readable, Writable } from "node:stream";
import { run } from "@urikit/cli";

/** The width of the terminal that it is drawn for: that of a page. */
export const COLUMNS = 74;

/** A stream that keeps what is written. */
class Kept extends Writable {
  readonly isTTY = true;
  readonly columns = COLUMNS;
  text = "";

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.text += Buffer.from(chunk).toString();
    done();
  }
}

/** The command line and below it what it prints, as a terminal shows them. */
export async function session(commandLine: string): Promise<string> {
  const [input, command] = pipeOf(commandLine);
  const screen = new Kept();
  const stdin = Readable.from([input]);
  await run(wordsOf(command), { stdin, stdout: screen, stderr: screen });
  return `$ ${commandLine}\n${screen.text.replaceAll(/[^\S\n]+$/gm, "").trimEnd()}`;
}

/** The input that the pipe before the command gives it. */
function pipeOf(line: string): readonly [input: Buffer, command: string] {
  const [, before, command] = /^(.*) \| (uri .*)$/.exec(line) ?? [];
  if (before === undefined || command === undefined) return [Buffer.alloc(0), line];
  const printed = /^printf '(.*)'$/.exec(before)?.[1];
  if (printed !== undefined) return [octets(printed), command];
  const zeros = /^head -c (\d+) \/dev\/zero \| tr '\\0' a$/.exec(before)?.[1];
  if (zeros !== undefined) return [Buffer.alloc(Number(zeros), "a"), command];
  throw new Error(`not a pipe of an example: ${before}`);
}

function octets(printed: string): Buffer {
  return Buffer.from(
    printed.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8))),
    "latin1",
  );
}

/** The words after `uri`, by the quoting of a shell. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "").slice(1);
}
