/** MIME: the references in a message, in its headings and in the text of its parts, each with the base of its place. */

import type { RunningTextOptions } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "../document-reader.ts";
import { type Finding, meaningOf } from "../found-reference.ts";
import type { TextType } from "../media-types.ts";
import { readerFor } from "../readers.ts";
import { type DocumentWarning, type Sink, warning } from "../sink.ts";
import type { Field } from "./fields.ts";
import { FlowedTextReader } from "./flowed-text.ts";
import { referencesInField } from "./heading-fields.ts";
import { baseOfBase, type Part } from "./part.ts";
import type { PartVisitor } from "./reader.ts";
import type { MessageSurvey } from "./survey.ts";

/** Finds the references in a message that was surveyed. */
export class MessageReferences implements PartVisitor {
  readonly #survey: MessageSurvey;
  readonly #sink: Sink;
  readonly #inText: RunningTextOptions;

  constructor(survey: MessageSurvey, sink: Sink, inText: RunningTextOptions) {
    this.#survey = survey;
    this.#sink = sink;
    this.#inText = inText;
  }

  heading(part: Part): void {
    for (const field of part.fields) {
      for (const { where, ...told } of referencesInField(field)) {
        const base = givesBase(field) ? baseOfBase(field, part) : part.base;
        const finding = { ...told, where: { ...where, part: part.number }, base };
        if (givesBase(field))
          this.#sink.found(finding); // it names its own part
        else this.#found(finding);
      }
    }
    for (const warning of part.baseWarnings) this.warn({ ...warning, part: part.number });
  }

  body(part: Part, type: TextType): DocumentReader {
    const content = this.#survey.baseOf(part.bodyNumber);
    const sink = {
      found: (finding: Finding) => this.#found(finding),
      warn: (warning: DocumentWarning) => this.warn({ part: part.bodyNumber, ...warning }),
    };
    const layers = { content, entity: part.base };
    const options = { type, layers, inText: this.#inText, part: part.bodyNumber };
    if (type !== "text" || !part.isFlowed) return readerFor({ ...options, sink });
    return new FlowedTextReader(sink, (joined) => readerFor({ ...options, sink: joined }));
  }

  warn(warning: DocumentWarning): void {
    this.#sink.warn(warning);
  }

  #found(finding: Finding): void {
    const meaning = finding.meaning ?? meaningOf(finding);
    const target = meaning.valid ? meaning.target : undefined;
    const namedPart = target === undefined ? undefined : this.#survey.namedPart(target);
    if (target !== undefined && namedPart === undefined && this.#survey.isName(target)) {
      this.#warnUnmatched(finding);
    }
    this.#sink.found({ ...finding, meaning, namedPart });
  }

  #warnUnmatched({ reference, where }: Finding): void {
    const { offset, line, column, part = "" } = where;
    const place = { where: { offset, line, column }, part };
    this.warn(warning("unmatched-part", statement("part-unmatched", reference), place));
  }
}

function givesBase({ name }: Field): boolean {
  return name === "content-base" || name === "content-location";
}
