/** MIME: the references in a message: in its headings and in the text of its parts, each against the base there. */

import type { RunningTextOptions } from "urikit/context";
import { FoundReference } from "../found-reference.ts";
import type { DocumentType } from "../media-types.ts";
import { readerFor } from "../readers.ts";
import type { DocumentReader, DocumentWarning, Sink } from "../sink.ts";
import { referencesInField } from "./heading-fields.ts";
import { baseOfBase, type Field, type Part } from "./part.ts";
import type { PartVisitor } from "./reader.ts";
import type { MessageSurvey } from "./survey.ts";

/** Finds the references in a message that was surveyed. */
export class MessageReferences implements PartVisitor {
  readonly #survey: MessageSurvey;
  readonly #sink: Sink;
  readonly #options: RunningTextOptions;

  constructor(survey: MessageSurvey, sink: Sink, options: RunningTextOptions) {
    this.#survey = survey;
    this.#sink = sink;
    this.#options = options;
  }

  heading(part: Part): void {
    for (const field of part.fields) {
      for (const { reference, where } of referencesInField(field)) {
        const established = isOfBase(field) ? baseOfBase(field, part) : part.established;
        this.#found(new FoundReference(reference, { ...where, part: part.number }, established));
      }
    }
    const unusable = part.established.skipped.find(
      ({ layer, reason }) => layer === "content" && reason !== "absent",
    );
    if (unusable?.text !== undefined) {
      this.warn({
        code: "unusable-base",
        message: `${JSON.stringify(unusable.text)} is no base: it is ${unusable.reason}`,
        part: part.number,
      });
    }
  }

  body(part: Part, type: Exclude<DocumentType, "mime">): DocumentReader {
    const content = type === "html" ? this.#survey.baseOf(part.bodyNumber) : undefined;
    const sink = {
      found: (reference: FoundReference) => this.#found(reference),
      warn: (warning: DocumentWarning) => this.warn({ part: part.bodyNumber, ...warning }),
    };
    return readerFor(type, { content, entity: part.established }, sink, this.#options, part.bodyNumber);
  }

  warn(warning: DocumentWarning): void {
    this.#sink.warn(warning);
  }

  #found(reference: FoundReference): void {
    const { target, where } = reference;
    const field = where.field;
    if (target !== undefined && field !== "content-location" && field !== "content-base") {
      reference.names = this.#survey.named(target);
      if (reference.names === undefined && this.#survey.isName(target)) this.#warnUnmatched(reference);
    }
    this.#sink.found(reference);
  }

  #warnUnmatched({ reference, where }: FoundReference): void {
    const { offset, line, column, part = "" } = where;
    const message = `${reference} names no part of this message`;
    this.warn({ code: "unmatched-part", message, where: { offset, line, column }, part });
  }
}

function isOfBase({ name }: Field): boolean {
  return name === "content-base" || name === "content-location";
}
