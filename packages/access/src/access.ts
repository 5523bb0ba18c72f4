/** RFC 3986 §1.2.2, §1.2.3: retrieval: one reference in, one resource out. */

import { type Plan, planAny } from "@urikit/schemes";
import { isUriReference, parse } from "urikit";
import { AccessError, told } from "./access-error.ts";
import { type AccessOptions, readOptions, type Settings } from "./access-options.ts";
import { startClock } from "./clock.ts";
import { refused } from "./refused.ts";
import type { Resource } from "./resource.ts";
import type { Way } from "./way.ts";
import { takeData } from "./ways/data.ts";
import { getByDict } from "./ways/dict.ts";
import { draftFor } from "./ways/draft.ts";
import { openFile } from "./ways/file.ts";
import { getByFtp } from "./ways/ftp.ts";
import { getByGemini } from "./ways/gemini.ts";
import { getByGopher } from "./ways/gopher.ts";
import { getByHttp } from "./ways/http.ts";
import { getNews } from "./ways/news.ts";

/**
 * The resource that a reference names, as far as the options allow it to be reached: by `GET` at most, nothing is
 * uploaded, and nothing is sent to anybody.
 *
 * @param reference A URI. A relative reference must be resolved first.
 * @throws {AccessError} If it is refused, or not reached; its `code` says why.
 * @throws {TypeError} If `reference` is not a string, or an option has a value that it cannot have.
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { access } from "@urikit/access";
 *
 * const resource = await access("data:text/plain;charset=iso-8859-1,caf%E9");
 * resource.kind === "content" ? await resource.text() : ""; // => "café"
 * await access("file:///etc/passwd").catch(({ code }) => code); // => "refused-address"
 * await access("ftp://example.org/").catch(({ code }) => code); // => "refused-scheme"
 * ```
 * @experimental
 */
export async function access(reference: string, options: AccessOptions = {}): Promise<Resource> {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  const settings = readOptions(options);
  const clock = startClock(settings);
  try {
    clock.signal.throwIfAborted();
    const uri = uriOf(reference, settings);
    return await reached({ reference, uri, settings, clock });
  } catch (error) {
    clock.stop();
    throw endOr(error, clock.signal);
  }
}

/** Why an access ended, where it was ended: what then fails is a consequence. The same end with its redirects stays. */
function endOr(error: unknown, { aborted, reason }: AbortSignal): unknown {
  const isEnd = error instanceof AccessError && error.code === reason?.code;
  return aborted && !isEnd ? reason : error;
}

async function reached(way: Way): Promise<Resource> {
  const scheme = schemeOf(way.uri);
  requireScheme(scheme, way);
  if (scheme === "http" || scheme === "https") return getByHttp(way);
  if (scheme === "gopher" || scheme === "gophers") return getByGopher(scheme, way);
  if (scheme === "ftp" || scheme === "ftps") return getByFtp(scheme, way);
  if (scheme === "news" || scheme === "snews" || scheme === "nntp" || scheme === "nntps")
    return getNews(scheme, way);
  if (scheme === "dict") return getByDict(way);
  if (scheme === "gemini") return getByGemini(way);
  if (scheme === "mailto" || scheme === "sms" || scheme === "tel") return draftFor(way);
  const plan = planFor(way.uri);
  if (plan?.scheme === "data") return takeData(plan, way);
  if (plan?.scheme === "file") return openFile(plan, way);
  throw new AccessError("no-way", told("access-no-way", scheme));
}

/** RFC 3987 §3.1: an IRI as the URI that it is mapped to, if the policy maps IRIs. */
function uriOf(reference: string, { policy: { mapIri } }: Settings): string {
  return mapIri === undefined || isUriReference(reference) ? reference : refused(() => mapIri(reference));
}

/** RFC 3986 §4.3: only a URI says how it is reached. */
function schemeOf(reference: string): string {
  const { scheme } = refused(() => parse(reference));
  if (scheme === undefined) throw new AccessError("no-way", told("access-relative"));
  return scheme.toLowerCase();
}

/** A file is allowed by the folders that it may be in, everything else by the policy. */
function requireScheme(scheme: string, { settings }: Way): void {
  if (scheme === "file" || settings.policy.schemes.has(scheme)) return;
  throw new AccessError("refused-scheme", told("access-scheme-denied", scheme), {
    reasons: ["scheme-not-allowed"],
  });
}

function planFor(uri: string): Plan | undefined {
  return refused(() => planAny(uri));
}
