/** The copies that a tool makes, by clicks and by the keyboard; and the frame for the pages of others. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { field, useBuiltSite } from "./within.ts";

const { open, within, violationsOn } = useBuiltSite();

const INSPECT = "A URI, a relative reference, an IRI, a template, a path, or text";

/** Lets the page copy, and gives what is copied next. */
async function copy(page: Page, name: string): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate("navigator.clipboard.writeText('')");
  await page.getByRole("button", { name, exact: true }).click();
  await expect.poll(() => page.locator(".copy-outcome").innerText()).toMatch(/^Copied as/);
  return (await page.evaluate("navigator.clipboard.readText()")) as string;
}

describe("Inspect", () => {
  it("copies the text, JSON, code and the command line", () =>
    within("/index.html", async (page) => {
      await field(page, INSPECT).fill("http://example.org/it's?a=%41&b#c");
      await expect.poll(() => copy(page, "Copy as text")).toContain("valid: a URI with a fragment");
      expect(JSON.parse(await copy(page, "Copy as JSON"))).toMatchObject({
        valid: true,
        result: { query: "a=%41&b" },
      });
      await expect
        .poll(() => copy(page, "Copy as JavaScript"))
        .toContain('parse("http://example.org/it\'s?a=%41&b#c")');
      await expect
        .poll(() => copy(page, "Copy as bash"))
        .toBe("uri inspect 'http://example.org/it'\\''s?a=%41&b#c'");
      await expect
        .poll(() => copy(page, "Copy as PowerShell"))
        .toBe("uri inspect 'http://example.org/it''s?a=%41&b#c'");
      await expect
        .poll(() => copy(page, "Copy as cmd"))
        .toBe('uri inspect "http://example.org/it\'s?a="^%"41&b#c"');
      await expect.poll(() => page.locator(".copy-outcome").innerText()).toContain("In a batch file");
    }));

  it("says why a line cannot be copied, and copies nothing", () =>
    within("/index.html", async (page) => {
      await field(page, INSPECT).fill('a"b');
      await copy(page, "Copy as bash");
      await page.getByRole("button", { name: "Copy as cmd" }).click();
      await expect
        .poll(() => page.locator(".copy-outcome").innerText())
        .toMatch(/^Nothing was copied: cmd has no way to pass on a quotation mark/);
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("uri inspect 'a\"b'");
    }));

  it("masks secrets in what is copied, unless the person asks", () =>
    within("/index.html", async (page) => {
      await field(page, INSPECT).fill("https://me:hunter2@example.org/a?token=abcdef0123456789abcdef");
      for (const kind of ["text", "JSON", "JavaScript", "bash", "iframe"])
        await expect
          .poll(() => copy(page, `Copy as ${kind}`), { message: kind })
          .not.toMatch(/hunter2|abcdef/);
      await page.getByLabel("Keep secrets in the address").check();
      for (const kind of ["JSON", "JavaScript", "bash", "iframe"])
        await expect.poll(() => copy(page, `Copy as ${kind}`), { message: kind }).toContain("hunter2");
    }));

  it("works by keyboard alone, and where the browser has no clipboard", () =>
    within("/index.html", async (page) => {
      await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await page.getByRole("button", { name: "Copy as bash" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator(".copy-outcome").innerText()).toBe("Copied as bash.");
      await expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe("bash");
      await page.evaluate("document.execCommand = () => false");
      await page.keyboard.press("Enter");
      const left = page.locator(".copy-left");
      await expect.poll(() => left.inputValue()).toMatch(/^uri inspect '/);
      await expect
        .poll(() => page.evaluate("getSelection().toString() || document.activeElement.value"))
        .toMatch(/^uri inspect '/);
    }));
});

describe("Compare and Resolve", () => {
  it("copy what they show", async () => {
    await within("/compare.html", async (page) => {
      expect(JSON.parse(await copy(page, "Copy as JSON"))).toMatchObject({
        equivalent: true,
        rung: "syntax",
      });
      await expect
        .poll(() => copy(page, "Copy as bash"))
        .toMatch(/^uri compare example:\/\/a\/b\/c\/%7Bfoo%7D /);
    });
    await within("/resolve.html", async (page) => {
      await field(page, "The reference").fill("-g");
      await expect.poll(() => copy(page, "Copy as text")).toBe("http://a/b/c/-g\n");
      await expect
        .poll(() => copy(page, "Copy as PowerShell"))
        .toBe("uri resolve --base 'http://a/b/c/d;p?q' '--' '-g'");
    });
  });
});

describe("the frame", () => {
  it("is copied as HTML, and shows the picture and the verdict in a page of another origin", async () => {
    const { page, problems } = await open("/index.html");
    await field(page, INSPECT).fill("urn:example:a?=q#f");
    const html = await copy(page, "Copy as iframe");
    expect(html).toMatch(/^<iframe src="http:\/\/127\.0\.0\.1:\d+\/embed\.html#uri=[\w./-]+"/);
    expect(problems).toEqual([]);
    // Another page is not framed, where the server sends what site/README.md says.
    const body = `<!doctype html><title>another</title>${html}${html.replace("/embed.html", "/compare.html")}`;
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(body);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    const frame = page.frameLocator("iframe >> nth=0");
    await expect
      .poll(() => frame.locator(".part-name").allInnerTexts())
      .toEqual(["scheme", "path", "query", "fragment"]);
    await expect.poll(() => frame.locator(".verdict").innerText()).toMatch(/^Valid: a URI with a fragment/);
    await expect.poll(() => frame.locator(".VPNav, textarea").count()).toBe(0);
    const link = frame.getByRole("link");
    await expect
      .poll(() => link.evaluate((one) => (one as unknown as HTMLAnchorElement).outerHTML))
      .toMatch(/href="\.\/#uri=urn-3Aexample-3Aa-3F-3Dq-23f" target="_blank" rel="noopener"/);
    await expect.poll(() => page.frameLocator("iframe >> nth=1").locator("textarea").count()).toBe(0);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !/frame-ancestors|compare\.html/.test(problem))).toEqual([]);
    await page.context().close();
    server.close();
  });

  it("survives hostile fragments, and follows a change", () =>
    within("/embed.html#uri=-3Cimg-20src-3Dx-20onerror-3Dalert-281-29-3E", async (page) => {
      await expect.poll(() => page.locator(".tool :is(img, script, b)").count()).toBe(0);
      await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/^Not valid/);
      await page.evaluate("location.hash = '#uri=urn-3Aa-3Ab'");
      await expect.poll(() => page.locator(".part-name").allInnerTexts()).toEqual(["scheme", "path"]);
      await page.setViewportSize({ width: 320, height: 500 });
      await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    }));

  it("axe-core finds no violation in it, nor where something was copied", async () => {
    expect(await violationsOn("/zh/embed.html")).toEqual([]);
    expect(
      await violationsOn("/index.html", async (page) => {
        await page.evaluate(
          "document.execCommand = () => false; Object.defineProperty(navigator, 'clipboard', { value: undefined })",
        );
        await page.getByRole("button", { name: "Copy as bash" }).click();
        await page.locator(".copy-left").waitFor();
      }),
    ).toEqual([]);
  });
});
