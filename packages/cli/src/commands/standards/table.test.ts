/** The page of `uri standards` on screens of any width. */

import { destinations, sideBySide } from "@urikit/standards";
import { describe, expect, it } from "vitest";
import { HUES, screenOf } from "../../display/terminal.ts";
import { charactersPage } from "./characters.ts";
import { tableFor } from "./table.ts";

const BASE = "http://a/b/c/d;p?q";

function screen(columns: number, hasColors = false) {
  const stream = { isTTY: true, columns, hasColors: () => hasColors } as unknown as NodeJS.WriteStream;
  return screenOf(stream);
}

function page(reference: string, columns: number, base?: string, hasColors = false): string {
  const told = {
    reference,
    comparison: sideBySide(reference, base),
    destinations: destinations(reference, base),
  };
  return tableFor(told, screen(columns, hasColors), { isVerbose: true });
}

describe("the page", () => {
  it.each([40, 60, 80, 120])("fits in %i columns", (columns) => {
    const long = `http://example.org/${"long".repeat(50)}~?q`;
    for (const text of [page(long, columns, BASE), page("http://good.example\\@evil.example/", columns)])
      for (const line of text.split("\n").filter((one) => one !== long))
        expect(line.length).toBeLessThanOrEqual(columns);
  });

  it.each([40, 60, 200])("fits with the characters of each edition in %i columns", (columns) => {
    const lines = charactersPage(screen(columns)).split("\n");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    expect(lines).toContain("  reserved in");
  });

  it("paints the verdict, and a refusal red", () => {
    const lines = page("http://a/~", 80, undefined, true).split("\n");
    expect(lines[0]).toContain(`\u001b[38;5;${HUES.yellow}mDIFFERENT`);
    expect(lines.find((line) => line.startsWith("RFC 1738, RFC 1808"))).toContain(
      `\u001b[38;5;${HUES.red}mno`,
    );
    expect(page("http:g", 80, undefined, true)).toContain(`\u001b[38;5;${HUES.red}m`);
    expect(page("http://a/", 80, undefined, true)).toContain(`\u001b[38;5;${HUES.green}mALIKE`);
  });

  it("shows a long target in several lines, for readers may differ anywhere in it", () => {
    const lines = page("//evil.example\\@good.example", 80, "http://a/b").split("\n");
    const at = lines.findIndex((line) => line.includes("evil.example/@"));
    const [start, end] = lines.slice(at, at + 2).map((line) => line.split(/ {2,}/).at(-1));
    expect(`${start}${end}`).toBe("http://evil.example/@good.example");
  });

  it("ends on the narrowest screen", () => {
    expect(page("http://a_b/~?c d e", 1, BASE)).toContain("RFC 3986");
  });

  it("names the readers above what they say on a narrow screen", () => {
    const lines = page("http:///x", 40).split("\n");
    const at = lines.findIndex((line) => line.startsWith("browsers"));
    // The names take as many lines as they need.
    const [said] = lines.slice(at).filter((line) => line.startsWith("  "));
    expect(said).toBe("  yes  x  /");
    expect(lines.slice(at, lines.indexOf("  yes  x  /", at)).join(" ")).toContain("okhttp, php-whatwg, url");
  });
});
