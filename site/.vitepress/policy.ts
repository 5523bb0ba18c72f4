/**
 * The content security policy: nothing but what the site itself holds is run, shown or loaded, and nothing can be sent.
 * A script that is in a page is allowed by its hash.
 */

import { createHash } from "node:crypto";

/** A script in a page without an address; VitePress writes no `>` in the attributes of one. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Styles that VitePress writes into elements, where `theme/style.css` says the same or nothing needs saying. */
const ELEMENT_STYLES = / style="(?:position:relative|--vp-vh:0px);"/g;

/**
 * The page with its policy, which precedes all that it is about.
 *
 * Lists are read in WebAssembly, which is code that is compiled at run time: `'wasm-unsafe-eval'` allows that and no other.
 * A worker has this policy only if it is started from a blob, as all of ours are (`inspect/worker-of-page.ts`): one that is started from
 * an address has none, because files are served without headers. `'self'` is there for the service worker alone, which keeps what
 * was shown, and asks for nothing but the files of the site.
 */
export function withPolicy(page: string): string {
  const html = page.replace(ELEMENT_STYLES, "");
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => hashOf(script));
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(hashes)].join(" ")}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8">/i, (charset) => charset + meta);
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
