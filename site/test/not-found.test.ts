/** Where there is no page: what is said, where it leads, and that nothing is asked of the server. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOLS } from "../.vitepress/tools.ts";
import { built } from "./built-site.ts";
import { useBuiltSite } from "./within.ts";

const { open, violationsOn } = useBuiltSite();

it.each([
  ["/nothing/here.html", "There is no page here", "en"],
  ["/zh/docs/nothing.html", "这里没有页面", "zh-Hans"],
])("%s says so, and leads to all tools and to the search", async (path, title, language) => {
  const { page, problems, requests } = await open(path);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
  await expect.poll(() => page.locator("main").getAttribute("lang")).toBe(language);
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(links.length).toBe(TOOLS.length + 1);
  for (const link of links)
    expect(existsSync(join(built, link.replace(/\/$/, "/index.html"))), link).toBe(true);
  // The only message: the page itself does not exist.
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  expect(requests.filter((url) => /hashmap/.test(url))).toEqual([]);
  await page.locator("main button").click();
  await page.locator(".VPLocalSearchBox input").waitFor();
  await page.context().close();
});

it("says it in both languages where no script runs", () => {
  const html = readFileSync(join(built, "404.html"), "utf8");
  const [words = ""] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  expect(words).toMatch(/There is no page here.*compare\.html.*这里没有页面.*\/zh\/compare\.html/s);
  expect(html).toContain("connect-src 'none'");
});

it("axe-core finds no violation there", async () => expect(await violationsOn("/nothing.html")).toEqual([]));
