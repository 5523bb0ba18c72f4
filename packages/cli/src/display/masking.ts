/** What a terminal is shown of lines and objects that may hold secrets (RFC 3986 §3.2.1, §7.5), unless they are asked for. */

import { Buffer } from "node:buffer";
import { redact, redactText } from "@urikit/audit/at-once";
import { textOf } from "../lines/line-text.ts";

/** A text without its secrets: a reference, or one with others around it. */
export function maskedText(text: string): string {
  return /\s/.test(text) ? redactText(text) : redact(text);
}

/** The same of a result, which may have several lines. */
export function maskedLine<Result extends string | Uint8Array | undefined>(line: Result): string | undefined {
  if (line === undefined) return undefined;
  const text = typeof line === "string" ? line : textOf(line);
  return text.split("\n").map(maskedText).join("\n");
}

/** The same of an object, in each of its texts; and of an object that is written already. */
export function maskedObject(value: object | Uint8Array): object | Uint8Array {
  if (value instanceof Uint8Array) return Buffer.from(redactText(textOf(value)));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, masked(member)]));
}

function masked(member: unknown): unknown {
  if (typeof member === "string") return maskedText(member);
  if (Array.isArray(member)) return member.map(masked);
  return typeof member === "object" && member !== null ? maskedObject(member) : member;
}
