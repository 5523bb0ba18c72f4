/** RFC 3986 §3: a list with a text made of the components of each line, by a template. */

import { parse } from "urikit";
import { requireObject, requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import * as textCode from "../text-code.ts";
import { type ColumnName, columnNumber } from "./columns.ts";
import type { InvalidPlace } from "./invalid-place.ts";
import { INVALID_PLACE_OPTIONS } from "./invalid-place.ts";
import { RewritingWork } from "./rewriting.ts";

/** A component in a template. */
export interface TemplateValue {
  readonly name: ColumnName | "authority";
  /** The text in its place where it is not defined; nothing, unless one is given. */
  readonly or?: string | undefined;
  /** Whether a line without it is invalid. */
  readonly isRequired?: boolean | undefined;
}

/** Text, or a component. */
export type TemplatePart = string | TemplateValue;

/** How lines are written. */
export interface TemplateLinesOptions extends InvalidPlace, ListReaderOptions {}

/** The number of a component that is not a column, and that of a part which is only text; `assembly/components.ts`. */
const AUTHORITY = 8;
const NO_COMPONENT = 255;

/** How many octets the record of a part has before its text. */
const RECORD = 12;

const LINE_END = /* @__PURE__ */ Uint8Array.of(0x0a);

/**
 * A reader that gives a text for each line: the parts of a template, one after another.
 *
 * @throws {TypeError} If an option has a value that does not exist, or a component does not, or the template takes more
 * than 32 KiB.
 *
 * @example
 * ```ts
 * import { templateLines } from "@urikit/lists";
 *
 * const list = templateLines([{ name: "host" }, " at ", { name: "port", or: "no port" }]);
 * const [octets] = list.write(new TextEncoder().encode("http://a:80/b\nhttp://c/\n"));
 * new TextDecoder().decode(octets); // => "a at 80\nc at no port\n"
 * ```
 */
export function templateLines(
  parts: readonly TemplatePart[],
  options: TemplateLinesOptions = {},
): ListReader<Uint8Array> {
  if (!Array.isArray(parts)) throw new TypeError("the parts must be an array");
  for (const part of parts) if (typeof part !== "string") requireObject(part, "a part");
  return templateReader(
    parts,
    requireOptions(options, { ...LIST_READER_OPTIONS, ...INVALID_PLACE_OPTIONS }),
    LINE_END,
  );
}

/** The same, with another line in the place of an invalid one. */
export function templateReader(
  parts: readonly TemplatePart[],
  options: TemplateLinesOptions,
  empty: Uint8Array,
): ListReader<Uint8Array> {
  const engine = new Engine(options, textCode);
  engine.setPlain(0);
  putTemplate(engine, parts);
  const writing = { findings: () => engine.code.fill(), rewrite: (line: string) => filled(parts, line) };
  return new ListWindow(engine, new RewritingWork(engine, writing, options, empty), options);
}

/** Puts the parts into the memory of an engine, as `assembly/works/template.ts` reads them. */
function putTemplate({ code, octets }: Engine, parts: readonly TemplatePart[]): void {
  const room = octets.subarray(code.BASE.value, code.BASE_END.value);
  const records = new DataView(room.buffer, room.byteOffset);
  const values = parts.filter((part) => typeof part !== "string");
  let at = 0;
  for (const part of parts) {
    const { name, or, isRequired = false } = typeof part === "string" ? textOnly(part) : part;
    const text = new TextEncoder().encode(or);
    if (at + RECORD + text.length > room.length)
      throw new TypeError(`the template is longer than ${room.length} octets`);
    const number = name === undefined ? NO_COMPONENT : numberOf(name);
    [number, Number(isRequired), text.length].forEach((word, index) => {
      records.setUint32(at + 4 * index, word, true);
    });
    room.set(text, at + RECORD);
    at += RECORD + text.length;
  }
  code.setTemplate(
    code.BASE.value + at,
    values.length,
    values.some(({ isRequired }) => isRequired),
  );
}

function textOnly(text: string): {
  readonly name?: undefined;
  readonly or: string;
  readonly isRequired?: undefined;
} {
  return { or: text };
}

/** The number of a component. */
function numberOf(name: TemplateValue["name"]): number {
  return name === "authority" ? AUTHORITY : columnNumber(name);
}

/** The text for a line that is too long to be written by the code, and has the components that are required. */
function filled(parts: readonly TemplatePart[], line: string): string {
  const reference = parse(line);
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else text += (part.name === "line" ? line : reference[part.name]) ?? part.or ?? "";
  }
  return text;
}
