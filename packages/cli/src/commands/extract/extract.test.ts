/** `uri extract`: what the contract says about it. */

import { Buffer } from "node:buffer";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as zlib from "node:zlib";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objects, shownAt, uri } from "../../../test/run-uri.ts";
import { type FilePath, filesIn } from "./files.ts";

const PAGE = '<!doctype html>\n<base href="http://a/b/"><a href="../x">x</a><a href="y z"><a href="">';

let folder = "";
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-extract-test-"));
  mkdirSync(path("site/inner"), { recursive: true });
  writeFileSync(path("site/page.html"), PAGE);
  writeFileSync(path("site/inner/notes"), 'See http://u:secret@h/p, and\n"foo:a.b" at www.example.org.\n');
  writeFileSync(path("site/image"), new Uint8Array([1, 0, 2, 0]));
  writeFileSync(
    path("mail"),
    "From: a@b\r\nContent-Location: http://m/\r\nContent-Type: text/html\r\n\r\n<a href=q>\r\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("uri extract", () => {
  it("gives a line for each reference in a pipe: its target, or itself if it has none", async () => {
    const { status, stdout, stderr } = await uri(["extract", path("site/page.html")]);
    expect(stdout.split("\n")).toEqual(["http://a/b/", "http://a/x", "y z", "http://a/b/", ""]);
    expect(stderr).toContain("page.html:2:55: a space is not allowed in a path (§3.3)");
    expect(status).toBe(1);
  });

  it("gives what other commands read", async () => {
    const { stdout } = await uri(["extract", path("site/page.html")]);
    expect(objects((await uri(["report", "--json"], stdout)).stdout)).toMatchObject([
      { valid: false, result: { lines: 4, valid: 3, invalid: 1 } },
    ]);
  });

  it("--json: gives one object per reference, by the contract's names, without undefined members", async () => {
    const found = objects((await uri(["extract", "--json", path("site/page.html")])).stdout);
    expect(found[1]).toEqual({
      file: path("site/page.html"),
      reference: "../x",
      valid: true,
      result: "http://a/x",
      base: "http://a/b/",
      baseFrom: "content",
      where: { offset: 50, line: 2, column: 35, element: "a", attribute: "href" },
      sameDocument: false,
      use: "follow",
      label: "x",
    });
    expect(found[0]).not.toHaveProperty("base");
    expect(found[2]).toMatchObject({
      reference: "y z",
      valid: false,
      error: { index: 1, code: "forbidden-character" },
    });
    expect(found[3]).toMatchObject({ reference: "", result: "http://a/b/", sameDocument: true });
  });

  it("--json: what a link is: its use, types, label and language, a secret in it, and what is invalid repaired", async () => {
    const page =
      '<a href="https://u:hidden@h/a b" rel="Me nofollow" hreflang=de>at https://u:hidden@h/</a><link rel=icon href="é">';
    const { stdout } = await uri(["extract", "--json", "--type", "html", "-b", "http://h/"], page);
    const [link, icon] = objects(stdout);
    expect(link).toMatchObject({
      ...{ valid: false, repaired: "https://u:***@h/a%20b", hasSecret: true, use: "follow" },
      ...{ rel: ["me", "nofollow"], language: "de", label: "at https://u:***@h/" },
    });
    expect(icon).toMatchObject({ valid: false, use: "fetch", repaired: "%C3%A9", result: "http://h/%C3%A9" });
    expect(icon).not.toHaveProperty("hasSecret");
    expect(stdout).not.toContain("hidden");
  });

  it("a document that is not read to its end makes the status 1, and one with a broken place does not", async () => {
    const status = async (type: string, text: string) =>
      (await uri(["extract", "--type", type], text)).status;
    expect(await status("json", '{"a":"http://x/",')).toBe(1);
    expect(await status("yaml", "a: [http://x/")).toBe(1);
    expect(await status("json", '{"a":"http://x/"}')).toBe(0);
    expect(await status("css", 'a{b:url(http://x/);c:"\n}')).toBe(0);
  });

  it("on a terminal, what is invalid has its mended form below it, and an IRI its URI", async () => {
    const page = '<a href="http://h/a b">x</a><a href="é">y</a><a href="http://h h/">z</a>';
    const { stdout } = await shownAt(80, ["extract", "--type", "html", "-b", "http://b/"], page);
    expect(stdout).toContain("    or http://h/a%20b\n");
    expect(stdout).toContain("    or http://b/%C3%A9\n");
    expect(stdout.match(/^ +or /gm)).toHaveLength(2);
  });

  it("--retrieved-from and --base", async () => {
    const from = async (...args: string[]) =>
      objects((await uri(["extract", "--json", ...args], "<base href=c/><a href=d>")).stdout).at(-1);
    expect(await from("--retrieved-from", "http://r/a/b")).toMatchObject({
      result: "http://r/a/c/d",
      baseFrom: "content",
    });
    expect(
      objects(
        (await uri(["extract", "--json", "--retrieved-from", "http://r/"], "<html><a href=d>")).stdout,
      )[0],
    ).toMatchObject({ result: "http://r/d", baseFrom: "retrieval" });
    expect(
      objects((await uri(["extract", "--json", "-b", "http://r/"], "<html><a href=d>")).stdout)[0],
    ).toMatchObject({ result: "http://r/d", baseFrom: "default" });
    expect(objects((await uri(["extract", "--json"], "<html><a href=d>")).stdout)[0]).not.toHaveProperty(
      "result",
    );
    expect(await uri(["extract", "--base", "x", path("mail")])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "uri: --base: x is not a URI\n",
    });
  });

  it("finds the type by name and content, unless --type gives it", async () => {
    expect((await uri(["extract", path("mail")])).stdout).toBe("http://m/\nhttp://m/q\n");
    expect((await uri(["extract", "--type", "text", path("mail")])).stdout).toBe("http://m/\n");
    expect((await uri(["extract"], "/* */ http://a/")).stdout).toBe("http://a/\n");
    expect((await uri(["extract", "--type", "css"], "a{b:url(c)}")).stdout).toBe("c\n");
    expect((await uri(["extract", "--type", "uri-list"], "#x\r\nurn:a\r\n")).stdout).toBe("urn:a\n");
    expect((await uri(["extract", "--type", "odt"], "")).status).toBe(2);
  });

  it("reads whole folders, and skips what is not text in them", async () => {
    const { stdout, stderr } = await uri(["extract", path("site")]);
    expect(stdout.split("\n").slice(-3)).toEqual(["http://u:secret@h/p", "foo:a.b", ""]);
    expect(stderr).toContain(`uri: skipped 1 file that is not text: ${path("site/image")}\n`);
    expect((await uri(["extract", path("site/image")])).status).toBe(2);
  });

  it("finds suffix references on request, and marks them as guesses (§4.5) (003-90, 004-45)", async () => {
    const found = objects(
      (await uri(["extract", "--json", "--suffix-references", path("site/inner/notes")])).stdout,
    );
    expect(found.at(-1)).toMatchObject({
      reference: "www.example.org",
      guess: "http://www.example.org",
      result: "http://www.example.org",
      where: { line: 2, column: 14 },
    });
  });

  it("--unique drops duplicates on a rung of the ladder", async () => {
    const text = "http://a http://a http://a:80/ HTTP://A";
    expect((await uri(["extract", "--unique"], text)).stdout).toBe("http://a\nhttp://a:80/\nHTTP://A\n");
    expect((await uri(["extract", "--unique", "--level", "syntax"], text)).stdout).toBe(
      "http://a\nhttp://a:80/\n",
    );
    expect((await uri(["extract", "--unique", "--level", "scheme"], text)).stdout).toBe("http://a\n");
  });

  it("--unique without a base: the same text in another file is another reference", async () => {
    writeFileSync(path("one.html"), "<a href=x><a href=x><a href='http://a/'>");
    writeFileSync(path("two.html"), "<a href=x><a href='http://a/'>");
    const { stdout } = await uri(["extract", "--unique", path("one.html"), path("two.html")]);
    expect(stdout).toBe("x\nhttp://a/\nx\n");
  });

  it("--retrieved-from is refused for more than one document", async () => {
    const files = [path("one.html"), path("two.html")];
    expect(await uri(["extract", "--retrieved-from", "http://r/", ...files])).toMatchObject({
      status: 2,
      stdout: "",
    });
    expect((await uri(["extract", "--retrieved-from", "http://r/", path("site")])).status).toBe(2);
  });

  it("names the part of a message whose lines it counts", async () => {
    writeFileSync(path("s.eml"), "Content-Type: text/html\r\n\r\n<a href='y z'>\r\n");
    expect((await uri(["extract", path("s.eml")])).stderr).toMatch(/s\.eml \(part 1\):1:\d+: a space/);
  });

  it("reports what cannot be read, and reads the rest", async () => {
    const { status, stdout, stderr } = await uri(["extract", path("nowhere"), path("mail")]);
    expect([status, stdout]).toEqual([2, "http://m/\nhttp://m/q\n"]);
    expect(stderr).toContain("cannot read");
  });

  it("reads the rest of a folder where a file has a charset that cannot be read", async () => {
    mkdirSync(path("charsets"));
    writeFileSync(path("charsets/1.html"), "<meta charset=iso-2022-kr><a href=http://a/>");
    writeFileSync(path("charsets/2.html"), "<a href=http://b/>");
    const { status, stdout, stderr } = await uri(["extract", path("charsets")]);
    expect([status, stdout]).toEqual([1, "http://b/\n"]);
    expect(stderr).toContain("(unknown-charset)");
  });

  it("reads the rest of a folder of which a folder or a file has gone, and names what is missing", async () => {
    mkdirSync(path("walk/m"), { recursive: true });
    mkdirSync(path("walk/z"));
    writeFileSync(path("walk/z/3.html"), "<a href=http://c/>");
    const failed: string[] = [];
    const report = {
      failed: (each: FilePath) => failed.push(each.toString()),
      passed: () => {},
      leftOut: () => {},
    };
    writeFileSync(path("walk/1.html"), "<a href=http://a/>");
    const found = [];
    for await (const file of filesIn(path("walk"), report, { allFolders: false })) {
      found.push(file.path);
      rmSync(path("walk/m"), { recursive: true, force: true });
    }
    expect(found).toEqual([path("walk/1.html"), path("walk/z/3.html")]);
    expect(failed).toEqual([path("walk/m")]);
  });

  it("reads files whose names are not UTF-8", async () => {
    mkdirSync(path("octets"));
    writeFileSync(
      Buffer.concat([Buffer.from(path("octets/")), Buffer.from([0xe9]), Buffer.from(".html")]),
      "<a href=http://a/>",
    );
    expect(await uri(["extract", path("octets")])).toMatchObject({ status: 0, stdout: "http://a/\n" });
  });

  it("counts the symbolic links that it does not follow", async () => {
    mkdirSync(path("links"));
    symlinkSync(path("mail"), path("links/mail"));
    const { stdout, stderr } = await uri(["extract", path("links")]);
    expect([stdout, stderr]).toEqual([
      "",
      `uri: skipped 1 symbolic link or special file: ${path("links/mail")}\n`,
    ]);
  });

  it("names the first files that it skips, and all with --verbose", async () => {
    mkdirSync(path("images"));
    for (const name of "abcde") writeFileSync(path(`images/${name}`), new Uint8Array([0]));
    const { stderr } = await uri(["extract", path("images")]);
    expect(stderr).toMatch(
      /skipped 5 files that are not text: \S+a, \S+b, \S+c and 2 others \(--verbose names all\)\n$/,
    );
    const all = (await uri(["extract", "--verbose", path("images")])).stderr.split("\n");
    expect(all[4]).toBe(`uri: skipped ${path("images/e")}, a file that is not text`);
    expect(all.slice(5)).toEqual(["uri: skipped 5 files that are not text", ""]);
  });

  it("leaves .git and node_modules out of a folder, says so, and reads them on request", async () => {
    for (const name of [".git", "node_modules/x", "src"]) {
      mkdirSync(path(`project/${name}`), { recursive: true });
      writeFileSync(path(`project/${name}/1.html`), `<a href='http://${name.slice(-1)}/'>`);
    }
    const { stdout, stderr } = await uri(["extract", path("project")]);
    expect(stdout).toBe("http://c/\n");
    expect(stderr).toContain("skipped 2 folders of copies: ");
    expect(stderr).toContain("(--all-folders reads them)");
    expect((await uri(["extract", "--all-folders", path("project")])).stdout).toBe(
      "http://t/\nhttp://x/\nhttp://c/\n",
    );
    expect((await uri(["extract", path("project/node_modules")])).stdout).toBe("http://x/\n");
  });

  it("says that it does not fetch what a URI names, and shows no password of it", async () => {
    const { status, stderr } = await uri(["extract", "https://me:secret@example.org/a';b;'"]);
    expect(status).toBe(2);
    expect(stderr).toContain(
      "nothing is fetched without --fetch; try: uri extract --fetch 'https://me:***@example.org/a%27;b;%27'",
    );
  });

  it("§3.2.1: the JSON masks passwords unless --show-secrets; a line is data and has them", async () => {
    const text = "<URL:ftp://me:secret@h/well-\n known>";
    const masked = (await uri(["extract", "--json"], text)).stdout;
    expect(objects(masked)[0]).toMatchObject({ reference: "ftp://me:***@h/well-known" });
    expect(masked).not.toContain("secret");
    expect((await uri(["extract", "--json", "--show-secrets"], text)).stdout).toContain("me:secret@h");
    expect((await uri(["extract"], text)).stdout).toBe("ftp://me:secret@h/well-known\n");
  });

  it("reports a template whole, and not the part before its expression", async () => {
    const { status, stdout, stderr } = await uri(["extract"], "see http://d.example/{id} there");
    expect([status, stdout]).toEqual([1, "http://d.example/{id}\n"]);
    expect(stderr).toContain("<stdin>:1:5:");
  });

  it("rfc2396bis-01 App. F (003-89): guesses a host name on its own on request", async () => {
    expect((await uri(["extract"], "see w3.org.")).stdout).toBe("");
    const [found] = objects((await uri(["extract", "--json", "--guess-host-names"], "see w3.org.")).stdout);
    expect(found).toMatchObject({ reference: "w3.org", guess: "http://w3.org", result: "http://w3.org" });
  });

  describe("--check-fragments", () => {
    beforeAll(() => {
      mkdirSync(path("pages/in"), { recursive: true });
      writeFileSync(
        path("pages/a b.html"),
        '<p id="x">\n<a href="#x"><a href="#y"><a href="in/c.html#z"><a href="http://h/#q">',
      );
      writeFileSync(
        path("pages/in/c.html"),
        '<a href="../a%20b.html#x"><a href="../a%20b.html#%C3%A9"><a href="#top">',
      );
      writeFileSync(path("pages/notes.txt"), "http://a/#b");
    });

    it("Wikipedia §Syntax (000-36): every fragment of a set of pages that leads nowhere, with file, line and column", async () => {
      const { status, stdout, stderr } = await uri(["extract", "--check-fragments", path("pages")]);
      expect(stdout.replaceAll(path("pages"), "P")).toBe(
        "P/a b.html:2:23: #y: P/a b.html has no element #y\n" +
          "P/a b.html:2:36: in/c.html#z: P/in/c.html has no element #z\n" +
          "P/in/c.html:1:36: ../a%20b.html#%C3%A9: P/a b.html has no element #%C3%A9\n",
      );
      expect(stderr.replaceAll(path("pages"), "P")).toBe(
        "uri: 3 of 7 fragments without an element; 1 of other pages not checked\n" +
          "uri: skipped 1 file that is not a page in HTML: P/notes.txt\n",
      );
      expect(status).toBe(1);
    });

    it("--json: gives one object for each", async () => {
      const [first] = objects((await uri(["extract", "--check-fragments", "--json", path("pages")])).stdout);
      expect(first).toEqual({
        file: path("pages/a b.html"),
        reference: "#y",
        valid: true,
        result: `file://${path("pages/a%20b.html")}#y`,
        fragment: "y",
        targetFile: path("pages/a b.html"),
        where: { offset: 33, line: 2, column: 23, element: "a", attribute: "href" },
      });
    });

    it("reads a page from standard input, by its own URI", async () => {
      const args = ["extract", "--check-fragments", "--retrieved-from", "http://h/p"];
      const page = '<a href="/p#x"><a href="#y"><p id=x>';
      const { status, stdout } = await uri(args, page);
      expect([status, stdout]).toEqual([1, "<stdin>:1:25: #y: <stdin> has no element #y\n"]);
      expect(await uri(args, "<p id=y><a href=#y>")).toMatchObject({ status: 0, stdout: "" });
    });

    it("is refused with --unique; says what is not a page, or cannot be read, and checks the rest", async () => {
      expect((await uri(["extract", "--check-fragments", "--unique", path("pages")])).status).toBe(2);
      const files = [path("nowhere.html"), path("pages/notes.txt"), path("pages/in/c.html")];
      const { status, stderr } = await uri(["extract", "--check-fragments", ...files]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/cannot read \S+nowhere\.html: no such file/);
      expect(stderr).toContain("notes.txt is not a page in HTML");
      expect(stderr).toContain("0 of 3 fragments without an element; 2 of other pages not checked");
    });
  });

  describe("--site", () => {
    const at = "https://example.org/docs/";
    beforeAll(() => {
      mkdirSync(path("docs/sub"), { recursive: true });
      writeFileSync(
        path("docs/index.html"),
        '<a href="sub/">\n<a href="Sub/a.html"><a href="no"><a href="/"><a href="sub/#x">',
      );
      writeFileSync(
        path("docs/sub/index.html"),
        '<img src="../p.png"><a href="a.html"><a href="https://other.example/">',
      );
      writeFileSync(path("docs/sub/a.html"), "<p>");
      writeFileSync(path("docs/b.md"), "# B\n\n[b](#b) [c](#c)\n");
      writeFileSync(path("docs/p.png"), new Uint8Array([0]));
    });

    const site = (folder: string, ...more: string[]) =>
      uri(["extract", "--site", path(folder), "--at", at, ...more]);

    it("§5, §3.5: every link of a folder that leads nowhere, with file, line and column", async () => {
      const { status, stdout, stderr } = await site("docs", "--check");
      expect(stdout.replaceAll(path("docs"), "D")).toBe(
        "D/b.md:3:13: #c: D/b.md has no part #c\n" +
          "D/index.html:2:10: Sub/a.html: the file is D/sub/a.html, which differs in upper and lower case\n" +
          "D/index.html:2:31: no: there is no such file\n" +
          "D/index.html:2:44: / leads out of the site\n" +
          "D/index.html:2:56: sub/#x: D/sub/index.html has no part #x\n" +
          "D/b.md: no other file leads to this page\n",
      );
      expect(stderr).toBe(
        "uri: 4 of 9 links into the site lead nowhere; 1 leads out of it; 1 page without a link\n",
      );
      expect(status).toBe(1);
    });

    it("--json: an object for each, of one shape", async () => {
      const found = objects((await site("docs/", "--check", "--json")).stdout) as {
        fault: string;
        reference: string;
        result?: string;
      }[];
      expect(found.map(({ fault, reference, result }) => [fault, reference, result])).toEqual([
        ["missing-part", "#c", `${at}b.md#c`],
        ["other-case", "Sub/a.html", `${at}Sub/a.html`],
        ["missing", "no", `${at}no`],
        ["outside", "/", "https://example.org/"],
        ["missing-part", "sub/#x", `${at}sub/#x`],
        ["unlinked", "", undefined],
      ]);
      for (const object of found)
        expect(object).toMatchObject({ valid: true, file: expect.stringContaining("docs") });
    });

    it("§5.1.3: without --check, the targets by the URIs of the site", async () => {
      expect((await site("docs/sub")).stdout).toBe(
        `https://example.org/p.png\n${at}a.html\nhttps://other.example/\n`,
      );
    });

    it("--sarif, --github, --junit: for the programs that show faults beside the files", async () => {
      const log = JSON.parse((await site("docs", "--check", "--sarif")).stdout);
      const [run] = log.runs;
      expect(
        run.results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level]),
      ).toEqual([
        ["link-missing-part", "error"],
        ["link-other-case", "error"],
        ["link-missing", "error"],
        ["link-outside", "note"],
        ["link-missing-part", "error"],
        ["link-unlinked", "note"],
      ]);
      for (const { ruleId, ruleIndex } of run.results)
        expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
      expect(run.results[2].locations[0].physicalLocation.region).toEqual({
        startLine: 2,
        startColumn: 31,
        endColumn: 33,
      });
      const annotations = (await site("docs", "--check", "--github")).stdout.replaceAll(path("docs"), "D");
      expect(annotations.split("\n").slice(2, 4)).toEqual([
        "::error file=D/index.html,line=2,col=31::no: there is no such file",
        "::notice file=D/index.html,line=2,col=44::/ leads out of the site",
      ]);
      const junit = (await site("docs", "--check", "--junit")).stdout.replaceAll(path("docs"), "D");
      expect(junit.match(/<failure/g)).toHaveLength(4);
      expect(junit).toContain(
        '<testcase classname="D/index.html" name="2:31 no"><failure type="missing" message="no: there is no such file"/></testcase>',
      );
    });

    it("no text of a document ends an annotation, or an element of a report", async () => {
      mkdirSync(path("hostile"), { recursive: true });
      writeFileSync(
        path("hostile/index.html"),
        `<a href="./a&#10;::error::%0Ab c"><a href='"></testcase>&amp;'>`,
      );
      const { stdout } = await site("hostile", "--check", "--github");
      expect(stdout.split("\n")).toHaveLength(3);
      expect(stdout).not.toContain("\n::error::");
      expect((await site("hostile", "--check", "--junit")).stdout).toContain(
        "&quot;&gt;&lt;/testcase&gt;&amp;",
      );
    });

    it("redirects: those of the folder, and those that are named", async () => {
      mkdirSync(path("moved"), { recursive: true });
      writeFileSync(path("moved/index.html"), '<a href="old"><a href="older">');
      writeFileSync(path("moved/_redirects"), "/docs/old /docs/\n/docs/oldest /docs/old\n");
      writeFileSync(path("map"), "/docs/older /docs/;\n");
      const { status, stdout, stderr } = await site("moved", "--check", "--redirects", path("map"));
      expect(stdout.replaceAll(path("moved"), "M")).toBe(
        "M/_redirects:2: /docs/oldest is redirected to /docs/old, which is redirected again\n",
      );
      expect(stderr).toContain("; 1 redirect to a redirect\n");
      expect(status).toBe(0);
      writeFileSync(path("map"), "/docs/older\n");
      expect(await site("moved", "--check", "--redirects", path("map"))).toMatchObject({
        status: 2,
        stdout: "",
        stderr: expect.stringContaining("map, line 1, is not a redirect"),
      });
    });

    it("a site whose links lead somewhere has status 0", async () => {
      expect((await site("docs/sub", "--check")).stdout).toContain("../p.png leads out of the site");
      writeFileSync(path("docs/sub/index.html"), '<a href="a.html">');
      expect(await site("docs/sub", "--check")).toMatchObject({
        status: 0,
        stdout: "",
        stderr: "uri: 0 of 1 link into the site lead nowhere; 0 lead out of it; 0 pages without a link\n",
      });
      expect((await site("docs/sub", "--check", "--junit")).stdout).toContain("<testcase");
    });

    it("is refused with another list, with files, and with what is no URI", async () => {
      const folder = path("docs");
      for (const args of [
        ["--site", folder],
        ["--at", at],
        ["--check", folder],
        ["--junit", folder],
        ["--redirects", path("map"), folder],
        ["--site", folder, "--at", "docs/"],
        ["--site", folder, "--at", at, path("pages")],
        ["--site", path("docs/index.html"), "--at", at],
        ["--site", folder, "--at", at, "--retrieved-from", at],
        ...["--audit", "--unique", "--check-fragments"].map((other) => [
          ...["--site", folder, "--at", at, "--check"],
          other,
        ]),
        ["--site", folder, "--at", at, "--check", "--json", "--sarif"],
      ])
        expect(await uri(["extract", ...args]), args.join(" ")).toMatchObject({ status: 2, stdout: "" });
    });
  });

  it.skipIf(process.platform === "win32")("reads a pipe, which can be read only once", async () => {
    for (const args of [["--type", "html"], []]) {
      execFileSync("mkfifo", [path("pipe")]);
      const writing = writeFile(path("pipe"), "<!doctype html><a href=http://a/>");
      expect(await uri(["extract", ...args, path("pipe")])).toMatchObject({
        status: 0,
        stdout: "http://a/\n",
      });
      await writing;
      rmSync(path("pipe"));
    }
  });

  describe("documents that are packed", () => {
    it("RFC 1952, RFC 7932: by their octets, or by the ending .br; the type by the name within", async () => {
      writeFileSync(path("p.html.gz"), gzipSync(PAGE));
      writeFileSync(path("p.html.br"), brotliCompressSync(PAGE));
      writeFileSync(path("odd"), gzipSync("See http://a/ and http://b/."));
      const page = await uri(["extract", path("site/page.html")]);
      for (const name of ["p.html.gz", "p.html.br"])
        expect(await uri(["extract", path(name)])).toMatchObject({ status: 1, stdout: page.stdout });
      expect(await uri(["extract", path("odd")])).toMatchObject({
        status: 0,
        stdout: "http://a/\nhttp://b/\n",
      });
      expect((await uri(["extract"], gzipSync(PAGE))).stdout).toBe(page.stdout);
      expect((await uri(["extract", "--type", "text", path("p.html.gz")])).stdout).toBe("http://a/b/\n");
    });

    it.skipIf(!("zstdCompressSync" in zlib))("RFC 8878: Zstandard, where Node has it", async () => {
      const { zstdCompressSync } = zlib as unknown as { zstdCompressSync(text: string): Uint8Array };
      writeFileSync(path("z.html.zst"), zstdCompressSync(PAGE));
      expect((await uri(["extract", path("z.html.zst")])).stdout).toContain("http://a/x\n");
    });

    it("one that ends too early is said, and the next one is read", async () => {
      writeFileSync(path("cut.html.gz"), gzipSync(PAGE).subarray(0, 60));
      const { status, stdout, stderr } = await uri(["extract", path("cut.html.gz"), path("mail")]);
      expect([status, stdout.endsWith("http://m/\nhttp://m/q\n")]).toEqual([2, true]);
      expect(stderr).toContain(`cannot unpack ${path("cut.html.gz")}: unexpected end of file`);
    });

    it("one that is made to fill a disk is not read to its end", async () => {
      writeFileSync(path("bomb.txt.gz"), gzipSync(Buffer.alloc(100_000_000, "a\n")));
      const { status, stderr } = await uri(["extract", path("bomb.txt.gz")]);
      expect(status).toBe(2);
      expect(stderr).toMatch(
        /cannot unpack \S+: it becomes more than 100 times as long, and had 67\d{6} octets/,
      );
    });
  });

  it("names the file in a warning", async () => {
    const { stderr, status } = await uri(["extract", "--type", "html"], "<base href='http://['><a href='x");
    expect(stderr).toMatch(/<stdin>: warning: ignored the base .* \(unusable-base\)/);
    expect(stderr).toContain("<stdin>: warning: the page ends within a tag (unclosed)");
    expect(status).toBe(1);
  });
});

describe("on a terminal", () => {
  it.each([40, 80])(
    "of %i columns, no line below the name of a file is wider, and every sentence is whole",
    async (columns) => {
      const { stdout } = await shownAt(columns, ["extract", path("site/page.html"), path("mail")]);
      expect(stdout.split("\n").filter((line) => line.startsWith(" ") && line.length > columns)).toEqual([]);
      const text = stdout.replace(/\s+/g, " ");
      expect(text).toContain("y z a space is not allowed in a path (§3.3); write it as %20");
      expect(text).toContain("1:9 1 a href q -> http://m/q");
    },
  );
});

describe("uri extract --audit", () => {
  it("gives a line for each finding, with file, line and column, and no secret", async () => {
    const { status, stdout, stderr } = await uri(["extract", "--audit", path("site/inner/notes")]);
    expect(stdout).toContain(
      "notes:1:5: danger: a password stands in the reference, where all who see it can read it (password): http://u:***@h/p\n",
    );
    expect(stdout + stderr).not.toContain("secret@");
    expect(status).toBe(1);
  });

  it("lists what is invalid as a finding, and fails only at --fail-on or above", async () => {
    const { status, stdout, stderr } = await uri(["extract", "--audit", path("site/page.html")]);
    expect(stdout).toContain(
      "page.html:2:55: hint: a space is not allowed in a path (§3.3); write it as %20 (not-a-reference): y z\n",
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect((await uri(["extract", "--audit", "--fail-on", "hint", path("site/page.html")])).status).toBe(1);
  });

  it("gives JSON, an object for each finding", async () => {
    const found = objects((await uri(["extract", "--audit", "--json", path("site/inner/notes")])).stdout);
    expect(found[0]).toMatchObject({
      file: path("site/inner/notes"),
      where: { line: 1, column: 5 },
      reference: "http://u:***@h/p",
      valid: true,
      // Its place is that in the reference as it is shown.
      result: { id: "password", severity: "danger", from: 9, to: 12 },
    });
  });

  it("gives one SARIF log for a folder", async () => {
    const { stdout, status } = await uri(["extract", "--audit", "--sarif", path("site")]);
    const [{ results }] = (JSON.parse(stdout) as { runs: [{ results: { locations: object[] }[] }] }).runs;
    expect(results.map(({ locations }) => locations[0])).toContainEqual({
      physicalLocation: {
        artifactLocation: { uri: `file://${path("site/inner/notes")}` },
        region: { startLine: 1, startColumn: 14, endColumn: 20 },
      },
    });
    expect(status).toBe(1);
    expect((await uri(["extract", "--sarif", path("site")])).status).toBe(2);
  });
});
