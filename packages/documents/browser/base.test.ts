/**
 * The targets that Chromium gives to each `a.href` of a page with `base`, and those of urikit: they are the same
 * on the references where the two standards agree; the other references are listed with both targets.
 */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referencesIn } from "../src/index.ts";

const pages = new Map<string, string>();
let server: Server;
let browser: Browser;
let page: Page;
let origin = "";

beforeAll(async () => {
  server = createServer(({ url = "/" }, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(pages.get(url) ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  page = await browser.newPage();
  await page.route("**/*", (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.abort(),
  );
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

let count = 0;

interface Both {
  readonly reference: string;
  readonly urikit: string | undefined;
  readonly chromium: string;
}

/** The links of a page that is served from `/x/y/N?q`, as both resolve them. */
async function links(html: string): Promise<Both[]> {
  const path = `/x/y/${++count}?q`;
  pages.set(path, html);
  await page.goto(origin + path, { waitUntil: "domcontentloaded" });
  // A text: the test runner would compile a function, which the page cannot run.
  const hrefs = (await page.evaluate(
    "[...document.querySelectorAll('a[href]')].map((a) => a.href)",
  )) as string[];
  const found = referencesIn(html, "html", { retrieval: origin + path }).filter(
    ({ where }) => where.element === "a",
  );
  expect(found).toHaveLength(hrefs.length);
  return found.map(({ reference, target }, index) => ({
    reference,
    urikit: target,
    chromium: hrefs[index] ?? "",
  }));
}

const anchors = (references: readonly string[]) =>
  references
    .map((reference) => `<a href="${reference.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">x</a>`)
    .join("\n");

describe("a page with <base href>, on references where the standards agree", () => {
  // RFC 3986 §5.4, all examples but those that are listed below.
  const agreed = [
    ..."g:h g ./g g/ /g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g".split(" "),
    "",
    ..."../../../g ../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y".split(
      " ",
    ),
    ..."g?y/./x g?y/../x g#s/./x g#s/../x".split(" "),
    ..."//example.org/a http://example.org/a?b#c https://a.example:8080/ mailto:a@b.example urn:isbn:0451450523".split(
      " ",
    ),
    ..."javascript:void(0) data:,x tel:+1-816-555-1212 a%20b a%2Fb g?a=b&c=d ?# #".split(" "),
  ];

  it.each(["http://a/b/c/d;p?q", "/b/c/d", "../z/", "?r", "http://a/b/c/d;p?q#f"])(
    "base %s",
    async (base) => {
      for (const { reference, urikit, chromium } of await links(`<base href="${base}">${anchors(agreed)}`)) {
        expect([reference, urikit]).toEqual([reference, chromium]);
      }
    },
  );
});

describe("HTML §4.2.3: which base counts", () => {
  it.each([
    ["the first with an href", "<base target=_self><base href=/1/><base href=/2/>"],
    ["late", "<p>text<div><base href=/1/></div>"],
    ["white space around it", "<base href='\n /1/ '>"],
    ["in a comment", "<!-- <base href=/1/> -->"],
    ["in a script", "<script>'<base href=/1/>'</script>"],
    [
      "in a title, a text field, a frame",
      "<title><base href=/1/></title><textarea><base href=/2/></textarea><iframe><base href=/3/></iframe>",
    ],
    ["in a template", "<template><base href=/1/></template>"],
    ["of SVG", "<svg><base href=/1/></svg>"],
    ["after SVG that a tag of HTML ends", "<svg><p><base href=/1/>"],
    ["in foreignObject", "<svg><foreignObject><base href=/1/></foreignObject></svg>"],
    ["data:", "<base href='data:text/plain,x'>"],
    ["javascript:", "<base href='javascript:x'>"],
    ["empty", "<base href=''>"],
    ["in upper case, with entities", "<BASE HREF='&#x2F;1&sol;'>"],
    ["no base", ""],
  ])("%s", async (_, html) => {
    for (const { reference, urikit, chromium } of await links(
      `${html}<a href="g">x</a><a href="../g?y#s">x</a>`,
    )) {
      expect([reference, urikit]).toEqual([reference, chromium]);
    }
  });

  it("an empty action is the page's own URI, whatever the base", async () => {
    const path = `/x/y/${++count}?q`;
    const html = '<base href="http://a/"><form action=""></form>';
    pages.set(path, html);
    await page.goto(origin + path);
    const action = await page.evaluate("document.forms[0].action");
    expect(referencesIn(html, "html", { retrieval: origin + path }).at(-1)?.target).toBe(action);
  });
});

describe("the differences between RFC 3986 and the URL standard", () => {
  const BASE = "http://a/b/c/d;p?q";

  it.each([
    // The reference, the target by urikit, the target by Chromium, the reason.
    ["http:g", "http:g", "http://a/b/c/g", "§5.2.2 strict: it has a scheme, and is a URI"],
    ["%2e%2e/g", "http://a/b/c/%2e%2e/g", "http://a/b/g", "§5.2.4: a triplet is not a dot-segment"],
    ["g/%2E/h", "http://a/b/c/g/%2E/h", "http://a/b/c/g/h", "§5.2.4"],
    ["HTTP://EXAMPLE.org/", "HTTP://EXAMPLE.org/", "http://example.org/", "§5.2: nothing is normalized"],
    ["http://example.org", "http://example.org", "http://example.org/", "§5.2: an empty path stays empty"],
    ["http://example.org:80/", "http://example.org:80/", "http://example.org/", "§6.2.3: default ports stay"],
    ["http://0x7f.1/", "http://0x7f.1/", "http://127.0.0.1/", "§3.2.2: a reg-name"],
    ["http:///g", "http:///g", "http://g/", "§3.2: the authority is empty"],
    ["//", "http://", "//", "§3.2: an empty authority; no URL at all"],
    ["a b", undefined, "http://a/b/c/a%20b", "§3.3: no space"],
    ["\\g", undefined, "http://a/g", "§3.3: no backslash"],
    ["g|h", undefined, "http://a/b/c/g%7Ch", "§3.3: no |"],
    ["é|", undefined, "http://a/b/c/%C3%A9%7C", "§2: not an IRI either (RFC 3987)"],
    ["%zz", undefined, "http://a/b/c/%zz", "§2.1: two hexadecimal digits"],
    ["http://a b/", undefined, "http://a%20b/", "§3.2.2: no space; the URL standard refuses it too"],
  ])("%j", async (reference, expected, chromium) => {
    expect(await links(`<base href="${BASE}">${anchors([reference])}`)).toEqual([
      { reference, urikit: expected, chromium },
    ]);
  });

  it("tabs and line breaks in a URL of HTML: both take them out", async () => {
    expect(await links(`<base href="${BASE}">${anchors(["g\n\th"])}`)).toEqual([
      { reference: "gh", urikit: "http://a/b/c/gh", chromium: "http://a/b/c/gh" },
    ]);
  });

  it("a broken base: HTML falls back to the page's own URI, as urikit does; Chromium resolves nothing", async () => {
    const [link] = await links("<base href='http://[x/'><a href=g>x</a>");
    expect(link).toEqual({ reference: "g", urikit: `${origin}/x/y/g`, chromium: "g" });
  });
});
