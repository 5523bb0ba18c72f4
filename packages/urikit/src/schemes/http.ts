/**
 * RFC 9110 §4.2, once RFC 1738 §3.3: `http` and `https`.
 */

import type { UriReference } from "../reference.ts";
import { HTTP, HTTPS } from "../scheme-rules.ts";
import { forbidUserinfo } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { type Plan, planTo, send } from "./parts/plan.ts";
import { lineOf } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import type { Rule } from "./parts/refusal.ts";
import { sourceOf } from "./parts/source.ts";
import { hostField, readWeb, requestLine, type WebReading, type WebScheme, writeWeb } from "./parts/web.ts";

/** What an `http` reference means. */
export type HttpReading = WebReading;

/** What a caller may ask for. */
export interface HttpOptions {
  /**
   * Whether `user:password@` is let pass. RFC 1738 §3.3 does not allow it, and RFC 9110 §4.2.4 has it treated as
   * an error where the reference comes from an untrusted source: it is used to hide the host that is meant.
   */
  readonly userinfo?: "refuse" | "allow";
}

/**
 * `http` (RFC 9110 §4.2.1; RFC 1738 §3.3).
 *
 * To change a component of a link and leave the others to the letter, use `parse(link).with(…)`: a segment that
 * is built is data, so that a `;` in it, which HTTP reserves, is written `%3B`.
 *
 * @example
 * ```ts
 * import { http } from "urikit/schemes";
 *
 * const reading = http.read("http://example.org/a%2Fb/c?d");
 * reading.port; // => 80
 * reading.segments; // => ["a/b", "c"]
 * http.build({ host: "example.org", port: 8080, segments: ["a/b"] }); // => "http://example.org:8080/a%2Fb"
 * ```
 */
export const http: Scheme<HttpReading, HttpOptions> = httpScheme("http", HTTP, {
  rule: "http-URI",
  section: "RFC 9110 §4.2.1",
});

/**
 * `https` (RFC 9110 §4.2.2).
 *
 * @example
 * ```ts
 * import { https } from "urikit/schemes";
 *
 * https.read("https://example.org").port; // => 443
 * ```
 */
export const https: Scheme<HttpReading, HttpOptions> = httpScheme("https", HTTPS, {
  rule: "https-URI",
  section: "RFC 9110 §4.2.2",
});

const USERINFO: Rule = { rule: "userinfo", section: "RFC 9110 §4.2.4, RFC 1738 §3.3" };

function httpScheme(
  name: string,
  normalization: { readonly defaultPort: number; readonly emptyPath: string },
  rule: Rule,
): Scheme<HttpReading, HttpOptions> {
  const web: WebScheme = { name, opening: `${name}://`, defaultPort: normalization.defaultPort, rule };
  const read = (reference: string | UriReference, options?: HttpOptions): HttpReading => {
    const reading = readWeb(reference, web);
    if (options?.userinfo !== "allow" && reading.userinfo !== undefined) refuseUserinfo(reference, name);
    return reading;
  };
  return {
    name,
    ...normalization,
    specification: rule.section,
    origin: name === "http" ? "RFC 1738 §3.3" : "RFC 2818 §2.4",
    read,
    build: (reading, options) => readBack(writeWeb(reading, web), reading, (text) => read(text, options)),
    plan: (reference, options) => planOf(reference, read(reference, options), web),
  };
}

function refuseUserinfo(reference: string | UriReference, name: string): void {
  forbidUserinfo(
    sourceOf(reference, name),
    USERINFO,
    ": they serve to hide which host is meant; leave them out, or ask for them to be allowed",
  );
}

/** The request line and the Host field; credentials are never sent unasked (RFC 9110 §4.2.4). */
function planOf(reference: string | UriReference, reading: HttpReading, web: WebScheme): Plan {
  return planTo(
    web,
    reading,
    [
      requestLine(reference, "ask for the resource (RFC 9112 §3)"),
      hostField(reference, web.defaultPort),
      send(lineOf(""), "end the header section (RFC 9112 §2.1)"),
    ],
    web.name === "https",
  );
}
