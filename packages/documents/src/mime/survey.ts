/**
 * RFC 2392, RFC 2557 §8: the parts that references can name, by `cid:` and `mid:`, or by the location that the part
 * gives itself. A first pass collects them, since a part may name a later part.
 */

import { decode, isUriReference } from "urikit";
import { type BaseFinder, baseFinder } from "../base-search.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { DocumentType } from "../media-types.ts";
import { withoutFragment } from "../without-fragment.ts";
import { fieldValue } from "./fields.ts";
import { baseOfBase, type Part } from "./part.ts";
import type { PartVisitor } from "./reader.ts";

const CONTENT_LOCATION = { name: "content-location" };

/** Surveys a message: the names of its parts, and the bases that the pages in it name. */
export class MessageSurvey implements PartVisitor {
  readonly #byContentId = new Map<string, string>();
  readonly #byMessageId = new Map<string, string>();
  readonly #byLocation = new Map<string, string>();
  readonly #finders = new Map<string, BaseFinder>();

  heading(part: Part): void {
    const { fields, number, bodyNumber } = part;
    keepFirst(this.#byContentId, idOf(fieldValue(fields, "content-id")), bodyNumber);
    keepFirst(this.#byMessageId, idOf(fieldValue(fields, "message-id")), number);
    const location = fieldValue(fields, "content-location");
    const meaning = location === undefined ? undefined : baseOfBase(CONTENT_LOCATION, part).resolve(location);
    if (meaning?.valid) keepFirst(this.#byLocation, meaning.target, bodyNumber);
  }

  body({ bodyNumber }: Part, type: DocumentType): DocumentReader | undefined {
    const finder = baseFinder(type);
    if (finder) this.#finders.set(bodyNumber, finder);
    return finder;
  }

  warn(): void {} // the second pass gives the same warnings

  /** The base that the page in a part names. */
  baseOf(bodyNumber: string): string | undefined {
    return this.#finders.get(bodyNumber)?.href;
  }

  /** Whether a URI is of a scheme that names parts. */
  isName(target: string): boolean {
    return /^[cm]id:/i.test(target);
  }

  /** The number of the part that a URI names. */
  namedPart(target: string): string | undefined {
    if (!this.isName(target)) return this.#byLocation.get(withoutFragment(target));
    const rest = withoutFragment(target).slice(4);
    if (/^c/i.test(target)) return this.#byContentId.get(decoded(rest));
    const [messageId = "", contentId] = rest.split("/", 2);
    if (contentId !== undefined) return this.#byContentId.get(decoded(contentId));
    return this.#byMessageId.get(decoded(messageId));
  }
}

function keepFirst(map: Map<string, string>, key: string | undefined, number: string): void {
  if (key !== undefined && !map.has(key)) map.set(key, number);
}

/** RFC 2392 §2: "the angle brackets … are omitted". */
function idOf(value: string | undefined): string | undefined {
  return value?.replace(/^<|>$/g, "");
}

/** RFC 2392 §2: the identifiers are compared decoded. */
function decoded(text: string): string {
  return isUriReference(`x:${text}`) ? decode(text, { invalid: "keep" }) : text;
}
