/**
 * RFC 4156, once RFC 1738 §3.9: `wais`. A database, a search of it, or a document in it.
 */

import type { Statement } from "urikit/words";
import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { WAIS_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, type OctetData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planTo, type RequestStep, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/**
 * The meaning of a `wais` reference: with `search` a search, with `type` and `path` a document, else a database.
 */
export interface WaisReading extends HostPort {
  readonly database: OctetData;
  readonly search?: OctetData | undefined;
  /** The WAIS designation of the document's type. */
  readonly type?: OctetData | undefined;
  /** The WAIS document-id, opaque to all except the server that gave it. */
  readonly path?: OctetData | undefined;
}

const URL_RULE: SchemeRule = { rule: "waisurl", section: "RFC 1738 §3.9" };
const UCHAR: SchemeRule = { rule: "uchar", section: "RFC 1738 §5" };

/** `search` (RFC 1738 §5) has these besides `uchar`. */
const IN_SEARCH = `${SAFE_AND_EXTRA};:@&=`;

/**
 * `wais` (RFC 4156; RFC 1738 §3.9).
 *
 * @example
 * ```ts
 * import { wais } from "@urikit/schemes";
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

function read(source: SchemeSource): WaisReading {
  source.forbidUserinfo(URL_RULE);
  const hostPort = source.hostPort(URL_RULE);
  const { path, query } = source;
  const [database, type, document] = readPath(source);
  if (query !== undefined && type !== undefined) throw searchInDocument(source);
  source.forbid(";:@&=", path, { ...UCHAR, place: "this-part" });
  if (query !== undefined) source.forbid("/?", query, { ...UCHAR, rule: "search", place: "a-search" });
  return { ...hostPort, database, search: query && source.decodeData(query), type, path: document };
}

/** §3.9: `/<database>`, or `/<database>/<wtype>/<wpath>`. */
function readPath(source: SchemeSource): readonly [OctetData, OctetData | undefined, OctetData | undefined] {
  const [, database, type, document, ...more] = source.splitData(source.path, "/");
  const isWhole = (type === undefined) === (document === undefined);
  if (database !== undefined && isWhole && more.length === 0) return [database, type, document];
  throw source.error(source.path.from, URL_RULE, fault("wais-path", "not-wais-path", WAIS_FAULTS));
}

function searchInDocument(source: SchemeSource): Error {
  return source.error(source.path.to, URL_RULE, fault("the-end-of-the-URI", "a-document-is-not-searched"));
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

function plan(reading: WaisReading, source: SchemeSource): Plan {
  const { database, search = "", type = "", path = "" } = reading;
  withoutLineBreak(source.text, database, search, type, path);
  return planTo(source, reading, [requestOf(reading)], { receives: "reply" });
}

/** §3.9: the three forms. Z39.50-1988, and the server's answers, determine their octets. */
function requestOf({ database, search, type, path }: WaisReading): RequestStep {
  if (path !== undefined) {
    return request("retrieve", { database, type, document: path }, noted("retrieve-document"));
  }
  return search === undefined
    ? request("open", { database }, noted("open-database"))
    : request("search", { database, search }, noted("search-database"));
}

function request(operation: string, parameters: RequestStep["parameters"], note: Statement): RequestStep {
  return { do: "request", of: "wais", operation, parameters, note };
}
