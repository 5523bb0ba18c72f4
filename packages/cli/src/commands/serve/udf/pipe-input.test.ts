/** A pipe is read through its descriptor: one that waits, and one that does not. */

import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPipe } from "./pipe-input.ts";

describe.skipIf(process.platform === "win32")("a pipe of chunks", () => {
  let folder = "";
  const descriptors: number[] = [];

  /** Both ends of a pipe that does not wait. */
  function openBoth(): [descriptor: number, writer: number] {
    const path = join(folder, "pipe");
    execFileSync("mkfifo", [path]);
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(path, constants.O_WRONLY);
    descriptors.push(descriptor);
    return [descriptor, writer];
  }

  /** What is read of a pipe, whose stream would give `rest`. */
  async function textOf(stdinDescriptor: number, rest: string): Promise<string> {
    const stdio = {
      stdinDescriptor,
      stdin: Readable.from([Buffer.from(rest)]),
      stdout: process.stdout,
      stderr: process.stderr,
    };
    const input = openPipe({ stdio });
    const octets = Buffer.alloc(5);
    let text = "";
    for (let count = -1; count !== 0; ) {
      count = (await input?.read(octets, 1, 4)) ?? 0;
      text += octets.toString("latin1", 1, 1 + count);
    }
    input?.close();
    return text;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "uri-"));
  });
  afterEach(() => {
    for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });

  it("is read to its end", async () => {
    const [descriptor, writer] = openBoth();
    writeSync(writer, "2\na\nbcd\n");
    closeSync(writer);
    expect(await textOf(descriptor, "never read")).toBe("2\na\nbcd\n");
  });

  it("is read by its stream from where it does not wait", async () => {
    const [descriptor, writer] = openBoth();
    descriptors.push(writer);
    writeSync(writer, "2\na\nb");
    expect(await textOf(descriptor, "cd\n")).toBe("2\na\nbcd\n");
  });

  it("is not a file, and not a closed descriptor", () => {
    const file = openSync(new URL(import.meta.url), "r");
    const stdio = { stdin: Readable.from([]), stdout: process.stdout, stderr: process.stderr };
    expect(openPipe({ stdio: { ...stdio, stdinDescriptor: file } })).toBe(undefined);
    closeSync(file);
    expect(openPipe({ stdio: { ...stdio, stdinDescriptor: 999_999 } })).toBe(undefined);
    expect(openPipe({ stdio })).toBe(undefined);
  });
});
