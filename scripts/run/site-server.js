// @ts-check
// The server of the built page on this machine: the files of a folder, with the headers that site/README.md asks of any
// server. It listens on the loopback alone.
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { builtSite } from "./site-set-up.js";

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".xml": "application/xml",
};

/**
 * @param {number} port 0 for any that is free.
 * @returns {Promise<import("node:http").Server>}
 */
export async function serveSite(port) {
  const server = createServer(({ url = "/" }, response) => {
    const path = pathOf(url);
    const file = path === undefined ? undefined : fileAt(path);
    response.writeHead(file === undefined ? 404 : 200, {
      "content-type": TYPES[file === undefined ? ".html" : extname(file)] ?? "application/octet-stream",
      "content-security-policy": `frame-ancestors ${path?.endsWith("/embed.html") ? "*" : "'none'"}`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    response.end(readFileSync(file ?? join(builtSite, "404.html")));
  });
  await new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => listening(undefined));
  });
  return server;
}

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, "")).replace(/\/$/, "/index.html");
  } catch {
    return undefined;
  }
}

/** A page may be asked for without its ending. @param {string} path */
function fileAt(path) {
  for (const file of [join(builtSite, path), join(builtSite, `${path}.html`)])
    if (file.startsWith(builtSite) && statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  return undefined;
}
