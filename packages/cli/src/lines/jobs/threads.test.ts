import { describe, expect, it } from "vitest";
import { threadsFor } from "./threads.ts";

const MIB = 1024 * 1024;
const CHECK = { name: "check", as: "uri", valid: "valid\n" } as const;
const NORMALIZE = { name: "normalize", level: "syntax", rootlessDotSegments: "keep" } as const;
const FIELD = { field: 2, separator: "," };

describe("threadsFor", () => {
  it("has all cores read a large file, if they end sooner", () => {
    const encode = { name: "encode" } as const;
    expect(threadsFor(encode, 32 * MIB - 1, 4)).toBe(1);
    expect(threadsFor(encode, 32 * MIB, 4)).toBe(4);
  });

  it("has one thread check a list below a gigabyte, and normalize any", () => {
    expect(threadsFor(CHECK, 1024 * MIB - 1, 4)).toBe(1);
    expect(threadsFor(CHECK, 1024 * MIB, 4)).toBe(4);
    expect(threadsFor(NORMALIZE, 1024 * 1024 * MIB, 4)).toBe(1);
  });

  it("counts a field of each line as more to do", () => {
    expect(threadsFor({ ...NORMALIZE, field: FIELD }, 32 * MIB, 4)).toBe(4);
  });
});
