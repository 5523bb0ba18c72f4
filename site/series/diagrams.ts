/**
 * The railroad diagrams: of the rules of RFC 3986 and of a URI at a glance, in docs/grammar.md, and of the expressions of
 * docs/where.md. In the repository these pages have the rules as text.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svg, type Track, trackOf } from "@urikit/explain/grammar";
import { grammarOf } from "@urikit/standards/grammars";
import { withNames } from "../../packages/standards/tools/grammars.ts";
import { readAbnf } from "../../tools/abnf/src/abnf.ts";

/** Where the diagrams lie. */
export const FOLDER = "docs/diagrams";

const row = (...parts: readonly Track[]): Track => ({ kind: "row", parts });
const optional = (...parts: readonly Track[]): Track => ({ kind: "optional", of: row(...parts) });
const rule = (text: string): Track => ({ kind: "rule", text });
const literal = (text: string): Track => ({ kind: "literal", text });

/** Wikipedia, Uniform Resource Identifier, Syntax: the URI with the parts of its authority (RFC 3986 §3, §3.2). */
const AT_A_GLANCE = row(
  rule("scheme"),
  literal(":"),
  optional(
    literal("//"),
    optional(rule("userinfo"), literal("@")),
    rule("host"),
    optional(literal(":"), rule("port")),
  ),
  rule("path"),
  optional(literal("?"), rule("query")),
  optional(literal("#"), rule("fragment")),
);

/** The rules of expressions that are drawn. */
const OF_EXPRESSIONS = ["expression", "conjunction", "negation", "statement", "value"] as const;

/** The diagrams as SVG, by their paths. `repository`: its folder. */
export function diagrams(repository: string): ReadonlyMap<string, string> {
  const ofRules = grammarOf("rfc3986").rules.map(
    ({ name, section, expression }) =>
      [`${FOLDER}/${name}.svg`, svg(trackOf(expression), `${name} (${section})`)] as const,
  );
  const glance = [`${FOLDER}/at-a-glance.svg`, svg(AT_A_GLANCE, "a URI at a glance")] as const;
  return new Map([
    glance,
    ...ofRules,
    ...ofExpressions(readFileSync(join(repository, "docs/where.md"), "utf8")),
  ]);
}

/** White space is left out of the diagrams of expressions. */
function ofExpressions(page: string): readonly (readonly [path: string, text: string])[] {
  const [, abnf = ""] = /```abnf\n([^`]*)```/.exec(page) ?? [];
  const rules = readAbnf(abnf.replaceAll(/ ws\b/g, ""));
  const named = new Map([...rules.keys()].map((name) => [name, name]));
  return OF_EXPRESSIONS.map((name) => {
    const rule = rules.get(name);
    if (rule === undefined) throw new Error(`the grammar of docs/where.md has no rule ${name}`);
    return [`${FOLDER}/where/${name}.svg`, svg(trackOf(withNames(rule, named)), `${name} of an expression`)];
  });
}

/** The page of the grammar with the diagrams of the rules below each block of them, leading to the pages of the rules. */
export function withRuleDiagrams(markdown: string): string {
  return markdown.replace(
    /^```abnf (Wikipedia|rfc3986)\n(.*?)^```$/gms,
    (block, id: string, rules: string) => {
      const drawn =
        id === "rfc3986"
          ? namesIn(rules).map((name) => `[![${name}](diagrams/${name}.svg)](grammar/${name}.md)`)
          : [`![${GLANCE_IN_WORDS}](diagrams/at-a-glance.svg)`];
      return [block, ...drawn].join("\n\n");
    },
  );
}

const GLANCE_IN_WORDS =
  "URI: a scheme, a colon, perhaps two slashes and an authority, a path, perhaps a question mark and a query, perhaps a number sign and a fragment";

const namesIn = (rules: string) => [...rules.matchAll(/^([\w-]+) *=/gm)].map(([, name = ""]) => name);

/** The page of expressions with the diagrams of the first rules above the grammar. */
export function withExpressionDiagrams(markdown: string): string {
  const drawn = OF_EXPRESSIONS.map((name) => `![${name}](diagrams/where/${name}.svg)\n\n`);
  return markdown.replace(/^## The grammar\n\n/m, (heading) => heading + drawn.join(""));
}
