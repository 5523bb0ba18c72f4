/** RFC 3986 §7.5: a program holds no password, key or token in a URI. */

import { explain } from "@urikit/audit";
import type { Rule } from "eslint";
import { MESSAGES, reportFindings } from "./report-findings.ts";

export const noCredentialsInUri: Rule.RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "No password, key or token is written in a URI", recommended: true },
    schema: [],
    messages: MESSAGES,
  },
  create: (context) =>
    reportFindings(context, ({ id, severity }) => severity !== "hint" && explain(id)?.group === "sensitive"),
};
