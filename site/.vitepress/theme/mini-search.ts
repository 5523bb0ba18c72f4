/**
 * The search engine of VitePress, which parts what a reader types into words as the index has them, knows other words for the same,
 * and puts what was written for readers before what was made.
 */

import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from "minisearch";
import { wordsOf } from "../search-words.ts";

/** What people say, and what the documentation says. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    url: ["url", "uri"],
    urls: ["urls", "uri"],
    encodeuricomponent: ["encodeuricomponent", "encode"],
    escape: ["escape", "encode"],
    escaping: ["escaping", "encoding"],
    unescape: ["unescape", "decode"],
    urlencode: ["urlencode", "encode"],
    urldecode: ["urldecode", "decode"],
    percent: ["percent", "encode"],
    validate: ["validate", "validating"],
    validation: ["validation", "validate"],
    canonicalize: ["canonicalize", "canonical", "normalize"],
    canonicalization: ["canonicalization", "canonical", "normalize"],
    dedupe: ["dedupe", "deduplicate", "duplicates"],
    join: ["join", "resolve"],
    params: ["params", "query"],
    parameter: ["parameter", "pairs"],
    parameters: ["parameters", "pairs"],
    querystring: ["querystring", "query"],
    space: ["space", "blank"],
    spaces: ["spaces", "blank"],
    getting: ["getting", "start"],
    started: ["started", "start"],
    install: ["install", "start"],
    quickstart: ["quickstart", "start"],
    difference: ["difference", "glossary"],
    punycode: ["punycode", "idna"],
    tld: ["tld", "suffix"],
    ssrf: ["ssrf", "fetching"],
    regex: ["regex", "grammar"],
    regexp: ["regexp", "grammar"],
    security: ["security", "stranger", "fetching"],
    express: ["express", "validate"],
    zod: ["zod", "validate"],
    migrate: ["migrate", "from"],
    cli: ["cli", "command"],
    bookmarklet: ["bookmarklet", "page"],
  }),
);

/** Words that say nothing about what is looked for. */
const SILENT = new Set(
  "a an and are as at be by can do does for how i in is it my not of on or that the this to what when which who why with you".split(
    " ",
  ),
);

/** How much more a page counts, by what it was written for. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/^\/docs\/(?:start|questions|page)\.html/, 5],
  [/^\/docs\/glossary\.html/, 2.4],
  [/^\/docs\/parsing-uris-is-a-minefield\.html/, 1.5],
  [/^\/docs\/recipes\//, 4.2],
  [/^\/docs\/[\w-]+\.html/, 4],
  [/^\/docs\/migration\//, 3],
  [/^\/packages\//, 3],
  [/^\/reference\//, 1.2],
  [/^\/zh\//, 4],
];
const OF_SERIES = 0.4;

const weightOf = (id: string): number => KINDS.find(([kind]) => kind.test(id))?.[1] ?? OF_SERIES;

/** A word in the singular and in the plural: the index has words as they are written. */
function oneAndMany(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  return word.endsWith("s") ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

export default class Search extends MiniSearch {
  static override loadJSON<Document>(json: string, options: Options<Document>): MiniSearch<Document> {
    const loaded = MiniSearch.loadJSON(json, { ...options, tokenize: wordsOf });
    // It makes one of its own class, whoever is asked.
    return Object.setPrototypeOf(loaded, Search.prototype) as MiniSearch<Document>;
  }

  override search(query: Query, options: SearchOptions = {}): SearchResult[] {
    const found = super.search(query, {
      ...options,
      boost: { title: 6, titles: 3, text: 1 },
      weights: { fuzzy: 0.1, prefix: 0.2 },
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      prefix: (term) => term.length > 3,
      processTerm: (term) => {
        const word = term.toLowerCase();
        return SILENT.has(word) ? null : (SYNONYMS.get(word) ?? [word]).flatMap(oneAndMany);
      },
      boostDocument: weightOf,
    });
    if (typeof query !== "string") return found;
    // A heading that is the question comes first, if it was written for readers.
    const asked = query.trim().toLowerCase();
    const isAsked = ({ id, title }: SearchResult) =>
      weightOf(id) > 2 && String(title).trim().toLowerCase() === asked;
    return [...found.filter(isAsked), ...found.filter((one) => !isAsked(one))];
  }
}
