// @ts-check
// A file of a package, in which bundlers can leave out each statement that a program does not use. They leave out a whole
// file whose package says `sideEffects: false`; in a file of many modules they keep a class with a computed name, and what a
// call or a member gives. The values of a library do nothing while they are made: so each is marked as pure, and nothing is
// imported for what it does.
import { parseAst } from "rolldown/parseAst";

/** @typedef {{ readonly start: number, readonly end: number }} Place */
/** @typedef {Place & { readonly type: string, readonly [member: string]: any }} Node The tree of ESTree */
/** @typedef {Place & { readonly text: string }} Edit */
/** @typedef {ReadonlyMap<string, string>} Fillings By name, the statements that give members to a value. */

/** The code with each value at its top marked as pure. @param {string} code */
export function withPureStatements(code) {
  /** @type {readonly Node[]} */
  const statements = parseAst(code).body;
  const filling = statements.filter((statement) => filled(statement) !== undefined);
  /** @type {Map<string, string>} */
  const fillings = new Map();
  for (const statement of filling) {
    const name = filled(statement) ?? "";
    fillings.set(name, `${fillings.get(name) ?? ""} ${textOf(statement, code)}`);
  }
  const edits = statements.flatMap((statement) =>
    filling.includes(statement) ? [{ ...statement, text: "" }] : editsOf(statement, code, fillings),
  );
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}

/** The name of the value that a statement gives members to. @param {Node} statement @returns {string | undefined} */
function filled({ type, expression }) {
  if (type !== "ExpressionStatement") return undefined;
  const isMember = expression.type === "AssignmentExpression" && expression.left.type === "MemberExpression";
  return isMember ? expression.left.object.name : undefined;
}

/** @param {Node} statement @param {string} code @param {Fillings} fillings @returns {Edit[]} */
function editsOf(statement, code, fillings) {
  const { type, id, specifiers } = statement;
  if (type === "ImportDeclaration" && specifiers.length === 0) return [{ ...statement, text: "" }];
  if (type === "VariableDeclaration")
    return statement.declarations.flatMap((/** @type {Node} */ one) => valueMarked(one, code, fillings));
  const filling = type === "FunctionDeclaration" ? fillings.get(id.name) : undefined;
  if (filling === undefined) return [];
  return [{ ...statement, text: `var ${id.name} = ${pure(id.name, textOf(statement, code) + filling)};` }];
}

/** @param {Node} declarator @param {string} code @param {Fillings} fillings @returns {Edit[]} */
function valueMarked({ id: { type, name }, init }, code, fillings) {
  const filling = fillings.get(name);
  const isPure = init === null || isValue(init) || isMarked(init, code);
  if (type !== "Identifier" || (isPure && filling === undefined)) return [];
  return [{ ...init, text: pure(name, `const ${name} = ${textOf(init, code)};${filling ?? ""}`) }];
}

/** The value that statements give to a name: a class has its own name by it. @param {string} name @param {string} made */
function pure(name, made) {
  return `/* @__PURE__ */ (() => { ${made} return ${name}; })()`;
}

/** Whether every bundler sees that an expression does nothing. @param {Node | null} node @returns {boolean} */
function isValue(node) {
  switch (node?.type) {
    case "Literal":
    case "Identifier":
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return true;
    case "ArrayExpression":
      return node.elements.every(isValue);
    case "ObjectExpression":
      return node.properties.every((/** @type {Node} */ one) => !one.computed && isValue(one.value));
    case "TemplateLiteral":
      return node.expressions.length === 0;
    case "UnaryExpression":
      return node.argument.type === "Literal";
    default:
      return false;
  }
}

/** Whether the source marked a call, and what it is called with does nothing. @param {Node} node @param {string} code */
function isMarked({ type, start, arguments: given }, code) {
  return (
    type === "CallExpression" && code.slice(0, start).endsWith("/* @__PURE__ */ ") && given.every(isValue)
  );
}

/** @param {Place} place @param {string} code */
function textOf({ start, end }, code) {
  return code.slice(start, end);
}
