/** Where the page will be: SITE_ORIGIN says it when it is built, for what needs whole addresses. */

/** Without a slash at its end; undefined unless it is given. */
export const SITE_ORIGIN = process.env.SITE_ORIGIN?.replace(/\/+$/, "");

/** The whole address of a page, by its path in Markdown or HTML; undefined where nobody knows it. */
export function wholeAddress(path: string): string | undefined {
  if (SITE_ORIGIN === undefined) return undefined;
  return `${SITE_ORIGIN}/${path.replace(/\.md$/, ".html").replace(/(^|\/)index\.html$/, "$1")}`;
}
