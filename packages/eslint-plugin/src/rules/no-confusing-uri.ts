/** RFC 3986 §7.3, §7.4, §7.6: no URI takes people or programs elsewhere than it seems to: the dangers of the audit. */

import { FINDINGS } from "@urikit/audit";
import type { Rule } from "eslint";
import { MESSAGES, reportFindings } from "./report-findings.ts";

/** The kinds of findings that the rule reports, unless they are allowed. */
const DANGERS: readonly string[] = FINDINGS.filter(
  ({ severity, group }) => severity === "danger" && group !== "sensitive",
).map(({ id }) => id);

export const noConfusingUri: Rule.RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "No URI leads people or programs elsewhere than it seems to", recommended: true },
    schema: [
      {
        type: "object",
        properties: { allow: { type: "array", items: { enum: [...DANGERS] }, uniqueItems: true } },
        additionalProperties: false,
      },
    ],
    messages: MESSAGES,
  },
  create(context) {
    const [options] = context.options as readonly { readonly allow?: readonly string[] }[];
    const allow = options?.allow ?? [];
    return reportFindings(context, ({ id }) => DANGERS.includes(id) && !allow.includes(id));
  },
};
