/**
 * A part of a message: its number, its heading, and the base that both give it (draft of 1997 §5.1.1, §5.1.2;
 * RFC 2557 §4, §5).
 */

import type { MimeNode } from "@zone-eu/mailsplit";
import { type BaseLayers, type EstablishedBase, establishBase, type TextPosition } from "urikit/context";
import { placeAfter } from "../located-text.ts";

/** A field of a heading, and where its value begins there. */
export interface Field {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  readonly place: TextPosition;
}

/** A part, or the message itself. */
export interface Part {
  /** As in IMAP (RFC 9051 §6.4.5.1): `1.2`; `""` for the message itself. */
  readonly number: string;
  /** The number of its content: a message that is no multipart has it as part 1. */
  readonly bodyNumber: string;
  readonly fields: readonly Field[];
  /** The base that its heading and those around it give. */
  readonly established: EstablishedBase;
  /** The same without its own heading. */
  readonly outer: EstablishedBase;
  readonly mediaType: string;
  readonly charset: string | undefined;
  readonly encoding: string;
  readonly isMultipart: boolean;
}

/** Where a part stands in its message. */
export interface PartPlace {
  readonly number: string;
  readonly isMessage: boolean;
  /** The base around it. */
  readonly layers: Omit<BaseLayers, "content">;
}

/** The part whose heading was read. */
export function partOf(node: MimeNode, { number, isMessage, layers }: PartPlace): Part {
  const fields = fieldsOf(node);
  const isMultipart = node.multipart !== false && node._boundary !== false;
  return {
    number,
    bodyNumber: isMessage && !isMultipart ? `${number}${number === "" ? "" : "."}1` : number,
    fields,
    established: establishBase({ ...layers, content: basesIn(fields) }),
    outer: establishBase(layers),
    mediaType: node.contentType || "text/plain",
    charset: node.charset || undefined,
    encoding: (node.encoding || "").trim(),
    isMultipart,
  };
}

/** `Content-Base` before `Content-Location`. */
function basesIn(fields: readonly Field[]): string[] {
  return [fieldValue(fields, "content-base"), fieldValue(fields, "content-location")].filter(
    (base) => base !== undefined,
  );
}

/** The value of the first field of a name, "any whitespace inside the field value (including that used for line folding)" ignored. */
export function fieldValue(fields: readonly Field[], name: string): string | undefined {
  const value = fields.find((field) => field.name === name)?.value.replace(/\s+/g, "");
  return value === "" ? undefined : value;
}

function fieldsOf(node: MimeNode): Field[] {
  if (!node.headers) return [];
  const { headers } = node;
  const raw = headers.headers || "";
  const breakLength = raw.includes("\r\n") ? 2 : 1;
  const fields: Field[] = [];
  let offset = 0;
  let line = 1;
  for (const { line: joined } of headers.getList()) {
    const text = breakLength === 1 ? joined.replaceAll("\r\n", "\n") : joined; // it joins folded lines with CRLF
    const field = fieldOf(text, { offset, line, column: 1 });
    if (field !== undefined) fields.push(field);
    offset += text.length + breakLength;
    line += text.split("\n").length;
  }
  return fields;
}

/** A field of a heading, which begins at a place; undefined for what is none. */
function fieldOf(text: string, place: TextPosition): Field | undefined {
  const colon = text.indexOf(":");
  if (colon <= 0) return undefined;
  const begin = colon + 1 + Math.max(0, text.slice(colon + 1).search(/\S/));
  return {
    name: text.slice(0, colon).trim().toLowerCase(),
    value: text.slice(begin),
    place: placeAfter(place, text.slice(0, begin)),
  };
}

/** What a field that says what the base is is itself resolved with: what is further out, `Content-Base` included. */
export function baseOfBase({ name }: Pick<Field, "name">, { fields, outer }: Part): EstablishedBase {
  const base = name === "content-location" ? fieldValue(fields, "content-base") : undefined;
  return base === undefined ? outer : establishBase({ content: base, entity: outer });
}
