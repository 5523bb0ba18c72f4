/**
 * RFC 2392: `cid`. A part of the message that the reference itself is in.
 */

import { defineScheme, type LenientOptions, type LenientReading } from "./parts/define-scheme.ts";
import { IN_MESSAGE_ID, readContentId } from "./parts/message-id.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { planHere } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `cid` reference. */
export interface CidReading extends LenientReading {
  /** The Content-ID, without angle brackets. */
  readonly content: string;
}

const URL_RULE: SchemeRule = { rule: "cid-url", section: "RFC 2392 §2" };

/**
 * `cid` (RFC 2392).
 *
 * A lenient reading also takes a Content-ID without an `@`, as mail programs write it: `cid:logo`.
 *
 * @example
 * ```ts
 * import { cid } from "@urikit/schemes";
 *
 * cid.read("cid:foo4%25foo1@bar.net").content; // => "foo4%foo1@bar.net"
 * cid.read("cid:logo", { lenient: true }).content; // => "logo"
 * ```
 */
export const cid = defineScheme({
  name: "cid",
  specification: "RFC 2392",
  origin: "RFC 2111, reserved in RFC 1738 §4",
  options: ["lenient"],
  read,
  write: ({ content }) => ({ path: encodeData(content, IN_MESSAGE_ID) }),
  plan: ({ content }, source) =>
    planHere(source, {
      do: "request",
      of: "messages",
      operation: "find",
      parameters: { contentId: content },
      note: noted("find-part"),
    }),
});

/** §2: `cid-url = "cid" ":" content-id`. */
function read(source: SchemeSource, _options: LenientOptions | undefined): CidReading {
  source.forbidAuthority(URL_RULE);
  source.forbidQuery(URL_RULE);
  return { content: readContentId(source, source.path, URL_RULE) };
}
