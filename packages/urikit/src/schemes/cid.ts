/**
 * RFC 2392: `cid`. A part of the message that the reference itself stands in.
 */

import { compose } from "../composition.ts";
import type { UriReference } from "../reference.ts";
import { IN_MESSAGE_ID, readMessageId } from "./message-id.ts";
import { encodeData } from "./octets.ts";
import { planHere } from "./plan.ts";
import { readBack } from "./reading-back.ts";
import type { Rule } from "./refusal.ts";
import type { Scheme } from "./scheme.ts";
import { forbidAuthority, forbidQuery, sourceOf } from "./source.ts";

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
  governedBy: "RFC 2392",
  cameFrom: "RFC 2111, reserved in RFC 1738 §4",
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
