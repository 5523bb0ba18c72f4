/** Encode, Query, Template, Domain and Where, used as a person would; and where each tool has its answer. */

import { describe, expect, it } from "vitest";
import { TOOLS } from "../.vitepress/tools.ts";
import { expectUsableByAll, field, surviveHostile, textOf, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();
describe("Encode", () => {
  const TEXT = "A text, encoded or not";

  it("RFC 3986 §2.4: shows a text for each place, and what it reads", () =>
    within("/encode.html", async (page) => {
      await field(page, TEXT).fill("a b+c%26d/ä");
      const row = (place: string) => page.locator(`[data-place="${place}"] td`).first().innerText();
      await expect.poll(() => row("data")).toBe("a%20b%2Bc%2526d%2F%C3%A4");
      expect(await row("segment")).toBe("a%20b+c%2526d%2F%C3%A4");
      expect(await row("form")).toBe("a+b%2Bc%2526d%2F%C3%A4");
      expect(await page.locator("[data-decoded=uri] td").first().innerText()).toBe("a b+c&d/ä");
      expect(await page.locator("[data-decoded=form] td").first().innerText()).toBe("a b c&d/ä");
    }));

  it("Encoding Standard §4: writes the octets of another charset, and says what has none", () =>
    within("/encode.html", async (page) => {
      await field(page, TEXT).fill("表é");
      await page.getByLabel("Charset").selectOption("shift_jis");
      await expect.poll(() => textOf(page)).toContain("cannot be written so");
      await field(page, TEXT).fill("表");
      await expect.poll(() => page.locator("[data-place=data] td").first().innerText()).toBe("%95%5C");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy: data, in any place" }).click();
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("%95%5C");
    }));
});

describe("Query", () => {
  const LINK = "A URI reference with a query";

  it("RFC 3986 §3.4: edits a pair where it stands, and nothing else", () =>
    within("/query.html", async (page) => {
      await field(page, LINK).fill("http://h/p?a=1&b=caf%c3%a9+x&&c#f");
      await field(page, "Value of pair 2").fill("1 & 2");
      await expect.poll(() => field(page, LINK).inputValue()).toBe("http://h/p?a=1&b=1+%26+2&&c#f");
      await field(page, "Key of pair 1").fill("z");
      await page.getByRole("button", { name: "Drop pair 3" }).click();
      await page.getByRole("button", { name: "Move pair 2 up" }).click();
      await expect.poll(() => field(page, LINK).inputValue()).toBe("http://h/p?b=1+%26+2&z=1&c#f");
      await page.getByLabel("+ is a space").uncheck();
      await expect.poll(() => field(page, "Value of pair 1").inputValue()).toBe("1+&+2");
    }));

  it("drops tracking keys, sorts, adds, and says what is no reference", () =>
    within("/query.html", async (page) => {
      await field(page, LINK).fill("/p?utm_source=x&b=2&a=1&b=2");
      for (const name of ["Drop tracking keys", "Drop pairs that repeat", "Sort by key", "Add a pair"])
        await page.getByRole("button", { name }).click();
      await expect.poll(() => field(page, LINK).inputValue()).toBe("/p?a=1&b=2&=");
      await field(page, LINK).fill("a b?c");
      await expect.poll(() => textOf(page)).toContain("It is not a URI reference");
    }));
});

describe("Template", () => {
  const TEMPLATE = "A URI Template";

  it("RFC 6570 §3: expands with values, and matches", () =>
    within("/template.html", async (page) => {
      await field(page, TEMPLATE).fill("http://h/{id}{?q,tag*}");
      await field(page, "Value of id").fill("a/b");
      await field(page, "Value of q").fill("x y");
      await field(page, "Value of tag").fill('["new","old"]');
      await expect
        .poll(() => page.locator(".target code").innerText())
        .toBe("http://h/a%2Fb?q=x%20y&tag=new&tag=old");
      await field(page, "A URI that the template may give").fill("http://h/7?q=%26");
      await expect.poll(() => page.locator(".matched").innerText()).toMatch(/id\s+7\s+q\s+&/);
      await field(page, TEMPLATE).fill("http://h/{id");
      await expect.poll(() => textOf(page)).toContain("It is not a URI Template");
    }));
});

describe("Domain", () => {
  const NAME = "A domain name, in any script";

  it("UTS 46 §4: shows a name step by step, its suffix, and what it looks like", () =>
    within("/domain.html", async (page) => {
      await field(page, NAME).fill("www.BÜCHER.co.uk");
      await expect.poll(() => textOf(page)).toMatch(/bücher → xn--bcher-kva .*U\+00FC Latin/);
      await expect.poll(() => textOf(page)).toMatch(/co\.uk \(of a registry\).*bücher\.co\.uk/);
      await field(page, NAME).fill("xn--pypal-4ve.example");
      await expect.poll(() => textOf(page)).toContain("Letters of several scripts in one label");
      await field(page, NAME).fill("-a.example");
      await expect.poll(() => textOf(page)).toContain("It has no ASCII form");
    }));
});

describe("Where", () => {
  it("docs/where.md: sifts pasted lines, and shows where an expression is wrong", () =>
    within("/where.html", async (page) => {
      await page
        .getByLabel("Lines", { exact: true })
        .fill("https://a.example/\nhttp://10.0.0.1/\nhttp://a b/");
      await field(page, "An expression").fill("host in cidr 10.0.0.0/8 or invalid");
      await expect
        .poll(() => page.locator(".found li").allInnerTexts())
        .toEqual(["http://10.0.0.1/", "http://a b/"]);
      await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^2 of 3 lines/);
      await field(page, "An expression").fill("hots = a");
      await expect.poll(() => page.locator(".fault mark").innerText()).toBe("hots");
    }));
});

const FIELDS: readonly (readonly [path: string, labels: readonly string[]])[] = [
  ["/encode.html", ["A text, encoded or not"]],
  ["/query.html", ["A URI reference with a query"]],
  ["/template.html", ["A URI Template", "A URI that the template may give"]],
  ["/domain.html", ["A domain name, in any script"]],
  ["/where.html", ["An expression"]],
];

describe.each(FIELDS)("%s", (path, labels) => {
  it("survives hostile input, is for everyone, and speaks Chinese", () =>
    within(path, async (page) => {
      await surviveHostile(page, labels);
      await expectUsableByAll(page);
      await within(`/zh${path}`, async (chinese) =>
        expect.poll(() => textOf(chinese)).toMatch(/\p{Script=Han}{4}/u),
      );
    }));

  it("axe-core finds no violation, in both themes", async () => {
    expect(await violationsOn(path)).toEqual([]);
  });
});

describe("each tool", () => {
  it.each(TOOLS.map(({ path }) => `/${path === "" ? "" : `${path}.html`}`))(
    "has its answer above the fold: %s",
    (path) =>
      within(path, async (page) => {
        for (const [width, height] of [
          [1280, 800],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          const answer = page.locator(".verdict, .data-table, .two-columns").first();
          await answer.waitFor();
          const { y = height } = (await answer.boundingBox()) ?? {};
          expect(y, `${width} pixels`).toBeLessThan(height * 0.75);
        }
      }),
  );
});
