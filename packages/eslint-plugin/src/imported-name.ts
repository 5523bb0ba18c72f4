/** Which export of which module an expression is: by `import`, and by `require`. */

import type { Scope, SourceCode } from "eslint";
import type { Node } from "estree";
import { definitionOf, nameOfMember } from "./uri-place.ts";

/** An export of a module; `*` is the module itself, by a namespace, by its default export, or by `require`. */
export interface ImportedName {
  readonly module: string;
  readonly name: string;
}

/** The export that an expression is; undefined if it is not an export. */
export function importedName(node: Node, sourceCode: SourceCode): ImportedName | undefined {
  if (node.type === "Identifier") return ofName(node.name, sourceCode.getScope(node));
  if (node.type === "MemberExpression") {
    const name = nameOfMember(node);
    const of = node.object.type === "MemberExpression" ? undefined : importedName(node.object, sourceCode);
    return name !== undefined && of?.name === "*" ? { module: of.module, name } : undefined;
  }
  const module = requiredModule(node);
  return module === undefined ? undefined : { module, name: "*" };
}

/** The export that a name is, as it is seen from a scope. */
export function ofName(name: string, scope: Scope.Scope): ImportedName | undefined {
  const definition = definitionOf(name, scope);
  if (definition?.type === "ImportBinding") {
    const { node, parent } = definition;
    const module = String(parent.source.value);
    if (node.type !== "ImportSpecifier") return { module, name: "*" };
    return { module, name: node.imported.type === "Identifier" ? node.imported.name : "*" };
  }
  if (definition?.type !== "Variable") return undefined;
  const { id, init } = definition.node;
  const module = init ? requiredModule(init) : undefined;
  if (module === undefined) return undefined;
  if (id.type === "Identifier") return { module, name: "*" };
  const taken = id.type === "ObjectPattern" ? id.properties.find((one) => isCalled(one, name)) : undefined;
  return taken?.type === "Property" && taken.key.type === "Identifier"
    ? { module, name: taken.key.name }
    : undefined;
}

function isCalled(property: Node, name: string): boolean {
  return property.type === "Property" && property.value.type === "Identifier" && property.value.name === name;
}

/** The module of `require("module")`. */
function requiredModule(node: Node): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
  const [module] = node.arguments;
  const isRequired = node.callee.name === "require" && module?.type === "Literal";
  return isRequired ? String(module.value) : undefined;
}
