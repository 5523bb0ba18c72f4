/** The code of an example as a syntax tree of JavaScript: types are taken out, and values are told. */

import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type Node, Parser } from "acorn";

/** A node of the tree (ESTree), with whatever belongs to its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly loc?: { readonly start: Place; readonly end: Place };
  readonly [part: string]: unknown;
}

interface Place {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** The functions that the code calls to report its values; no name that a person writes begins so. */
export const TOLD = {
  run: "$run$",
  at: "$at$",
  value: "$value$",
  module: "$module$",
  first: "$first$",
} as const;

const TypeScript = Parser.extend(tsPlugin());

/**
 * The program that runs the code: one asynchronous function, given to `$run$`. Before each statement it says which line it
 * is at; of each expression it gives the value, with its last line.
 *
 * @throws {SyntaxError} If the code cannot be read, or has something of TypeScript that is more than a type.
 */
export function programOf(code: string): Node {
  const tree = plain(
    TypeScript.parse(code, { sourceType: "module", ecmaVersion: "latest", locations: true }),
  ) as SyntaxNode;
  const body = (tree.body as SyntaxNode[]).flatMap(statementsOf);
  const main = {
    type: "ArrowFunctionExpression",
    params: [],
    async: true,
    expression: false,
    body: { type: "BlockStatement", body },
  };
  const program = { type: "Program", sourceType: "script", body: [statement(call(TOLD.run, main))] };
  return program as unknown as Node; // as much of one as the interpreter looks at
}

function statementsOf(node: SyntaxNode): object[] {
  const { start, end } = node.loc ?? { start: { line: 1 }, end: { line: 1 } };
  const at = statement(call(TOLD.at, literal(start.line - 1)));
  if (node.type === "ImportDeclaration") return [at, ...importOf(node)];
  if (node.type === "ExportNamedDeclaration" && node.declaration) return [at, node.declaration as object];
  if (node.type.startsWith("Export")) throw problem("only a declaration can be exported here", node);
  if (node.type !== "ExpressionStatement" || isOfConsole(node.expression as SyntaxNode)) return [at, node];
  return [at, statement(call(TOLD.value, literal(end.line - 1), node.expression as object))];
}

/** A call that logs has reported its values already. */
function isOfConsole({ type, callee }: SyntaxNode): boolean {
  const { object } = (callee ?? {}) as { readonly object?: { readonly name?: string } };
  return type === "CallExpression" && object?.name === "console";
}

/** `import { a as b } from "c"` as `const { a: b } = $module$("c")`. */
function importOf({ specifiers, source }: SyntaxNode): object[] {
  const module = call(TOLD.module, source as object);
  const names = specifiers as readonly SyntaxNode[];
  const all = names.find(({ type }) => type === "ImportNamespaceSpecifier");
  const properties = names
    .filter((one) => one !== all)
    .map(({ imported, local }) => ({
      type: "Property",
      kind: "init",
      method: false,
      shorthand: false,
      computed: false,
      key: imported ?? identifier("default"),
      value: local,
    }));
  const pattern = { type: "ObjectPattern", properties };
  const bound =
    all === undefined ? [pattern] : [all.local as object, ...(properties.length > 0 ? [pattern] : [])];
  return bound.map((id) => ({
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id, init: module }],
  }));
}

/** Nodes that are only a type. */
const TYPES: ReadonlySet<string> = new Set(["TSInterfaceDeclaration", "TSTypeAliasDeclaration"]);
/** Nodes that give a type to the expression in them. */
const TYPED: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
]);
/** The parts of nodes that are types. */
const TYPE_PARTS: ReadonlySet<string> = new Set([
  "typeAnnotation",
  "returnType",
  "typeParameters",
  "typeArguments",
  "superTypeParameters",
  "implements",
]);

/** A tree without types. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isType(one)).map(plain);
  if (!isNode(value)) return value;
  if (TYPED.has(value.type)) return plain(value.expression);
  if (value.type.startsWith("TS") || value.declare === true)
    throw problem("only the types of TypeScript are understood here", value);
  const parts = Object.entries(value).filter(([name]) => !TYPE_PARTS.has(name));
  const node = Object.fromEntries(parts.map(([name, part]) => [name, name === "loc" ? part : plain(part)]));
  if (value.type === "VariableDeclarator" && node.init) return { ...node, init: firstOf(node.id, node.init) };
  if (value.type === "AssignmentExpression") return { ...node, right: firstOf(node.left, node.right) };
  return node;
}

/**
 * `const [a, b] = values` takes two values, and leaves the others (ECMA-262 §8.6.2); the interpreter would take all of them
 * first, and what an iterator gives may hold only until the next.
 */
function firstOf(pattern: unknown, values: unknown): unknown {
  if (!isNode(pattern) || pattern.type !== "ArrayPattern" || !isNode(values)) return values;
  const elements = pattern.elements as readonly (SyntaxNode | null)[];
  const takesAll = elements.some((element) => element?.type === "RestElement");
  return call(TOLD.first, literal(takesAll ? -1 : elements.length), values);
}

function isType(value: unknown): boolean {
  return (
    isNode(value) && (TYPES.has(value.type) || value.importKind === "type" || value.exportKind === "type")
  );
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";
}

function problem(message: string, { start, loc }: SyntaxNode): SyntaxError {
  return Object.assign(new SyntaxError(message), { pos: start, loc: loc?.start });
}

const identifier = (name: string) => ({ type: "Identifier", name });
const literal = (value: number) => ({ type: "Literal", value, raw: String(value) });
const statement = (expression: object) => ({ type: "ExpressionStatement", expression });
const call = (name: string, ...given: object[]) => ({
  type: "CallExpression",
  callee: identifier(name),
  arguments: given,
  optional: false,
});
