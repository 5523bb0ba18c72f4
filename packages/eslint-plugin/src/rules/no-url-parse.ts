/** RFC 3986 §7.6: nobody reads a reference by `url.parse` of Node (DEP0169), or by the abandoned package url-parse. */

import type { Rule } from "eslint";
import { importedName } from "../imported-name.ts";

const NODE = new Set(["url", "node:url"]);

export const noUrlParse: Rule.RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "Neither `url.parse` nor the package url-parse reads a URI", recommended: true },
    schema: [],
    messages: {
      legacy: "{{name}} of node:url takes other hosts from a text than browsers do; use parse of urikit.",
      abandoned: "url-parse is abandoned, and has advisories; use parse of urikit.",
    },
  },
  create(context) {
    const see = (node: Extract<Rule.Node, { type: "CallExpression" | "NewExpression" }>) => {
      const callee = importedName(node.callee, context.sourceCode);
      if (callee === undefined) return;
      const { module, name } = callee;
      if (NODE.has(module) && (name === "parse" || name === "resolve"))
        context.report({ node: node.callee, messageId: "legacy", data: { name } });
      if (module === "url-parse" && name === "*")
        context.report({ node: node.callee, messageId: "abandoned" });
    };
    return { CallExpression: see, NewExpression: see };
  },
};
