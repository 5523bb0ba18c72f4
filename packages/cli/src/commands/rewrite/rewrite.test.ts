/** `uri rewrite`: documents are changed in place, and nothing else in them. */

import { Buffer } from "node:buffer";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

let folder = "";
const path = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(path(name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-rewrite-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("files", () => {
  it("are replaced whole, with their modes; what is not of a known ending stays", async () => {
    writeFileSync(path("a.html"), "<a href='http://b/'>\r\n<a href=c>", { mode: 0o640 });
    writeFileSync(path("b.ts"), 'fetch("http://b/")');
    writeFileSync(path("c.html.gz"), gzipSync('<a href="http://b/">'));
    const { status, stdout, stderr } = await uri(["rewrite", "--https", folder]);
    expect([status, stdout]).toEqual([0, ""]);
    expect(stderr).toBe("uri: 1 reference changed in 1 file\n");
    expect(read("a.html")).toBe("<a href='https://b/'>\r\n<a href=c>");
    expect(statSync(path("a.html")).mode & 0o777).toBe(0o640);
    expect(read("b.ts")).toBe('fetch("http://b/")');
    expect(readdirSync(folder).sort()).toEqual(["a.html", "b.ts", "c.html.gz"]);
    expect((await uri(["rewrite", "--https", folder])).stderr).toBe("uri: 0 references changed in 0 files\n");
  });

  it.skipIf(process.platform === "win32")("a symbolic link that is named stays one", async () => {
    writeFileSync(path("a.md"), "<http://b/>");
    symlinkSync(path("a.md"), path("link.md"));
    expect((await uri(["rewrite", "--https", path("link.md")])).status).toBe(0);
    expect(read("a.md")).toBe("<https://b/>");
    expect(readdirSync(folder, { withFileTypes: true }).map((entry) => entry.isSymbolicLink())).toEqual([
      false,
      true,
    ]);
  });

  it("--dry-run prints a diff, and changes nothing", async () => {
    writeFileSync(path("a.md"), "one\ntwo\n[a](http://b/?utm_source=c&d)\nfour\n");
    const { stdout } = await uri(["rewrite", "--without-tracking", "--dry-run", path("a.md")]);
    expect(stdout.replaceAll(path("a.md"), "a.md")).toBe(
      "--- a.md\n+++ a.md\n@@ -2,3 +2,3 @@\n two\n-[a](http://b/?utm_source=c&d)\n+[a](http://b/?d)\n four\n",
    );
    expect(read("a.md")).toContain("utm_source");
  });

  it("what stays is told, with its place, and the status is 1", async () => {
    writeFileSync(path("a.eml"), "Subject: b\r\n\r\nhttp://c/\r\n");
    writeFileSync(path("b.css"), "a{b:url(http://c/)}");
    const { status, stderr } = await uri(["rewrite", "--https", folder]);
    expect(stderr.replaceAll(folder, "F")).toBe(
      "F/a.eml (part 1):1:1: http://c/ stays, and does not become https://c/: it is within a message or an archive\n" +
        "uri: 1 reference changed in 1 file\n",
    );
    expect(status).toBe(1);
    expect(read("b.css")).toBe("a{b:url(https://c/)}");
  });

  it("--json: an object for each change, without secrets", async () => {
    writeFileSync(path("a.txt"), "http://u:secret@b/");
    const { stdout } = await uri(["rewrite", "--https", "--dry-run", "--json", path("a.txt")]);
    expect(objects(stdout)).toMatchObject([
      { file: path("a.txt"), valid: true, where: { line: 1, column: 1 } },
    ]);
    expect(stdout).not.toContain("secret");
    expect(
      objects(
        (await uri(["rewrite", "--https", "--dry-run", "--json", "--show-secrets", path("a.txt")])).stdout,
      ),
    ).toMatchObject([{ reference: "http://u:secret@b/", result: "https://u:secret@b/" }]);
  });

  it.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
    "one that cannot be written is told",
    async () => {
      mkdirSync(path("locked"));
      writeFileSync(path("locked/a.txt"), "http://b/");
      chmodSync(path("locked"), 0o500);
      expect(await uri(["rewrite", "--https", folder])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("cannot write"),
      });
      chmodSync(path("locked"), 0o700);
    },
  );

  it("one that cannot be read is told, and the others are changed", async () => {
    writeFileSync(path("a.txt"), "http://b/");
    const { status, stderr } = await uri(["rewrite", "--https", path("none.txt"), path("a.txt")]);
    expect(stderr).toContain("none.txt");
    expect([status, read("a.txt")]).toEqual([2, "https://b/"]);
  });
});

it("standard input goes to standard output", async () => {
  const html = '<!doctype html><a href="b">\u00e9';
  const args = ["rewrite", "--absolute", "--retrieved-from", "http://a/"];
  expect(await uri(args, html)).toMatchObject({
    status: 0,
    stdout: '<!doctype html><a href="http://a/b">\u00e9',
    stderr: "",
  });
  expect(
    await uri(["rewrite", "--relative", "--retrieved-from", "http://a/"], '<p><a href="http://a/b">'),
  ).toMatchObject({
    stdout: '<p><a href="b">',
  });
  expect(
    await uri(["rewrite", "--prefix", "https://c/", "--type", "uri-list"], "http://a/\r\n"),
  ).toMatchObject({
    stdout: "https://c/http://a/\r\n",
  });
  expect(await uri(["rewrite", "--without-prefix", "https://c/*/"], "https://c/1/http://a/")).toMatchObject({
    stdout: "http://a/",
  });
});

describe("--site: what moves", () => {
  const at = "https://example.org/docs/";
  const move = (from: string, to: string, ...more: string[]) =>
    uri(["rewrite", "--site", folder, "--at", at, "--from", from, "--to", to, ...more]);
  beforeEach(() => {
    mkdirSync(path("guide"));
    writeFileSync(path("index.html"), '<a href="guide/a.html#b"><a href="guide/a"><a href="guide/">');
    writeFileSync(path("guide/index.html"), `<a href="a.html"><a href="${at}guide/a.html"><a href="./">`);
    writeFileSync(path("guide/a.html"), '<a href="../"><a href="#b"><img src="c.png"><a href="a.html">');
    writeFileSync(path("guide/c.png"), "");
  });
  const isWhole = async () =>
    (await uri(["extract", "--site", folder, "--at", at, "--check"])).stdout.includes("no such file") ===
    false;

  it("a page: references to it, under both its names, and in it; then the file", async () => {
    const { status, stderr } = await move("guide/a.html", "x/y/z.html");
    expect(stderr).toBe(
      `uri: ${path("guide/a.html")} moves to ${path("x/y/z.html")}\nuri: 7 references changed in 3 files\n`,
    );
    expect(status).toBe(0);
    expect(read("index.html")).toBe('<a href="x/y/z.html#b"><a href="x/y/z"><a href="guide/">');
    expect(read("guide/index.html")).toBe(`<a href="../x/y/z.html"><a href="${at}x/y/z.html"><a href="./">`);
    expect(read("x/y/z.html")).toBe(
      '<a href="../../"><a href="#b"><img src="../../guide/c.png"><a href="z.html">',
    );
    expect(await isWhole()).toBe(true);
    expect((await move("guide/a.html", "x/y/z.html")).stderr).toBe("uri: 0 references changed in 0 files\n");
  });

  it("a folder, with what is in it", async () => {
    await move("guide/", "manual/");
    expect(read("index.html")).toBe('<a href="manual/a.html#b"><a href="manual/a"><a href="manual/">');
    expect(readdirSync(path("manual")).sort()).toEqual(["a.html", "c.png", "index.html"]);
    expect(await isWhole()).toBe(true);
  });

  it("by a URI without its slash, in other letters", async () => {
    const args = ["--from", "docs/guide/a.html", "--to", "docs/b.html"];
    const { status } = await uri(["rewrite", "--site", folder, "--at", "https://EXAMPLE.org/docs", ...args]);
    expect([status, read("index.html")]).toEqual([0, '<a href="b.html#b"><a href="b"><a href="guide/">']);
    expect(readdirSync(folder)).toContain("b.html");
  });

  it("nothing is done that leaves the site, or takes the place of a file", async () => {
    const before = read("index.html");
    expect(await move("guide/a.html", "../a.html")).toMatchObject({ status: 2 });
    expect(await move("guide/a.html", "guide/")).toMatchObject({ status: 2 });
    expect((await move("guide/a.html", "b.html", "--dry-run")).stdout).toContain('+<a href="b.html#b">');
    expect(read("index.html")).toBe(before);
  });
});

it("wrong usage", async () => {
  const site = ["--site", folder, "--at", "http://a/"];
  for (const args of [
    [],
    ["--https", "--absolute"],
    ["--from", "http://a/"],
    ["--from", "a", "--to", "http://b/"],
    ["--prefix", "a"],
    ["--https", "--site", folder],
    ["--https", ...site, folder],
    ["--https", ...site, "--retrieved-from", "http://a/"],
    ["--https", "--base", "a"],
    ["--https", "--type", "jpeg"],
  ])
    expect(
      await uri(["rewrite", ...args], Buffer.from("http://a/").toString()),
      args.join(" "),
    ).toMatchObject({
      status: 2,
      stdout: "",
    });
});
