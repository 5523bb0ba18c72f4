/**
 * The specification of Project Gemini §1.2 and §2: `gemini`. A page, asked for by its whole URI over TLS.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";
import { readWeb, type WebReading, writeWeb } from "./parts/web.ts";

/** What a `gemini` reference means; its searchpart is often what a person typed, encoded as a whole. */
export type GeminiReading = WebReading;

const DOCUMENT = "Project Gemini specification";
const URL_RULE: Rule = { rule: "gemini URI", section: `${DOCUMENT} §1.2` };
const REQUEST: Rule = { rule: "request", section: `${DOCUMENT} §2` };

/** §2: "of maximum length 1024 bytes". */
const LONGEST_REQUEST = 1024;

/**
 * `gemini` (the specification of Project Gemini): a custom, not a standard.
 *
 * @example
 * ```ts
 * import { gemini } from "urikit/schemes";
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
function read(source: Source): GeminiReading {
  source.forbidUserinfo(URL_RULE);
  return readWeb(source, URL_RULE);
}

/** §2: `<URL><CR><LF>`, the URL without its fragment, which says nothing of access. */
function plan(reading: GeminiReading, source: Source): Plan {
  const { text, layout } = source;
  const { pathFrom, pathTo, queryTo } = layout;
  const path = pathFrom === pathTo ? "/" : "";
  const url = text.slice(0, pathFrom) + path + text.slice(pathFrom, queryTo);
  if (url.length > LONGEST_REQUEST) throw tooLong(source);
  const request = send(protocolLine(text, url), `ask for the resource (${REQUEST.section})`);
  return planTo(source, reading, [request], { secure: true });
}

function tooLong(source: Source): Error {
  return source.error(LONGEST_REQUEST, REQUEST, {
    expected: `at most ${LONGEST_REQUEST} characters`,
    message: "the URI is too long for a request",
  });
}
