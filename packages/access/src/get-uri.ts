/**
 * @urikit/access/get-uri: `getUri` in the place of npm's get-uri 8, safe by default. It needs Node.
 *
 * @packageDocumentation
 */

import { STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import type { Plan } from "@urikit/schemes";
import { send } from "@urikit/schemes/define";
import { ftp } from "@urikit/schemes/ftp";
import { type OptionNames, requireOptions } from "urikit/foundation";
import { statement } from "urikit/words";
import { access } from "./access.ts";
import { AccessError } from "./access-error.ts";
import { ACCESS_OPTIONS, type AccessOptions } from "./access-options.ts";
import { carryOut } from "./carry-out.ts";
import type { Content } from "./resource.ts";

/** What {@link getUri} takes: what get-uri takes that has a meaning here, and the options of an access. */
export interface GetUriOptions extends Omit<AccessOptions, "method"> {
  /** The stream of an earlier call for the same URI. */
  readonly cache?: GotUri | undefined;
}

/** What is got, to be read. */
export interface GotUri extends Readable {
  /** The URI that was asked for. */
  readonly uri: string;
  /** What the last redirect led to. */
  readonly retrievedFrom: string;
  /** Of `http` and `https`. */
  readonly statusCode: number | undefined;
  /** Of `http` and `https`; several fields of a name have commas between them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of `file`, `ftp`, and of others whose server says it. */
  readonly lastModified: Date | undefined;
  /** When it was got, in milliseconds. */
  readonly date: number;
}

/** The error of get-uri: `ENOTFOUND`, `ENOTMODIFIED`, or the name of a status of HTTP. */
interface GetUriError extends Error {
  readonly code: string;
  readonly statusCode?: number;
}

const { method: _, ...OTHERS } = ACCESS_OPTIONS;

const GET_URI_OPTIONS: OptionNames<GetUriOptions> = { ...OTHERS, cache: true };

const SCHEMES = /^(?:data|file|ftp|https?)$/;

/**
 * The content of a URI of `http`, `https`, `ftp`, `file` or `data`, as get-uri gives it. What get-uri does for any reference, this one does
 * where `policy` and `files` allow it.
 *
 * @throws {GetUriError} `ENOTFOUND`; `ENOTMODIFIED`, if `cache` is what is there; or the name of the status.
 * @throws {AccessError} If it is refused, or not reached.
 * @throws {TypeError} If it is a URI of another scheme, or none.
 *
 * @example
 * ```ts
 * import { getUri } from "@urikit/access/get-uri";
 *
 * const stream = await getUri("data:,Hello%2C%20World!");
 * Buffer.concat(await stream.toArray()).toString(); // => "Hello, World!"
 * await getUri("data:,Hello%2C%20World!", { cache: stream }).catch(({ code }) => code); // => "ENOTMODIFIED"
 * await getUri("http://127.0.0.1/").catch(({ code }) => code); // => "refused-address"
 * ```
 */
export async function getUri(uri: string | URL, options: GetUriOptions = {}): Promise<GotUri> {
  const { cache, maxRedirects = 5, ...rest } = requireOptions(options, GET_URI_OPTIONS);
  const text = uri instanceof URL ? uri.href : uri;
  if (typeof text !== "string" || text === "") throw new TypeError('Must pass in a URI to "getUri()"');
  const known = cache?.uri === text ? cache : undefined;
  if (known !== undefined && isFresh(known)) throw notModified();
  const scheme = schemeOf(text);
  const headers = { ...rest.headers, ...(known === undefined ? {} : conditionsOf(known)) };
  const all = { email: "anonymous@example.invalid", ...rest, headers, maxRedirects };
  const modified = scheme === "ftp" ? await modifiedOnServer(text, all) : undefined;
  if (isSame(modified, known?.lastModified)) throw notModified();
  const content = await contentOf(text, all);
  if (scheme === "file" && isSame(content.modified, known?.lastModified)) {
    content.close();
    throw notModified();
  }
  return gotOf(content, { uri: text, lastModified: modified ?? content.modified });
}

/** In lower case; one of those that get-uri has. */
function schemeOf(text: string): string {
  const [, written] = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text) ?? [];
  if (written === undefined) throw new TypeError("Invalid URL");
  const scheme = written.toLowerCase();
  if (SCHEMES.test(scheme)) return scheme;
  throw new TypeError(`Unsupported protocol "${written}" specified in URI: ${JSON.stringify(text)}`);
}

async function contentOf(uri: string, options: AccessOptions): Promise<Content> {
  const resource = await access(uri, options).catch((error: unknown) => {
    if (error instanceof AccessError && error.code === "not-found")
      throw failure("ENOTFOUND", NOT_FOUND, { cause: error });
    throw error;
  });
  if (resource.kind !== "content") {
    resource.close();
    throw failure("ENOTFOUND", NOT_FOUND);
  }
  if (resource.ok) return resource;
  resource.close();
  const { status = 0 } = resource;
  if (status === 304) throw notModified();
  if (status === 404) throw failure("ENOTFOUND", NOT_FOUND);
  const name = STATUS_CODES[status] ?? String(status);
  throw Object.assign(failure(`E${name.toUpperCase().replace(/\s+/g, "")}`, name), { statusCode: status });
}

function gotOf(content: Content, facts: Pick<GotUri, "uri" | "lastModified">): GotUri {
  const { retrievedFrom, status: statusCode, fields } = content;
  const headers: Record<string, string> = {};
  for (const { name, value } of fields)
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
  const readable = Readable.from(content, { objectMode: false });
  return Object.assign(readable, { ...facts, retrievedFrom, statusCode, headers, date: Date.now() });
}

const NOT_FOUND = "File does not exist at the specified endpoint";

function notModified(): GetUriError {
  return failure(
    "ENOTMODIFIED",
    'Source has not been modified since the provided "cache", re-use previous results',
  );
}

function failure(code: string, message: string, options?: ErrorOptions): GetUriError {
  return Object.assign(new Error(message, options), { code });
}

/** RFC 9110 §13.1: what the server is to compare. */
function conditionsOf({ headers }: GotUri): Readonly<Record<string, string>> {
  const { etag, "last-modified": date } = headers;
  return {
    ...(etag !== undefined && { "If-None-Match": etag }),
    ...(date !== undefined && { "If-Modified-Since": date }),
  };
}

/** RFC 9111 §4.2: whether it need not be asked for. The data of a `data` URI never change. */
function isFresh({ uri, headers, date }: GotUri): boolean {
  if (/^data:/i.test(uri)) return true;
  const control = headers["cache-control"];
  if (control === undefined) return Date.parse(headers.expires ?? "") > Date.now();
  if (/(?:^|[,\s])no-(?:cache|store)(?:$|[,\s=])/i.test(control)) return false;
  const [, seconds] = /(?:^|[,\s])max-age="?(\d{1,9})/i.exec(control) ?? [];
  return seconds !== undefined && date + Number(seconds) * 1000 > Date.now();
}

function isSame(one: Date | undefined, other: Date | undefined): boolean {
  return one !== undefined && one.getTime() === other?.getTime();
}

/** RFC 3659 §3: when the file was changed, where the server knows `MDTM`. */
async function modifiedOnServer(uri: string, options: AccessOptions): Promise<Date | undefined> {
  const plan = modificationPlan(uri, options);
  if (plan === undefined) return undefined;
  try {
    const { signal, timeout, idleTimeout, policy, ca, lookup, ask } = options;
    const reply = await (
      await carryOut(plan, { signal, timeout, idleTimeout, policy, ca, lookup, ask })
    ).text();
    const [, ...parts] = /^213 (\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(reply) ?? [];
    const [year = 0, month = 1, day, hour, minute, second] = parts.map(Number);
    return parts.length === 0 ? undefined : new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  } catch (error) {
    // A server that does not know it says nothing, and neither does a refusal: the access itself tells of that.
    if (error instanceof AccessError) return undefined;
    throw error;
  }
}

/** The plan of the file as far as its name, of which `MDTM` asks; undefined for a directory. */
function modificationPlan(uri: string, { email }: AccessOptions): Plan | undefined {
  const { scheme, port, steps } = ftp.plan(uri, { email });
  const retrieval = steps.at(-1);
  if (retrieval?.do !== "send") return undefined;
  const [, name] = /^RETR (.+)\r\n$/s.exec(Buffer.from(retrieval.octets).toString("latin1")) ?? [];
  if (name === undefined) return undefined;
  const line = Buffer.from(`MDTM ${name}\r\n`, "latin1");
  const asking = send(line, statement("ask-when-it-was-changed"), { expects: [["213"]] });
  // Before the retrieval comes the type of the transfer.
  return { scheme, port, steps: [...steps.slice(0, -2), asking], receives: "reply" };
}
