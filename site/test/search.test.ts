/** What people ask, and the page that answers: the search as it is built, without the box around it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import Search from "../.vitepress/theme/mini-search.ts";
import { built } from "./built-site.ts";

const chunks = join(built, "assets/chunks");
const chunk = (name: RegExp) => {
  const found = readdirSync(chunks).find((file) => name.test(file));
  if (found === undefined) throw new Error(`no chunk ${name}`);
  return join(chunks, found);
};

/** Loaded as the box of VitePress loads it. */
const { default: json } = (await import(pathToFileURL(chunk(/^@localSearchIndexroot\./)).href)) as {
  default: string;
};
const search = Search.loadJSON(json, {
  fields: ["title", "titles", "text"],
  storeFields: ["title", "titles"],
});

const QUESTIONS: readonly (readonly [question: string, page: RegExp])[] = [
  ["getting started", /docs\/start/],
  ["install", /docs\/(?:start|overview\.html#install)/],
  ["parse a url", /docs\/(?:start|library|migration\/url)/],
  ["security", /docs\/(?:safe-fetch|findings|index|recipes)|docs\/\.html|docs\/$/],
  ["encodeURIComponent", /docs\/questions/],
  ["percent encoding", /docs\/(?:questions|glossary|library|recipes\/join-and-query)/],
  ["normalize", /docs\/library|docs\/migration\/normalize-url|docs\/recipes\/clean-a-link/],
  ["validate", /docs\/recipes\/validate-a-field/],
  ["difference URI URL", /docs\/(?:glossary|questions)/],
  ["port", /docs\/(?:library|questions|glossary|where)/],
  ["express", /docs\/recipes\/validate-a-field/],
  ["zod", /docs\/recipes\/validate-a-field/],
  ["SSRF", /docs\/(?:safe-fetch|glossary|recipes)/],
  ["open redirect", /docs\/(?:recipes\/links-of-strangers|glossary)/],
  ["query parameters", /docs\/(?:glossary|library|recipes\/join-and-query|questions)/],
  ["ajv", /docs\/ajv/],
  ["URLSearchParams", /docs\/(?:migration\/(?:query-string|url)|questions|library)/],
  ["regex", /docs\/(?:library|where|recipes|migration|formats|grammar)/],
  ["resolve a relative link", /docs\/(?:library|start|context|glossary)/],
  ["why is + not a space", /docs\/questions/],
  ["why is localhost:3000 valid", /docs\/questions/],
  ["what is an origin", /docs\/glossary/],
  ["what is a URN", /docs\/(?:glossary|questions)/],
  ["IRI", /docs\/(?:iri|glossary)/],
  ["punycode", /docs\/(?:idna|migration\/punycode)|packages\/.*\/punycode/],
  ["join path segments", /docs\/(?:recipes\/join-and-query|migration\/url-join)/],
  ["fast-uri", /docs\/migration\/fast-uri|packages\/.*\/fast-uri/],
  ["url-parse", /docs\/migration\/url-parse|packages\/.*\/url-parse/],
  ["deduplicate bookmarks", /docs\/recipes\/deduplicate-bookmarks/],
  ["cache keys", /docs\/recipes\/cache-keys/],
  ["remove secrets from logs", /docs\/recipes\/logs-without-secrets/],
  ["check links of a site", /docs\/recipes\/check-a-site/],
  ["public suffix", /docs\/recipes\/registrable-domain|packages\/domains/],
  ["uri template", /docs\/uri-templates/],
  ["data uri", /docs\/(?:schemes|migration\/data-urls|glossary)/],
  ["mailto", /docs\/schemes/],
  ["spark", /docs\/lists-beyond/],
  ["python", /docs\/(?:lists-beyond|engine)/],
  ["bookmarklet", /docs\/page/],
  ["SURT", /docs\/surt|packages\/surt/],
  ["difference between URL and fetch filter", /docs\/(?:safe-fetch|recipes|questions|minefield)/],
];

describe("the search", () => {
  it.each(QUESTIONS)("%s", (question, page) => {
    const [first] = search.search(question);
    expect(String(first?.id)).toMatch(page);
  });

  it("loads less than 120 kB for the first question", () => {
    const size = [/^@localSearchIndexroot\./, /^VPLocalSearchBox\./]
      .map((name) => brotliCompressSync(readFileSync(chunk(name))).length)
      .reduce((sum, one) => sum + one, 0);
    expect(size).toBeLessThan(120_000);
  });
});
