/**
 * The base that a page names itself (HTML §4.2.3). It holds for references before it too; so it is looked for before
 * the references are read.
 */

import type { DocumentReader } from "./document-reader.ts";
import { HtmlBaseFinder } from "./html/base.ts";
import type { DocumentType } from "./media-types.ts";
import { XhtmlBaseFinder } from "./xml/xhtml-base.ts";

/** Looks for the base of a page that comes in pieces. */
export interface BaseFinder extends DocumentReader {
  /** The base that the page names; undefined as long as it has named none. */
  readonly href: string | undefined;
  /** Whether it needs no more of the page. */
  readonly isOver: boolean;
}

/** The finder for a type of document; undefined if such documents name no base. */
export function baseFinder(type: DocumentType): BaseFinder | undefined {
  if (type === "html") return new HtmlBaseFinder();
  return type === "xml" ? new XhtmlBaseFinder() : undefined;
}

/** Whether there may be a `base` element in a text that comes in pieces: if not, no pass needs to look for it. */
export class BaseHint {
  #rest = "";

  /** Whether there may be one in what came so far; in XML, its name may have a prefix. */
  isIn(text: string): boolean {
    const joined = this.#rest + text;
    this.#rest = joined.slice(-5);
    return /[<:]base/i.test(joined);
  }
}
