/** Runs command lines of the examples, in a thread that can be stopped. */

import "./page-process.ts";
import about from "../../packages/cli/package.json?raw";
import { filesOf } from "./not-live.ts";
import { contentOf, putFile } from "./page-files.ts";
import { SAMPLE_LIST } from "./sample-files.ts";
import type { ShellLine } from "./shell-line.ts";

/** A line to run, with the files that it may read. */
export interface Asked {
  readonly number: number;
  readonly line: ShellLine;
  readonly files: Readonly<Record<string, string>>;
  readonly columns: number | undefined;
}

/** What a line gave; `failure` is what the page could not do. */
export type Answered = { readonly number: number } & (
  | { readonly status: number; readonly stdout: string; readonly stderr: string }
  | { readonly failure: string }
);

putFile("/urikit/package.json", about); // it knows the version

/** One line at a time: each has the files as they were given with it. */
let before: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  before = before.then(async () => postMessage(await answerTo(data)));
});

async function answerTo({ number, line, files, columns }: Asked): Promise<Answered> {
  try {
    for (const [name, content] of Object.entries(files)) putFile(name, content);
    if (filesOf(line).includes(SAMPLE_LIST))
      putFile(SAMPLE_LIST, (await import("../../samples/references.txt?raw")).default);
    const { runCommand } = await import("./run-command.ts");
    const input = line.input === undefined ? new Uint8Array() : contentOf(line.input);
    return { number, ...(await runCommand(line, { input, columns })) };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}
