import { describe, expect, it } from "vitest";
import { type Part, picture } from "../src/commands/inspect/picture.ts";
import { shorten, wrapped } from "../src/display/width.ts";

const plain = (text: string) => text;
const named = (name: string, text: string): Part => ({ name, text, paint: plain });
const delimiter = (text: string): Part => ({ text, paint: plain });

describe("RFC 3986 §3: the picture", () => {
  it("marks the components beneath the text, as the standard does", () => {
    const parts = [
      named("scheme", "foo"),
      delimiter("://"),
      named("authority", "example.com:8042"),
      named("path", "/over/there"),
      delimiter("?"),
      named("query", "name=ferret"),
      delimiter("#"),
      named("fragment", "nose"),
    ];
    expect(picture(parts, 80)).toEqual([
      "foo://example.com:8042/over/there?name=ferret#nose",
      "\\_/   \\______________/\\_________/ \\_________/ \\__/",
      " |           |             |           |       |",
      "scheme   authority        path       query  fragment",
    ]);
  });

  it("puts labels that have no room beside each other beneath each other", () => {
    const parts = [named("scheme", "a"), delimiter("://"), named("host", "b"), named("path", "/")];
    expect(picture(parts, 80)).toEqual(["a://b/", "|   ||", "|   ||", "|   |path", "|   host", "scheme"]);
  });

  it("shows where an empty component would stand", () => {
    const parts = [named("path", "/a"), delimiter("?"), named("query", "")];
    expect(picture(parts, 80)).toEqual(["/a?", "\\/ ^", "|  |", '|  query ""', "path"]);
  });

  it("goes on in further rows, none of them wider than the screen", () => {
    const parts = [named("scheme", "http"), delimiter("://"), named("path", "x".repeat(100))];
    const rows = picture(parts, 40);
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(40);
    expect(rows[0]).toBe(`http://${"x".repeat(22)}`);
    expect(rows.filter((row) => /^x+…?x*$/.test(row)).length).toBe(3);
  });

  it("leaves the middle of a very long component out", () => {
    const rows = picture([named("path", "x".repeat(10_000))], 40);
    expect(rows.length).toBeLessThan(20);
    expect(rows.join("\n")).toContain("…");
  });

  it("brackets an authority of several parts above the text", () => {
    const authority = (part: Part): Part => ({ ...part, inAuthority: true });
    const parts = [
      delimiter("//"),
      authority(named("host", "example.com")),
      authority(delimiter(":")),
      authority(named("port", "8042")),
    ];
    expect(picture(parts, 80)[0]).toBe("  .- authority --.");
  });
});

describe("shorten", () => {
  it("keeps both ends, and the length that was asked for", () => {
    expect(shorten("abcdefghij", 5)).toBe("ab…ij");
    expect(shorten("abcde", 5)).toBe("abcde");
  });
});

describe("wrapped", () => {
  it("cuts at spaces where there are any, and indents what goes on", () => {
    expect(wrapped("to be or not to be", 12)).toEqual(["to be or not", "    to be"]);
    expect(wrapped("x".repeat(25), 12)).toEqual([
      "x".repeat(12),
      `    ${"x".repeat(8)}`,
      `    ${"x".repeat(5)}`,
    ]);
  });
});
