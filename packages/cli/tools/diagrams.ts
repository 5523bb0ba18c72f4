// docs/diagrams/*.svg: the railroad diagrams of RFC 3986, and of a URI at a glance. scripts/standards.js writes them.

import { svg, type Track, trackOf } from "@urikit/explain/grammar";
import { grammarOf } from "@urikit/standards/grammars";

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
export function products(): ReadonlyMap<string, string> {
  const ofRules = grammarOf("rfc3986").rules.map(
    ({ name, section, expression }) =>
      [`${FOLDER}/${name}.svg`, svg(trackOf(expression), `${name} (${section})`)] as const,
  );
  return new Map([[`${FOLDER}/at-a-glance.svg`, svg(AT_A_GLANCE, "a URI at a glance")], ...ofRules]);
}
