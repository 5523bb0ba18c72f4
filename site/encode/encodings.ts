/** A text encoded for each place where it may stand, and decoded from there (RFC 3986 §2.1 to §2.5, §3). */

import { decode, encode } from "urikit";
import { octetsIn } from "./charset-octets.ts";

/** A place, and the characters that stay as they are there. */
export interface Place {
  readonly id:
    | "data"
    | "userinfo"
    | "reg-name"
    | "segment"
    | "query"
    | "fragment"
    | "form"
    | "encodeURIComponent"
    | "encodeURI";
  readonly section: string;
  /** By the names of the grammar. */
  readonly set: string;
  /** What stays of ASCII; undefined where a function of the platform does it. */
  readonly kept: RegExp | undefined;
}

const UNRESERVED = "A-Za-z0-9\\-._~";
const SUB_DELIMS = "!$&'()*+,;=";
const only = (characters: string) => new RegExp(`^[${characters}]$`);

export const PLACES: readonly Place[] = [
  { id: "data", section: "RFC 3986 §2.4", set: "unreserved", kept: only(UNRESERVED) },
  { id: "segment", section: "RFC 3986 §3.3", set: "pchar", kept: only(`${UNRESERVED}${SUB_DELIMS}:@`) },
  { id: "query", section: "RFC 3986 §3.4", set: "pchar / ?", kept: only(`${UNRESERVED}${SUB_DELIMS}:@/?`) },
  {
    id: "fragment",
    section: "RFC 3986 §3.5",
    set: "pchar / ?",
    kept: only(`${UNRESERVED}${SUB_DELIMS}:@/?`),
  },
  {
    id: "userinfo",
    section: "RFC 3986 §3.2.1",
    set: "unreserved sub-delims :",
    kept: only(`${UNRESERVED}${SUB_DELIMS}:`),
  },
  {
    id: "reg-name",
    section: "RFC 3986 §3.2.2",
    set: "unreserved sub-delims",
    kept: only(`${UNRESERVED}${SUB_DELIMS}`),
  },
  { id: "form", section: "URL Standard §5", set: "A-Z a-z 0-9 * - . _", kept: only("A-Za-z0-9*\\-._") },
  {
    id: "encodeURIComponent",
    section: "ECMA-262 §19.2.6.5",
    set: "A-Z a-z 0-9 - . _ ~ ! * ' ( )",
    kept: undefined,
  },
  { id: "encodeURI", section: "ECMA-262 §19.2.6.4", set: "A-Z a-z 0-9 - . _ ~ reserved #", kept: undefined },
];

/** Some triplets of what the charset has; undefined where it lacks a character, or the text holds half of a surrogate pair. */
export function encodedFor({ id, kept }: Place, text: string, charset: string): string | undefined {
  if (/[\ud800-\udfff]/u.test(text)) return undefined;
  if (kept === undefined) {
    if (charset !== "utf-8") return undefined;
    return id === "encodeURI" ? encodeURI(text) : encodeURIComponent(text);
  }
  let encoded = "";
  for (const character of text) {
    if (kept.test(character)) encoded += character;
    else if (id === "form" && character === " ") encoded += "+";
    else {
      const octets = octetsIn(character, charset);
      if (octets === undefined) return undefined;
      encoded += triplets(octets);
    }
  }
  return encoded;
}

const triplets = (octets: Uint8Array) => [...octets].map((octet) => `%${hex(octet)}`).join("");
const hex = (octet: number) => octet.toString(16).toUpperCase().padStart(2, "0");

/** The octets of a text, as two digits each; undefined as above. */
export function octetsText(text: string, charset: string): string | undefined {
  const all = [...text].map((character) => octetsIn(character, charset));
  return all.some((one) => one === undefined)
    ? undefined
    : all.flatMap((octets) => [...(octets ?? [])].map(hex)).join(" ");
}

/** The text decoded: with `+` as a space where it comes from a form; what cannot be decoded stays. */
export function decodedFrom(text: string, { isForm, charset }: { isForm: boolean; charset: string }): string {
  const whole = text.replace(MALFORMED, "%25");
  return decode(isForm ? whole.replaceAll("+", " ") : whole, { invalid: "keep", charset });
}

/** §2.1: a percent sign without two hexadecimal digits, which no URI has. */
const MALFORMED = /%(?![0-9A-Fa-f]{2})/g;
export const hasMalformed = (text: string): boolean => text.search(MALFORMED) >= 0;

/** The library's own word for data: it must say the same. */
export const asData = (text: string): string => encode(text, "query-value");
