/**
 * RFC 6694: `about`. Something of the program itself, such as a blank page.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of an `about` reference. */
export interface AboutReading {
  /** The subject, decoded. */
  readonly token: string;
  /** The text after the `?`, as it is written. */
  readonly query?: string | undefined;
}

const ABOUT: SchemeRule = { rule: "about-uri", section: "RFC 6694 §2.1" };

/** `pchar` (RFC 3986 §3.3). */
const PCHAR = "!$&'()*+,;=:@";

/**
 * `about` (RFC 6694).
 *
 * @example
 * ```ts
 * import { about } from "@urikit/schemes";
 *
 * about.read("about:blank").token; // => "blank"
 * about.plan("about:blank").steps.map((step) => step.do); // => ["take"]
 * ```
 */
export const about = defineScheme({
  name: "about",
  specification: "RFC 6694",
  origin: "RFC 6694",
  read,
  write: ({ token, query }) => ({ path: encodeData(token, PCHAR), query }),
  plan,
});

/** §2.1: `about-uri = "about" ":" about-token [ about-query ]`, `about-token = *pchar`. */
function read(source: SchemeSource): AboutReading {
  source.forbidAuthority(ABOUT);
  source.forbid("/", source.path, { ...ABOUT, place: "what-it-is-about" });
  return { token: source.decode(source.path), query: source.query && source.slice(source.query) };
}

/** §3: `about:blank` is a blank page everywhere; the meaning of others depends on the program. */
function plan({ token, query }: AboutReading, source: SchemeSource): Plan {
  if (token === "blank") {
    return planHere(source, {
      do: "take",
      mediaType: "text/html;charset=utf-8",
      octets: new Uint8Array(),
      note: noted("take-blank-page"),
    });
  }
  withoutLineBreak(source.text, token);
  return planHere(source, {
    do: "request",
    of: "program",
    operation: "show",
    parameters: { token, query },
    note: noted("show-what-program-has"),
  });
}
