/**
 * A part of a message: its number, its heading (RFC 5322 §2.2), and the base that the heading and those around it
 * give (draft of 1997 §5.1.1, §5.1.2; RFC 2557 §4, §5).
 */

import { type BaseLayers, type EstablishedBase, establishBase } from "urikit/context";
import { contentBase } from "../content-base.ts";
import { type DocumentType, typeOfMedia, typeOfName } from "../media-types.ts";
import type { DocumentWarning } from "../sink.ts";
import { type Field, fieldsOf, fieldValue, textOf } from "./fields.ts";
import { structuredField, withoutComments } from "./structured-field.ts";
import { type TransferEncoding, transferEncoding } from "./transfer-encoding.ts";

/** A part, or the message itself. */
export interface Part {
  /** As in IMAP (RFC 9051 §6.4.5.1): `1.2`; `""` for the message itself. */
  readonly number: string;
  /** The number of its content: a message that is not a multipart has it as part 1. */
  readonly bodyNumber: string;
  /** Its heading as it is written, with the empty line if it has one. */
  readonly heading: string;
  readonly fields: readonly Field[];
  /** The base that its heading and those around it give. */
  readonly base: EstablishedBase;
  /** The problems with the bases that its heading names. */
  readonly baseWarnings: readonly DocumentWarning[];
  /** The base that those around it give. */
  readonly outerBase: EstablishedBase;
  /** The type of its content; undefined if that holds no references. */
  readonly type: DocumentType | undefined;
  readonly charset: string | undefined;
  readonly encoding: TransferEncoding;
  /** The transfer encoding as the heading names it. */
  readonly encodingName: string;
  /** Whether its text is broken into lines as RFC 3676 §4.3 says, so that the breaks are not part of it. */
  readonly isFlowed: boolean;
  /** Of a multipart, its boundary. */
  readonly boundary: string | undefined;
  readonly isMultipart: boolean;
}

/** The position of a part in its message. */
export interface PartPlace {
  readonly number: string;
  readonly isMessage: boolean;
  /** The layers around it that may give a base. */
  readonly layers: Omit<BaseLayers, "content">;
}

/** The part that has a heading. */
export function partOf(heading: string, { number, isMessage, layers }: PartPlace): Part {
  const fields = fieldsOf(heading);
  const { value: mediaType, parameters } = structuredField(textOf(fields, "content-type") ?? "");
  const isMultipart = mediaType.startsWith("multipart/");
  const { base, warnings: baseWarnings } = contentBase(basesIn(fields), layers);
  const encodingName = withoutComments(textOf(fields, "content-transfer-encoding") ?? "").trim();
  return {
    number,
    bodyNumber: isMessage && !isMultipart ? `${number}${number === "" ? "" : "."}1` : number,
    heading,
    fields,
    base,
    baseWarnings,
    outerBase: establishBase(layers),
    type: isMultipart ? undefined : mediaType === "" ? typeByDisposition(fields) : typeOfMedia(mediaType),
    charset: parameters.get("charset") || undefined,
    encoding: transferEncoding(encodingName),
    encodingName,
    isFlowed: isParameter(parameters, "format", "flowed") && isParameter(parameters, "delsp", "yes"),
    boundary: isMultipart ? parameters.get("boundary")?.trimEnd() || undefined : undefined,
    isMultipart,
  };
}

/** RFC 3676 §4: the values of these parameters have no case. */
function isParameter(parameters: ReadonlyMap<string, string>, name: string, value: string): boolean {
  return parameters.get(name)?.toLowerCase() === value;
}

/** RFC 2045 §5.2: a part without a media type is text, unless RFC 2183 says that it is an attachment of another type. */
function typeByDisposition(fields: readonly Field[]): DocumentType | undefined {
  const { value, parameters } = structuredField(textOf(fields, "content-disposition") ?? "");
  const name = parameters.get("filename") ?? "";
  if (/\.[A-Za-z0-9]+$/.test(name)) return typeOfName(name);
  return value === "attachment" ? undefined : "text";
}

/** `Content-Base` before `Content-Location`. */
function basesIn(fields: readonly Field[]): string[] {
  return [fieldValue(fields, "content-base"), fieldValue(fields, "content-location")].filter(
    (base) => base !== undefined,
  );
}

/** The base of the reference in a field that gives the base: for `Content-Location`, `Content-Base` counts. */
export function baseOfBase({ name }: Pick<Field, "name">, { fields, outerBase }: Part): EstablishedBase {
  const base = name === "content-location" ? fieldValue(fields, "content-base") : undefined;
  return base === undefined ? outerBase : contentBase([base], { entity: outerBase }).base;
}
