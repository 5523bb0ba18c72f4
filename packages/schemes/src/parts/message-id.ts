/**
 * RFC 5538 §4 (RFC 5536 §3.1.3), RFC 2392 §2: names of messages.
 */

import { fault } from "./fault.ts";
import { MESSAGE_ID_FAULTS } from "./faults.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./source.ts";

/** The characters that stay as they are in a message-id; a `/` would begin another. */
export const IN_MESSAGE_ID = "$+!*'(),;:&=@";

/** A name without blanks, controls and angle brackets. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const NAME = /^[^\u0000-\u0020\u007f<>]+$/;

const NOT_AN_ID = fault("message-id-form", "not-message-id", MESSAGE_ID_FAULTS);

/** The message-id or content-id of a span, without the angle brackets: two parts with an `@` between them. */
export function readMessageId(source: SchemeSource, span: TextSpan, rule: SchemeRule): string {
  const id = source.decode(span);
  const at = id.lastIndexOf("@");
  if (at > 0 && at < id.length - 1 && NAME.test(id)) return id;
  throw source.error(span.from, rule, NOT_AN_ID);
}

/** The same, except that a lenient reading takes a content-id without an `@`. */
export function readContentId(source: SchemeSource, span: TextSpan, rule: SchemeRule): string {
  const id = source.decode(span);
  if (id.includes("@") || !NAME.test(id)) return readMessageId(source, span, rule);
  source.tolerate(span.from, rule, NOT_AN_ID);
  return id;
}
