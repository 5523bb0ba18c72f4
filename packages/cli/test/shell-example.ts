/** Examples of the help and of the pages whose output is not shown: they are run as a shell would run them. */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Ended, uri } from "./run-uri.ts";

/** The content of a file of an example, by its name or by the end of it. */
const CONTENTS: Readonly<Record<string, string>> = {
  txt: "http://example.com/a\nhttp://example.org/b?c#d\n",
  json: '{ "redirects": [] }',
  "policy.json": '{ "schemes": ["https"], "hosts": ["*"] }',
  html: '<a href="x">x</a>',
  csv: "url,name\nhttp://example.com/a,a\n",
};

/** All examples of a file run in a folder that is empty at first, and that goes afterwards. */
export function inEmptyFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), "uri-example-"));
  const before = process.cwd();
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
}

/** Runs what a line gives to `uri`, up to the next pipe; the files that it names are made. */
export function runExample(line: string): Promise<Ended> {
  const { words, input } = shellWords(line);
  for (const word of words.filter((one) => /^\w+\/$/.test(one))) mkdirSync(word, { recursive: true });
  for (const word of words.filter((one) => /^[\w-]+\.\w+$/.test(one)))
    if (!existsSync(word)) writeFileSync(word, CONTENTS[word] ?? CONTENTS[word.replace(/.*\./, "")] ?? "");
  return uri(words, input);
}

/** The content of a file that an example names, by its name or by what it is. */
const contentOf = (name: string) =>
  CONTENTS[name] ?? CONTENTS[name.replace(/.*\./, "")] ?? CONTENTS.txt ?? "";

/** The words after `uri`, up to a pipe, and the input that the shell gives. */
function shellWords(line: string): { words: string[]; input: string } {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
  const own = words.slice(words.indexOf("uri") + 1);
  const end = own.findIndex((word) => ["|", "<", ">", "2>", ">>", "&&"].includes(word));
  return {
    words: own.slice(0, end < 0 ? undefined : end),
    input: own.includes("<") ? contentOf(own[own.indexOf("<") + 1] ?? "") : "",
  };
}
