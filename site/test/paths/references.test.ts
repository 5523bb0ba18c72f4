/** One path through each tool that takes a reference or a name: a text is typed, the answer is there, and what more the tool is for. */

import { expect, it } from "vitest";
import { field, textOf, useBuiltSite } from "../within.ts";

const { within } = useBuiltSite();

it("Inspect, RFC 3986 §7.6: shows the components, who goes where, and what else there is; in a link without secrets", () =>
  within("/", async (page) => {
    await field(page, "A URI, a relative reference, an IRI, a template, a path, or text").fill(
      "http://me:hunter2@EXAMPLE.org:80/a/../b",
    );
    await expect
      .poll(() => page.locator(".part-name").allInnerTexts())
      .toEqual(["scheme", "userinfo", "host", "port", "path"]);
    await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Valid: an absolute URI/);
    await page.locator(".place").first().waitFor();
    await page.getByRole("tab", { name: "Normal form" }).click();
    await expect
      .poll(() => page.getByRole("tabpanel").innerText())
      .toMatch(/host-case[\s\S]*dot-segments[\s\S]*default-port/);
    await expect.poll(() => page.url()).toMatch(/#uri=http.*open=normal/);
    expect(page.url()).not.toContain("hunter2");
    await field(page, "A URI, a relative reference, an IRI, a template, a path, or text").fill(
      "http://a/b c",
    );
    await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Not valid/);
    await page.getByRole("button", { name: "Look at it: http://a/b%20c" }).click();
    await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Valid/);
  }));

it("Inspect in Chinese: answers, and goes over to English with what is shown", () =>
  within("/zh/", async (page) => {
    await page.locator("textarea").first().fill("http://example.org/a b");
    await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/路径中不允许出现空格.*请写作 %20/);
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.locator(".VPNavBarTranslations button").click();
    await page.locator(".VPNavBarTranslations").getByRole("link", { name: "English" }).click();
    await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/^Not valid/);
    await expect.poll(() => page.locator("textarea").first().inputValue()).toBe("http://example.org/a b");
  }));

it("the frame: is the picture and the verdict of what its address holds", () =>
  within("/embed.html#uri=urn-3Aexample-3Aa", async (page) => {
    await expect.poll(() => page.locator(".part-name").allInnerTexts()).toEqual(["scheme", "path"]);
    await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/^Valid/);
    await expect.poll(() => page.locator(".VPNav, textarea").count()).toBe(0);
  }));

it("Compare, RFC 3986 §6.2.3: says on which rung two meet, and where they part", () =>
  within("/compare.html", async (page) => {
    await field(page, "First reference").fill("http://example.com");
    await field(page, "Second reference").fill("HTTP://EXAMPLE.com:80/");
    await expect.poll(() => textOf(page)).toMatch(/Equivalent.*rules of the scheme §6\.2\.3 they meet here/);
    await field(page, "Second reference").fill("http://example.com/data/");
    await expect.poll(() => textOf(page)).toMatch(/Not equivalent: path differs/);
    await expect.poll(() => page.locator(".underlined mark").count()).toBeGreaterThan(0);
  }));

it("Resolve, RFC 3986 §5.2: follows the pseudocode to the target", () =>
  within("/resolve.html", async (page) => {
    await field(page, "The base: a URI").fill("http://a/b/c/d;p?q");
    await field(page, "The reference").fill("../../g");
    await expect.poll(() => page.locator(".target").innerText()).toBe("http://a/g");
    await expect
      .poll(async () => (await page.locator(".pseudocode .taken").allInnerTexts()).join("\n"))
      .toMatch(/T\.path = merge\(Base\.path, R\.path\);/);
  }));

it("Encode, RFC 3986 §2.4: writes a text for each place, in another charset too", () =>
  within("/encode.html", async (page) => {
    const row = (place: string) => page.locator(`[data-place="${place}"] td`).first().innerText();
    await field(page, "A text, encoded or not").fill("a b+c%26d/ä");
    await expect.poll(() => row("data")).toBe("a%20b%2Bc%2526d%2F%C3%A4");
    await expect.poll(() => row("form")).toBe("a+b%2Bc%2526d%2F%C3%A4");
    await field(page, "A text, encoded or not").fill("表");
    await page.getByLabel("Charset").selectOption("shift_jis");
    await expect.poll(() => row("data")).toBe("%95%5C"); // Encoding Standard §4
  }));

it("Query, RFC 3986 §3.4: edits a pair where it stands, and drops tracking keys", () =>
  within("/query.html", async (page) => {
    const link = field(page, "A URI reference with a query");
    await link.fill("http://h/p?a=1&b=caf%c3%a9+x&&utm_source=x#f");
    await field(page, "Value of pair 2").fill("1 & 2");
    await expect.poll(() => link.inputValue()).toBe("http://h/p?a=1&b=1+%26+2&&utm_source=x#f");
    await page.getByRole("button", { name: "Drop tracking keys" }).click();
    await expect.poll(() => link.inputValue()).not.toContain("utm_source");
  }));

it("Template, RFC 6570 §3: expands with values, and matches", () =>
  within("/template.html", async (page) => {
    await field(page, "A URI Template").fill("http://h/{id}{?q}");
    await field(page, "Value of id").fill("a/b");
    await field(page, "Value of q").fill("x y");
    await expect.poll(() => page.locator(".target code").innerText()).toBe("http://h/a%2Fb?q=x%20y");
    await field(page, "A URI that the template may give").fill("http://h/7?q=%26");
    await expect.poll(() => page.locator(".matched").innerText()).toMatch(/id\s+7\s+q\s+&/);
  }));

it("Domain, UTS 46 §4: shows a name step by step, and its suffix", () =>
  within("/domain.html", async (page) => {
    await field(page, "A domain name, in any script").fill("www.BÜCHER.co.uk");
    await expect.poll(() => textOf(page)).toMatch(/bücher → xn--bcher-kva .*U\+00FC Latin/);
    await expect.poll(() => textOf(page)).toMatch(/co\.uk \(of a registry\).*bücher\.co\.uk/);
  }));

it("Grammar, RFC 3986 §3: reads a text by a rule, and goes on to another", () =>
  within("/grammar.html", async (page) => {
    const taken = () => page.locator(".railroad .box.taken text").allTextContents();
    await field(page, "A reference").fill("//me@127.0.0.1");
    await expect.poll(taken).toEqual(["userinfo", "@", "host"]);
    await page.locator(".railroad").getByRole("link", { name: "the rule host" }).click();
    await expect.poll(taken).toEqual(["IPv4address"]);
  }));
