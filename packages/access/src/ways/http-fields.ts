/** RFC 9110 §5: the fields of a response, as they came. */

import type { IncomingMessage } from "node:http";
import type { HttpField } from "@urikit/schemes/define";

/** The fields in their order; their octets as characters. */
export function fieldsOf({ rawHeaders }: IncomingMessage): readonly HttpField[] {
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [{ name: name.toLowerCase(), value: rawHeaders[at + 1] ?? "" }] : [],
  );
}

/** The value of a field, its lines combined (RFC 9110 §5.3); undefined where it is absent. */
export function fieldOf(fields: readonly HttpField[], name: string): string | undefined {
  const values = fields.filter((field) => field.name === name).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(", ");
}

/** A number that a field has as its value. */
export function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
