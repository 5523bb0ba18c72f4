/** RFC 3986 §1.2.2, §1.2.3: retrieval: one reference in, one resource out. */

import { type Plan, planAny } from "@urikit/schemes";
import { gatewayFor } from "@urikit/schemes/gateway";
import { AccessError, told } from "./access-error.ts";
import { type AccessOptions, readOptions } from "./access-options.ts";
import { allowedScheme } from "./allowed-scheme.ts";
import { attempt } from "./attempt.ts";
import { refused } from "./refused.ts";
import type { Resource } from "./resource.ts";
import type { Way } from "./way.ts";
import { takeData } from "./ways/data.ts";
import { getByDict } from "./ways/dict.ts";
import { draftFor } from "./ways/draft.ts";
import { openFile } from "./ways/file.ts";
import { getByFtp } from "./ways/ftp.ts";
import { getThrough } from "./ways/gateway.ts";
import { getByGemini } from "./ways/gemini.ts";
import { getByGopher } from "./ways/gopher.ts";
import { getByHttp } from "./ways/http.ts";
import { searchDirectory } from "./ways/ldap.ts";
import { findMessage } from "./ways/message.ts";
import { getNews } from "./ways/news.ts";
import { openSession } from "./ways/telnet.ts";

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
 */
export async function access(reference: string, options: AccessOptions = {}): Promise<Resource> {
  return attempt(reference, readOptions(options), reached);
}

/** The resource that a reference leads to, by the way of its scheme. */
export async function reached(way: Way): Promise<Resource> {
  const scheme = allowedScheme(way);
  const gateway = gatewayFor(way.uri, way.settings.gateways);
  if (gateway !== undefined) return getThrough(gateway, way);
  if (scheme === "http" || scheme === "https") return getByHttp(way);
  if (scheme === "gopher" || scheme === "gophers") return getByGopher(scheme, way);
  if (scheme === "ftp" || scheme === "ftps") return getByFtp(scheme, way);
  if (scheme === "news" || scheme === "snews" || scheme === "nntp" || scheme === "nntps")
    return getNews(scheme, way);
  if (scheme === "dict") return getByDict(way);
  if (scheme === "gemini") return getByGemini(way);
  if (scheme === "telnet") return openSession(way);
  if (scheme === "mailto" || scheme === "sms" || scheme === "tel") return draftFor(way);
  if (scheme === "ldap" || scheme === "ldaps") return searchDirectory(scheme, way);
  if (scheme === "mid" || scheme === "cid") return findMessage(way);
  const plan = planFor(way.uri);
  if (plan?.scheme === "data") return takeData(plan, way);
  if (plan?.scheme === "file") return openFile(plan, way);
  throw new AccessError("no-way", told("access-no-way", scheme));
}

function planFor(uri: string): Plan | undefined {
  return refused(() => planAny(uri));
}
