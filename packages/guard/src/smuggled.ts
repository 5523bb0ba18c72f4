/**
 * RFC 3986 §7.3: what percent-encoding carries past a filter, to a server that decodes at another time: line breaks,
 * NUL, dot-segments, and octets that a lenient decoder takes for another character.
 */

import type { ParsedReference } from "urikit";
import { statement } from "urikit/words";
import type { GuardReason } from "./verdict.ts";

/** A field of a header, or the first line of a message, after a line break. */
export const HEADER =
  /^(?:%0A|%0D)*(?:Set-Cookie|Location|Content-(?:Type|Length|Disposition)|Transfer-Encoding|Host|Cookie|X-[A-Z-]{2,30}|(?:B?CC|To|From|Subject))(?::|%3A)|^(?:%0A|%0D)*(?:GET|POST|HTTP(?:\/|%2F)1)/i;

/** A segment of one or two dots, of which one is encoded. */
export const ENCODED_DOTS = /(?:^|\/)(?=\.?%2e)((?:\.|%2e){1,2})(?=\/|$)/gi;

/**
 * Two dots between what parts segments for a server that decodes once or twice before it splits the path, reads
 * backslashes as slashes, or cuts the parameters of a segment (RFC 3986 §3.3) before it looks at it.
 */
export const HIDDEN_DOTS =
  /(?:^|\/|\\|%(?:25)?(?:2f|5c))((?:\.|%(?:25)?2e){2})(?=$|\/|\\|%(?:25)?(?:2f|5c)|;|%(?:25)?(?:00|3b|23|3f))/gi;

/** RFC 3629 §3: a sequence of octets for a character that has a shorter one. */
const OVERLONG = /%C[01]%[89AB][\dA-F]|%E0%[89][\dA-F]%[89AB][\dA-F]|%F0%8[\dA-F](?:%[89AB][\dA-F]){2}/i;

/** Whether two dots that {@link HIDDEN_DOTS} found are a dot-segment for everybody, or once they are decoded. */
export function isOpenDotSegment(path: string, { 0: all, 1: dots = "", index }: RegExpMatchArray): boolean {
  const before = all.slice(0, all.length - dots.length);
  const end = (index ?? 0) + all.length;
  const isClosed = end === path.length || path[end] === "/";
  return (before === "" || before === "/") && isClosed && !/%25/.test(dots);
}

/** Schemes whose clients send the path, decoded, as a line of its own (RFC 4266 §3). */
const SENT_AS_LINES = /^(?:gopher|dict|finger|tftp|telnet|wais):/i;

/** The dangers that triplets hide, each once. */
export function smuggled({ text, path, query, fragment }: ParsedReference): readonly GuardReason[] {
  if (!/%|\.\.;/.test(text)) return [];
  const data = [query, fragment].filter((one) => one !== undefined);
  const before = text.slice(
    0,
    data.reduce((end, one) => end - one.length - 1, text.length),
  );
  const told: GuardReason[] = [];
  const tell = (id: string, section: string) =>
    told.push({ id, message: statement(`denied-${id}`), section });
  if (text.includes("%00")) tell("encoded-nul", "RFC 3986 §7.3");
  if (/%0[AD]/i.test(before)) tell("encoded-line-break", "RFC 3986 §7.3, CWE-93");
  if (data.some(hasHeader)) tell("header-injection", "RFC 3986 §7.3, CWE-113");
  if (path.search(ENCODED_DOTS) >= 0) tell("encoded-dot-segment", "RFC 3986 §6.2.2.2, §6.2.2.3");
  if ([...path.matchAll(HIDDEN_DOTS)].some((found) => !isOpenDotSegment(path, found)))
    tell("hidden-dot-segment", "RFC 3986 §7.3, CWE-22");
  if (OVERLONG.test(text)) tell("overlong-utf8", "RFC 3629 §3, §10");
  if (SENT_AS_LINES.test(text) && /%0[AD]|%00/i.test(path + data.join()))
    tell("other-protocol", "RFC 4266 §3, RFC 3986 §7.3");
  return told;
}

/** Whether the field of a header follows a line break in data. */
function hasHeader(data: string): boolean {
  return [...data.matchAll(/%0[AD]/gi)].some(({ index }) => HEADER.test(data.slice(index + 3, index + 83)));
}
