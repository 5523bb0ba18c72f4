/** Fetch Standard §5.6 in shape, RFC 3986 §7 in manner: `fetch` for references of strangers. */

import type { Policy, PolicyInit } from "@urikit/guard";
import { type OptionNames, requireOptions } from "urikit/foundation";
import { AccessError, told } from "./access-error.ts";
import { type AccessOptions, readOptions } from "./access-options.ts";
import { allowedScheme } from "./allowed-scheme.ts";
import { attempt } from "./attempt.ts";
import type { Content } from "./resource.ts";
import type { Way } from "./way.ts";
import { getByHttp } from "./ways/http.ts";

/** The limits of an access. */
type Limits = Pick<
  AccessOptions,
  "timeout" | "idleTimeout" | "maxOctets" | "maxRedirects" | "learned" | "ca" | "lookup"
>;

/** What `fetch` of the platform takes, as far as it has a meaning here, and the limits of an access. */
export interface SafeFetchInit extends Limits {
  /** `GET`, unless the fields of the answer are enough: `HEAD`; in any case, as `fetch` has it. Nothing is uploaded. */
  readonly method?: "GET" | "HEAD" | "get" | "head" | undefined;
  /** Fields of the request, for the first origin only. */
  readonly headers?: ConstructorParameters<typeof Headers>[0] | undefined;
  /** `follow` unless given. `manual` gives the response that would redirect. */
  readonly redirect?: "follow" | "error" | "manual" | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/** With what `fetch` takes, and this one refuses with a sentence of its own. */
type FetchInit = SafeFetchInit & { readonly body?: unknown };

const INIT: OptionNames<FetchInit> = {
  body: true,
  method: true,
  headers: true,
  redirect: true,
  signal: true,
  timeout: true,
  idleTimeout: true,
  maxOctets: true,
  maxRedirects: true,
  learned: true,
  ca: true,
  lookup: true,
};

/**
 * What `fetch` of the platform gives, for a reference that a stranger gave: the reference, each redirect and each address that is
 * dialled are judged, and the size and the time are bounded. The body is decoded; `response.url` is what the last redirect led to.
 *
 * @param reference A URI of `http` or `https`.
 * @param policy What may be reached: public addresses at the default ports unless given.
 * @throws {AccessError} If it is refused, or not reached; the body fails with one, too. Its `code` says why.
 * @throws {TypeError} If an argument has a value that it cannot have, such as a method that uploads.
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { safeFetch } from "@urikit/access";
 *
 * await safeFetch("http://169.254.169.254/latest/").catch(({ code }) => code); // => "refused-address"
 * await safeFetch("https://example.org/", {}, { schemes: ["https"], hosts: ["example.com"] }).catch(({ code }) => code); // => "refused-address"
 * ```
 */
export async function safeFetch(
  reference: string | URL,
  init: SafeFetchInit = {},
  policy?: Policy | PolicyInit,
): Promise<Response> {
  const {
    redirect = "follow",
    signal,
    headers,
    method,
    body,
    ...limits
  } = requireOptions<FetchInit>(init, INIT, "init");
  if (body != null) throw new TypeError("init cannot have a body: nothing is uploaded");
  if (!["follow", "error", "manual"].includes(redirect))
    throw new TypeError("redirect must be follow, error or manual");
  const fields = Object.fromEntries(new Headers(headers ?? {}));
  const asked = { method: upperCase(method), signal: signal ?? undefined, headers: fields };
  const settings = readOptions({ ...limits, policy, ...asked });
  const text = reference instanceof URL ? reference.href : reference;
  const content = await attempt(text, { ...settings, redirect }, byHttp);
  return responseOf(content, settings.method);
}

/** Fetch Standard §2.2.1: methods are normalized. What is no text stays, and is refused. */
function upperCase(method: SafeFetchInit["method"]) {
  return typeof method === "string" ? (method.toUpperCase() as "GET" | "HEAD") : method;
}

function byHttp(way: Way): Promise<Content> {
  const scheme = allowedScheme(way);
  if (scheme === "http" || scheme === "https") return getByHttp(way);
  throw new AccessError("refused-scheme", told("access-scheme-denied", scheme), {
    reasons: ["scheme-not-allowed"],
  });
}

/** Fetch Standard §2.2.3: the statuses of responses that have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(content: Content, method: "GET" | "HEAD"): Response {
  const { status = 0, fields, retrievedFrom, chain } = content;
  if (status < 200 || status > 599) {
    content.close();
    throw new AccessError("protocol", told("access-protocol", status), { chain });
  }
  const isEmpty = method === "HEAD" || WITHOUT_BODY.has(status);
  if (isEmpty) content.close();
  const headers = new Headers(fields.map(({ name, value }): [string, string] => [name, value]));
  const response = new Response(isEmpty ? null : content.stream(), { status, headers });
  return retrieved(response, retrievedFrom.replace(/#.*/s, ""), chain.length > 0);
}

/** The response, and its clones, with what only `fetch` of the platform can write into one. */
function retrieved(response: Response, url: string, redirected: boolean): Response {
  const clone = (): Response => retrieved(Response.prototype.clone.call(response), url, redirected);
  return Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: redirected },
    clone: { value: clone },
  });
}
