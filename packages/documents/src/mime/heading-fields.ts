/** The fields of headings that hold references. */

import type { TextPosition } from "urikit/context";
import type { Finding } from "../found-reference.ts";
import { linkTypesIn, useByTypes } from "../html/uses.ts";
import { refreshUrl } from "../html/values.ts";
import { type LocatedReference, placeAfter } from "../located-text.ts";
import type { Field } from "./fields.ts";
import { endOfComment, structuredField } from "./structured-field.ts";

/** The value is one reference; white space in it is ignored. */
const WHOLE = new Set(["content-base", "content-location", "location", "referer"]);

/**
 * References are between `<` and `>`: RFC 8288 `Link`, RFC 2369 and RFC 2919's neighbours `List-…`, RFC 5064
 * `Archived-At`.
 */
const BRACKETED = new Set([
  "link",
  "archived-at",
  ...["help", "unsubscribe", "subscribe", "post", "owner", "archive"].map((name) => `list-${name}`),
]);

/** A reference in a heading. */
export type HeadingReference = Pick<Finding, "reference" | "where" | "use" | "rel" | "language">;

/** The references in a field. */
export function referencesInField({ name, value, place }: Field): HeadingReference[] {
  if (WHOLE.has(name)) {
    const reference = value.replace(/\s+/g, "");
    const use = name === "location" ? "follow" : "mention"; // the others name where something is from
    return reference === "" ? [] : [{ reference, where: { ...place, field: name }, use }];
  }
  if (name === "refresh") return refreshIn(value, place);
  if (name === "content-type") return externalBodyIn(value, place);
  if (!BRACKETED.has(name)) return [];
  let [last, at] = [place, 0];
  return bracketed(value, name === "link").map(({ reference, index, ...told }) => {
    last = placeAfter(last, value.slice(at, index));
    at = index;
    return { reference, where: { ...last, field: name }, ...told };
  });
}

/** RFC 2017 §3: the URL of `message/external-body; access-type=URL`, whose white space is ignored. */
function externalBodyIn(value: string, place: TextPosition): HeadingReference[] {
  if (!/^\s*message\/external-body\b/i.test(value)) return [];
  const { parameters } = structuredField(value);
  const reference = (parameters.get("url") ?? "").replace(/\s+/g, "");
  if (reference === "" || parameters.get("access-type")?.toLowerCase() !== "url") return [];
  const index = value.search(/[;\s]url\s*[=*]/i) + 1;
  return [
    {
      reference,
      where: { ...placeAfter(place, value.slice(0, index)), field: "content-type" },
      use: "embed",
    },
  ];
}

/** HTML §7.8.5: `Refresh`, which a `meta` element may stand for. */
function refreshIn(value: string, place: TextPosition): HeadingReference[] {
  const url = refreshUrl(value);
  if (url === undefined) return [];
  const where = { ...placeAfter(place, value.slice(0, url.index)), field: "refresh" };
  return [{ reference: url.reference, where, use: "follow" }];
}

/**
 * The pieces of a field that count: a reference in brackets, a quoted string, the beginning of a comment, a parameter.
 */
const TOKEN = /<|"|\(|;\s*anchor\s*=\s*/gi;

/**
 * The references between `<` and `>`, relative ones too; white space in them is ignored (RFC 2369 §2). Text that looks
 * like one within a quoted string, or a comment, is text.
 */
function bracketed(value: string, isLink: boolean): ToldReference[] {
  const found: ToldReference[] = [];
  const add = (from: number, to: number, told: Told): void => {
    const reference = value.slice(from, to).replace(/\s+/g, "");
    if (reference !== "") found.push({ reference, index: from, ...told });
  };
  const mention = (from: number, to: number): void => add(from, to, { use: "mention" });
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(value); token !== null; token = TOKEN.exec(value)) {
    const from = TOKEN.lastIndex;
    if (token[0] === "<") {
      const close = value.indexOf(">", from);
      if (close < 0) break;
      add(
        from,
        close,
        isLink ? toldBy(value.slice(close + 1, endOfLink(value, close + 1))) : { use: "follow" },
      );
      TOKEN.lastIndex = close + 1;
    } else if (token[0] === '"') TOKEN.lastIndex = endOfQuoted(value, from);
    else if (token[0] !== "(") addAnchor(value, from, isLink ? mention : () => {});
    else if (!isLink) TOKEN.lastIndex = endOfComment(value, from);
  }
  return found;
}

/** What the parameters of a link tell. */
type Told = Pick<HeadingReference, "use" | "rel" | "language">;

type ToldReference = LocatedReference & Told;

/** Where the parameters of a link end: at the comma before the next one. */
function endOfLink(value: string, from: number): number {
  let i = from;
  while (i < value.length && value.charAt(i) !== ",")
    i = value.charAt(i) === '"' ? endOfQuoted(value, i + 1) : i + 1;
  return i;
}

/** RFC 8288 §3.3, §3.4.1: the relation types of a link, and the language of its target. Without a type, it is not a link. */
function toldBy(written: string): Told {
  const { parameters } = structuredField(written);
  const rel = parameters.has("rel") ? linkTypesIn(parameters.get("rel") ?? "") : undefined;
  return { use: useByTypes(rel), rel, language: parameters.get("hreflang") };
}

/** The index after the closing quote. */
function endOfQuoted(value: string, from: number): number {
  let i = from;
  while (i < value.length && value.charAt(i) !== '"') i += value.charAt(i) === "\\" ? 2 : 1;
  return Math.min(i + 1, value.length);
}

/** RFC 8288 §3.2: the context of the link, a reference too. */
function addAnchor(value: string, from: number, add: (from: number, to: number) => void): void {
  if (value.charAt(from) === '"') {
    const end = endOfQuoted(value, from + 1);
    TOKEN.lastIndex = end;
    add(from + 1, value.charAt(end - 1) === '"' && end > from + 1 ? end - 1 : end);
    return;
  }
  const end = from + value.slice(from).search(/[\s;,"<]|$/);
  TOKEN.lastIndex = end;
  add(from, end);
}
