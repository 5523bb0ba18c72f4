/** The references of a file of JSON: `$id`, `$ref` and `$schema` (JSON Schema 2020-12 §8), which OpenAPI has, too. */

import type { Rule } from "eslint";
import { schemaPlace } from "./uri-place.ts";
import { literal } from "./written-text.ts";
import type { WrittenUri } from "./written-uris.ts";

/** The part of a member that is asked for, in the tree of the language `json` of `@eslint/json`. */
interface Member {
  readonly name: { readonly type: string; readonly value?: unknown; readonly name?: string };
  readonly value: {
    readonly type: string;
    readonly value?: unknown;
    readonly range: readonly [number, number];
  };
}

/** Visits each reference of a schema in JSON. */
export function visitSchemaUris(context: Rule.RuleContext, visit: (uri: WrittenUri) => void) {
  return {
    Member(node: unknown) {
      const { name, value } = node as Member; // ESLint declares the nodes of JavaScript alone
      const text = value.value;
      const rule = schemaPlace(String(name.value ?? name.name));
      if (rule === undefined || value.type !== "String" || typeof text !== "string") return;
      const pieces = [literal(text, value.range[0] + 1, context.sourceCode)];
      visit({ node: value as unknown as Rule.Node, written: { text, pieces }, rule });
    },
  } satisfies Rule.RuleListener;
}
