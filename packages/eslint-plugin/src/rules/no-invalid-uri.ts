/** RFC 3986 §4: a text at the place of a reference matches the rule of that place. */

import type { Rule } from "eslint";
import { whyNot } from "urikit";
import { visitSchemaUris } from "../schema-uris.ts";
import { placeIn } from "../written-text.ts";
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
