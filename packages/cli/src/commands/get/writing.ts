/** How `uri get` writes what is not ASCII: for people, for the JSON, and as octets. */

import { Buffer } from "node:buffer";
import { octetText } from "@urikit/explain";
import { decode, decodeToOctets } from "urikit";
import { printable } from "urikit/display";

/** Three kinds of text, and what is written for them. */
export interface Writing {
  /** The data of a value that is written with triplets. */
  readonly decoded: (value: string) => string;
  /** Text that was made of a value. */
  readonly made: (text: string) => string;
  /** Text of the format itself. */
  readonly own: (text: string) => string;
}

/** For people: nothing of the reference steers a terminal, ends the line or hides from the eye. */
export const SAFE: Writing = {
  decoded: (value) => printable(asText(value)),
  made: printable,
  own: (text) => text,
};

/** The exact text, which the JSON makes safe. */
export const EXACT: Writing = { decoded: asText, made: (text) => text, own: (text) => text };

/** The octets, each as one character. */
export const OCTETS: Writing = {
  decoded: (value) => octetText(decodeToOctets(value)),
  made: octetsOf,
  own: octetsOf,
};

/** The UTF-8 of a text, each octet as one character. */
function octetsOf(text: string): string {
  return Buffer.from(text).toString("latin1");
}

/** Triplets that are not UTF-8 stay as they are written. */
function asText(value: string): string {
  return decode(value, { invalid: "keep" });
}
