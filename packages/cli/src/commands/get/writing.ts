/** How `uri get` writes what is not ASCII: for people, for the JSON, and as octets. */

import { decode, decodeToOctets, printable } from "urikit";
import { octetText } from "../../display/octets.ts";
import { toLatin1 } from "../../lines/latin1.ts";

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
  made: toLatin1,
  own: toLatin1,
};

/** Triplets that are not UTF-8 stay as they are written. */
function asText(value: string): string {
  return decode(value, { invalid: "keep" });
}
