/** `uri standards` and `uri report --standards`. */

import { sideBySide } from "@urikit/standards";
import { describe, expect, it } from "vitest";
import { sheetFor } from "../src/commands/standards/table.ts";
import { screenOf } from "../src/display/terminal.ts";
import { objects, uri } from "./uri.ts";

const BASE = "http://a/b/c/d;p?q";

describe("uri standards", () => {
  it("has a row for each edition, and marks what differs from the row above", () => {
    const { stdout, status } = uri(["standards", "--base", BASE, "?y"]);
    expect(status).toBe(0);
    expect(stdout.split("\n").slice(0, 10)).toEqual([
      "?y  against  http://a/b/c/d;p?q",
      "",
      "edition        valid  target                normal form",
      "RFC 1738       no     none",
      "RFC 1808       * yes  * http://a/b/c/d;p?y",
      "url-syntax-05  yes    * http://a/b/c/?y     ?y",
      "RFC 2396       * no   http://a/b/c/?y",
      "rfc2396bis-01  * yes  * http://a/b/c/d;p?y  ?y",
      "RFC 3986       yes    http://a/b/c/d;p?y    ?y",
      "WHATWG URL     yes    http://a/b/c/d;p?y",
    ]);
  });

  it("tells what is dangerous first, and why", () => {
    const { stdout } = uri(["standards", "http://good.example\\@evil.example/"]);
    expect(stdout).toMatch(
      /dangerous: they lead to different places\nhost: WHATWG URL goes to `good\.example`, reading `\\` as `\/`/,
    );
    expect(stdout.indexOf("dangerous:")).toBeLessThan(stdout.indexOf("not dangerous"));
  });

  it.each([
    ["%zz", "alike", "all editions read it alike"],
    ["http://a/", "alike", "all editions read it alike"],
    ["http://a/~b", "different", "different, not dangerous"],
    ["http:g", "dangerous", "dangerous: they lead to different places"],
  ])("judges %s in a list as alone", (reference, word, heading) => {
    expect(uri(["standards"], `${reference}\n`).stdout.split(/[ \n]/)[0]).toBe(word);
    const { stdout } = uri(["standards", reference]);
    expect(stdout).toContain(`\n${heading}\n`);
    expect(stdout.includes("all editions read it alike")).toBe(word === "alike");
  });

  it("tells why there is no target, and what the platform's components are of", () => {
    expect(uri(["standards", "--base", "rel", "g"]).stdout).toContain(
      "\nRFC 2396       the base is not an absolute URI (RFC 2396 §5)\n",
    );
    expect(uri(["standards", "--base", "http://a/", "g"]).stdout).toContain(
      "\nWHATWG URL     of the target: protocol=http: hostname=a pathname=/g\n",
    );
  });

  it("never shows a password or a control character, in lines that fit", () => {
    const { stdout } = uri([
      "standards",
      "--base",
      "ftp://you:hidden@b/c",
      "http://me:secret@h/\u001b[31m/~",
    ]);
    expect(stdout).not.toMatch(/secret|hidden/);
    expect(stdout.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    for (const line of uri(["standards", `http://h/${"x".repeat(500)}~`])
      .stdout.split("\n")
      .slice(1))
      expect(line.length).toBeLessThanOrEqual(80);
  });

  it("gives the contract's JSON", () => {
    const [object] = objects(uri(["standards", "--json", "--base", BASE, "?y"]).stdout);
    expect(object).toMatchObject({ reference: "?y", base: BASE });
    const { standards, differences } = object as { standards: object[]; differences: object[] };
    expect(standards.map((reading) => Object.keys(reading))).toEqual([
      ["id", "valid", "error", "noTarget"],
      ["id", "valid", "components", "target"],
      ["id", "valid", "components", "target", "normal"],
      ["id", "valid", "error", "target"],
      ["id", "valid", "components", "target", "normal"],
      ["id", "valid", "components", "target", "normal"],
      ["id", "valid", "components", "target"],
    ]);
    expect(Object.keys(differences[0] ?? {})).toEqual(["between", "what", "why", "sections", "dangerous"]);
    expect(objects(uri(["standards", "--json", "http://a/"]).stdout)[0]).not.toHaveProperty("base");
  });

  it("gives one line for a line of a list; 1 where no edition accepts one", () => {
    const { stdout, status } = uri(["standards"], "http://a/\nhttp://a/~b\nhttp:g\n\n??\\ [\n");
    expect(stdout.split("\n")).toEqual([
      "alike",
      "different rejected=rfc1738,rfc1808",
      "dangerous rejected=rfc1738 host=rfc3986/whatwg,whatwg/appendix-b",
      "different rejected=rfc1738,whatwg",
      "alike rejected=rfc1738,rfc1808,url-syntax-05,rfc2396,rfc2396bis-01,rfc3986,whatwg",
      "",
    ]);
    expect(status).toBe(1);
    expect(uri(["standards"], "http://a/~b\n").status).toBe(0);
  });
});

describe("the sheet", () => {
  it.each([40, 60, 200])("fits in %i columns", (columns) => {
    const stream = { isTTY: true, columns, hasColors: () => false } as unknown as NodeJS.WriteStream;
    const sheet = sheetFor(sideBySide(`http://example.org/${"long".repeat(50)}~?q`, BASE), screenOf(stream));
    for (const line of sheet.split("\n").slice(1)) expect(line.length).toBeLessThanOrEqual(columns);
  });

  it("ends on the narrowest screen", () => {
    const stream = { isTTY: true, columns: 1, hasColors: () => false } as unknown as NodeJS.WriteStream;
    expect(sheetFor(sideBySide("http://a_b/~?c d e", BASE), screenOf(stream))).toContain("RFC 3986");
  });
});

describe("uri report --standards", () => {
  const list = "http://a/~b\nhttp:g\nhttp://a/\n\n";

  it("counts the pairs that read a line differently", () => {
    const [figures] = objects(uri(["report", "--json", "--standards"], list).stdout) as [
      { standards: object[] },
    ];
    expect(figures.standards).toContainEqual({
      between: ["rfc1738", "rfc2396"],
      validity: 2,
      destination: 0,
    });
    expect(figures.standards).toContainEqual({ between: ["rfc3986", "whatwg"], validity: 0, destination: 1 });
  });

  it("draws them, and only if asked", () => {
    expect(uri(["report", "--standards"], list).stdout).toContain("  rfc3986 / whatwg");
    const { stdout } = uri(["report", "--standards"], "http://good.example\\@evil.example/\n");
    expect(stdout).toContain("  whatwg / appendix-b");
    expect(uri(["report"], list).stdout).not.toContain("whatwg");
    expect(objects(uri(["report", "--json"], list).stdout)[0]).not.toHaveProperty("standards");
  });
});
