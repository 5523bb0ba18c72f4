/** A regular file that changes while it is read; what is not a file. */

import { appendFileSync, truncateSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFile } from "../../test/run-uri.ts";
import { type Input, openInput } from "./input.ts";

const stdio = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr };

/** What is read of a file that is changed after its first four octets. */
async function readTo(change: (path: string) => void): Promise<string> {
  return withFile("abc\ndef\n", async (path) => {
    const input: Input = openInput(path, { stdio });
    const octets = Buffer.alloc(64);
    try {
      let length = await input.read(octets, 0, 4);
      change(path);
      for (let count = -1; count !== 0; length += count)
        count = await input.read(octets, length, 64 - length);
      return octets.toString("latin1", 0, length);
    } finally {
      input.close();
    }
  });
}

describe("a file that is read", () => {
  it("may become longer", async () => {
    expect(await readTo(() => {})).toBe("abc\ndef\n");
    expect(await readTo((path) => appendFileSync(path, "ghi"))).toBe("abc\ndef\nghi");
  });

  it("may not become shorter: what is missing is said, and no list is taken for whole", async () => {
    await expect(readTo((path) => truncateSync(path, 6))).rejects.toThrow(
      /^cannot read .*: it has become shorter$/,
    );
  });

  it("may not be a directory", () => {
    expect(() => openInput(import.meta.dirname, { stdio })).toThrow(/^cannot read .*: it is a directory$/);
  });
});
