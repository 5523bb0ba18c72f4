/**
 * The specification of Project Gemini §1.2 and §2: `gemini`. A page, asked for by its whole URI over TLS.
 */

import { statement } from "urikit/words";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";
import { readWeb, type WebReading, writeWeb } from "./parts/web.ts";

/**
 * The meaning of a `gemini` reference; its searchpart is often what a person typed, encoded as a whole.
 */
export type GeminiReading = WebReading;

const DOCUMENT = "Project Gemini specification";
const URL_RULE: SchemeRule = { rule: "gemini URI", section: `${DOCUMENT} §1.2` };
const REQUEST: SchemeRule = { rule: "request", section: `${DOCUMENT} §2` };

/** §3.2.2: "Status codes beginning with 2 are SUCCESS status codes"; after the line, the content ends with the connection. */
const SUCCESS = [["2x"]];

/** §2: "of maximum length 1024 bytes". */
const LONGEST_REQUEST = 1024;

/**
 * `gemini` (the specification of Project Gemini): a custom, not a standard.
 *
 * @example
 * ```ts
 * import { gemini } from "@urikit/schemes";
 *
 * gemini.read("gemini://example.org/a%20b?c").segments; // => ["a b"]
 * gemini.build({ host: "example.org", segments: ["docs", ""] }); // => "gemini://example.org/docs/"
 * ```
 */
export const gemini = defineScheme({
  name: "gemini",
  defaultPort: 1965,
  emptyPath: "/",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  read,
  defaults: { segments: [] },
  write: writeWeb,
  plan,
});

/** §1.2: "userinfo subcomponent is NOT allowed", and the host is required. */
function read(source: SchemeSource): GeminiReading {
  source.forbidUserinfo(URL_RULE);
  return readWeb(source, URL_RULE);
}

/** §2: `<URL><CR><LF>`, the URL without its fragment, which does not matter for access. */
function plan(reading: GeminiReading, source: SchemeSource): Plan {
  const { text, layout } = source;
  const { pathFrom, pathTo, queryTo } = layout;
  const path = pathFrom === pathTo ? "/" : "";
  const url = text.slice(0, pathFrom) + path + text.slice(pathFrom, queryTo);
  if (url.length > LONGEST_REQUEST) throw tooLong(source);
  const request = send(protocolLine(text, url), noted("ask-for-resource", REQUEST.section), {
    expects: SUCCESS,
  });
  return planTo(source, reading, [request], { tls: "implicit", receives: "until-close" });
}

function tooLong(source: SchemeSource): Error {
  return source.error(
    LONGEST_REQUEST,
    REQUEST,
    fault(statement("at-most-characters", LONGEST_REQUEST), "the-URI-is-too-long-for-a-request"),
  );
}
