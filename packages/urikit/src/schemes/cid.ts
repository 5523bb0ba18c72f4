/**
 * RFC 2392: `cid`. A part of the message that the reference itself stands in.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { IN_MESSAGE_ID, readMessageId } from "./parts/message-id.ts";
import { encodeData } from "./parts/octet-data.ts";
import { planHere } from "./parts/plan.ts";
import { readBack } from "./parts/reading-back.ts";
import type { Rule } from "./parts/refusal.ts";
import { forbidAuthority, forbidQuery, sourceOf } from "./parts/source.ts";

/** What a `cid` reference means. */
export interface CidReading {
  /** The Content-ID, without angle brackets. */
  readonly content: string;
}

const URL_RULE: Rule = { rule: "cid-url", section: "RFC 2392 §2" };

/**
 * `cid` (RFC 2392).
 *
 * @example
 * ```ts
 * import { cid } from "urikit/schemes";
 *
 * cid.read("cid:foo4%25foo1@bar.net").content; // => "foo4%foo1@bar.net"
 * ```
 */
export const cid: Scheme<CidReading> = {
  name: "cid",
  defaultPort: undefined,
  specification: "RFC 2392",
  origin: "RFC 2111, reserved in RFC 1738 §4",
  read,
  build: (reading) =>
    readBack(compose({ scheme: "cid", path: encodeData(reading.content, IN_MESSAGE_ID) }), reading, read),
  plan: (reference) => {
    const { content } = read(reference);
    return planHere("cid", {
      do: "request",
      of: "messages",
      operation: "find",
      parameters: { contentId: content },
      note: "find the part in the message that holds the reference (RFC 2392 §2)",
    });
  },
};

/** §2: `cid-url = "cid" ":" content-id`. */
function read(reference: string | UriReference): CidReading {
  const source = sourceOf(reference, "cid");
  forbidAuthority(source, URL_RULE);
  forbidQuery(source, URL_RULE);
  const { text, layout } = source;
  return { content: readMessageId(text, layout.pathFrom, layout.pathTo, URL_RULE) };
}
