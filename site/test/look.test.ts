/** Look, used as a person would: by typing, pointing, and the keyboard. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { printable } from "urikit/display";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLES } from "../look/examples.ts";
import { BuiltSite, built, type OpenPage } from "./built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start();
});
afterAll(() => site?.stop());

/** Opens the page, does something there, and closes it; nothing may have gone wrong meanwhile. */
async function withLook(
  use: (page: Page, open: OpenPage) => Promise<void>,
  { path = "/", options = {} }: { path?: string; options?: Parameters<BuiltSite["open"]>[1] } = {},
): Promise<void> {
  const open = await site.open(path, options);
  try {
    await use(open.page, open);
    expect(open.problems).toEqual([]);
    expect(open.dialogs).toEqual([]);
    expect(
      open.requests.filter((url) => !url.startsWith(`${site.origin}/`) && !url.startsWith("data:")),
    ).toEqual([]);
  } finally {
    await open.page.context().close();
  }
}

const input = (page: Page) => page.getByLabel("A URI, a relative reference");
const section = (page: Page, title: string) =>
  page.locator("details", { has: page.getByText(title, { exact: true }) });

async function type(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
}

/** Opens a section, and gives its text. */
async function textOf(page: Page, title: string): Promise<string> {
  const details = section(page, title);
  await details.locator("summary").click();
  const body = details.locator(".section-body");
  await body.waitFor();
  return (await body.innerText()).replace(/\s+/g, " ");
}

async function openAll(page: Page): Promise<void> {
  const closed = page.locator("details.answer-section:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

const PICTURED: readonly string[] = [
  "http://a:b@c:1/d?e#f",
  "a:",
  "//h",
  "?q",
  "#",
  `https://www.example.com/search?q=${"word+".repeat(40)}#results`,
  "http://[2001:db8::7]:8080/a?b#c",
  "http://me@שלום.example:80/עולם/a?א#ב",
  "data:text/plain;base64,SGVsbG8=",
  "ftp://me:pw@192.0.2.1:21/a//b;type=i?x=1&y&x=%20#",
];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Picture {
  /** The text that a reader copies of it. */
  readonly copied: string;
  /** The room between the pieces in one line. */
  readonly gaps: readonly number[];
  readonly names: readonly Box[];
}

const PICTURE = `(() => {
  const picture = document.querySelector(".picture");
  getSelection().selectAllChildren(picture);
  const pieces = [...picture.querySelectorAll(".delimiter, .part-text")].map((one) => [...one.getClientRects()]);
  const gaps = pieces.slice(1).flatMap(([next], at) => {
    const last = pieces[at].at(-1);
    const gap = next && last && next.top < last.bottom ? next.left - last.right : 0;
    return gap > 1 ? [gap] : [];
  });
  const names = [...picture.querySelectorAll(".part-name > span")].map((one) => one.getBoundingClientRect());
  return {
    copied: getSelection().toString(),
    gaps,
    names: names.map(({ left, right, top, bottom }) => ({ left, right, top: top + 2, bottom: bottom - 2 })),
  };
})()`;

/** Whether the characters of what is shown stand from left to right in each line, in the order of the text. */
const LEFT_EDGES = `(selector) => {
  const lefts = [];
  for (const shown of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < node.length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [{ left, top } = {}] = range.getClientRects();
        if (left !== undefined) lefts.push([Math.round(top / 12), left]);
      }
  }
  return lefts.length > 5 && lefts.every(([line, left], at) => at === 0 || lefts[at - 1][0] !== line || lefts[at - 1][1] < left);
}`;

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe("the first answer", () => {
  it("comes with each keystroke", () =>
    withLook(async (page) => {
      await input(page).fill("");
      const seen: string[] = [];
      for (const key of "a:b c") {
        await input(page).press(key === " " ? "Space" : key);
        seen.push(await page.locator(".verdict-line").innerText());
      }
      expect(seen.map((line) => /^(Valid|Not valid)/.exec(line)?.[0])).toEqual([
        "Valid",
        "Valid",
        "Valid",
        "Not valid",
        "Not valid",
      ]);
    }));

  it("RFC 3986 §3: names each component below it, in the order of the text", () =>
    withLook(async (page) => {
      await type(page, "foo://me@example.com:8042/over/there?name=ferret#nose");
      await expect
        .poll(() => page.locator(".part-name").allInnerTexts())
        .toEqual(["scheme", "userinfo", "host", "port", "path", "query", "fragment"]);
    }));

  it("RFC 3986 §3: shows one text without gaps, whatever the names: it is copied as it is written", () =>
    withLook(async (page) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of PICTURED) {
          await type(page, text);
          const { copied, gaps, names } = (await page.evaluate(PICTURE)) as Picture;
          expect({ copied, gaps }, `${text} at ${width}`).toEqual({ copied: text, gaps: [] });
          for (const [at, one] of names.entries()) {
            expect(one.right, text).toBeLessThanOrEqual(width);
            for (const other of names.slice(at + 1))
              expect(isApart(one, other), `${text} at ${width}`).toBe(true);
          }
        }
      }
    }));

  it("RFC 3987 §4.1: is shown from left to right as a whole, whatever its letters are, also below Findings", () =>
    withLook(async (page) => {
      for (const text of ["http://u:p@מ.com/א?ב#c", "http://a/א?ב#c d"]) {
        await type(page, text);
        await expect.poll(() => page.locator(".counts").count()).toBe(1);
        if ((await page.locator("details[open]").count()) === 0)
          await section(page, "Findings").locator("summary").click();
        await page.locator(".underlined").waitFor();
        for (const shown of [".picture .part-text", ".fault", ".underlined"])
          await expect
            .poll(() => page.evaluate(`(${LEFT_EDGES})("${shown}")`), { message: `${text} in ${shown}` })
            .toBe(true);
      }
    }));

  it("says what a component means and reads, by pointing and by the keyboard", () =>
    withLook(async (page) => {
      await type(page, "http://example.org/caf%C3%A9?q=a%20b");
      const detail = page.locator(".part-detail");
      await page.locator(".part-path .part-box").hover();
      await expect.poll(() => detail.innerText()).toContain("/café");
      await page.locator(".part-query .part-box").focus();
      await page.mouse.move(0, 0);
      await expect.poll(() => detail.innerText()).toMatch(/query.*§3\.4/s);
      await expect.poll(() => detail.innerText()).toContain("a b");
      await expect
        .poll(() => page.locator(".part-query .part-box").getAttribute("aria-pressed"))
        .toBe("true");
    }));

  it("RFC 3986 §2: shows where and why a text is no reference, and the repaired form is one click away", () =>
    withLook(async (page) => {
      await type(page, "http://example.org/a b");
      await expect.poll(() => page.locator(".fault").innerText()).toContain("http://example.org/a b");
      await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/rule path-abempty, §3\.3/);
      await page.getByRole("button", { name: "Look at it: http://example.org/a%20b" }).click();
      await expect.poll(() => input(page).inputValue()).toBe("http://example.org/a%20b");
      await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Valid/);
    }));

  it("notices what the examples are", () =>
    withLook(async (page) => {
      for (const [name, notice] of [
        ["an IRI", "an IRI (RFC 3987)"],
        ["a template", "URI Template (RFC 6570)"],
        ["a path", "a Windows path"],
        ["text", "2 references"],
      ] as const) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect.poll(() => page.locator(".notice").innerText()).toContain(notice);
      }
    }));

  it.each(["/", "/zh/"])("comes before the words of findings, which are shown with these: %s", (path) =>
    withLook(
      async (page) => {
        let isAsked = false;
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\/(?:en|zh)-facts\./, async (route) => {
          isAsked = true;
          await released;
          await route.continue();
        });
        await page.reload();
        await page.locator("textarea").fill("http://good.example\\@evil.example/");
        await expect.poll(() => isAsked).toBe(true);
        await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^(?:Not valid|不合法)/);
        await expect.poll(() => page.locator(".counts, .parting").count()).toBe(0);
        release();
        await expect
          .poll(() => page.locator(".parting").innerText())
          .toMatch(/good\.example.*(?:goes to|去往).*evil\.example/s);
      },
      { path },
    ),
  );

  it("is told to those who listen", () =>
    withLook(async (page) => {
      await type(page, "http://a/%zz");
      const status = page.getByRole("status");
      await expect
        .poll(() => status.innerText(), { timeout: 5000 })
        .toMatch(/^Not valid: not a URI reference\. .* 1 warning\.$/);
    }));
});

describe("the sections", () => {
  it("underline findings in the text, and tell them", () =>
    withLook(async (page) => {
      await type(page, "http://www.example.com&story=breaking_news@0x7f.1/top_story.htm");
      await expect.poll(() => page.locator(".counts").innerText()).toMatch(/danger/);
      await expect.poll(() => textOf(page, "Findings")).toContain("host-in-userinfo");
      await expect
        .poll(() => page.locator(".underlined mark.danger").first().innerText())
        .toContain("www.example.com");
    }));

  it("say what is found several times once, as the command does", () =>
    withLook(async (page) => {
      await type(page, "http://example.org/?q=%FF%FF&a=%FE");
      await expect.poll(() => textOf(page, "Findings")).toMatch(/, \d times/);
      const said = await page.locator(".findings li > p:first-child").allInnerTexts();
      expect(new Set(said).size).toBe(said.length);
    }));

  it("RFC 3986 §6.2.2: show the normal form step by step, and the host as numbers", () =>
    withLook(async (page) => {
      await type(page, "HTTP://127.1:80/a/./b/../c");
      await expect.poll(() => textOf(page, "Normal form")).toMatch(/scheme-case.*dot-segments.*default-port/);
      await expect
        .poll(() => textOf(page, "Host"))
        .toMatch(/127\.0\.0\.1.*127 0 0 1 \(the number 2130706433\).*loopback/);
    }));

  it("RFC 6068: show what the scheme reads, and the plan", () =>
    withLook(async (page) => {
      await type(page, "mailto:joe@example.com?subject=See%20you");
      await expect.poll(() => textOf(page, "Scheme")).toMatch(/RFC 6068.*See you/);
      await expect.poll(() => textOf(page, "Plan")).toContain("begin a message to joe@example.com");
    }));

  it("UTS 46: show a name in ASCII and in Unicode", () =>
    withLook(async (page) => {
      await type(page, "http://xn--bcher-kva.example/");
      await expect
        .poll(() => textOf(page, "Host"))
        .toMatch(/in Unicode bücher\.example in ASCII xn--bcher-kva\.example/);
    }));

  it("RFC 3986 §7.6: where readers part in danger, a row below the verdict says so, and leads to all of them", () =>
    withLook(async (page) => {
      await type(page, "http://good.example\\@evil.example/");
      await expect.poll(() => page.locator(".picture mark").innerText()).toBe("\\");
      await expect
        .poll(() => page.locator(".parting").innerText())
        .toMatch(/good\.example; .* evil\.example/);
      await page.getByRole("button", { name: "Who reads it otherwise" }).click();
      await expect.poll(() => page.locator(".readers").innerText()).toMatch(/good\.example.*evil\.example/s);
    }));

  it("tell who reads it otherwise; the readers are loaded when it is opened", () =>
    withLook(async (page, { requests }) => {
      await type(page, "http://good.example\\@evil.example/");
      await type(page, "http://127.1/");
      const loaded = () => requests.filter((url) => /\/chunks\/readers\./.test(url)).length;
      expect(loaded()).toBe(0);
      await textOf(page, "Who reads it otherwise");
      await expect.poll(() => page.locator(".readers").innerText()).toMatch(/127\.0\.0\.1.*browsers/s);
      expect(loaded()).toBe(1);
    }));
});

describe("the link", () => {
  const SECRET = "https://me:hunter2@example.org/a?token=abcdef0123456789abcdef";

  it("holds the text in a form that survives chat programs, and opens in a new context", () =>
    withLook(async (page) => {
      const text = "http://example.org/(a)_b*?c='d'&é=1#f.";
      await type(page, text);
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#uri=[A-Za-z0-9./-]*[A-Za-z0-9]$/);
      const { pathname, hash } = new URL(page.url());
      await withLook(async (other) => await expect.poll(() => input(other).inputValue()).toBe(text), {
        path: pathname + hash,
      });
    }));

  it("masks secrets, unless the person asks", () =>
    withLook(async (page) => {
      await type(page, SECRET);
      await expect.poll(() => page.url()).toContain("#uri=");
      expect(page.url()).not.toMatch(/hunter2|abcdef/);
      await page.getByLabel("Keep secrets in the address").check();
      await expect.poll(() => page.url()).toContain("hunter2");
    }));

  it("follows a change of the address", () =>
    withLook(async (page) => {
      await page.evaluate("location.hash = '#uri=urn-3Aa-3Ab'");
      await expect.poll(() => input(page).inputValue()).toBe("urn:a:b");
    }));
});

const HOSTILE: readonly string[] = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://example.org/<iframe src=javascript:alert(1)></iframe>?<b>q</b>=<i>v</i>#<u>f</u>",
  "http://<b>h</b>@<i>i</i>:80/",
  "mailto:<img src=x onerror=alert(1)>@example.org?subject=<b>s</b>",
  "{{ constructor.constructor('alert(1)')() }}",
  "http://a/\u202ecod.exe\u2066\u0000\u0007\u001b[31m\u2028\ufeff",
  "http://a/%00%0d%0a%1b%e2%80%ae",
  "\ud800\udfff\udc00",
  "__proto__:constructor",
  "http://שלום.example/עולם?א=ב#ג",
];

describe("hostile input", () => {
  it("is never executed, and never laid out as markup, in any part of the page", () =>
    withLook(async (page) => {
      const count =
        "document.querySelectorAll('.tool :is(img, script, iframe, svg, b, i, u, object, embed)').length";
      for (const title of ["Findings", "Normal form", "Scheme", "Plan", "Host", "Who reads it otherwise"])
        await section(page, title).locator("summary").click();
      for (const text of HOSTILE) {
        await type(page, text);
        await page.waitForTimeout(50);
        await expect.poll(() => page.evaluate(count), { message: text }).toBe(0);
        const raw = (await page
          .locator(".tool")
          .evaluate((tool) => (tool as HTMLElement).innerText)) as string;
        expect(printable(raw.replaceAll("\n", " ").replaceAll("\t", " ")), text).toBe(
          raw.replaceAll("\n", " ").replaceAll("\t", " "),
        );
      }
    }));

  it("of a megabyte gets an answer", () =>
    withLook(async (page) => {
      for (const text of [`http://example.org/${"a".repeat(1_000_000)}`, "<b>".repeat(333_333)]) {
        await type(page, text);
        await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/alid/);
        expect((await page.locator(".tool").innerText()).length).toBeLessThan(50_000);
        expect(page.url().length).toBeLessThan(10_000);
      }
    }));

  it("comes from the address, too", async () => {
    for (const text of ["%", "#uri=%", "#uri=-ZZ-u12", "#uri=-3Cimg-20src-3Dx-20onerror-3Dalert-281-29-3E"])
      await withLook(async (page) => await expect.poll(() => page.locator(".verdict-line").count()).toBe(1), {
        path: `/#${text}`,
      });
  });

  it("goes nowhere: no request is made for what is typed, and the policy refuses any", async () => {
    const { page, requests, problems } = await site.open("/");
    const before = requests.length;
    for (const { uri } of EXAMPLES) await type(page, uri);
    await type(page, "http://needle.example/");
    await page.waitForTimeout(600);
    const later = requests.slice(before).map((url) => url.replace(site.origin, ""));
    expect(later.filter((path) => !/^\/assets\/[\w./@-]+\.(?:js|woff2)$|^\/icon\.svg$/.test(path))).toEqual(
      [],
    );
    expect(problems).toEqual([]);
    await expect.poll(() => page.evaluate("fetch('/').then(() => 'sent', () => 'refused')")).toBe("refused");
    await page.context().close();
  });
});

describe("everyone", () => {
  it("can do it by keyboard alone", () =>
    withLook(async (page) => {
      await input(page).focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("http://a/b c");
      for (let at = 0; at < EXAMPLES.length; at++) await page.keyboard.press("Tab");
      for (const part of ["http", "a", "/b c"]) {
        await page.keyboard.press("Tab");
        await expect.poll(() => page.evaluate("document.activeElement.innerText")).toContain(part);
      }
      await page.keyboard.press("Tab"); // the picture of the place
      await page.keyboard.press("Tab"); // the page about the error code
      await page.keyboard.press("Tab");
      const focused = () => page.evaluate("document.activeElement.innerText");
      await expect.poll(() => focused()).toBe("Look at it");
      await page.keyboard.press("Enter");
      await expect.poll(() => input(page).inputValue()).toBe("http://a/b%20c");
    }));

  it.each([
    ["320 pixels", { viewport: { width: 320, height: 600 } }],
    ["200 % zoom", { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ["forced colours", { viewport: { width: 1280, height: 800 }, forcedColors: "active" }],
    ["reduced motion", { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" }],
  ] as const)("can read it at %s: nothing is wider than the window", (_, options) =>
    withLook(
      async (page) => {
        for (const { uri } of EXAMPLES) {
          await type(page, uri);
          await openAll(page);
          const width = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
          await expect.poll(() => page.evaluate(width), { message: uri }).toBeLessThanOrEqual(0);
        }
      },
      { options },
    ),
  );

  it("reads text from right to left in place: each component is isolated", () =>
    withLook(async (page) => {
      await type(page, "http://שלום.example/עולם/a");
      const boxes = await Promise.all(
        ["scheme", "host", "path"].map((name) => page.locator(`.part-${name} .part-box`).boundingBox()),
      );
      const lefts = boxes.map((box) => box?.x ?? -1);
      expect([...lefts].sort((one, other) => one - other)).toEqual(lefts);
    }));
});

describe("what an answer names", () => {
  it.each([
    ["HTTP://user@127.1:80/a/../b", ["findings", "normalization-rules", "schemes"]],
    ["http:///a/b", ["habits"]],
    ["http://good.example\\@evil.example/", ["findings", "error-codes"]],
  ])("leads to the page about it: %s", (text, series) =>
    withLook(async (page) => {
      await type(page, text);
      await openAll(page);
      const links = page.locator("main a[href^='/docs/']");
      const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const one of series)
        await expect.poll(hrefs).toContainEqual(expect.stringMatching(`/docs/${one}/`));
      expect((await hrefs()).filter((link) => !existsSync(join(built, link)))).toEqual([]);
    }),
  );
});
