/** What a page says of itself where it is known where it will be, and where it is not. */

import { afterEach, expect, it, vi } from "vitest";

const SHOWN = { title: "Inspect", description: "Takes a URI apart.", page: "docs/index.md" };

async function headAt(origin: string | undefined) {
  vi.resetModules();
  vi.stubEnv("SITE_ORIGIN", origin);
  const { openGraph } = await import("../.vitepress/descriptions.ts");
  return openGraph(SHOWN);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it("has one address and a picture, whole, where SITE_ORIGIN is given", async () => {
  const head = await headAt("https://uri.example/kit/");
  expect(head).toContainEqual(["link", { rel: "canonical", href: "https://uri.example/kit/docs/" }]);
  expect(head).toContainEqual(["meta", { property: "og:url", content: "https://uri.example/kit/docs/" }]);
  expect(head).toContainEqual([
    "meta",
    { property: "og:image", content: "https://uri.example/kit/inspect.png" },
  ]);
});

it("has neither where nobody knows it", async () => {
  const head = await headAt(undefined);
  expect(head.map(([, { property = "" } = {}]) => property)).toEqual([
    "og:type",
    "og:site_name",
    "og:title",
    "og:description",
  ]);
});
