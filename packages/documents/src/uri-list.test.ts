import { describe, expect, it } from "vitest";
import { referencesIn } from "./extract.ts";

describe("RFC 2483 §5: text/uri-list", () => {
  it("its example", () => {
    const text = [
      "# urn:isbn:0-201-08372-8",
      "http://www.huh.org/books/foo.html",
      "http://www.huh.org/books/foo.pdf",
      "ftp://ftp.foo.org/books/foo.txt",
      "",
    ].join("\r\n");
    expect(
      referencesIn(text, "uri-list").map(({ reference, where }) => [
        where.line,
        where.column,
        where.offset,
        reference,
      ]),
    ).toEqual([
      [2, 1, 26, "http://www.huh.org/books/foo.html"],
      [3, 1, 61, "http://www.huh.org/books/foo.pdf"],
      [4, 1, 95, "ftp://ftp.foo.org/books/foo.txt"],
    ]);
  });
});
