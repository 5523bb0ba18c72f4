/** RFC 3986 §2.4: a text with values, as a template of the tag `uri`, which encodes each value for its place. */

import type { Rule, Scope, SourceCode } from "eslint";
import type { Expression } from "estree";
import { type TemplateValue, uri } from "urikit";
import { ofName } from "./imported-name.ts";
import { definitionOf } from "./uri-place.ts";
import { type Piece, STAND_IN } from "./written-text.ts";
import type { WrittenUri } from "./written-uris.ts";

/** A repair of a program. */
export interface TaggedUri {
  readonly fix: (fixer: Rule.RuleFixer) => Rule.Fix[];
  /** Whether the program surely makes the same text after it. */
  readonly isSame: boolean;
}

/** More values than these nobody repairs, and the tag takes the square of their number in time. */
const MOST_VALUES = 100;

/** Functions whose result the tag would encode once more. */
const ENCODERS = new Set(["encodeURI", "escape", "encode"]);

/** The template; undefined if there is none that the tag would take. */
export function taggedUri({ node, written }: WrittenUri, sourceCode: SourceCode): TaggedUri | undefined {
  const tag = nameOfTag(node, sourceCode);
  if (tag === undefined || sourceCode.getCommentsInside(node).length > 0) return undefined;
  const pieces = written.pieces.filter(({ text }) => text !== "");
  if (pieces.length > 2 * MOST_VALUES) return undefined;
  const [first] = pieces;
  const base = first?.value;
  const rest = base === undefined ? pieces : pieces.slice(1);
  if (rest.some(({ value }) => value !== undefined && isEncodedOtherwise(value))) return undefined;
  // After a base comes a path, a query or a fragment: else a value could become a part of its host.
  if (base !== undefined && !["/", "?", "#"].includes(rest[0]?.text[0] ?? "")) return undefined;
  if (textOfTag(rest, () => STAND_IN) === undefined) return undefined;
  const constants = (value: Expression) => constantOf(value, sourceCode);
  const plain = rest.map(({ text, value }) => (value === undefined ? text : constants(value))).join("");
  const template = `${tag.name}\`${rest.map((piece) => sourceOf(piece, sourceCode)).join("")}\``;
  const text = base === undefined ? template : `\`\${${sourceCode.getText(base)}}\${${template}}\``;
  return {
    isSame: textOfTag(rest, constants) === plain,
    fix: (fixer) => [...tag.imports(fixer), fixer.replaceText(node, text)],
  };
}

/** The text that the tag makes of pieces with some values; undefined if it refuses them, or one is unknown. */
function textOfTag(
  pieces: readonly Piece[],
  known: (value: Expression) => TemplateValue | undefined,
): string | undefined {
  const literals = [""];
  const values: TemplateValue[] = [];
  for (const { text, value } of pieces) {
    if (value === undefined) literals.push(`${literals.pop() ?? ""}${text}`);
    else {
      const data = known(value);
      if (data === undefined) return undefined;
      values.push(data);
      literals.push("");
    }
  }
  try {
    return uri(literals, ...values);
  } catch {
    return undefined;
  }
}

/** The name of the tag where a node is, and what imports it. */
function nameOfTag(node: Rule.Node, sourceCode: SourceCode) {
  const scope = sourceCode.getScope(node);
  const own = ofName("uri", scope);
  if (own?.module === "urikit" && own.name === "uri") return { name: "uri", imports: () => [] };
  const { ast } = sourceCode;
  if (own !== undefined || definitionOf("uri", scope) !== undefined || ast.sourceType !== "module")
    return undefined;
  if (isDefinedAnywhere("uri", sourceCode.scopeManager.globalScope)) return undefined;
  const first = ast.body.find((each) => !("directive" in each)); // "use client" stays the first
  const statement = 'import { uri } from "urikit";\n';
  return {
    name: "uri",
    imports: (fixer: Rule.RuleFixer) =>
      first === undefined ? [] : [fixer.insertTextBefore(first, statement)],
  };
}

/** Whether some scope below defines a name, so that an import of it could be hidden, or be the second. */
function isDefinedAnywhere(name: string, scope: Scope.Scope | null): boolean {
  return scope?.childScopes.some((each) => each.set.has(name) || isDefinedAnywhere(name, each)) ?? false;
}

/** Whether the tag would encode once more what a function has encoded. */
function isEncodedOtherwise(value: Expression): boolean {
  if (value.type === "TaggedTemplateExpression") return true;
  return (
    value.type === "CallExpression" && value.callee.type === "Identifier" && ENCODERS.has(value.callee.name)
  );
}

/** The value of a literal, or of a constant that is one; undefined for others. */
function constantOf(value: Expression, sourceCode: SourceCode): TemplateValue | undefined {
  if (value.type === "Literal")
    return typeof value.value === "string" || typeof value.value === "number" ? value.value : undefined;
  if (value.type !== "Identifier") return undefined;
  const definition = definitionOf(value.name, sourceCode.getScope(value));
  if (definition?.type !== "Variable" || definition.parent.kind !== "const") return undefined;
  const { id, init } = definition.node;
  return id.type === "Identifier" && init?.type === "Literal" ? constantOf(init, sourceCode) : undefined;
}

/** A piece in the source of a template. */
function sourceOf({ text, value }: Piece, sourceCode: SourceCode): string {
  if (value === undefined) return text.replace(/[\\`]|\$(?=\{)/g, "\\$&");
  const isEncoding =
    value.type === "CallExpression" &&
    value.callee.type === "Identifier" &&
    value.callee.name === "encodeURIComponent";
  const [given] = isEncoding ? value.arguments : [];
  return `\${${sourceCode.getText(given ?? value)}}`;
}
