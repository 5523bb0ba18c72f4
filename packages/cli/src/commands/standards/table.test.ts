/** The table of `uri standards` on screens of any width. */

import { sideBySide } from "@urikit/standards";
import { describe, expect, it } from "vitest";
import { screenOf } from "../../display/terminal.ts";
import { charactersPage } from "./characters.ts";
import { tableFor } from "./table.ts";

const BASE = "http://a/b/c/d;p?q";

describe("the table", () => {
  it.each([40, 60, 200])("fits in %i columns", (columns) => {
    const stream = { isTTY: true, columns, hasColors: () => false } as unknown as NodeJS.WriteStream;
    const table = tableFor(sideBySide(`http://example.org/${"long".repeat(50)}~?q`, BASE), screenOf(stream));
    for (const line of table.split("\n").slice(1)) expect(line.length).toBeLessThanOrEqual(columns);
  });

  it.each([40, 60, 200])("fits with the characters of each edition in %i columns", (columns) => {
    const stream = { isTTY: true, columns, hasColors: () => false } as unknown as NodeJS.WriteStream;
    const lines = charactersPage(screenOf(stream)).split("\n");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    expect(lines).toContain("  reserved in");
  });

  it("paints a refusal red, and another cell that differs yellow", () => {
    const stream = { isTTY: true, columns: 80, hasColors: () => true } as unknown as NodeJS.WriteStream;
    const lines = tableFor(sideBySide("http://a/~"), screenOf(stream)).split("\n");
    expect(lines.find((line) => line.startsWith("RFC 1738"))).toContain("\u001b[31mno");
    expect(lines.find((line) => line.startsWith("url-syntax-05"))).toContain("\u001b[33m* yes");
  });

  it("ends on the narrowest screen", () => {
    const stream = { isTTY: true, columns: 1, hasColors: () => false } as unknown as NodeJS.WriteStream;
    expect(tableFor(sideBySide("http://a_b/~?c d e", BASE), screenOf(stream))).toContain("RFC 3986");
  });
});

describe("the first words", () => {
  it("an empty host is none", () => {
    const stream = { isTTY: true, columns: 200, hasColors: () => false } as unknown as NodeJS.WriteStream;
    const table = tableFor(sideBySide("http:///x"), screenOf(stream));
    expect(table.replace(/\s+/g, " ")).toContain(
      "no host (RFC 1808, url-syntax-05, RFC 2396, rfc2396bis-01, RFC 3986, Appendix B) or x (WHATWG URL)",
    );
    expect(table).toMatch(/^Appendix B$/m);
  });
});
