/**
 * RFC 2392: `mid`. A message, or a part of one, by the names in their headers.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { IN_MESSAGE_ID, readMessageId } from "./parts/message-id.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { planHere } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `mid` reference. */
export interface MidReading {
  /** The Message-ID, without angle brackets. */
  readonly message: string;
  /** The Content-ID of a part of it, without angle brackets. */
  readonly content?: string | undefined;
}

const URL_RULE: SchemeRule = { rule: "mid-url", section: "RFC 2392 §2" };

/**
 * `mid` (RFC 2392).
 *
 * @example
 * ```ts
 * import { mid } from "@urikit/schemes";
 *
 * const reading = mid.read("mid:960830.1639@XIson.com/partA.960830.1639@XIson.com");
 * reading.message; // => "960830.1639@XIson.com"
 * reading.content; // => "partA.960830.1639@XIson.com"
 * ```
 */
export const mid = defineScheme({
  name: "mid",
  specification: "RFC 2392",
  origin: "RFC 2111, reserved in RFC 1738 §4",
  read,
  write: ({ message, content }) => {
    const part = content === undefined ? "" : `/${encodeData(content, IN_MESSAGE_ID)}`;
    return { path: encodeData(message, IN_MESSAGE_ID) + part };
  },
  plan: ({ message, content }, source) =>
    planHere(source, {
      do: "request",
      of: "messages",
      operation: "find",
      parameters: { messageId: message, contentId: content },
      note: noted("find-message"),
    }),
});

/** §2: `mid-url = "mid" ":" message-id [ "/" content-id ]`. */
function read(source: SchemeSource): MidReading {
  source.forbidAuthority(URL_RULE);
  source.forbidQuery(URL_RULE);
  const { from, to } = source.path;
  const slash = source.text.indexOf("/", from);
  const hasContent = slash >= 0 && slash < to;
  return {
    message: readMessageId(source, { from, to: hasContent ? slash : to }, URL_RULE),
    content: hasContent ? readMessageId(source, { from: slash + 1, to }, URL_RULE) : undefined,
  };
}
