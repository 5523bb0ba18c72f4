// docs/diagrams: the railroad diagrams of RFC 3986, of a URI at a glance, and of the expressions of docs/where.md.
// scripts/standards.js writes them.

import { readFileSync } from "node:fs";
import { readAbnf } from "@urikit/abnf/abnf";
import { svg, type Track, trackOf } from "@urikit/explain/grammar";
import { grammarOf } from "@urikit/standards/grammars";
import { withNames } from "../../standards/tools/grammars.ts";

const FOLDER = "docs/diagrams";

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

/** The files that are made, by their paths in the repository. */
export function products(root: string): ReadonlyMap<string, string> {
  const ofRules = grammarOf("rfc3986").rules.map(
    ({ name, section, expression }) =>
      [`${FOLDER}/${name}.svg`, svg(trackOf(expression), `${name} (${section})`)] as const,
  );
  const glance = [`${FOLDER}/at-a-glance.svg`, svg(AT_A_GLANCE, "a URI at a glance")] as const;
  return new Map([glance, ...ofRules, ...ofExpressions(root)]);
}

/** The rules of expressions that the page shows: white space is left out of them. */
function ofExpressions(root: string): readonly (readonly [path: string, text: string])[] {
  const page = readFileSync(`${root}/docs/where.md`, "utf8");
  const [, abnf = ""] = /```abnf\n([^`]*)```/.exec(page) ?? [];
  const rules = readAbnf(abnf.replaceAll(/ ws\b/g, ""));
  const named = new Map([...rules.keys()].map((name) => [name, name]));
  return [...page.matchAll(/^!\[([a-z]+)\]\((diagrams\/where\/.*)\)$/gm)].map(([, name = "", path = ""]) => {
    const rule = rules.get(name);
    if (rule === undefined) throw new Error(`the grammar of docs/where.md has no rule ${name}`);
    return [`docs/${path}`, svg(trackOf(withNames(rule, named)), `${name} of an expression`)];
  });
}
