/** `<uri-anatomy>` in Chromium, in a page whose policy allows neither styles within it nor markup from text. */

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const POLICY =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const PAGE = `<!doctype html><html lang="en"><title>anatomy</title><script type="module" src="/anatomy.js"></script>
<uri-anatomy id="text">
  http://me@example.org:80/caf%C3%A9?b=c#d
</uri-anatomy>
<uri-anatomy id="attribute" uri="urn:example:a">What is here without script</uri-anatomy>
<uri-anatomy id="invalid">http://a/b c</uri-anatomy>
<uri-anatomy id="chinese" lang="zh" uri="//a?"></uri-anatomy>`;

const PLAIN = `<!doctype html><script src="/anatomy.min.js"></script><uri-anatomy>urn:a:b</uri-anatomy>`;

let server: Server;
let browser: Browser;
let page: Page;
let address: string;
const problems: string[] = [];

beforeAll(async () => {
  const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [source("../src/index.ts")],
    tsconfig: source("../../../tsconfig.base.json"), // it says where the sources of each name are
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  server = createServer(({ url = "/" }, response) => {
    const isScript = url.endsWith(".js");
    response.writeHead(200, {
      "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    });
    if (url === "/anatomy.min.js") response.end(readFileSync(source("../dist/anatomy.min.js")));
    else if (url === "/plain.html") response.end(PLAIN);
    else response.end(isScript ? outputFiles[0]?.text : PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  page = await browser.newPage();
  for (const kind of ["console", "pageerror", "dialog"] as const)
    page.on(kind as "console", (event) => problems.push(`${kind}: ${event.text?.() ?? String(event)}`));
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  problems.length = 0;
  await page.goto(address);
});

const names = (id: string) => page.locator(`#${id} .name`).allInnerTexts();
const set = (id: string, uri: string) =>
  page.evaluate(`document.getElementById(${JSON.stringify(id)}).uri = ${JSON.stringify(uri)}`);

const LONG = `ftp://some.body:pw@ftp.example.org:2121/a/${"b".repeat(60)}/c;type=i?${"q=1&".repeat(30)}#fragment`;

/** The names that do not begin where their components begin, or are not below their first line. */
const MISPLACED = `[...document.getElementById("attribute").shadowRoot.querySelectorAll(".component")].flatMap((one) => {
  const name = one.querySelector(".name > span").getBoundingClientRect();
  const text = [...one.querySelector(".text").getClientRects()].find(({ width }) => width > 0);
  const isPlaced = text === undefined || (Math.abs(name.left - text.left) <= 2 && name.top > text.top + 8 && name.top < text.bottom + 90);
  return isPlaced ? [] : [one.textContent];
})`;

describe("a reference", () => {
  it("RFC 3986 §3: of the text has its components named and in colour, under a strict policy", async () => {
    expect(await names("text")).toEqual(["scheme", "userinfo", "host", "port", "path", "query", "fragment"]);
    const colors = await page
      .locator("#text .text")
      .evaluateAll((texts) =>
        texts.map((text) => getComputedStyle(text as unknown as never).color as string),
      );
    expect(new Set(colors).size).toBe(7);
    expect(problems).toEqual([]);
  });

  it("of the attribute comes before the text, and speaks the language of the page", async () => {
    expect(await names("attribute")).toEqual(["scheme", "path"]);
    expect(await names("chinese")).toEqual(["主机", "查询, 空"]);
  });

  it("has a detail for each component, by mouse and by keyboard, until Escape", async () => {
    const detail = page.locator("#text .detail.path");
    expect(await detail.isVisible()).toBe(false);
    await page.locator("#text li.path .text").hover();
    expect(await detail.innerText()).toMatch(
      /path: what it names there, in steps \(RFC 3986 §3\.3\)\s+\/caf%C3%A9 reads \/café/,
    );
    await page.mouse.move(0, 0);
    for (let at = 0; at < 5; at++) await page.keyboard.press("Tab");
    expect(await detail.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await detail.isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    expect(await page.locator("#text .detail.query").isVisible()).toBe(true);
  });

  it("RFC 3986 §3: is one text without gaps, whatever the names: it is copied as it is written", async () => {
    for (const uri of ["http://a:b@c:1/d?e#f", "a:", "//h", "?q", "#", "", `urn:${"a:".repeat(99)}?=b#c`]) {
      await set("attribute", uri);
      const [copied, gaps] = (await page.evaluate(`(() => {
        const list = document.getElementById("attribute").shadowRoot.querySelector("ol");
        getSelection().selectAllChildren(list);
        const boxes = [...list.querySelectorAll(".delimiter, .text")].map((one) => [...one.getClientRects()]);
        return [getSelection().toString(), boxes.slice(1).flatMap(([next], at) => {
          const last = boxes[at].at(-1);
          return next && last && next.top < last.bottom && next.left - last.right > 1 ? [next.left - last.right] : [];
        })];
      })()`)) as [string, number[]];
      expect({ copied, gaps }).toEqual({ copied: uri, gaps: [] });
    }
  });

  it("has names that lie neither over each other nor outside, at each width", async () => {
    for (const width of [320, 700])
      for (const uri of [
        "http://a:b@c:1/d?e#f",
        "//h",
        "ftp://me:pw@192.0.2.1:21/a//b;type=i?x=1&y&x=%20#",
        "",
        `https://www.example.com/?${"q=1&".repeat(30)}#f`,
      ]) {
        await page.setViewportSize({ width, height: 600 });
        await set("attribute", uri);
        const boxes =
          (await page.evaluate(`[...document.getElementById("attribute").shadowRoot.querySelectorAll(".name > span, .text, .delimiter")]
          .flatMap((one) => [...one.getClientRects()].filter(({ width }) => width > 0).map(({ left, right, top, bottom }) => ({ left, right, top: top + 3, bottom: bottom - 3 })))`)) as {
            left: number;
            right: number;
            top: number;
            bottom: number;
          }[];
        for (const [at, one] of boxes.entries()) {
          expect(one.right, uri).toBeLessThanOrEqual(width);
          for (const other of boxes.slice(at + 1))
            expect(
              one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom &&
                other.top < one.bottom,
              `${uri} at ${width}`,
            ).toBe(false);
        }
      }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it("has each name below the first character of its component, wherever a line ends", async () => {
    for (let width = 140; width < 900; width += 37)
      for (const uri of [LONG, "http://me@שלום.example:80/עולם/a?א#ב"]) {
        await page.setViewportSize({ width, height: 600 });
        await set("attribute", uri);
        expect(await page.evaluate(MISPLACED), `${uri} at ${width}`).toEqual([]);
      }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it("is told to those who listen", async () => {
    const figure = page.locator("#attribute").getByRole("group", { name: "URI: urn:example:a" });
    expect(
      await figure.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))),
    ).toEqual(["scheme urn", "path example:a"]);
  });

  it("is drawn again when the attribute or the text changes, and goes with its element", async () => {
    await set("attribute", "//h/p");
    expect(await names("attribute")).toEqual(["host", "path"]);
    await page.evaluate(`document.getElementById("attribute").removeAttribute("uri")`);
    expect(await page.locator("#attribute .reason").count()).toBe(1); // the text, which has blanks
    await page.evaluate(`document.getElementById("text").firstChild.data = "a:b"`);
    await expect.poll(() => names("text")).toEqual(["scheme", "path"]);
    await page.evaluate(
      `{ const e = document.getElementById("text"); e.remove(); e.textContent = "?q"; document.body.append(e) }`,
    );
    expect(await names("text")).toEqual(["query"]);
  });

  it("of a script has a property", async () => {
    expect(await page.evaluate(`document.querySelector("uri-anatomy").uri`)).toBe(
      "http://me@example.org:80/caf%C3%A9?b=c#d",
    );
    expect(await page.evaluate(`document.createElement("uri-anatomy").uri`)).toBe("");
  });
});

describe("another text", () => {
  it("has the place and the reason", async () => {
    expect(await page.locator("#invalid .place").innerText()).toBe("http://a/b c");
    expect(await page.locator("#invalid mark").innerText()).toBe(" ");
    expect(await page.locator("#invalid .reason").innerText()).toContain("§3.3");
  });

  it("never becomes markup, whatever it is", async () => {
    for (const text of [
      "<img src=x onerror=alert(1)>",
      "javascript:alert(1)",
      "http://a/\u202e\u0000?<b>x</b>",
      "http://שלום.example/א",
      "x".repeat(1_000_000),
      `http://a/${"%41".repeat(300_000)}`,
    ]) {
      await set("attribute", text);
      expect(await page.locator("#attribute :is(img, script, b, a, iframe)").count()).toBe(0);
      expect(
        await page
          .locator("#attribute")
          .evaluate(
            (one) =>
              (one as unknown as { shadowRoot: { textContent: string } }).shadowRoot.textContent.length,
          ),
      ).toBeLessThan(5000);
    }
    expect(problems).toEqual([]);
  });
});

describe("everyone", () => {
  it.each([
    ["light", "rgb(11, 92, 171)"],
    ["dark", "rgb(140, 196, 255)"],
  ] as const)("has colours for %s ground, unless they are set", async (colorScheme, blue) => {
    await page.emulateMedia({ colorScheme });
    const host = page.locator("#text li.host .text");
    const color = () => host.evaluate((one) => getComputedStyle(one as unknown as never).color as string);
    await page.evaluate(`document.documentElement.style.colorScheme = "light dark"`);
    expect(await color()).toBe(blue);
    await page.evaluate(`document.body.style.setProperty("--uri-anatomy-host", "rgb(1, 2, 3)")`);
    expect(await color()).toBe("rgb(1, 2, 3)");
  });

  it("reads it at 320 pixels, and in forced colours", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.setViewportSize({ width: 320, height: 600 });
    await set("attribute", `http://example.org/${"long/".repeat(60)}?${"q".repeat(300)}`);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it("reads text from right to left in place", async () => {
    await set("text", "http://h/");
    await set("attribute", "http://a/%D7%90?%D7%91");
    const lefts = await page
      .locator("#attribute li")
      .evaluateAll((all) =>
        all.map(
          (one) => (one as unknown as { getBoundingClientRect(): { x: number } }).getBoundingClientRect().x,
        ),
      );
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  });

  it("reads the text itself where no script runs", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(address);
    expect(await plain.locator("#text").innerText()).toContain("http://me@example.org:80/");
    expect(await plain.locator("#attribute").innerText()).toBe("What is here without script");
    await plain.close();
  });
});

describe("dist/anatomy.min.js", () => {
  it("is the element for a plain script", async () => {
    await page.goto(`${address}plain.html`);
    expect(await page.locator("uri-anatomy .name").allInnerTexts()).toEqual(["scheme", "path"]);
  });
});
