/** Pages, seen by axe-core. */

import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** The file of axe-core, as a script. */
export const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const COLORS = ["color-contrast", "link-in-text-block"];
const ALL_BUT_COLORS = `rules: { ${COLORS.map((rule) => `"${rule}": { enabled: false }`)} }`;

/**
 * Checks the page that is shown, without what was checked on a page before: the menu of a door, as it is read, and the colours in both
 * themes of the first text at each place. A place is the names and classes of an element and of all around it, without the name
 * of the page, and for a row whether it is an odd one: no element has a style of its own, so that this gives a text its colours.
 */
export const CHECK = `async () => {
  window.known ??= { menus: new Set(), places: new Set() };
  const places = new Map([[null, ""]]);
  const turnOf = ({ rowIndex }) => (rowIndex === undefined ? "" : String(rowIndex % 2));
  const placeOf = (element) => {
    if (!places.has(element))
      places.set(element, placeOf(element.parentElement) + ">" + [element.tagName, turnOf(element), ...element.classList].filter((name) => !name.startsWith("_")).join("."));
    return places.get(element);
  };
  const hasText = (element) =>
    element.matches("input, textarea, select") || [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== "");
  const linesOf = async (context, options) => (await axe.run(context, { resultTypes: ["violations"], ...options })).violations
    .map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | "));
  const menu = document.querySelector(".VPSidebar")?.textContent ?? "";
  const found = await linesOf(known.menus.has(menu) ? { exclude: [".VPSidebar"] } : document, { ${ALL_BUT_COLORS} });
  const textAt = new Map([...document.body.querySelectorAll("*")].filter(hasText).reverse().map((one) => [placeOf(one), one]));
  const fresh = [...textAt].filter(([place]) => !known.places.has(place));
  for (const theme of fresh.length === 0 ? [] : ["dark", "light"]) {
    document.documentElement.classList.toggle("dark", theme === "dark");
    // What the page has taken away meanwhile is not there.
    const include = fresh.map(([, text]) => text).filter(({ isConnected }) => isConnected);
    const colors = include.length === 0 ? [] : await linesOf({ include }, { runOnly: ${JSON.stringify(COLORS)} });
    found.push(...colors.map((one) => theme + ": " + one));
  }
  if (found.length > 0) return found;
  known.menus.add(menu);
  for (const [place] of fresh) known.places.add(place);
  return found;
}`;

/** The violations that axe-core finds on a page as it is, in both themes. */
export async function violationsIn(page: Page): Promise<unknown> {
  if (!(await page.evaluate("'axe' in window"))) await page.addScriptTag({ path: AXE });
  return page.evaluate(`(${CHECK})()`);
}
