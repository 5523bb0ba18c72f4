/** One path through each tool that takes many references, and through the documentation. */

import { expect, it } from "vitest";
import { field, octetsOf, textOf, useBuiltSite } from "../within.ts";

const { open, within } = useBuiltSite();

it("Text, RFC 3986 App. C: marks the references of a text in place, and opens one in Inspect", () =>
  within("/text.html", async (page) => {
    await field(page, "Text, HTML, or a message with its header fields").fill(
      "see <http://www.w3.org/Addressing/> and ftp://foo.example/rfc/.",
    );
    await expect
      .poll(() => page.locator(".marked mark").allInnerTexts())
      .toEqual(["http://www.w3.org/Addressing/", "ftp://foo.example/rfc/"]);
    await page.locator(".listed a").nth(1).click();
    await page.waitForURL(/\/#uri=ftp/);
    await expect
      .poll(() => page.getByLabel("A URI, a relative reference").inputValue())
      .toBe("ftp://foo.example/rfc/");
  }));

it("List, RFC 3986 §6.2: counts the lines of a file, and saves another list of them", () =>
  within(
    "/list.html",
    async (page) => {
      const buffer = Buffer.from("http://a/%7E\nhttp://a/~\nHTTP://a:80/~\na b\n");
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "links.txt", mimeType: "text/plain", buffer });
      await expect
        .poll(() => page.locator(".verdict-line").innerText())
        .toBe("4 lines: 3 valid, 1 invalid, 0 empty.");
      await page.getByRole("radio", { name: "distinct by scheme" }).check();
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      expect((await octetsOf(await saving)).toString()).toBe("http://a/%7E\n");
    },
    "delete window.showSaveFilePicker;",
  ));

it("Where, docs/where.md: sifts pasted lines", () =>
  within("/where.html", async (page) => {
    await page.getByLabel("Lines", { exact: true }).fill("https://a.example/\nhttp://10.0.0.1/\nhttp://a b/");
    await field(page, "An expression").fill("host in cidr 10.0.0.0/8 or invalid");
    await expect
      .poll(() => page.locator(".found li").allInnerTexts())
      .toEqual(["http://10.0.0.1/", "http://a b/"]);
    await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^2 of 3 lines/);
  }));

it("Attack, WHATWG URL §4.4: shows who goes to which host, and copies the references", () =>
  within("/attack.html", async (page) => {
    await field(page, "A host that it must not let through").fill("localhost");
    const forged = "http://good.example\\@localhost/";
    const one = page.locator(".matrix tr", { hasText: forged }).first();
    await expect
      .poll(() => one.locator(".letters [role=img]").getAttribute("aria-label"))
      .toMatch(/the allowed host: .*Chromium.*urllib3.*; the other host: .*curl/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: `Copy ${forged}`, exact: true }).click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(forged);
  }));

it("Minefield, WHATWG URL §4.4: shows where two readers differ, and one square of the table", () =>
  within("/minefield.html#filter=urllib,client=node", async (page) => {
    await expect
      .poll(() => page.getByRole("status").first().innerText())
      .toMatch(/^[\d,]+ references lead the two to different hosts, of [\d,]+/);
    await page.getByRole("button", { name: /^Show all/ }).click();
    await expect
      .poll(() => page.locator(".partings .confusing-reference").allInnerTexts())
      .toContain("http://good.example\\@evil.example/");
    await page.getByRole("button", { name: /^whatwg-url, backslash/ }).click();
    await expect.poll(() => page.locator(".square").innerText()).toMatch(/differently from RFC 3986/);
  }));

it("the documentation: its examples run, the search finds a page, and another theme is chosen", () =>
  within("/docs/library.html", async (page) => {
    await page
      .getByRole("button", { name: /^Run and edit: / })
      .first()
      .click();
    await expect.poll(() => page.locator(".live-status").innerText()).toMatch(/\d+ values\.$/);
    await page
      .getByRole("textbox", { name: "The code of the example" })
      .fill('import { parse } from "urikit";\nparse("http://a:8080/b").port;');
    await expect.poll(() => page.locator(".live-note").allInnerTexts()).toEqual(['"8080"']);
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.locator(".VPNavBarAppearance button").click();
    await expect.poll(() => page.locator("html").getAttribute("class")).toContain("dark");
    await page.locator(".VPNavBarSearch button").first().click();
    await page.locator(".VPLocalSearchBox input").fill("getting started");
    await page.locator(".VPLocalSearchBox .results a").first().click();
    await page.waitForURL(/\/docs\/start\.html/);
  }));

it("a page of a series: says what it is about, and where nothing is, the page says so", async () => {
  await within("/docs/error-codes.html", async (page) => {
    await page.locator("main a[href*='error-codes/']").first().click();
    await page.waitForURL(/\/docs\/error-codes\/.+/);
    await expect.poll(() => page.locator("main").innerText()).toMatch(/§[\s\S]*\$ uri check/);
  });
  const { page, problems } = await open("/nothing/here.html");
  await expect.poll(() => textOf(page)).toContain("There is no page here");
  // The only message: the page itself does not exist.
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  await page.context().close();
});
