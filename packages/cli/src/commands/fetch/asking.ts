/** RFC 1738 §3.2.1: what only the person knows, such as a password, is asked for on the terminal, and is never an argument. */

import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { AccessQuestion } from "@urikit/access";
import type { Words } from "@urikit/explain";
import type { Stdio } from "../../stdio.ts";
import { text } from "../../words/text.ts";
import { spokenOf } from "./sentence.ts";
import { shownData } from "./shown.ts";

/** The answer of the person; undefined where there is no terminal to ask on. What is secret is not shown. */
export async function askedOnTerminal(
  question: AccessQuestion,
  { stdin, stderr }: Stdio,
  words: Words,
): Promise<string | undefined> {
  if (stdin.isTTY !== true || stderr.isTTY !== true) return undefined;
  const { user, host, secret } = question;
  const what = await spokenOf(question.for, words);
  const whose = user === undefined ? "" : shownData(user);
  stderr.write(text(words, "fetch-ask", what, whose, host));
  const shown = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      if (!secret) stderr.write(piece);
      done();
    },
  });
  const lines = createInterface({ input: stdin, output: shown, terminal: true });
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    return await lines.question("");
  } finally {
    lines.close();
    if (secret) stderr.write("\n");
  }
}
