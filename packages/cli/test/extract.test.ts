/** `uri extract`: what the contract says of it. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objects, uri } from "./uri.ts";

const PAGE = '<!doctype html>\n<base href="http://a/b/"><a href="../x">x</a><a href="y z"><a href="">';

let folder = "";
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-extract-test-"));
  mkdirSync(path("site/inner"), { recursive: true });
  writeFileSync(path("site/page.html"), PAGE);
  writeFileSync(path("site/inner/notes"), 'See http://u:secret@h/p, and\n"foo:bar" at www.example.org.\n');
  writeFileSync(path("site/image"), new Uint8Array([1, 0, 2, 0]));
  writeFileSync(
    path("mail"),
    "From: a@b\r\nContent-Location: http://m/\r\nContent-Type: text/html\r\n\r\n<a href=q>\r\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("uri extract", () => {
  it("in a pipe gives a line for each reference: its target, or itself where it has none", () => {
    const { status, stdout, stderr } = uri(["extract", path("site/page.html")]);
    expect(stdout.split("\n")).toEqual(["http://a/b/", "http://a/x", "y z", "http://a/b/", ""]);
    expect(stderr).toContain("page.html:2:55: a space is not allowed in a path (§3.3)");
    expect(status).toBe(1);
  });

  it("what it gives, other commands read", () => {
    const { stdout } = uri(["extract", path("site/page.html")]);
    expect(objects(uri(["report", "--json"], stdout).stdout)).toMatchObject([
      { lines: 4, valid: 3, invalid: 1 },
    ]);
  });

  it("--json: one object a reference, by the contract's names, what is undefined absent", () => {
    const found = objects(uri(["extract", "--json", path("site/page.html")]).stdout);
    expect(found[1]).toEqual({
      file: path("site/page.html"),
      reference: "../x",
      target: "http://a/x",
      base: "http://a/b/",
      baseFrom: "content",
      where: { offset: 50, line: 2, column: 35, element: "a", attribute: "href" },
      valid: true,
      sameDocument: false,
    });
    expect(found[0]).not.toHaveProperty("base");
    expect(found[2]).toMatchObject({
      reference: "y z",
      valid: false,
      error: { index: 1, code: "forbidden-character" },
    });
    expect(found[3]).toMatchObject({ reference: "", target: "http://a/b/", sameDocument: true });
  });

  it("--retrieved-from and --base", () => {
    const from = (...args: string[]) =>
      objects(uri(["extract", "--json", ...args], "<base href=c/><a href=d>").stdout).at(-1);
    expect(from("--retrieved-from", "http://r/a/b")).toMatchObject({
      target: "http://r/a/c/d",
      baseFrom: "content",
    });
    expect(
      objects(uri(["extract", "--json", "--retrieved-from", "http://r/"], "<html><a href=d>").stdout)[0],
    ).toMatchObject({ target: "http://r/d", baseFrom: "retrieval" });
    expect(
      objects(uri(["extract", "--json", "-b", "http://r/"], "<html><a href=d>").stdout)[0],
    ).toMatchObject({ target: "http://r/d", baseFrom: "default" });
    expect(objects(uri(["extract", "--json"], "<html><a href=d>").stdout)[0]).not.toHaveProperty("target");
    expect(uri(["extract", "--base", "x", path("mail")])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "uri: --base: x is no URI\n",
    });
  });

  it("tells the type by name and content, or is told by --type", () => {
    expect(uri(["extract", path("mail")]).stdout).toBe("http://m/\nhttp://m/q\n");
    expect(uri(["extract", "--type", "text", path("mail")]).stdout).toBe("http://m/\n");
    expect(uri(["extract"], "/* */ http://a/").stdout).toBe("http://a/\n");
    expect(uri(["extract", "--type", "css"], "a{b:url(c)}").stdout).toBe("c\n");
    expect(uri(["extract", "--type", "uri-list"], "#x\r\nurn:a\r\n").stdout).toBe("urn:a\n");
    expect(uri(["extract", "--type", "odt"], "").status).toBe(2);
  });

  it("whole folders, what is no text in them passed over", () => {
    const { stdout, stderr } = uri(["extract", path("site")]);
    expect(stdout.split("\n").slice(-3)).toEqual(["http://u:secret@h/p", "foo:bar", ""]);
    expect(stderr).toContain("passed over 1 file that is no text");
    expect(uri(["extract", path("site/image")]).status).toBe(2);
  });

  it("suffix references on request, marked as guesses", () => {
    const found = objects(uri(["extract", "--json", "--suffix-references", path("site/inner/notes")]).stdout);
    expect(found.at(-1)).toMatchObject({
      reference: "www.example.org",
      guess: "http://www.example.org",
      target: "http://www.example.org",
      where: { line: 2, column: 14 },
    });
  });

  it("--unique drops duplicates on a rung of the ladder", () => {
    const text = "http://a http://a http://a:80/ HTTP://A";
    expect(uri(["extract", "--unique"], text).stdout).toBe("http://a\nhttp://a:80/\nHTTP://A\n");
    expect(uri(["extract", "--unique", "--level", "syntax"], text).stdout).toBe("http://a\nhttp://a:80/\n");
    expect(uri(["extract", "--unique", "--level", "scheme"], text).stdout).toBe("http://a\n");
  });

  it("--unique without a base: the same text in another file is another reference", () => {
    writeFileSync(path("one.html"), "<a href=x><a href=x><a href='http://a/'>");
    writeFileSync(path("two.html"), "<a href=x><a href='http://a/'>");
    const { stdout } = uri(["extract", "--unique", path("one.html"), path("two.html")]);
    expect(stdout).toBe("x\nhttp://a/\nx\n");
  });

  it("--retrieved-from is refused for more than one document", () => {
    const files = [path("one.html"), path("two.html")];
    expect(uri(["extract", "--retrieved-from", "http://r/", ...files])).toMatchObject({
      status: 2,
      stdout: "",
    });
    expect(uri(["extract", "--retrieved-from", "http://r/", path("site")]).status).toBe(2);
  });

  it("messages name the part whose lines they count", () => {
    writeFileSync(path("s.eml"), "Content-Type: text/html\r\n\r\n<a href='y z'>\r\n");
    expect(uri(["extract", path("s.eml")]).stderr).toMatch(/s\.eml \(part 1\):1:\d+: a space/);
  });

  it("what cannot be read is reported, and the rest is read", () => {
    const { status, stdout, stderr } = uri(["extract", path("nowhere"), path("mail")]);
    expect([status, stdout]).toEqual([2, "http://m/\nhttp://m/q\n"]);
    expect(stderr).toContain("cannot read");
  });

  it("warnings tell the file", () => {
    const { stderr, status } = uri(["extract", "--type", "html"], "<base href='http://['><a href='x");
    expect(stderr).toMatch(/<stdin>: warning: ignored the base .* \(unusable-base\)/);
    expect(stderr).toContain("<stdin>: warning: the page ends within a tag (unclosed)");
    expect(status).toBe(1);
  });
});
