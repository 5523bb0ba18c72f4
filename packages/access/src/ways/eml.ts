/** RFC 5322, RFC 2045, RFC 2047: a draft as a file that programs for mail open. */

import type { DraftField } from "../resource.ts";

/** The message, with the fields that RFC 6068 §4 and its registry believe safe. */
export function emlOf(to: readonly string[], fields: readonly DraftField[]): string {
  const safe = fields.filter(({ unsafe }) => !unsafe);
  const header = safe.filter(({ name }) => !isBody(name) && isFieldName(name));
  const body = safe.filter(({ name }) => isBody(name)).map(({ value }) => value);
  const lines = [
    ...(to.length === 0 ? [] : [`To: ${to.map(oneLine).join(",\r\n ")}`]),
    ...header.map(({ name, value }) => `${name}: ${encodedWords(oneLine(value))}`),
    ...["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64"],
  ];
  return `${lines.join("\r\n")}\r\n\r\n${base64(body.join("\r\n"))}`;
}

function isBody(name: string): boolean {
  return name.toLowerCase() === "body";
}

/** RFC 5322 §3.6.8; what the message itself is made of is not for the reference. */
function isFieldName(name: string): boolean {
  return /^[!-9;-~]+$/.test(name) && !/^(?:mime-version|content-.*|to)$/i.test(name);
}

/** The plan has no line break in a field; a field that came by another way has none here, either. */
function oneLine(value: string): string {
  return value.replace(/[\r\n\0]+/g, " ");
}

/** RFC 2047 §2: an encoded word has at most 75 characters; 42 octets in base64 leave room for what is around them. */
const WORD = 42;

/** Text with characters beyond ASCII, or what looks encoded already, as encoded words. */
function encodedWords(text: string): string {
  if (/^[ -~]*$/.test(text) && !text.includes("=?")) return text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString("base64")}?=`).join("\r\n ");
}

/** RFC 2045 §6.8: lines of 76. RFC 6068 §5: line breaks in a body are CR LF. */
function base64(text: string): string {
  const octets = Buffer.from(text.replace(/\r\n|\r|\n/g, "\r\n"));
  return octets.toString("base64").replace(/.{1,76}/g, "$&\r\n");
}
