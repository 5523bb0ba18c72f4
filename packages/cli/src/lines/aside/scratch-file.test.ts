import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UnwritableError } from "../../exit.ts";
import { PAGE_SIZE, Page, ScratchFile } from "./scratch-file.ts";
import { Tape } from "./tape.ts";

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

/** A page of one octet. */
function pageOf(octet: number): Page {
  const page = new Page();
  page.octets.fill(octet);
  return page;
}

describe("ScratchFile", () => {
  it("gives pages again, uses their places again, and has no name in its folder", () => {
    const file = new ScratchFile();
    const numbers = [1, 2, 3].map((octet) => file.put(pageOf(octet)));
    expect(numbers).toEqual([0, 1, 2]);
    expect(readdirSync(folder)).toEqual([]);
    const page = new Page();
    file.take(1, page);
    expect(page.octets).toEqual(pageOf(2).octets);
    expect(file.put(pageOf(4))).toBe(1);
    file.take(1, page);
    expect(page.octets).toEqual(pageOf(4).octets);
    file.take(2, page);
    expect(page.octets).toEqual(pageOf(3).octets);
    file.close();
  });

  it("says where it cannot write, and what helps", () => {
    vi.stubEnv("TMPDIR", join(folder, "nowhere"));
    vi.stubEnv("TEMP", join(folder, "nowhere"));
    const put = () => new ScratchFile().put(new Page());
    expect(put).toThrow(UnwritableError);
    expect(put).toThrow(
      /^cannot write to a temporary file in .*nowhere: no such file or directory; 0 octets .* TMPDIR /,
    );
  });
});

describe("Tape", () => {
  it("gives what was written, page by page, and takes turns with others", () => {
    const file = new ScratchFile();
    const tapes = [new Tape(file), new Tape(file)];
    const octets = Uint8Array.from({ length: 3 * PAGE_SIZE + 5 }, (_, index) => index % 251);
    for (let at = 0; at < octets.length; at += 10_007)
      for (const tape of tapes) tape.write(octets.subarray(at, at + 10_007));
    for (const tape of tapes) {
      const read = [...tape.pages()].map((page) => page.used);
      expect(read).toEqual([PAGE_SIZE, PAGE_SIZE, PAGE_SIZE, 5]);
    }
    const tape = new Tape(file);
    tape.write(octets);
    const parts: Buffer[] = [];
    for (const page of tape.pages()) parts.push(Buffer.from(page.octets.subarray(0, page.used)));
    expect(Buffer.concat(parts).equals(octets)).toBe(true);
    expect([...tape.pages()]).toEqual([]);
    file.close();
  });

  it("has records of keys and numbers that no end of a page cuts", () => {
    const file = new ScratchFile();
    const [keys, numbers] = [new Tape(file), new Tape(file)];
    for (let number = 0; number < 9000; number++) {
      keys.writeKey(Int32Array.of(0, number, -1, 2, 3), 1, 2 ** 50 + number);
      numbers.writeNumber(number);
    }
    const read: number[][] = [];
    for (const { words, numbers, used } of keys.pages())
      for (let at = 0; at < used / 8; at += 3)
        read.push([words[2 * at] ?? -1, (numbers[at + 2] ?? -1) - 2 ** 50]);
    expect(read).toEqual(Array.from({ length: 9000 }, (_, number) => [number, number]));
    const all = [...numbers.pages()].flatMap((page) => [...page.numbers.subarray(0, page.used / 8)]);
    expect(all.length).toBe(9000);
    file.close();
  });
});
