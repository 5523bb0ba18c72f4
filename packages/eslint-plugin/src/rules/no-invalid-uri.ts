/** RFC 3986 §4: a text at the place of a reference matches the rule of that place. */

import type { Rule } from "eslint";
import { whyNot } from "urikit";
import { schemaPlace } from "../uri-place.ts";
import { literal, placeIn } from "../written-text.ts";
import { visitWrittenUris, type WrittenUri } from "../written-uris.ts";

export const noInvalidUri: Rule.RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "A text where a URI is expected is one, by RFC 3986", recommended: true },
    schema: [],
    messages: { invalid: "This is not a {{rule}}: {{reason}}." },
  },
  create: (context) => {
    const visit = ({ node, written, rule }: WrittenUri) => {
      if (rule === undefined || written.pieces.some(({ value }) => value !== undefined)) return;
      const refusal = whyNot(written.text, rule);
      if (refusal === undefined) return;
      const { index, reason } = refusal;
      const to = Math.min(index + 1, written.text.length);
      context.report({
        ...placeIn({ node, written, from: index, to }, context.sourceCode),
        messageId: "invalid",
        data: { rule: rule === "uri" ? "URI" : "URI reference", reason },
      });
    };
    return { ...visitWrittenUris(context, visit), ...visitSchemaUris(context, visit) };
  },
};

// The references of a file of JSON: `$id`, `$ref` and `$schema` (JSON Schema 2020-12 §8), which OpenAPI has, too.

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
function visitSchemaUris(context: Rule.RuleContext, visit: (uri: WrittenUri) => void) {
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
