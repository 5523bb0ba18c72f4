/** The words of Encode, in English. */

import { texts as tool } from "../../tool/texts/en.ts";
import type { Place } from "../encodings.ts";

const places: Readonly<Record<Place["id"], string>> = {
  data: "data, in any place",
  segment: "a segment of a path",
  query: "a query",
  fragment: "a fragment",
  userinfo: "a userinfo",
  "reg-name": "a registered name",
  form: "a form of HTML",
  encodeURIComponent: "encodeURIComponent",
  encodeURI: "encodeURI",
};

export const texts = {
  tool,
  title: "Encode and decode",
  intro:
    "See a text percent-encoded for each place of a URI, and decoded. What is data must not be taken for a delimiter: use the first row for it.",
  input: "A text, encoded or not",
  charset: "Charset",
  encoded: "Encoded",
  decoded: "Decoded",
  places,
  stays: "stays:",
  octets: "octets",
  asUri: "as a part of a URI",
  asForm: "as a form: + is a space",
  cannot: "cannot be written so",
  malformed:
    "A % without two hexadecimal digits after it stays, when it is decoded: no URI has one (RFC 3986 §2.1).",
  copyLabel: (place: string): string => `Copy: ${place}`,
  tooLong: (most: number): string =>
    `It is longer than ${most} characters. On a command line, uri encode takes it.`,
};

export type EncodeTexts = typeof texts;
