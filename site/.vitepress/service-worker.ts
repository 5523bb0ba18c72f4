/** The service worker of the page: it keeps what was shown, so that it can be shown again without a network. */

import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes `sw.js`. The names of scripts and styles have hashes of their contents: what is kept of them stays right. A page is
 * asked for first, and taken from what is kept where nobody answers. Another build begins with nothing.
 */
export function writeServiceWorker(outDir: string): void {
  const assets = readdirSync(join(outDir, "assets"), { recursive: true, encoding: "utf8" }).sort();
  const build = createHash("sha256").update(assets.join("\n")).digest("hex").slice(0, 12);
  writeFileSync(join(outDir, "sw.js"), scriptOf(build));
}

const scriptOf = (build: string) => `const KEPT = "urikit-${build}";
const isOwn = (url) => new URL(url).origin === location.origin;
const isFixed = (url) => new URL(url).pathname.startsWith("/assets/");

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(begin()));
async function begin() {
  for (const name of await caches.keys()) if (name.startsWith("urikit-") && name !== KEPT) await caches.delete(name);
  await clients.claim();
}
addEventListener("message", ({ data }) => {
  if (Array.isArray(data)) void keep(data.filter(isOwn));
});
async function keep(urls) {
  const cache = await caches.open(KEPT);
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url).catch(() => {});
}
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && isOwn(request.url)) event.respondWith(answer(request));
});
async function answer(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && isFixed(request.url)) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
`;
