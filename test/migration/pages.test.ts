// The tables of docs/migration: what a library and urikit answer, as the pages say.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as hyperjump from "@hyperjump/uri";
import * as domains from "@urikit/domains";
import { fastUri, relativeToAbsoluteIri, uriJs } from "@urikit/drop-ins";
import * as guard from "@urikit/guard";
import punycode from "@urikit/punycode";
import * as schemes from "@urikit/schemes";
import * as nativePath from "@urikit/schemes/native-path";
import * as surt from "@urikit/surt";
import * as tr46 from "@urikit/tr46";
import Url from "@urikit/url-parse";
import * as urlTemplate from "@urikit/url-template";
import { LinkifyIt } from "linkify-it";
import normalizeUrl from "normalize-url";
import parseUrl from "parse-url";
import * as pathToRegexp from "path-to-regexp";
import queryString from "query-string";
import * as urikit from "urikit";
import * as context from "urikit/context";
import * as idna from "urikit/idna";
import { toUri } from "urikit/iri";
import * as syntax from "urikit/syntax";
import { compile } from "urikit/uri-template";
import { safeLink } from "urikit/web";
import urlJoin from "url-join";
import * as oldUrlTemplate from "url-template";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../../docs/migration", import.meta.url));
const require = createRequire(import.meta.url);

/** The names that the expressions of a column may call, by the head of the column. */
const LIBRARIES: Readonly<Record<string, () => object>> = {
  "fast-uri 4.2.3": () => require("fast-uri"),
  "@urikit/fast-uri": () => fastUri,
  "uri-js 4.4.1": () => require("uri-js"),
  "@urikit/uri-js": () => uriJs,
  "relative-to-absolute-iri 1.0.8": () => require("relative-to-absolute-iri"),
  "@urikit/relative-to-absolute-iri": () => relativeToAbsoluteIri,
  "url-template 3.1.1": () => oldUrlTemplate,
  "@urikit/url-template": () => urlTemplate,
  "punycode 2.3.1": () => require("punycode/"),
  "@urikit/punycode": () => punycode,
  "tr46 6.0.0": () => require("tr46"),
  "@urikit/tr46": () => tr46,
  "`URL`": () => ({}),
  "`node:url`": () => ({ url: require("node:url") }),
  "urijs 1.19.11": () => ({ URI: require("urijs") }),
  "url-parse 1.5.10": () => ({ Url: require("url-parse") }),
  "@urikit/url-parse": () => ({ Url }),
  "@hyperjump/uri 1.3.6": () => hyperjump,
  "whatwg-url 16.0.1": () => require("whatwg-url"),
  "vscode-uri 3.2.0": () => require("vscode-uri"),
  "path-to-regexp 9.0.0": () => pathToRegexp,
  "normalize-url 8.1.1": () => ({ normalizeUrl }),
  "@braintree/sanitize-url 7.1.2": () => require("@braintree/sanitize-url"),
  "query-string 9.3.1": () => queryString,
  "qs 6.17.1": () => require("qs"),
  "url-join 5.2.0": () => ({ urlJoin }),
  "psl 1.15.0": () => ({ psl: require("psl") }),
  "tldts 7.5.5": () => require("tldts"),
  "parse-url 11.1.0": () => ({ parseUrl }),
  "ipaddr.js 2.5.0": () => ({ ipaddr: require("ipaddr.js") }),
  "data-urls 5.0.0": () => ({ parseDataURL: require("data-urls"), text }),
  "linkify-it 6.1.0": () => ({ linkify: new LinkifyIt(), texts }),
  urikit: () => ({ ...urikit, ...syntax, ...schemes, ...nativePath, ...idna, ...others, template: compile }),
};

/** What the pages ask of `urikit` and of its packages besides. */
const others = { ...domains, ...guard, ...surt, ...context, toUri, safeLink, text, texts };

/** The text of octets. */
function text(octets: Uint8Array): string {
  return new TextDecoder().decode(octets);
}

/** The texts that were found in a text; linkify-it gives null where there is no link. */
function texts(found: readonly { readonly raw: string }[] | null): string[] {
  return (found ?? []).map(({ raw }) => raw);
}

/** A row of a table: its cells, each with the head of its column. */
type Row = readonly { readonly head: string; readonly cell: string }[];

/** The rows of the tables of a page. */
function rowsOf(page: string): Row[] {
  const rows: Row[] = [];
  let heads: string[] | undefined;
  for (const line of readFileSync(resolve(folder, page), "utf8").split("\n")) {
    if (!line.startsWith("|")) heads = undefined;
    else if (heads === undefined) heads = cellsOf(line);
    else if (!/^\|[ |-]+\|$/.test(line)) {
      const cells = cellsOf(line);
      rows.push(heads.map((head, at) => ({ head, cell: cells[at] ?? "" })));
    }
  }
  return rows;
}

/** A claim that must hold: an expression, the names that it may use, and its value by the page. */
interface Claim {
  readonly head: string;
  readonly expression: string;
  readonly names: () => object;
  readonly gives: string;
}

/**
 * The claims of a row. In a table of one call, each other column is a library; in a table of two calls, what a call gives
 * is next to it.
 */
function claimsOf(row: Row): Claim[] {
  const [first] = row;
  const call =
    first && /^(?:call|asked)$/.test(first.head) ? first : row.find(({ head }) => head === "asked");
  return row.flatMap(({ head, cell }, at) => {
    const names = LIBRARIES[head];
    const isCall = row[at + 1]?.head === "gives";
    const expression = codeIn(isCall ? cell : (call?.cell ?? ""));
    if (names === undefined || expression === undefined) return [];
    return [{ head, expression, names, gives: isCall ? (row[at + 1]?.cell ?? "") : cell }];
  });
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** The text between backticks. */
const codeIn = (cell: string) => /^(``?) ?(.+?) ?\1$/s.exec(cell)?.[2];

/** The value of an expression that may call the functions of a library; `throws` if it throws. */
function answerOf(expression: string, library: object): unknown {
  const names = Object.keys(library).filter((name) => /^[a-z]\w*$/i.test(name) && name !== "default");
  const program = new Function(...names, `return (${expression});`);
  const members = names.map((name) => Reflect.get(library, name));
  try {
    return program(...members);
  } catch {
    return "throws";
  }
}

/** The value of an expression by the page. */
function said(cell: string): unknown {
  const code = codeIn(cell);
  return code === undefined ? cell : new Function(`return (${code});`)();
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify({ value })) as unknown;

describe.each(readdirSync(folder).filter((file) => file.endsWith(".md")))("%s", (page) => {
  const claims = rowsOf(page).flatMap(claimsOf);

  it("says what calls give", () => {
    expect(claims.length).toBeGreaterThan(5);
  });

  it.each(claims)("$head: $expression", ({ expression, names, gives }) => {
    expect(asJson(answerOf(expression, names()))).toEqual(asJson(said(gives)));
  });
});
