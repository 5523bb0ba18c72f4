/** A folder of files as a site: where its links lead. */

import { describe, expect, it } from "vitest";
import { headingNames } from "../markdown/headings.ts";
import { typeOfName } from "../media-types.ts";
import { checkSite, type SiteFile, type SiteOptions } from "./check-site.ts";
import { readRedirects } from "./redirects.ts";
import { SiteFiles } from "./site-files.ts";

const at = "https://example.org/docs/";

function file(name: string, text = "") {
  return { name, type: typeOfName(name), source: { open: () => [new TextEncoder().encode(text)] } };
}

/** `file:line: reference: fault target` of each. */
async function faults(
  files: Readonly<Record<string, string>>,
  options: SiteOptions<SiteFile> = { at },
): Promise<string[]> {
  const told: string[] = [];
  const all = Object.entries(files).map(([name, text]) => file(name, text));
  for await (const { fault, file: from, found, redirect, target } of checkSite(all, options))
    told.push(
      [
        from?.name,
        found && `${found.where.line}: ${found.reference}`,
        redirect && `${redirect.source}:${redirect.line}: ${redirect.from}`,
        fault,
        target?.name,
      ]
        .filter(Boolean)
        .join(" "),
    );
  return told;
}

describe("RFC 3986 §3.3: the file of a path", () => {
  const site = new SiteFiles(
    ["index.html", "a.html", "b/index.htm", "c/README.md", "d e.png", "é.html", "e/f/g.png"].map((name) => ({
      name,
    })),
    at,
  );
  const leads = (target: string) => {
    const lead = site.leadOf(target);
    return "file" in lead ? `${lead.to} ${lead.file.name}` : lead.to;
  };

  it.each([
    ["https://example.org/docs/", "file index.html"],
    ["https://example.org/docs", "file index.html"],
    ["HTTPS://EXAMPLE.org:443/docs/x/../a.html?q#f", "file a.html"],
    ["https://example.org/docs/a", "file a.html"],
    ["https://example.org/docs/b", "file b/index.htm"],
    ["https://example.org/docs/b/", "file b/index.htm"],
    ["https://example.org/docs/c/", "file c/README.md"],
    ["https://example.org/docs/d%20e.png", "file d e.png"],
    ["https://example.org/docs/%c3%a9", "file é.html"],
    ["https://example.org/docs/A.html", "other-case a.html"],
    ["https://example.org/docs/a/", "nothing"],
    ["https://example.org/docs/e", "folder"],
    ["https://example.org/docs/e/f/", "folder"],
    ["https://example.org/docs/%2e%2e/a.html", "outside"],
    ["https://example.org/docs2/", "outside"],
    ["https://example.org/", "outside"],
    ["https://example.org.evil/docs/", "elsewhere"],
    ["http://example.org/docs/", "elsewhere"],
    ["mailto:a@example.org", "elsewhere"],
  ])("%s", (target, expected) => {
    expect(leads(target)).toBe(expected);
  });

  it("the URI of a file", () => {
    expect(site.files.map((one) => site.uriOf(one).slice(at.length))).toEqual([
      "",
      "a.html",
      "b/",
      "c/README.md",
      "d%20e.png",
      "%C3%A9.html",
      "e/f/g.png",
    ]);
  });

  it("where pages are made of Markdown, their paths lead to it: without an ending, with .html, or with a slash", () => {
    const names = ["index.md", "a.md", "b/index.md", "c.mdx", "c.html"];
    const leads = (isGenerated: boolean) => {
      const site = new SiteFiles(
        names.map((name) => ({ name })),
        "https://example.org/",
        [],
        isGenerated,
      );
      return ["", "a", "a.html", "a/", "b", "b/", "c", "c.html", "d"].map((path) => {
        const lead = site.leadOf(`https://example.org/${path}`);
        return lead.to === "file" ? lead.file.name : lead.to;
      });
    };
    const made = [
      "index.md",
      "a.md",
      "a.md",
      "a.md",
      "b/index.md",
      "b/index.md",
      "c.html",
      "c.html",
      "nothing",
    ];
    expect(leads(true)).toEqual(made);
    const asTheyAre = [
      "folder",
      "nothing",
      "nothing",
      "nothing",
      "folder",
      "folder",
      "c.html",
      "c.html",
      "nothing",
    ];
    expect(leads(false)).toEqual(asTheyAre);
  });

  it("the URI of a site must be one", () => {
    expect(() => new SiteFiles([], "docs/")).toThrow(TypeError);
  });
});

describe("RFC 3986 §3.5, §5: the links of a site", () => {
  it("each fault, with its place; other hosts are not asked", async () => {
    expect(
      await faults({
        "index.html":
          '<base href="sub/">\n<a href="x">missing</a> <a href="../a#y">no part</a> <a href="../A">case</a>\n' +
          '<a href="/elsewhere">out</a> <a href="https://other.example/nowhere">other</a> <a href="mailto:x@y">\n' +
          '<img srcset="../p.png, ../q.png 2x">',
        "a.html": '<p id="z"><a href="#z"><a href="#top"><a href="#:~:text=b"><a href="#%7A"><a href=".">',
        "b.html": "",
        "p.png": "",
        "404.html": "",
      }),
    ).toEqual([
      "index.html 2: x missing",
      "index.html 2: ../a#y missing-part a.html",
      "index.html 2: ../A other-case a.html",
      "index.html 3: /elsewhere outside",
      "index.html 4: ../q.png missing",
      "a.html 1: #:~:text=b missing-part a.html",
      "b.html unlinked",
    ]);
  });

  it("headings of Markdown, as GitHub names them, and elements in it", async () => {
    expect(
      await faults({
        "README.md":
          "[a](a.md#the-heading-one) [b](a.md#the-heading) [c](a.md#e) [d](a.md#%C3%BCberschrift-1) [e](#x)\n\n# X",
        "a.md":
          '# The *Heading* `one`!\n\nThe [Heading](#not)\n---\n\n# Überschrift\n\n## Überschrift\n\n<a id="e"></a>\n',
      }),
    ).toEqual(["a.md 3: #not missing-part a.md"]);
  });

  it("a style sheet leads to its files, too; a text does not name the site by accident", async () => {
    expect(
      await faults({ "index.html": '<link rel=stylesheet href="a.css">', "a.css": "b{c:url(d.png)}" }),
    ).toEqual(["a.css 1: d.png missing"]);
  });

  it("counts the links into the site", async () => {
    let count = 0;
    const onLink = () => {
      count++;
    };
    const files = [file("index.html", '<a href="a.html"><a href="http://other.example/"><a href="#x">')];
    const found = [];
    for await (const { fault } of checkSite(files, { at, onLink })) found.push(fault);
    expect([count, found]).toEqual([2, ["missing", "missing-part"]]);
  });

  it("an invalid reference is told; an absolute one out of the site is meant", async () => {
    expect(
      await faults({ "index.html": '<a href="a b"><a href="https://example.org/"><a href="../..">' }),
    ).toEqual(["index.html 1: a b invalid", "index.html 1: ../.. outside"]);
  });

  it("Text Fragments §3: words that the page has, with prefix and suffix, across elements", async () => {
    const page =
      "<title>Title</title><p>One <b>two</b>-three\nfour</p><p>Five &amp; six</p><script>seven</script>";
    const texts = [
      ["one%20two", true],
      ["TWO-three%20four", true],
      ["three-,four", true],
      ["one,four", true],
      ["four,one", false],
      ["four-,five", true],
      ["one,six,-seven", false],
      ["five%20%26%20six", true],
      ["seven", false],
      ["title", false],
    ] as const;
    const links = texts.map(([text]) => `<a href="a#:~:text=${text}">`).join("\n");
    const missing = texts.flatMap(([text, isThere], i) =>
      isThere ? [] : [`index.html ${i + 1}: a#:~:text=${text} missing-part a.html`],
    );
    expect(await faults({ "index.html": links, "a.html": page })).toEqual(missing);
  });

  it("RFC 6901 §6: values in JSON", async () => {
    expect(
      await faults({
        "index.html":
          '<a href="a.json#/b/0"><a href="a.json#/b/1"><a href="a.json#/c~1d"><a href="a.json#e"><a href="b.json#/a">',
        "a.json": '{ "b": [null], "c/d": {} }',
        "b.json": "{ // not JSON",
      }),
    ).toEqual(["index.html 1: a.json#/b/1 missing-part a.json"]);
  });

  it("what the script of a page reads is not judged", async () => {
    expect(
      await faults({ "index.html": '<a href="#/route"><a href="#!x"><a href="#q=a"><a href="#q">' }),
    ).toEqual(["index.html 1: #q missing-part index.html"]);
  });

  it("lines of code, as its hosts name them", async () => {
    expect(
      await faults({
        "README.md":
          "[a](a.txt#L2) [b](a.txt#L3) [c](a.txt#L1-L3) [d](a.txt#L1C2) [e](#L1) [f](#L2) [g](p.png#L9)",
        "a.txt": "1\n2\n",
        "p.png": "",
      }),
    ).toEqual([
      "README.md 1: a.txt#L3 missing-part a.txt",
      "README.md 1: a.txt#L1-L3 missing-part a.txt",
      "README.md 1: #L2 missing-part README.md",
    ]);
  });

  describe("redirects", () => {
    const files = {
      "index.html":
        '<a href="old"><a href="old/x/y"><a href="gone"><a href="round"><a href="a"><a href="maybe">',
      "a.html": "",
      "new/y.html": "",
    };
    const { redirects, unread } = readRedirects(
      [
        "# of the year before",
        "/docs/old /docs/a",
        "/docs/old/:kind/* /docs/new/:splat 301!",
        "/docs/gone /docs/nowhere 302",
        "/docs/round /docs/square",
        "/docs/square /docs/round # and again",
        "/docs/a /docs/new/y",
        "/docs/older /docs/old",
        "/docs/maybe /docs/nowhere 302 Country=nl",
        "/app/* /docs/index.html 200",
        "what is this",
      ].join("\n"),
      "_redirects",
    );

    it("lines that are none are told", () => {
      expect(unread).toEqual([11]);
      expect(redirects.map(({ kind, line }) => [line, kind])).toContainEqual([10, "rewrite"]);
    });

    it("§5.1.3: links follow them; a file comes before one, unless it has a mark", async () => {
      expect(await faults(files, { at, redirects })).toEqual([
        "index.html 1: gone missing",
        "index.html 1: round redirect-loop",
        "_redirects:4: /docs/gone missing",
        "_redirects:5: /docs/round redirect-loop",
        "_redirects:6: /docs/square redirect-loop",
        "_redirects:8: /docs/older redirect-chain",
      ]);
    });

    it("a map of nginx: paths, patterns, quotes; it comes before files", async () => {
      const map = readRedirects(
        'map $uri $new {\n  default "";\n  /docs/old /docs/a.html;\n  ~^/docs/old/(?<kind>[a-z]+)/(.*)$ /docs/new/$2;\n' +
          '  "/docs/g one" /docs/;\n  ~*^/DOCS/ROUND$ /docs/a;\n  ~( /x;\n}',
        "nginx.map",
      );
      expect(map.unread).toEqual([7]);
      const all = { ...files, "gone.html": "", "maybe.html": "" };
      expect(await faults(all, { at, redirects: map.redirects })).toEqual([]);
    });
  });

  it("headings as GitHub, GitLab and VitePress name them", async () => {
    const text = "# A & b -- c\n\n## 12\n\n## Über “x” {#own}\n\n## 12\n\n";
    const names = (headings: "github" | "gitlab" | "vitepress") => headingNames(text, "markdown", headings);
    expect(names("github")).toEqual(["a--b----c", "12", "über-x-own", "12-1"]);
    expect(names("gitlab")).toEqual(["a-b-c", "anchor-12", "über-x-own", "anchor-12-1"]);
    expect(names("vitepress")).toEqual(["a-b-c", "_12", "own", "_12-1"]);
  });
});
