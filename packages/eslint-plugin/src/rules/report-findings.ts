/** RFC 3986 §7: reports the findings of an audit about what a program writes, and none about values that it does not know. */

import { audit, explain, type Finding } from "@urikit/audit";
import { en } from "@urikit/audit/words/en";
import type { Rule } from "eslint";
import { type Catalogue, say } from "urikit/words";
import { isWritten, placeIn } from "../written-text.ts";
import { isWithAuthority, visitWrittenUris } from "../written-uris.ts";

const WORDS: Catalogue = en;

/** The message of both rules. */
export const MESSAGES = { found: "{{title}} ({{id}}): {{message}}." };

/** Visits what a program writes, and reports those findings of its audit that a rule is about. */
export function reportFindings(
  context: Rule.RuleContext,
  isMeant: (finding: Finding) => boolean,
): Rule.RuleListener {
  return visitWrittenUris(context, ({ node, written, rule }) => {
    if (rule === undefined && !isWithAuthority(written.text)) return;
    for (const finding of audit(written.text)) {
      const { id, from, to } = finding;
      if (!isMeant(finding) || !isWritten(written, from, to)) continue;
      context.report({
        ...placeIn({ node, written, from, to }, context.sourceCode),
        messageId: "found",
        data: { id, title: titleOf(id), message: messageOf(finding) },
      });
    }
  });
}

function titleOf(id: string): string {
  const title = explain(id)?.title;
  return title === undefined ? id : say(WORDS, title);
}

/** Why programs differ is said by words that are not loaded here: the harm of such a finding is. */
function messageOf({ id, message }: Finding): string {
  const harm = explain(id)?.harm;
  return say(WORDS, WORDS[message.id] === undefined && harm !== undefined ? harm : message).replace(
    /\.$/,
    "",
  );
}
