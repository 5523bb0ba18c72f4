/**
 * `uri confuse`: references with which some programs go to one host, and others to another: test cases for a filter of
 * one's own.
 */

import { type ConfusingReference, findConfusing, type ReadersOptions } from "@urikit/standards";
import type { Command } from "commander";
import { isUriReference } from "urikit";
import { printable } from "urikit/display";
import { jsonLine } from "../display/json.ts";
import { INVALID, UsageError, VALID } from "../exit.ts";
import { Output } from "../lines/output.ts";
import { programsNamed } from "../reader-names.ts";
import type { Stdio } from "../stdio.ts";

export interface ConfuseOptions {
  /** The two hosts. */
  readonly references: readonly string[];
  readonly json?: true;
  /** Two programs, such as `curl,node`. */
  readonly between?: string;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .argument("[HOST...]")
    .usage("[options] HOST OTHER")
    .option("--json", "print JSON, one object per reference, with the readers that go to each host")
    .option(
      "--between <NAMES>",
      "ask only the two programs NAMES, such as curl,node: references with which they go to different hosts",
    )
    .addHelpText(
      "after",
      [
        "",
        "Asks models of programs, RFC 3986 and the platform's URL; with --between two",
        "programs, about good.example and evil.example unless hosts are given. A reference",
        "with a tab, a line break or another control character is printed in JSON only.",
        "Exit status 1 if no reference confuses.",
        "",
        "Examples:",
        "  uri confuse good.example evil.example",
        "  uri confuse --between curl,node",
        "  uri confuse --json good.example 127.0.0.1 | jq -r .reference",
      ].join("\n"),
    );
}

export async function run({ references, between, json, stdio }: ConfuseOptions): Promise<number> {
  const output = new Output(stdio.stdout);
  let status: number = INVALID;
  for (const one of confusing(references, between)) {
    if (!json && !isLine(one.reference)) continue;
    await output.write(`${json ? jsonLine(objectOf(one)) : one.reference}\n`);
    status = VALID;
  }
  return status;
}

/** The reference, and as result the readers that go to each host, and the habits that it is made for. */
function objectOf({ reference, ...result }: ConfusingReference): object {
  return { reference, valid: isUriReference(reference), result };
}

/** The hosts of those who name two programs, and no hosts. */
const HOSTS = ["good.example", "evil.example"];

/** @throws {UsageError} If there are not two hosts, each of which all readers find where it stands alone. */
function* confusing(
  hosts: readonly string[],
  between: string | undefined,
): Generator<ConfusingReference, void> {
  const asked = optionsFor(between);
  const [first, second, ...more] = between !== undefined && hosts.length === 0 ? HOSTS : hosts;
  if (first === undefined || second === undefined || more.length > 0) throw new UsageError("confuse-two");
  try {
    yield* findConfusing(first, second, asked);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const isOne = first.toLowerCase() === second.toLowerCase();
    throw new UsageError(isOne ? "confuse-same" : "confuse-disagreed");
  }
}

/** @throws {UsageError} If there are not two programs. */
function optionsFor(between: string | undefined): ReadersOptions {
  if (between === undefined) return {};
  const readers = programsNamed(between);
  if (readers.length !== 2) throw new UsageError("confuse-between");
  return { readers };
}

/** Whether it stays as it is on a line of a terminal. */
function isLine(reference: string): boolean {
  return printable(reference) === reference;
}
