/** The documents of `uri extract`: what is set aside of a pipe has no name, so that a signal leaves nothing of it. */

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Content, sourceOf, withContent } from "./files.ts";
import { documentIn } from "./unpacked.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-"));
  vi.stubEnv("TMPDIR", folder);
  vi.stubEnv("TEMP", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("a pipe can be read again from its start, and leaves no name in the folder for temporary files at any time", async () => {
  const names: string[][] = [];
  const look = () => names.push(readdirSync(folder));
  async function* pieces() {
    for (const piece of ["<a href='", "b'>", "c".repeat(200_000)]) {
      yield piece;
      await new Promise((done) => setImmediate(done));
      look();
    }
  }
  const contents: string[] = [];
  const use = async (content: Content) => {
    expect(await documentIn(content, "")).toMatchObject({ type: "html" });
    for (const _ of [1, 2]) contents.push(await text(Readable.from(sourceOf(content).open())));
    look();
  };
  await withContent(Readable.from(pieces()), use);
  expect(contents).toEqual(Array(2).fill(`<a href='b'>${"c".repeat(200_000)}`));
  expect(names).toEqual(Array(4).fill([]));
  expect(readdirSync(folder)).toEqual([]);
});
