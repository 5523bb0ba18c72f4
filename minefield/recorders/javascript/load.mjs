// @ts-check
// Lies in the folder into which the readers are installed, and loads them from there.
import { readFileSync } from "node:fs";

/** @param {string} name @returns {Promise<any>} Some packages have no types. */
export const load = (name) => import(name);

/** @param {string} name */
export function versionOf(name) {
  const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
}
