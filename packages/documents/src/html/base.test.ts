import { describe, expect, it } from "vitest";
import { extracted, targets } from "../../test/documents.ts";
import { referencesIn } from "../extract.ts";

const retrieval = "http://example.org/a/b?c";

describe("drafts of 1997 and 2003, App. D: embedding the base in HTML", () => {
  it("the example: ../x is http://www.ics.uci.edu/Test/a/x, wherever the document was obtained (001-46, 001-66, 003-84)", () => {
    const page = [
      '<!doctype html public "-//IETF//DTD HTML//EN">',
      "<HTML><HEAD>",
      "<TITLE>An example HTML document</TITLE>",
      '<BASE href="http://www.ics.uci.edu/Test/a/b/c">',
      "</HEAD><BODY>",
      '... <A href="../x">a hypertext anchor</A> ...',
      "</BODY></HTML>",
    ].join("\n");
    const [base, anchor] = referencesIn(page, "html", { retrieval });
    expect(base).toMatchObject({ base: "http://example.org/a/b?c", baseFrom: "retrieval" });
    expect(anchor).toMatchObject({
      reference: "../x",
      target: "http://www.ics.uci.edu/Test/a/x",
      base: "http://www.ics.uci.edu/Test/a/b/c",
      baseFrom: "content",
      where: { line: 6, column: 14, element: "a", attribute: "href" },
    });
  });
});

describe("HTML §4.2.3: the base element", () => {
  it.each([
    ["the first with an href", "<base target=x><base href=/1/><base href=/2/>", "http://example.org/1/q"],
    ["even if it comes late", "<a href=x></a><p><base href=/1/>", "http://example.org/1/q"],
    ["white space around it is stripped", '<base href=" /1/\n">', "http://example.org/1/q"],
    ["relative to the page", "<base href=../x/>", "http://example.org/x/q"],
    ["not in a comment", "<!--<base href=/1/>-->", "http://example.org/a/q"],
    [
      "not in a script or a text field",
      "<script>'<base href=/1/>'</script><textarea><base href=/1/></textarea>",
      "http://example.org/a/q",
    ],
    ["not in a template", "<template><base href=/1/></template><base href=/2/>", "http://example.org/2/q"],
    ["not of SVG", "<svg><base href=/1/></svg>", "http://example.org/a/q"],
    [
      "a broken base is skipped, and no later one counts",
      '<base href="http://[x/"><base href=/2/>',
      "http://example.org/a/q",
    ],
    ["so is a base whose scheme cannot be a base", "<base href=data:x/>", "http://example.org/a/q"],
    ["an empty base is the URI of the page", '<base href="">', "http://example.org/a/q"],
  ])("%s", (_, html, target) => {
    expect(targets(`${html}<a href=q></a>`, { retrieval }).at(-1)).toBe(target);
  });

  it("a broken base gives a warning", async () => {
    const { warnings } = await extracted('<base href="http://[x/">', "html", { retrieval });
    expect(warnings.map(({ code }) => code)).toEqual(["unusable-base"]);
  });

  it.each([
    ["é/", "http://example.org/a/%C3%A9/q"],
    ["a b/", "http://example.org/a/a%20b/q"],
    ["a\\b\\c", "http://example.org/a/a/b/q"],
    ["/x\n/y/", "http://example.org/x/y/q"],
    ["/x|y/", "http://example.org/x%7Cy/q"],
    ["http://bücher.example/", "http://xn--bcher-kva.example/q"],
  ])("one that is no URI reference is read as browsers read it, with a warning: %j", async (base, target) => {
    const { found, warnings } = await extracted(`<base href="${base}"><a href=q>`, "html", { retrieval });
    expect(found.at(-1)).toMatchObject({ target, baseFrom: "content" });
    expect(warnings.map(({ code }) => code)).toEqual(["repaired-base"]);
  });

  // RFC 3986 §2.1: browsers send "%/" as it stands, and no URI says that; "%25/" would be another path.
  it.each(["http://a`b/", "/50%/"])(
    "where what browsers read is not a URI, relative references have no target: %s",
    async (base) => {
      const page = `<base href="${base}"><a href=q><a href="http://x/">`;
      const { found, warnings } = await extracted(page, "html", { retrieval });
      expect(found.slice(1).map(({ target, base }) => [target, base])).toEqual([
        [undefined, undefined],
        ["http://x/", undefined],
      ]);
      expect(warnings.map(({ code }) => code)).toEqual(["unusable-base"]);
    },
  );

  it("found late in a document that comes in pieces", async () => {
    const page = `<a href=q></a>${"<p>text</p>".repeat(20_000)}<BASE HREF=http://late/>`;
    const { found } = await extracted(page, "html", { retrieval });
    expect(found.map(({ target }) => target)).toEqual(["http://late/q", "http://late/"]);
  });

  it("no base: a relative reference stays unresolved", () => {
    expect(referencesIn("<a href=q>", "html")[0]).toMatchObject({
      valid: true,
      target: undefined,
      base: undefined,
      baseFrom: undefined,
    });
    expect(referencesIn("<a href=q>", "html", { default: "http://d/" })[0]).toMatchObject({
      target: "http://d/q",
      baseFrom: "default",
    });
  });
});

describe("the drafts of 1997 and 2003 on pages", () => {
  const page = "http://example.org/a/b?c";

  it("url-syntax-05 App. D (001-65): an absolute HREF of BASE is the base; a relative one, which the drafts forbid, is resolved as in HTML", () => {
    expect(targets('<base href="http://h/x/"><a href=q>', { retrieval: page })).toEqual([
      "http://h/x/",
      "http://h/x/q",
    ]);
    expect(targets('<base href="x/"><a href=q>', { retrieval: page }).at(-1)).toBe(
      "http://example.org/a/x/q",
    );
  });

  it("url-syntax-05 App. D, rfc2396bis-01 App. D (001-65, 003-85): a relative HREF of BASE gives a warning", async () => {
    const relative = await extracted('<base href="x/"><a href=q>', "html", { retrieval: page });
    expect(relative.warnings.map(({ code }) => code)).toEqual(["relative-base"]);
    const absolute = await extracted('<base href="http://h/x/"><a href=q>', "html", { retrieval: page });
    expect(absolute.warnings).toEqual([]);
  });

  it.each(["/", "/app/", "//h/x/", "../x/", "?q"])(
    "HTML §4.2.3: a relative HREF of BASE gives a warning only where each page of a site has another base by it: %s",
    async (href) => {
      const { found, warnings } = await extracted(`<base href="${href}"><a href=q>`, "html", {
        retrieval: page,
      });
      expect(found.at(-1)?.target).toBe(new URL("q", new URL(href, page)).href);
      expect(warnings.map(({ code }) => code)).toEqual(href.startsWith("/") ? [] : ["relative-base"]);
    },
  );

  it("rfc2396bis-01 App. D (003-85): a relative HREF of BASE without a base around it is no base, and that is said", async () => {
    const { found, warnings } = await extracted('<base href="x/"><a href=q>', "html");
    expect(found.map(({ target }) => target)).toEqual([undefined, undefined]);
    expect(warnings.map(({ code }) => code)).toEqual(["unusable-base"]);
  });

  it("rfc2396bis-01 §4.2 (003-41): an empty action is a new request for the base URI, as HTML today for that of the page", () => {
    const [found] = referencesIn('<form action="">', "html", { retrieval: page });
    expect(found).toMatchObject({ kind: "document", target: page, base: page, sameDocument: false });
    const [, other] = referencesIn('<base href="/z"><form action="">', "html", { retrieval: page });
    expect(other).toMatchObject({ target: page }); // where a base element names another, HTML is followed
  });
});
