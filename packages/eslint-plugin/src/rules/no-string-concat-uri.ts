/** RFC 3986 §2.4: a value is encoded before it becomes a part of a URI. The tag `uri` does it, where it stands. */

import type { Rule } from "eslint";
import { importedName } from "../imported-name.ts";
import { taggedUri } from "../tagged-uri.ts";
import type { Piece } from "../written-text.ts";
import { isWithAuthority, visitWrittenUris, type WrittenUri } from "../written-uris.ts";

export const noStringConcatUri: Rule.RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "Each value in a URI is encoded: by the tag `uri`", recommended: true },
    fixable: "code",
    hasSuggestions: true,
    schema: [],
    messages: {
      unencoded: "A value becomes a part of this URI without being encoded; use the tag uri of urikit.",
      tag: "Use the tag uri, which encodes each value for its place.",
    },
  },
  create: (context) =>
    visitWrittenUris(context, (written) => {
      if (written.rule === undefined && !isWithAuthority(written.written.text)) return;
      if (!hasUnencoded(written, context)) return;
      const tagged = taggedUri(written, context.sourceCode);
      context.report({
        node: written.node,
        messageId: "unencoded",
        ...(tagged?.isSame && { fix: tagged.fix }),
        ...(tagged && !tagged.isSame && { suggest: [{ messageId: "tag", fix: tagged.fix }] }),
      });
    }),
};

/** A value at the very beginning is a base, which is not encoded; `encodeURIComponent` and tags encode. */
function hasUnencoded({ written: { pieces } }: WrittenUri, context: Rule.RuleContext): boolean {
  const [first] = pieces.filter(({ text }) => text !== "");
  return pieces.some((piece) => piece.value !== undefined && piece !== first && !isEncoded(piece, context));
}

/** Whether a value is encoded already: by the language, or by urikit. */
function isEncoded({ value }: Piece, { sourceCode }: Rule.RuleContext): boolean {
  if (value?.type !== "TaggedTemplateExpression" && value?.type !== "CallExpression") return false;
  const by = value.type === "CallExpression" ? value.callee : value.tag;
  if (by.type === "Identifier" && by.name === "encodeURIComponent") return true;
  const imported = importedName(by, sourceCode);
  return imported?.module === "urikit" && (imported.name === "uri" || imported.name === "encode");
}
