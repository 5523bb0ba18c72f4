/**
 * RFC 5538 §4.1 (RFC 5536 §3.1.3), RFC 2392 §2: what names a message, without the angle brackets around it.
 */

import { type Rule, refusal } from "./refusal.ts";
import { decodeRange } from "./source.ts";

/** What stays as it is in a message-id; a `/` would begin another. */
export const IN_MESSAGE_ID = "$+!*'(),;:&=@";

/** The message-id or content-id that `text[from..to)` spells: two parts with the one `@` between them. */
export function readMessageId(text: string, from: number, to: number, rule: Rule): string {
  const id = decodeRange(text, from, to);
  const at = id.lastIndexOf("@");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
  if (at > 0 && at < id.length - 1 && !/[\u0000-\u0020\u007f<>]/.test(id)) return id;
  throw refusal(text, from, "invalid-for-scheme", rule, {
    expected: 'something, "@", and a domain, without blanks and angle brackets',
    why: "this names no message",
  });
}
