/** RFC 9110 §4.2: whether a text is a URL of the Web. */

import { offsetsOf } from "../syntax/simple.ts";

/**
 * Whether a value is the text of a URL of the Web: a URI of `http` or `https` with a host (RFC 9110 §4.2.1, §4.2.2), and
 * without a userinfo, which nobody may write there (§4.2.4). A port is a number below 65,536. Browsers read the same scheme
 * and host in it. It may name any host, also `localhost` or one that does not exist.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isWebUrl } from "urikit/web";
 *
 * isWebUrl("https://example.org/a?b#c"); // => true
 * isWebUrl("https:example.org"); // => false
 * isWebUrl("mailto:me@example.org"); // => false
 * isWebUrl("https://例え.jp/"); // => false
 * ```
 */
export function isWebUrl(text: unknown): text is string {
  if (typeof text !== "string" || !/^https?:\/\//i.test(text)) return false;
  const read = offsetsOf(text);
  if (read === undefined) return false;
  const { schemeEnd, hostFrom, hostTo, pathFrom } = read;
  const hasHost = schemeEnd + 3 === hostFrom && hostFrom < hostTo;
  return hasHost && Number(text.slice(hostTo + 1, pathFrom)) < 65_536;
}
