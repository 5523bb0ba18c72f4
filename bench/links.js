// @ts-check
// The links that are measured, in the forms and the sets in which they are measured.
import { readFileSync } from "node:fs";

export const linksFile = new URL("./links/links-kasztp.txt", import.meta.url);

/** A page of the corpus, of its mean length and two segments deep: what links are resolved against. */
export const base = "https://en.wikipedia.org/wiki/Extreme_Programming";

/** @typedef {"split" | "flat"} Form split: views of the whole text, as `split` cuts them; flat: strings of their own. */
/** @typedef {"links" | "relative"} Set the links as they stand, or the relative references made from them. */

/** The text of the corpus, one link a line. */
export const linksText = () => readFileSync(linksFile, "utf8");

/**
 * The references of a set, in a form.
 * @param {Set} set
 * @param {Form} form
 */
export function references(set, form) {
  const text = set === "links" ? linksText() : linksText().split("\n").map(relativeReference).join("\n");
  const lines = text.split("\n");
  return form === "split" ? lines : lines.map(flat);
}

/**
 * A string of its own, equal to the text.
 * @param {string} text
 */
const flat = (text) => Buffer.from(text).toString();

/**
 * What stands in a link behind its authority, as a page would refer to it: by turns from the root (`/a/b?c`),
 * from the page (`a/b?c`), and from the folder above (`../a/b?c`). Where it would read as something else
 * (`Talk:URI` as a URI, `//a` as a host), a dot-segment stands before it.
 * @param {string} link
 * @param {number} index
 */
function relativeReference(link, index) {
  const afterScheme = link.indexOf("://") + 3;
  const pathStart = link.slice(afterScheme).search(/[/?#]/);
  const rooted = pathStart < 0 ? "/" : link.slice(afterScheme + pathStart);
  if (!rooted.startsWith("/") || rooted.startsWith("//")) return `.${rooted}`;
  if (index % 3 === 0) return rooted;
  if (index % 3 === 1) return `..${rooted}`;
  return /^\/[^/?#]*:/.test(rooted) ? `.${rooted}` : rooted.slice(1);
}
