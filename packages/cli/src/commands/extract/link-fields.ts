/** What `--only` of `uri extract` can ask of a reference in addition to what `uri where` asks of a line. */

import { redact } from "@urikit/audit/at-once";
import type { FoundReference } from "@urikit/documents";
import type { WhereFields } from "@urikit/where";

/** The words for it. */
export const LINK_FIELDS: readonly string[] = [
  ...["use", "rel", "label", "language", "kind", "secret"],
  ...["element", "attribute", "field"],
];

/** The values of a reference, each only if it has one. */
export function linkFields({
  reference,
  use,
  rel,
  label,
  language,
  kind,
  where,
}: FoundReference): WhereFields {
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    use: [use],
    rel,
    label: one(label),
    language: one(language),
    kind: [kind],
    get secret() {
      return redact(reference) === reference ? [] : ["true"];
    },
    element: one(where.element),
    attribute: one(where.attribute),
    field: one(where.field),
  };
}
