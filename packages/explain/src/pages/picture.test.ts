import { describe, expect, it } from "vitest";
import { type PicturePart, picture } from "./picture.ts";

const plain = (text: string) => text;
const named = (name: string, text: string): PicturePart => ({ name, text, paint: plain });
const delimiter = (text: string): PicturePart => ({ text, paint: plain });

describe("RFC 3986 §3: the picture", () => {
  it("marks the components below the text, as the standard does", () => {
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

  it("puts labels below each other if there is no room beside each other", () => {
    const parts = [named("scheme", "a"), delimiter("://"), named("host", "b"), named("path", "/")];
    expect(picture(parts, 80)).toEqual(["a://b/", "|   ||", "|   ||", "|   |path", "|   host", "scheme"]);
  });

  it("shows the place of an empty component", () => {
    const parts = [named("path", "/a"), delimiter("?"), named("query", "")];
    expect(picture(parts, 80)).toEqual(["/a?", "\\/ ^", "|  |", '|  query ""', "path"]);
  });

  it("continues in further rows, none of them wider than the screen", () => {
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
    const authority = (part: PicturePart): PicturePart => ({ ...part, inAuthority: true });
    const parts = [
      delimiter("//"),
      authority(named("host", "example.com")),
      authority(delimiter(":")),
      authority(named("port", "8042")),
    ];
    expect(picture(parts, 80)[0]).toBe("  .- authority --.");
  });
});
