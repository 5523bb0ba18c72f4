/**
 * The policy of this page alone allows WebAssembly. A document keeps the policy that it was loaded with: where this page was
 * reached by a link within the site, which loads no document, it is loaded again.
 */

/** Loads the page again, if the document is that of another page. Returns whether it does. */
export function reloadWithoutPolicy(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded === undefined || pathOf(loaded.name) === pathOf(location.href)) return false;
  location.reload();
  return true;
}

/** The path of a page, as it is with or without its ending. */
function pathOf(address: string): string {
  return new URL(address).pathname.replace(/(?:\/index)?\.html$/, "");
}
