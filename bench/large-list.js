// @ts-check
// A large list for whole commands: the links that are valid and normal, again and again.
import { closeSync, openSync, writeSync } from "node:fs";
import { isNormal } from "urikit";
import { linksText } from "./links.js";

/**
 * Writes it, as long as asked for or a little longer. Returns how many octets it has.
 * @param {string} path
 * @param {number} least
 */
export function writeLargeList(path, least) {
  const links = Buffer.from(
    linksText()
      .split("\n")
      .filter(isNormal)
      .map((link) => `${link}\n`)
      .join(""),
  );
  const file = openSync(path, "w");
  let size = 0;
  while (size < least) size += writeSync(file, links);
  closeSync(file);
  return size;
}
