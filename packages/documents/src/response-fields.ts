/** RFC 9110 §5, §8.7: the references in the fields of the response by which a document was retrieved. */

import { establishBase } from "urikit/context";
import { type DocumentContext, layersOf } from "./document-context.ts";
import { referencesInField } from "./mime/heading-fields.ts";
import type { Sink } from "./sink.ts";

/** They are no part of the document: they stand before it, and no field changes its base. */
export function addResponseFields(context: DocumentContext, sink: Pick<Sink, "found">): void {
  const { fields = [] } = context;
  if (fields.length === 0) return;
  const base = establishBase(layersOf(context));
  for (const { name, value } of fields) {
    const field = { name: name.toLowerCase(), value, place: BEFORE };
    for (const { where, ...told } of referencesInField(field))
      sink.found({ ...told, where: { ...BEFORE, field: where.field ?? field.name }, base });
  }
}

const BEFORE = { offset: 0, line: 1, column: 1 };
