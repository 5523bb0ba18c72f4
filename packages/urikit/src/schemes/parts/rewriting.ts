/**
 * RFC 3986 §6.2.3: a rule of normalization that changes one component.
 */

import type { NormalizationRule } from "../../scheme-rules.ts";

/** Lower case, but for the digits of triplets, which are written in upper case (§6.2.2.1). */
export function lowerCase(text: string): string {
  return text.replace(/%[0-9A-F]{2}|[A-Z]+/g, (run) => (run.startsWith("%") ? run : run.toLowerCase()));
}

/** A rule that changes the path or the query, where there is one. */
export function rewriting(
  component: "path" | "query",
  rule: string,
  section: string,
  change: (text: string) => string | undefined,
): NormalizationRule {
  return {
    rule,
    section,
    apply: (components) => {
      const before = components[component];
      if (before === undefined) return components;
      const after = change(before);
      return after === before ? components : { ...components, path: components.path, [component]: after };
    },
  };
}
