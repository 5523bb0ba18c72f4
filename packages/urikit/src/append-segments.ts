/**
 * RFC 3986 §3.3: segments after the path of a reference, each encoded as data (§2.4). Everything else stays as it is
 * written.
 */

import { dataOf, type QueryData } from "./query.ts";
import { layoutOf, type ReferenceLike } from "./reference.ts";
import { VALUES } from "./syntax/english.ts";
import { type UriErrorCode, UriSyntaxError } from "./syntax/errors.ts";
import { encode } from "./syntax/percent-encoding.ts";
import { hasAuthority, type Layout } from "./syntax/scanner.ts";
import { statement } from "./syntax/statement.ts";

/**
 * The reference with more segments at the end of its path (RFC 3986 §3.3), before its query and its fragment.
 *
 * Each value is one segment, whatever is in it: it is data and is encoded, so that a `/` in it becomes `%2F`. A path that
 * ends with a slash goes on there. Nothing is resolved or normalized: the path that is there stays as it is written.
 * An empty text as the last segment is a slash at the end. Elsewhere it is refused, because servers read `a//b` as `a/b`.
 *
 * @param base The reference, parsed or not.
 * @param segments The data of each segment: text, a number in decimal digits, or octets.
 * @returns The text of the longer reference; that of the base if there are no segments.
 * @throws {UriSyntaxError} If the base is not a URI reference; `dot-segment` for `.` and `..`, which lead elsewhere even
 * when they are encoded; `structure-change` for an empty segment before others; `lone-surrogate` where a text holds half a
 * surrogate pair.
 * @throws {TypeError} If `base` is not a reference, or a segment is not data. A list is not a segment: spread it.
 *
 * @example
 * ```ts
 * import { appendSegments } from "urikit";
 *
 * appendSegments("https://example.org/api/", "users", "AC/DC", 7); // => "https://example.org/api/users/AC%2FDC/7"
 * appendSegments("https://example.org?q#f", "a b", ""); // => "https://example.org/a%20b/?q#f"
 * appendSegments("docs", ...["a", "b"]); // => "docs/a/b"
 * ```
 */
export function appendSegments(base: ReferenceLike, ...segments: readonly QueryData[]): string {
  const read = layoutOf(base, "the base");
  const { text, pathFrom, pathTo } = read;
  if (segments.length === 0) return text;
  const written = segments.map((data) => encode(dataOf(data, "a segment"), "segment"));
  for (const [at, segment] of written.entries()) {
    if (segment === "." || segment === "..") throw refusal(read, at, "dot-segment", "no-dot-segment");
    if (segment === "" && at < written.length - 1)
      throw refusal(read, at, "structure-change", "filled-segment");
  }
  const isOpen = pathFrom === pathTo ? !hasAuthority(read) : text.endsWith("/", pathTo);
  return text.slice(0, pathTo) + (isOpen ? "" : "/") + written.join("/") + text.slice(pathTo);
}

/** The error of one segment. It shows the base, and no segment. */
function refusal({ text: input, pathTo: index }: Layout, at: number, code: UriErrorCode, must: Id): Error {
  const expected = statement(must);
  const problem = statement<Id>("value-refused", at + 1, "path", expected, statement(code, expected, "path"));
  const [rule, section] = ["path", "RFC 3986 §3.3"];
  return new UriSyntaxError({ code, input, index, rule, section, expected, problem }, VALUES);
}

type Id = keyof typeof VALUES;
