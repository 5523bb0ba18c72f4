/** A link to the page of urikit that shows a text, as anybody can make one. */

import { redact, redactText } from "@urikit/audit/at-once";
import { requireOptions, requireString } from "urikit/foundation";

/** How a link is made. */
export interface LookLinkOptions {
  /** Keeps passwords, tokens and keys, which are masked otherwise. */
  readonly keepsSecrets?: boolean | undefined;
}

/**
 * The link to a page of urikit that shows a text: `#q=`, and the text percent-encoded once, as `encodeURIComponent` does it.
 * No server sees it: a fragment is never sent (RFC 3986 §3.5).
 *
 * @param text Anything: a reference, valid or not, or a text with references in it.
 * @param page The address of the page, or of another tool of it, such as `https://uri.example/text.html`.
 * @throws {TypeError} If one of them is not a string.
 *
 * @example
 * ```ts
 * import { lookLink } from "@urikit/explain";
 *
 * lookLink("http://a/b?c=d", "https://uri.example/"); // => "https://uri.example/#q=http%3A%2F%2Fa%2Fb%3Fc%3Dd"
 * lookLink("http://me:secret@a/", "https://uri.example/"); // => "https://uri.example/#q=http%3A%2F%2Fme%3A%2A%2A%2A%40a%2F"
 * ```
 */
export function lookLink(text: string, page: string, options: LookLinkOptions = {}): string {
  requireString(text);
  requireString(page, "the page");
  const { keepsSecrets = false } = requireOptions(options, { keepsSecrets: true });
  const masked = keepsSecrets ? text : /\s/.test(text) ? redactText(text) : redact(text);
  const shown = masked.replace(/[\ud800-\udfff]/gu, "\ufffd");
  return `${page.replace(/#.*$/s, "")}#q=${encodeURIComponent(shown).replace(/[!'()*]/g, tripletOf)}`;
}

/** Characters that chat programs take for markup, or for the end of a link. */
const tripletOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
