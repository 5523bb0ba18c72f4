/** What a terminal is shown of lines and objects that may hold secrets (RFC 3986 §3.2.1, §7.5), unless they are asked for. */

import { Buffer } from "node:buffer";
import { redact, redactText } from "@urikit/audit/at-once";
import { textOf } from "../lines/line-text.ts";
import type { LineCommand } from "../lines/results.ts";

/** A text without its secrets: a reference, or one with others around it. */
export function maskedText(text: string): string {
  return /\s/.test(text) ? redactText(text) : redact(text);
}

/** What masks the secrets in the answers of a command. */
export interface AnswerMasking {
  line(line: string | Uint8Array | undefined): string | undefined;
  /** An object, or the octets of one that is written already. */
  object(value: object | Uint8Array): object | Uint8Array;
}

/** Masks an answer as a text; or, of rows, each of their values. */
export function maskingOf({ maskedRow }: Pick<LineCommand, "maskedRow">): AnswerMasking {
  const maskedOne = maskedRow === undefined ? maskedText : (row: string) => maskedRow(row, maskedText);
  const line = (text: string) => text.split("\n").map(maskedOne).join("\n");
  return {
    line: (given) =>
      given === undefined ? undefined : line(typeof given === "string" ? given : textOf(given)),
    object: (value) =>
      value instanceof Uint8Array
        ? Buffer.from(maskedRow === undefined ? redactText(textOf(value)) : line(textOf(value)))
        : maskedObject(value),
  };
}

/** An object with its texts masked. */
function maskedObject(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, masked(member)]));
}

function masked(member: unknown): unknown {
  if (typeof member === "string") return maskedText(member);
  if (Array.isArray(member)) return member.map(masked);
  return typeof member === "object" && member !== null ? maskedObject(member) : member;
}
