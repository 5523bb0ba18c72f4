// RFC 3986 §2.5, RFC 3629: percent-decoding against the platform's decoder of UTF-8.

import { errorOf } from "@urikit/abnf/error-of";
import { expect } from "vitest";
import { decode } from "../src/index.ts";

/** The octets at which the ranges of RFC 3629 §4 begin and end. */
export const UTF_8_EDGES: readonly number[] = [
  ...[0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xec, 0xed, 0xef],
  ...[0xf0, 0xf1, 0xf4, 0xf5, 0xff],
];

const fatal = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const replacing = new TextDecoder("utf-8", { ignoreBOM: true });

/** Expects that triplets of the octets are decoded, or refused, as TextDecoder does. */
export function expectUtf8Agreement(octets: readonly number[]): void {
  const text = octets.map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join("");
  const replaced = replacing.decode(Uint8Array.from(octets));
  if (decode(text, { invalid: "replace" }) !== replaced) expect.fail(`replace: ${text}`);
  const kept = decode(text, { invalid: "keep" });
  let exact: string | undefined;
  try {
    exact = fatal.decode(Uint8Array.from(octets));
  } catch {
    exact = undefined;
  }
  if (exact === undefined) {
    if (errorOf(() => decode(text)).code !== "invalid-utf-8") expect.fail(`error: ${text}`);
    if (!kept.includes("%")) expect.fail(`keep: ${text}`);
  } else if (decode(text) !== exact || kept !== exact) expect.fail(`valid: ${text}`);
}
