/** The places of a program where a text is a reference, and the rule of RFC 3986 §4 that it must match there. */

import type { Rule, Scope, SourceCode } from "eslint";
import type { Node } from "estree";
import type { ReferenceRule } from "urikit";

/** The parts of the nodes of JSX that are asked for; ESLint does not declare them. */
interface JsxAttribute {
  readonly type: "JSXAttribute";
  readonly name: { readonly name: unknown };
}

interface JsxContainer {
  readonly type: "JSXExpressionContainer";
  readonly parent: JsxAttribute | JsxContainer;
}

/** Members of a JSON Schema whose values are references (JSON Schema 2020-12 §8). */
const SCHEMA_KEYS: Readonly<Record<string, ReferenceRule>> = {
  $id: "uri-reference",
  $ref: "uri-reference",
  $schema: "uri",
};

/** Functions and classes of the Web whose first argument is a reference. */
const TAKES_REFERENCE = new Set(["fetch", "Request", "URL", "WebSocket", "EventSource"]);

/** Objects that have the names of the Web as members. */
const GLOBAL_OBJECTS = new Set(["globalThis", "window", "self"]);

/** What TypeScript writes around an expression, as in `"/a" as Path`: the value stays. */
const TYPED = /^TS(?:As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/;

/** The rule of the place where an expression is; undefined if it need not be a reference there. */
export function uriPlace(node: Rule.Node, sourceCode: SourceCode): ReferenceRule | undefined {
  const parent = node.parent as Rule.Node | JsxAttribute | JsxContainer;
  if (TYPED.test(parent.type)) return uriPlace(parent as Rule.Node, sourceCode);
  switch (parent.type) {
    case "JSXAttribute":
      return ofAttribute(parent);
    case "JSXExpressionContainer":
      return parent.parent.type === "JSXAttribute" ? ofAttribute(parent.parent) : undefined;
    case "CallExpression":
    case "NewExpression":
      return ofArgument(node, parent, sourceCode);
    case "AssignmentExpression":
      return parent.right === node && nameOfMember(parent.left) === "href" ? "uri-reference" : undefined;
    case "Property":
      return parent.value === node && parent.parent.type === "ObjectExpression" ? ofKey(parent) : undefined;
    default:
      return undefined;
  }
}

function ofAttribute({ name }: JsxAttribute): ReferenceRule | undefined {
  return name.name === "href" ? "uri-reference" : undefined;
}

function ofKey({ key, computed }: Extract<Node, { type: "Property" }>): ReferenceRule | undefined {
  const name = key.type === "Identifier" && !computed ? key.name : key.type === "Literal" ? key.value : "";
  if (name === "href") return "uri-reference";
  return typeof name === "string" ? schemaPlace(name) : undefined;
}

/** The rule of the value of a member of a JSON Schema. */
export function schemaPlace(name: string): ReferenceRule | undefined {
  return Object.hasOwn(SCHEMA_KEYS, name) ? SCHEMA_KEYS[name] : undefined;
}

function ofArgument(
  node: Rule.Node,
  { callee, arguments: given }: Extract<Node, { type: "CallExpression" | "NewExpression" }>,
  sourceCode: SourceCode,
): ReferenceRule | undefined {
  const at = given.indexOf(node as (typeof given)[number]);
  const name = nameOfWeb(callee, sourceCode);
  if (name === "URL" && at <= 1) return at === 1 || given.length === 1 ? "uri" : "uri-reference";
  if (name !== undefined && at === 0) return "uri-reference";
  const [attribute] = given;
  return at === 1 &&
    nameOfMember(callee) === "setAttribute" &&
    attribute?.type === "Literal" &&
    attribute.value === "href"
    ? "uri-reference"
    : undefined;
}

/** The name of what the Web has, for `fetch` as for `window.fetch`; undefined for others, and for the program's own. */
function nameOfWeb(callee: Node, sourceCode: SourceCode): string | undefined {
  const isMember = callee.type === "MemberExpression";
  const object = isMember ? callee.object : callee;
  const name = isMember ? nameOfMember(callee) : object.type === "Identifier" ? object.name : undefined;
  if (name === undefined || !TAKES_REFERENCE.has(name) || object.type !== "Identifier") return undefined;
  if (isMember && !GLOBAL_OBJECTS.has(object.name)) return undefined;
  const definition = definitionOf(object.name, sourceCode.getScope(callee));
  // What is imported under such a name does the same: `fetch` of undici, `URL` of node:url.
  return definition === undefined || definition.type === "ImportBinding" ? name : undefined;
}

/** The name that a member is asked by; undefined if it is computed. */
export function nameOfMember(node: Node): string | undefined {
  if (node.type !== "MemberExpression") return undefined;
  const { property, computed } = node;
  if (property.type === "Identifier" && !computed) return property.name;
  return property.type === "Literal" && typeof property.value === "string" ? property.value : undefined;
}

/** Where the program itself defines a name, as it is seen from a scope. */
export function definitionOf(name: string, scope: Scope.Scope): Scope.Definition | undefined {
  for (let each: Scope.Scope | null = scope; each !== null; each = each.upper) {
    const [definition] = each.set.get(name)?.defs ?? [];
    if (definition !== undefined) return definition;
  }
  return undefined;
}
