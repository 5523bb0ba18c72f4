/**
 * RFC 4156, once RFC 1738 §3.9: `wais`. A database, a search of it, or a document in it.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { type Data, encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planTo, type RequestStep, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

/** What a `wais` reference means: with `search` a search, with `type` and `path` a document, else a database. */
export interface WaisReading extends HostPort {
  readonly database: Data;
  readonly search?: Data | undefined;
  /** The WAIS designation of the document's type. */
  readonly type?: Data | undefined;
  /** The WAIS document-id, opaque to all except the server that gave it. */
  readonly path?: Data | undefined;
}

const URL_RULE: Rule = { rule: "waisurl", section: "RFC 1738 §3.9" };
const UCHAR: Rule = { rule: "uchar", section: "RFC 1738 §5" };

/** `search` (RFC 1738 §5) has these besides `uchar`. */
const IN_SEARCH = `${SAFE_AND_EXTRA};:@&=`;

/**
 * `wais` (RFC 4156; RFC 1738 §3.9).
 *
 * @example
 * ```ts
 * import { wais } from "urikit/schemes";
 *
 * wais.read("wais://example.org/flowers?red%20rose").search; // => "red rose"
 * wais.read("wais://example.org/flowers/TEXT/0%3D1").path; // => "0=1"
 * ```
 */
export const wais = defineScheme({
  name: "wais",
  defaultPort: 210,
  specification: "RFC 4156",
  origin: "RFC 1738 §3.9",
  read,
  write,
  plan,
});

function read(source: Source): WaisReading {
  source.forbidUserinfo(URL_RULE);
  const hostPort = source.hostPort(URL_RULE);
  const { path, query } = source;
  const [database, type, document] = readPath(source);
  if (query !== undefined && type !== undefined) throw searchInDocument(source);
  source.forbid(";:@&=", path, { ...UCHAR, place: "this part" });
  if (query !== undefined) source.forbid("/?", query, { ...UCHAR, rule: "search", place: "a search" });
  return { ...hostPort, database, search: query && source.decodeData(query), type, path: document };
}

/** §3.9: `/<database>`, or `/<database>/<wtype>/<wpath>`. */
function readPath(source: Source): readonly [Data, Data | undefined, Data | undefined] {
  const [, database, type, document, ...more] = source.splitData(source.path, "/");
  const isWhole = (type === undefined) === (document === undefined);
  if (database !== undefined && isWhole && more.length === 0) return [database, type, document];
  throw source.error(source.path.from, URL_RULE, {
    expected: '"/" and a database, and, for a document, "/", its type, "/" and its id',
    message: "the path names a database, or a database, a type and a document",
  });
}

function searchInDocument(source: Source): Error {
  return source.error(source.path.to, URL_RULE, {
    expected: "the end of the URI",
    message: "a document is not searched",
  });
}

function write({ host, port, database, search, type, path }: WaisReading): WrittenParts {
  const document = type === undefined && path === undefined ? [] : [type ?? "", path ?? ""];
  return {
    host,
    port,
    path: [database, ...document].map((part) => `/${encodeData(part)}`).join(""),
    query: search === undefined ? undefined : encodeData(search, IN_SEARCH),
  };
}

function plan(reading: WaisReading, source: Source): Plan {
  const { database, search = "", type = "", path = "" } = reading;
  withoutLineBreak(source.text, database, search, type, path);
  return planTo(source, reading, [requestOf(reading)]);
}

/** §3.9: the three forms. Z39.50-1988, and the server's answers, determine their octets. */
function requestOf({ database, search, type, path }: WaisReading): RequestStep {
  if (path !== undefined) {
    return request("retrieve", { database, type, document: path }, "retrieve the document (RFC 1738 §3.9)");
  }
  return search === undefined
    ? request("open", { database }, "open the database to be searched (RFC 1738 §3.9)")
    : request("search", { database, search }, "search the database (RFC 1738 §3.9)");
}

function request(operation: string, parameters: RequestStep["parameters"], note: string): RequestStep {
  return { do: "request", of: "wais", operation, parameters, note };
}
