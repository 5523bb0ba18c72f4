/** The page without a network, after it was shown once. */

import { expect, it } from "vitest";
import { useBuiltSite } from "./within.ts";

const { open } = useBuiltSite();

it("Service Workers §3: what was shown is shown again where there is no network, and nothing else was kept", async () => {
  const { page, requests } = await open("/", { serviceWorkers: "allow" });
  const kept = () =>
    page.evaluate(
      "caches.keys().then(async ([name]) => name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [])",
    ) as Promise<string[]>;
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(20);
  await expect.poll(kept).toContain("/");
  const own = new URL(page.url()).origin;
  expect(requests.filter((url) => !url.startsWith(own) && !/^(?:blob|data):/.test(url))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByLabel("A URI, a relative reference").fill("http://a/b c");
  await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^Not valid/);
  await page.context().close();
});
