/**
 * CommonMark §6.3, §6.4, §4.7: the texts of links and images, and which of them name a definition. As in HTML, an image in a
 * link has its own text; in the text of an image, only what is displayed counts.
 */

import { decodeString } from "micromark-util-decode-string";
import type { Event } from "micromark-util-types";
import { Label } from "../label.ts";
import type { ReferenceUse } from "../reference-use.ts";

/** A link or an image that is being read. */
interface OpenLink {
  readonly isImage: boolean;
  readonly label: Label;
  isInLabel: boolean;
  /** The label of the definition that it names: its own text, unless another follows; undefined if it has a destination. */
  name: string | undefined;
}

/** The texts that are displayed. */
const DISPLAYED = new Set(["data", "codeTextData", "characterEscapeValue"]);

/** Goes along the events of a document. */
export class Labels {
  readonly #open: OpenLink[] = [];
  readonly #byLinks = new Set<string>();
  readonly #byImages = new Set<string>();
  /** The text of the link or image whose text was the last to end. */
  last: string | undefined;

  /** @param source The text of the token, as it is written. */
  take(step: Event[0], type: string, source: () => string): void {
    if (step === "enter" && (type === "link" || type === "image")) this.#opens(type === "image");
    const link = this.#open.at(-1);
    if (link === undefined) return;
    if (step === "enter") enters(link, type, source);
    else if (type === "labelText") this.#labelEnds(link);
    else if (type === "link" || type === "image") this.#closes(link);
  }

  #opens(isImage: boolean): void {
    this.#open.push({ isImage, label: new Label(), isInLabel: false, name: undefined });
  }

  #labelEnds(link: OpenLink): void {
    link.isInLabel = false;
    this.last = link.label.text;
  }

  #closes({ isImage, label, name }: OpenLink): void {
    this.#open.pop();
    if (name !== undefined) (isImage ? this.#byImages : this.#byLinks).add(normalLabel(name));
    const around = this.#open.at(-1);
    if (around?.isImage === true) around.label.add(label.text);
  }

  /** The use of the definition of a label: that of the links or images that name it. */
  useOf(definition: string): ReferenceUse {
    const name = normalLabel(definition);
    if (this.#byLinks.has(name)) return "follow";
    return this.#byImages.has(name) ? "embed" : "mention";
  }
}

function enters(link: OpenLink, type: string, source: () => string): void {
  if (type === "labelText") {
    link.isInLabel = true;
    link.name = source();
  } else if (type === "resource") link.name = undefined;
  else if (type === "referenceString") link.name = source();
  else if (!link.isInLabel) return;
  else if (DISPLAYED.has(type)) link.label.add(source());
  else if (type === "characterReference") link.label.add(decodeString(source()));
  else if (type === "lineEnding") link.label.add(" ");
}

/** §4.7: labels match if they are equal under case folding, with white space collapsed. */
function normalLabel(label: string): string {
  return label
    .trim()
    .replace(/[\t\n\r ]+/g, " ")
    .toLowerCase()
    .toUpperCase();
}
