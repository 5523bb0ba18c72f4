/**
 * RFC 2392: `mid`. A message, or a part of one, by the names in their headers.
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

/** What a `mid` reference means. */
export interface MidReading {
  /** The Message-ID, without angle brackets. */
  readonly message: string;
  /** The Content-ID of a part of it, without angle brackets. */
  readonly content?: string | undefined;
}

const URL_RULE: Rule = { rule: "mid-url", section: "RFC 2392 §2" };

/**
 * `mid` (RFC 2392).
 *
 * @example
 * ```ts
 * import { mid } from "urikit/schemes";
 *
 * const reading = mid.read("mid:960830.1639@XIson.com/partA.960830.1639@XIson.com");
 * reading.message; // => "960830.1639@XIson.com"
 * reading.content; // => "partA.960830.1639@XIson.com"
 * ```
 */
export const mid: Scheme<MidReading> = {
  name: "mid",
  defaultPort: undefined,
  specification: "RFC 2392",
  origin: "RFC 2111, reserved in RFC 1738 §4",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => {
    const { message, content } = read(reference);
    return planHere("mid", {
      do: "request",
      of: "messages",
      operation: "find",
      parameters: { messageId: message, contentId: content },
      note: "find the message among those at hand (RFC 2392 §2)",
    });
  },
};

/** §2: `mid-url = "mid" ":" message-id [ "/" content-id ]`. */
function read(reference: string | UriReference): MidReading {
  const source = sourceOf(reference, "mid");
  forbidAuthority(source, URL_RULE);
  forbidQuery(source, URL_RULE);
  const { text, layout } = source;
  const { pathFrom, pathTo } = layout;
  const slash = text.slice(pathFrom, pathTo).indexOf("/");
  const messageTo = slash < 0 ? pathTo : pathFrom + slash;
  return {
    message: readMessageId(text, pathFrom, messageTo, URL_RULE),
    content: slash < 0 ? undefined : readMessageId(text, messageTo + 1, pathTo, URL_RULE),
  };
}

function write({ message, content }: MidReading): string {
  const part = content === undefined ? "" : `/${encodeData(content, IN_MESSAGE_ID)}`;
  return compose({ scheme: "mid", path: encodeData(message, IN_MESSAGE_ID) + part });
}
