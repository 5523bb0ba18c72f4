/**
 * What only a browser needs is not made for the program that writes the HTML of the pages, which is built apart, used once and thrown
 * away: no workers, no index of the search; and nobody looks for what could be left out of it. That saves half of the time.
 */

import type { Plugin } from "vite";

const BROWSER_ONLY = /^@localSearchIndex|\?worker&url$/;
const NOTHING = "\0browser-only";

export function browserOnly(): Plugin {
  let writesHtml = false;
  return {
    name: "browser-only",
    enforce: "pre",
    config: (_, { isSsrBuild }) => {
      writesHtml = isSsrBuild === true;
      return writesHtml ? { build: { rollupOptions: { treeshake: false } } } : undefined;
    },
    resolveId: (source) => (writesHtml && BROWSER_ONLY.test(source) ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? `export default "";` : undefined),
  };
}
