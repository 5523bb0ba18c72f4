/**
 * RFC 4156, once RFC 1738 §3.9: `wais`. A database, a search of it, or a document in it.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import { forbidUserinfo, type HostPort, readHostPort, writeHost, writePort } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { type Data, dataOf, encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planTo, type Request } from "./parts/plan.ts";
import { unbroken } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { forbid, type Rule, refusal } from "./parts/refusal.ts";
import { type Source, sourceOf } from "./parts/source.ts";

/** What a `wais` reference means: with `search` a search, with `type` and `path` a document, else a database. */
export interface WaisReading extends HostPort {
  readonly database: Data;
  readonly search?: Data | undefined;
  /** The WAIS designation of the document's type. */
  readonly type?: Data | undefined;
  /** The WAIS document-id, opaque to all but the server that gave it. */
  readonly path?: Data | undefined;
}

const URL_RULE: Rule = { rule: "waisurl", section: "RFC 1738 §3.9" };
const UCHAR: Rule = { rule: "uchar", section: "RFC 1738 §5" };

/** `search` (RFC 1738 §5) has these beside `uchar`. */
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
export const wais: Scheme<WaisReading> = {
  name: "wais",
  defaultPort: 210,
  specification: "RFC 4156",
  origin: "RFC 1738 §3.9",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "wais").text),
};

function read(reference: string | UriReference): WaisReading {
  const source = sourceOf(reference, "wais");
  const { text, layout } = source;
  const { pathFrom, pathTo, queryTo } = layout;
  forbidUserinfo(source, URL_RULE);
  const hostPort = readHostPort(source, URL_RULE, 210);
  const [database, type, path] = readPath(source);
  if (pathTo < queryTo && type !== undefined) throw searchInDocument(text, pathTo);
  forbid(text, pathFrom, pathTo, ";:@&=", UCHAR, "this part");
  forbid(text, pathTo + 1, queryTo, "/?", { ...UCHAR, rule: "search" }, "a search");
  const search = pathTo < queryTo ? dataOf(text.slice(pathTo + 1, queryTo)) : undefined;
  return { ...hostPort, database, search, type, path };
}

/** §3.9: `/<database>`, or `/<database>/<wtype>/<wpath>`. */
function readPath({ text, layout }: Source): readonly [Data, Data | undefined, Data | undefined] {
  const { pathFrom, pathTo } = layout;
  const [database, type, path, ...more] = text.slice(pathFrom, pathTo).split("/").slice(1).map(dataOf);
  const isWhole = (type === undefined) === (path === undefined);
  if (database !== undefined && isWhole && more.length === 0) return [database, type, path];
  throw refusal(text, pathFrom, "invalid-for-scheme", URL_RULE, {
    expected: '"/" and a database, with "/", a type, "/" and a document behind it or without them',
    why: "the path names a database, or a database, a type and a document",
  });
}

function searchInDocument(text: string, index: number): Error {
  return refusal(text, index, "invalid-for-scheme", URL_RULE, {
    expected: "the end of the URI",
    why: "a document is not searched",
  });
}

function write({ host, port, database, search, type, path }: WaisReading): string {
  const document = type === undefined && path === undefined ? [] : [type ?? "", path ?? ""];
  return compose({
    scheme: "wais",
    host: writeHost(host),
    port: writePort(port, 210),
    path: [database, ...document].map((part) => `/${encodeData(part)}`).join(""),
    query: search === undefined ? undefined : encodeData(search, IN_SEARCH),
  });
}

function planOf(text: string): Plan {
  const reading = read(text);
  const { database, search = "", type = "", path = "" } = reading;
  unbroken(text, database, search, type, path);
  return planTo(wais, reading, [requestOf(reading)]);
}

/** §3.9: the three forms; their octets are the affair of Z39.50-1988, and of the server's answers. */
function requestOf({ database, search, type, path }: WaisReading): Request {
  const request = (operation: string, parameters: Request["parameters"], note: string): Request => ({
    do: "request",
    of: "wais",
    operation,
    parameters,
    note,
  });
  if (path !== undefined) {
    return request("retrieve", { database, type, document: path }, "retrieve the document (RFC 1738 §3.9)");
  }
  if (search !== undefined)
    return request("search", { database, search }, "search the database (RFC 1738 §3.9)");
  return request("open", { database }, "open the database to be searched (RFC 1738 §3.9)");
}
