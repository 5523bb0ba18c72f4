/** Command lines run as the page runs them, here with Node's own octets. */

import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";
import { shellLine } from "./shell-line.ts";

async function printed(text: string, input = "", columns?: number) {
  const line = shellLine(text);
  if ("problem" in line) throw new Error(line.problem);
  return runCommand(line, { input: Buffer.from(input), columns });
}

describe("runCommand", () => {
  it("gives what the command prints, and its exit status", async () => {
    expect(await printed("uri check http://a/ 'a b'")).toMatchObject({ status: 1, stderr: "" });
    expect(await printed("uri resolve --base 'http://a/b/c/d;p?q' ../g")).toEqual({
      status: 0,
      stdout: "http://a/b/g\n", // RFC 3986 §5.4.1
      stderr: "",
    });
    expect(await printed("uri nothing")).toMatchObject({ status: 2, stdout: "" });
  });

  it("each program reads what the one before it writes", async () => {
    expect(await printed("uri normalize | sort -u", "HTTP://b\nhttp://a/\nhttp://b\n")).toMatchObject({
      stdout: "http://a/\nhttp://b\n",
    });
    expect(await printed("printf 'a\\nb\\303\\251\\n' | uri convert --to uri")).toMatchObject({
      stdout: "a\nb%C3%A9\n",
    });
  });

  it("keeps what is written, though the command uses the same octets again", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `http://a/${at}\n`).join("");
    expect((await printed("uri normalize", lines)).stdout).toBe(lines);
  });

  it("sorts by octets, as in the POSIX locale", async () => {
    expect(await printed("sort", "é\nb\nB\na\nb")).toMatchObject({ stdout: "B\na\nb\nb\né\n" });
    expect(await printed("sort -r", "a\n")).toMatchObject({ status: 2 });
  });
});
