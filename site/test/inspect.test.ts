/** Inspect, used as a person would: by typing, pointing, and the keyboard. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { printable } from "urikit/display";
import { describe, expect, it } from "vitest";
import { EXAMPLES, FIRST } from "../inspect/examples.ts";
import { toLinkText } from "../state/link-text.ts";
import { arriving, BuiltSite, built, type OpenPage } from "./built-site.ts";
import { misplaced } from "./misplaced.ts";
import { answered, tabShown } from "./within.ts";

const site = new BuiltSite();

/** Opens the page, does something there, and closes it; nothing may have gone wrong meanwhile. */
async function withInspect(
  use: (page: Page, open: OpenPage) => Promise<void>,
  { path = "/", options = {} }: { path?: string; options?: Parameters<BuiltSite["open"]>[1] } = {},
): Promise<void> {
  const open = await site.open(path, options);
  try {
    await use(open.page, open);
    expect(open.problems).toEqual([]);
    expect(open.dialogs).toEqual([]);
    expect(
      open.requests.filter((url) => !ownAddresses(site.origin).some((start) => url.startsWith(start))),
    ).toEqual([]);
  } finally {
    await open.page.context().close();
  }
}

/** A blob, of which a worker is made, is in the page already. */
const ownAddresses = (origin: string) => [`${origin}/`, `blob:${origin}/`, "data:"];

const input = (page: Page) => page.getByLabel("A URI, a relative reference");
async function type(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
}

const WORDS = /\/(?:en|zh)-facts\./;

/** Keeps the words of findings and facts on their way to a page until they are let come. */
async function holdBackWords(page: Page): Promise<{ areAsked: Promise<void>; letCome: () => void }> {
  // Whoever loads the page again ends nothing that is on its way.
  await page.locator(".place").first().waitFor();
  await tabShown(page);
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const areAsked = new Promise<void>((resolve) => {
    void page.route(WORDS, async (route) => {
      resolve();
      await mayCome;
      await route.continue();
    });
  });
  return { areAsked, letCome };
}

/** Opens a tab, and gives its text. */
async function textOf(page: Page, title: string): Promise<string> {
  await page.getByRole("tab", { name: title }).click();
  return (await page.getByRole("tabpanel").innerText()).replace(/\s+/g, " ");
}

/** Opens one tab after the other. */
async function eachTab(page: Page, use: () => Promise<void>): Promise<void> {
  const tabs = page.getByRole("tab");
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    await use();
  }
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

const MISPLACED = misplaced("document", ".part-box", ".part-name > span", ".part-text");

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
    withInspect(async (page) => {
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
    withInspect(async (page) => {
      await type(page, "foo://me@example.com:8042/over/there?name=ferret#nose");
      await expect
        .poll(() => page.locator(".part-name").allInnerTexts())
        .toEqual(["scheme", "userinfo", "host", "port", "path", "query", "fragment"]);
    }));

  it("RFC 3986 §3: shows one text without gaps, whatever the names: it is copied as it is written", () =>
    withInspect(async (page) => {
      for (const width of [320, 480, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of PICTURED) {
          await type(page, text);
          const { copied, gaps, names } = (await page.evaluate(PICTURE)) as Picture;
          expect({ copied, gaps }, `${text} at ${width}`).toEqual({ copied: text, gaps: [] });
          expect(await page.evaluate(MISPLACED), `${text} at ${width}`).toEqual([]);
          for (const [at, one] of names.entries()) {
            expect(one.right, text).toBeLessThanOrEqual(width);
            for (const other of names.slice(at + 1))
              expect(isApart(one, other), `${text} at ${width}`).toBe(true);
          }
        }
      }
    }));

  it("RFC 3987 §4.1: is shown from left to right as a whole, whatever its letters are, also below Findings", () =>
    withInspect(async (page) => {
      for (const text of ["http://u:p@מ.com/א?ב#c", "http://a/א?ב#c d"]) {
        await type(page, text);
        await expect.poll(() => page.locator(".counts").count()).toBe(1);
        await page.locator(".underlined").waitFor();
        for (const shown of [".picture .part-text", ".underlined"])
          await expect
            .poll(() => page.evaluate(`(${LEFT_EDGES})("${shown}")`), { message: `${text} in ${shown}` })
            .toBe(true);
      }
    }));

  it("ends above 640 pixels: the verdict, the components, and who goes where", () =>
    withInspect(
      async (page) => {
        for (const { uri } of EXAMPLES.filter(({ name }) => !["text", "path", "template"].includes(name))) {
          await type(page, uri);
          await answered(page);
          const { y: verdict = 0, height = 0 } = (await page.locator(".verdict").boundingBox()) ?? {};
          const { y: components = 0 } = (await page.locator(".components").first().boundingBox()) ?? {};
          expect([verdict + height < 500, components < 520], uri).toEqual([true, true]);
        }
        await type(page, FIRST);
        await expect.poll(() => page.locator(".place").count()).toBe(3);
        for (const part of [".verdict", ".components", ".places"]) {
          const { y = 0, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
          expect(y + height, part).toBeLessThan(640);
        }
        await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
      },
      { options: { viewport: { width: 1280, height: 800 } } },
    ));

  it("says at once what each component means and reads, and all about the one that is chosen", () =>
    withInspect(async (page) => {
      await type(page, "http://example.org/caf%C3%A9?q=a%20b&r#c");
      const row = (name: string) => page.locator(`.components > .part-${name}`);
      await expect.poll(() => row("path").innerText()).toMatch(/reads \/café.*§3\.3/s);
      await expect.poll(() => row("query").innerText()).toContain("q = a b · r =");
      await page.locator(".picture .part-query .part-box").focus();
      await expect
        .poll(() => row("query").locator(".members dd").allInnerTexts())
        .toEqual(["a b", "(empty)"]);
      await expect
        .poll(() => page.locator(".picture .part-query .part-box").getAttribute("aria-pressed"))
        .toBe("true");
    }));

  it("RFC 3986 §5.3: a component is edited where it stands, and the text follows, whatever it becomes", () =>
    withInspect(async (page) => {
      await type(page, "http://example.org/a?b#c");
      const host = page.getByRole("textbox", { name: "Edit: host" });
      await host.fill("ex ample.org:80");
      await expect.poll(() => input(page).inputValue()).toBe("http://ex ample.org:80/a?b#c");
      await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Not valid/);
      await expect
        .poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')"))
        .toBe("Edit: host");
      await host.fill("a.example");
      await page.getByRole("textbox", { name: "Edit: path" }).fill("/x/y");
      await expect.poll(() => input(page).inputValue()).toBe("http://a.example/x/y?b#c");
    }));

  it("RFC 3986 §2: shows where and why a text is no reference, and the repaired form is one click away", () =>
    withInspect(async (page) => {
      await type(page, "http://example.org/a b");
      await expect.poll(() => page.locator(".picture mark").innerText()).toBe(" ");
      await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/rule path-abempty, §3\.3/);
      await page.getByRole("button", { name: "Look at it: http://example.org/a%20b" }).click();
      await expect.poll(() => input(page).inputValue()).toBe("http://example.org/a%20b");
      await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Valid/);
    }));

  it("notices what the examples are", () =>
    withInspect(async (page) => {
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
    withInspect(
      async (page) => {
        const words = await holdBackWords(page);
        await page.reload();
        await page.locator("textarea").fill("http://good.example\\@evil.example/");
        await words.areAsked;
        await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^(?:Not valid|不合法)/);
        await expect.poll(() => page.locator(".counts, .findings").count()).toBe(0);
        words.letCome();
        await expect
          .poll(() => page.locator(".findings").innerText())
          .toMatch(/good\.example.*(?:goes to|去往).*evil\.example/s);
      },
      { path },
    ),
  );

  it.each(["normal", "host", "scheme", "plan"])(
    "comes before the words of a tab that its address opens: %s",
    (name) =>
      withInspect(
        async (page) => {
          const words = await holdBackWords(page);
          const othersAreThere = arriving(page, (url) => !WORDS.test(url));
          await page.reload();
          await words.areAsked;
          await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Valid/);
          // By then the tab would have been drawn without its words.
          await othersAreThere();
          const tab = page.getByRole("tabpanel");
          expect(await tab.innerText()).not.toContain("example.org");
          words.letCome();
          await expect.poll(() => tab.innerText()).toMatch(/example\.org|RFC 9110/);
        },
        { path: `/#uri=${toLinkText("http://EXAMPLE.org:80/")},open=${name}` },
      ),
  );

  it("is told to those who listen", () =>
    withInspect(async (page) => {
      await type(page, "http://a/%zz");
      const status = page.getByRole("status");
      await expect
        .poll(() => status.innerText())
        .toMatch(/^Not valid: not a URI reference\. .* 1 warning\.$/);
    }));
});

describe("the tabs", () => {
  it("underline findings in the text, and tell them", () =>
    withInspect(async (page) => {
      await type(page, "http://www.example.com&story=breaking_news@0x7f.1/top_story.htm");
      await expect.poll(() => page.locator(".counts").innerText()).toMatch(/danger/);
      await expect.poll(() => textOf(page, "Findings")).toContain("host-in-userinfo");
      await expect
        .poll(() => page.locator(".underlined mark.danger").first().innerText())
        .toContain("www.example.com");
    }));

  it("say what is found several times once, as the command does", () =>
    withInspect(async (page) => {
      await type(page, "http://example.org/?q=%FF%FF&a=%FE");
      await expect.poll(() => textOf(page, "Findings")).toMatch(/, \d times/);
      const said = await page.locator(".findings li > p:first-child").allInnerTexts();
      expect(new Set(said).size).toBe(said.length);
    }));

  it("RFC 3986 §6.2.2: show the normal form step by step, and the host as numbers", () =>
    withInspect(async (page) => {
      await type(page, "HTTP://127.1:80/a/./b/../c");
      await expect.poll(() => textOf(page, "Normal form")).toMatch(/scheme-case.*dot-segments.*default-port/);
      await expect
        .poll(() => textOf(page, "Host"))
        .toMatch(/127\.0\.0\.1.*127 0 0 1 \(the number 2130706433\).*loopback/);
    }));

  it("RFC 6068: show what the scheme reads, and the plan", () =>
    withInspect(async (page) => {
      await type(page, "mailto:joe@example.com?subject=See%20you");
      await expect.poll(() => textOf(page, "Scheme")).toMatch(/RFC 6068.*See you/);
      await expect.poll(() => textOf(page, "Plan")).toContain("begin a message to joe@example.com");
    }));

  it("UTS 46: show a name in ASCII and in Unicode", () =>
    withInspect(async (page) => {
      await type(page, "http://xn--bcher-kva.example/");
      await expect
        .poll(() => textOf(page, "Host"))
        .toMatch(/in Unicode bücher\.example in ASCII xn--bcher-kva\.example/);
    }));

  it("RFC 3986 §7.6: who goes where is a card for each host, and the reasons are a tab", () =>
    withInspect(async (page) => {
      await type(page, "http://good.example\\@evil.example/");
      await expect.poll(() => page.locator(".picture mark").innerText()).toBe("\\");
      const cards = () => page.locator(".place").allInnerTexts();
      await expect.poll(async () => (await cards()).length).toBe(3);
      const [good = "", evil = "", refused = ""] = await cards();
      expect(good).toMatch(/^good\.example\s+\d+ of \d+\s+browsers/);
      expect(evil).toMatch(/^evil\.example.*curl/s);
      expect(refused).toMatch(/^refused.*Go/s);
      await page.locator(".place").first().getByRole("button").click();
      await expect.poll(cards).toContainEqual(expect.stringMatching(/^good\.example.*requests/s));
      await expect
        .poll(() => textOf(page, "Why they differ"))
        .toMatch(/reads `?\\`? as.*good\.example.*evil\.example/);
    }));

  it("move by the arrow keys, and only the open one is in the order of Tab", () =>
    withInspect(async (page) => {
      await type(page, "http://example.org/");
      const selected = () => page.locator("[role=tab][aria-selected=true]").innerText();
      await page.getByRole("tab", { name: "Findings" }).focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(selected).toBe("Plan");
      await page.keyboard.press("Home");
      await expect.poll(selected).toMatch(/^Findings/);
      await page.keyboard.press("ArrowRight");
      await expect.poll(selected).toMatch(/^Why they differ/);
      await expect.poll(() => page.locator("[role=tab][tabindex='0']").count()).toBe(1);
    }));
});

describe("the link", () => {
  const SECRET = "https://me:hunter2@example.org/a?token=abcdef0123456789abcdef";

  it("holds the text in a form that survives chat programs, and opens in a new context", () =>
    withInspect(async (page) => {
      const text = "http://example.org/(a)_b*?c='d'&é=1#f.";
      await type(page, text);
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#uri=[A-Za-z0-9./-]*[A-Za-z0-9]$/);
      const { pathname, hash } = new URL(page.url());
      await withInspect(async (other) => await expect.poll(() => input(other).inputValue()).toBe(text), {
        path: pathname + hash,
      });
    }));

  it("that another program makes is understood, on each tool: q, percent-encoded once", async () => {
    for (const [path, text] of [
      ["/", "https://example.org/a?b=c,d#e"],
      ["/", "http://good.example\\@evil.example/%41"],
      ["/embed.html", "urn:a:b"],
      ["/text.html", "see http://example.org/ and http://example.net/"],
      ["/query.html", "/p?a=1&b=2"],
    ] as const)
      await withInspect(
        async (page) => {
          const shown = path === "/embed.html" ? page.locator(".picture") : page.locator("textarea").first();
          await expect
            .poll(() => (path === "/embed.html" ? shown.innerText() : shown.inputValue()), { message: path })
            .toContain(path === "/embed.html" ? "a:b" : text);
        },
        { path: `${path}#q=${encodeURIComponent(text)}` },
      );
  });

  it("masks secrets, unless the person asks", () =>
    withInspect(async (page) => {
      await type(page, SECRET);
      await expect.poll(() => page.url()).toContain("#uri=");
      expect(page.url()).not.toMatch(/hunter2|abcdef/);
      await page.getByLabel("Keep secrets in the address").check();
      await expect.poll(() => page.url()).toContain("hunter2");
    }));

  it("follows a change of the address", () =>
    withInspect(async (page) => {
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
    withInspect(async (page) => {
      const count =
        "document.querySelectorAll('.tool :is(img, script, iframe, svg, b, i, u, object, embed)').length";
      for (const text of HOSTILE) {
        await type(page, text);
        await answered(page);
        await eachTab(page, async () => {
          await expect.poll(() => page.evaluate(count), { message: text }).toBe(0);
          const raw = (await page
            .locator(".tool")
            .evaluate((tool) => (tool as HTMLElement).innerText)) as string;
          expect(printable(raw.replaceAll("\n", " ").replaceAll("\t", " ")), text).toBe(
            raw.replaceAll("\n", " ").replaceAll("\t", " "),
          );
        });
      }
    }));

  it("of a megabyte gets an answer", () =>
    withInspect(async (page) => {
      for (const text of [`http://example.org/${"a".repeat(1_000_000)}`, "<b>".repeat(333_333)]) {
        await type(page, text);
        await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/alid/);
        expect((await page.locator(".tool").innerText()).length).toBeLessThan(50_000);
        expect(page.url().length).toBeLessThan(10_000);
      }
    }));

  it("comes from the address, too", async () => {
    for (const text of ["%", "#uri=%", "#uri=-ZZ-u12", "#uri=-3Cimg-20src-3Dx-20onerror-3Dalert-281-29-3E"])
      await withInspect(
        async (page) => await expect.poll(() => page.locator(".verdict-line").count()).toBe(1),
        {
          path: `/#${text}`,
        },
      );
  });

  it("goes nowhere: no request is made for what is typed, and the policy refuses any", async () => {
    const { page, requests, problems } = await site.open("/");
    const before = requests.length;
    for (const { uri } of EXAMPLES) await type(page, uri);
    await type(page, "http://needle.example/");
    // The last that is done with what is typed.
    await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^Valid/);
    const later = requests.slice(before).map((url) => url.replace(site.origin, ""));
    expect(
      later.filter((path) => !/^\/assets\/[\w./@-]+\.(?:js|css|woff2)$|^\/icon\.svg$|^blob:/.test(path)),
    ).toEqual([]);
    expect(problems).toEqual([]);
    await expect.poll(() => page.evaluate("fetch('/').then(() => 'sent', () => 'refused')")).toBe("refused");
    await page.context().close();
  });
});

describe("everyone", () => {
  it("can do it by keyboard alone", () =>
    withInspect(async (page) => {
      await input(page).focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("http://a/b c");
      for (let at = 0; at < EXAMPLES.length; at++) await page.keyboard.press("Tab");
      for (const part of ["http", "a", "/b c"]) {
        await page.keyboard.press("Tab");
        await expect.poll(() => page.evaluate("document.activeElement.innerText")).toContain(part);
      }
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
  ] as const)("can read it at %s: nothing is wider than the window", (name, options) =>
    withInspect(
      async (page) => {
        // Where the width is that of others, some examples do.
        const examples = name === "320 pixels" ? EXAMPLES : EXAMPLES.slice(0, 4);
        for (const { uri } of examples) {
          await type(page, uri);
          const width = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
          await eachTab(page, () =>
            expect.poll(() => page.evaluate(width), { message: uri }).toBeLessThanOrEqual(0),
          );
        }
      },
      { options },
    ),
  );

  it("reads text from right to left in place: each component is isolated", () =>
    withInspect(async (page) => {
      await type(page, "http://שלום.example/עולם/a");
      const boxes = await Promise.all(
        ["scheme", "host", "path"].map((name) =>
          page.locator(`.picture .part-${name} .part-text`).boundingBox(),
        ),
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
    withInspect(async (page) => {
      await type(page, text);
      const links = page.locator("main a[href^='/docs/']");
      const led = new Set<string>();
      await eachTab(page, async () => {
        await tabShown(page);
        for (const href of await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute("href") ?? ""),
        ))
          led.add(href);
      });
      for (const one of series) expect([...led]).toContainEqual(expect.stringMatching(`/docs/${one}/`));
      expect([...led].filter((link) => !existsSync(join(built, link)))).toEqual([]);
    }),
  );
});
