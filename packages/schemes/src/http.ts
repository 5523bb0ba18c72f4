/**
 * RFC 9110 §4.2, once RFC 1738 §3.3: `http` and `https`.
 */

import { HTTP, HTTPS } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planTo } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";
import {
  authorityOf,
  getRequest,
  headerEnd,
  hostField,
  originForm,
  readWeb,
  requestLine,
  type WebReading,
  writeWeb,
} from "./parts/web.ts";

/** The meaning of an `http` reference. */
export interface HttpReading extends WebReading {
  /** User and password as they are written; defined only where the caller allowed them. */
  readonly userinfo?: string | undefined;
}

/** The options that a caller may set. */
export interface HttpOptions {
  /**
   * Whether `user:password@` is allowed. RFC 1738 §3.3 does not allow it, and RFC 9110 §4.2.4 has it treated as
   * an error where the reference comes from an untrusted source: it is used to hide the host that is meant.
   */
  readonly userinfo?: "refuse" | "allow";
}

/**
 * `http` (RFC 9110 §4.2.1; RFC 1738 §3.3).
 *
 * To change one component of a link and keep the others to the letter, use `parse(link).with(…)`: a segment that
 * is built is data, so that a `;` in it, which HTTP reserves, is written `%3B`.
 *
 * @example
 * ```ts
 * import { http } from "@urikit/schemes";
 *
 * const reading = http.read("http://example.org/a%2Fb/c?d");
 * reading.port; // => 80
 * reading.segments; // => ["a/b", "c"]
 * http.build({ host: "example.org", port: 8080, segments: ["a/b"] }); // => "http://example.org:8080/a%2Fb"
 * http.build({ host: "example.org" }); // => "http://example.org"
 * ```
 */
export const http = httpScheme("http", HTTP, {
  origin: "RFC 1738 §3.3",
  rule: { rule: "http-URI", section: "RFC 9110 §4.2.1" },
});

/**
 * `https` (RFC 9110 §4.2.2).
 *
 * @example
 * ```ts
 * import { https } from "@urikit/schemes";
 *
 * https.read("https://example.org").port; // => 443
 * ```
 */
export const https = httpScheme("https", HTTPS, {
  origin: "RFC 2818 §2.4",
  rule: { rule: "https-URI", section: "RFC 9110 §4.2.2" },
});

const USERINFO: SchemeRule = { rule: "userinfo", section: "RFC 9110 §4.2.4, RFC 1738 §3.3" };

function httpScheme<Name extends string>(
  name: Name,
  normalization: { readonly defaultPort: number; readonly emptyPath: string },
  { origin, rule }: { readonly origin: string; readonly rule: SchemeRule },
) {
  return defineScheme({
    name,
    ...normalization,
    specification: rule.section,
    origin,
    options: ["userinfo"],
    read: (source, options: HttpOptions | undefined) => read(source, rule, options),
    defaults: { segments: [] },
    write: (reading) => ({ ...writeWeb(reading), userinfo: reading.userinfo }),
    plan,
  });
}

function read(source: SchemeSource, rule: SchemeRule, options: HttpOptions | undefined): HttpReading {
  const { host, port, segments, searchpart } = readWeb(source, rule);
  if (options?.userinfo !== "allow") source.forbidUserinfo(USERINFO, "login-hides-host");
  return { userinfo: source.userinfo(), host, port, segments, searchpart };
}

/** The request line and the Host field; credentials are never sent unasked (RFC 9110 §4.2.4). */
function plan(reading: HttpReading, source: SchemeSource): Plan {
  const request = getRequest(originForm(source), authorityOf(source, reading));
  const steps = [
    requestLine(source, request.target, noted("ask-for-resource", "RFC 9112 §3")),
    hostField(source, request.authority),
    headerEnd(noted("end-header-section")),
  ];
  const tls = source.name === "https" ? "implicit" : "none";
  return planTo(source, reading, steps, { tls, receives: "http-message", request });
}
