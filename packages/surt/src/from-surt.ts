/**
 * SURT back to the URI that it is of.
 */

import { parse } from "urikit";
import { requireString } from "urikit/foundation";
import { isAddress } from "./surt.ts";
import { surtError } from "./surt-error.ts";

/** The scheme, and the part in parentheses up to the path, the query or the fragment. */
const SURT = /^((?:[a-z][a-z\d+.-]*:)?\/\/)\(([^/?#]*)/i;

/**
 * The URI that a SURT is of. The comma after the last label may be absent, or follow the port, as some programs write
 * it. A text without parentheses after `//` is a reference already.
 *
 * @throws {UriSyntaxError} `invalid-surt` if the parenthesis is not closed before the path; otherwise as `parse`, if what
 * comes about is not a reference.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { fromSurt } from "@urikit/surt";
 *
 * fromSurt("http://(org,example,www,:8080)/a?b"); // => "http://www.example.org:8080/a?b"
 * fromSurt("http://(org,example)/"); // => "http://example.org/"
 * ```
 */
export function fromSurt(text: string): string {
  requireString(text, "the SURT");
  const [whole = "", before = "", inside = ""] = SURT.exec(text) ?? [];
  if (whole === "") return parse(text).text;
  if (!inside.endsWith(")")) throw unclosed(text, whole.length);
  return parse(`${before}${authorityOf(inside.slice(0, -1))}${text.slice(whole.length)}`).text;
}

/** The authority of `labels[:port][@userinfo]`. */
function authorityOf(turned: string): string {
  const at = turned.indexOf("@");
  const [hostPort, userinfo] = at < 0 ? [turned, ""] : [turned.slice(0, at), `${turned.slice(at + 1)}@`];
  const [host = "", port = ""] = hostPort.startsWith("[")
    ? [hostPort.slice(0, hostPort.indexOf("]") + 1), hostPort.slice(hostPort.indexOf("]") + 1)]
    : partsAt(hostPort, hostPort.indexOf(":"));
  return userinfo + hostFromSurt(host) + port.replace(/,$/, "");
}

function partsAt(text: string, at: number): [string, string] {
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

function hostFromSurt(turned: string): string {
  if (isAddress(turned)) return turned;
  return turned
    .replace(/,$/, "")
    .split(",")
    .map((label) => label.replaceAll(".", ","))
    .reverse()
    .join(".");
}

function unclosed(text: string, at: number): Error {
  return surtError("invalid-surt", text, at, {
    rule: "SURT",
    section: "Heritrix",
    expected: "closed-before-path",
    fault: "unclosed-surt",
  });
}
