// Mutants of a source: small changes that a test should notice. All of them are in one text, each behind a switch, so that
// the modules and the tests are loaded once.
import { parseAst } from "rolldown/parseAst";

/** A change of a source. */
export interface Mutant {
  readonly line: number;
  /** Where what it changes begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** A source with its mutants. The switches are `__mutation.on(from)` and so on, in their order; a loop calls `tick`. */
export interface MutatedSource {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/** A node of ESTree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const BINARY: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&": ["|"],
  "|": ["&"],
  "<<": [">>"],
  ">>": ["<<"],
  ">>>": ["<<"],
};

const LOGICAL: Readonly<Record<string, readonly string[]>> = { "&&": ["||"], "||": ["&&"], "??": ["&&"] };

/** What is not looked into: types, and texts that are names. */
const SKIPPED =
  /^(?:TS(?!AsExpression|TypeAssertion|NonNullExpression|SatisfiesExpression)|Import|ExportAll)/;

class Mutation {
  readonly mutants: Mutant[] = [];
  readonly #text: string;
  readonly #from: number;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#from = from;
  }

  /** The text of a node, with the mutants within it and those of the node itself. */
  written(node: Node): string {
    if (SKIPPED.test(node.type)) return this.#original(node);
    if (node.type === "ExpressionStatement" && typeof node.directive === "string")
      return this.#original(node);
    const inner = this.#withChildren(node);
    if (isStatementToRemove(node)) return `{ if (!${this.#switch(node, "")}) { ${inner} } }`;
    const changes = changesOf(node, this.#text);
    return changes.reduceRight(
      (rest, change) => `(${this.#switch(node, change)} ? ${change} : ${rest})`,
      changes.length === 0 ? inner : `(${inner})`,
    );
  }

  #original({ start, end }: Node): string {
    return this.#text.slice(start, end);
  }

  #withChildren(node: Node): string {
    let result = "";
    let done = node.start;
    for (const child of childrenOf(node)) {
      result += this.#text.slice(done, child.start) + this.#ofParent(node, child);
      done = child.end;
    }
    return result + this.#text.slice(done, node.end);
  }

  /** A child, as a condition or the body of a loop if it is one. */
  #ofParent(parent: Node, child: Node): string {
    const text = this.written(child);
    if (isLoop(parent) && parent.body === child) return `{ __mutation.tick(); ${text} }`;
    if (parent.test !== child) return text;
    const values = isLoop(parent) ? ["false"] : ["true", "false"];
    return values.reduceRight(
      (rest, value) => `(${this.#switch(child, value)} ? ${value} : ${rest})`,
      `(${text})`,
    );
  }

  #switch(node: Node, after: string): string {
    const line = this.#text.slice(0, node.start).split("\n").length;
    const { start, end } = node;
    this.mutants.push({ line, start, end, before: this.#original(node), after });
    return `__mutation.on(${this.#from + this.mutants.length - 1})`;
  }
}

function isLoop({ type }: Node): boolean {
  return /^(?:For|While|DoWhile|ForOf|ForIn)Statement$/.test(type);
}

/** Statements without which the text still has a meaning. */
function isStatementToRemove({ type }: Node): boolean {
  return /^(?:ExpressionStatement|ContinueStatement)$/.test(type);
}

/** The texts that take the place of an expression. */
function changesOf(node: Node, text: string): readonly string[] {
  const { type, operator } = node;
  const slice = (part: unknown) => (isNode(part) ? text.slice(part.start, part.end) : "");
  if (type === "BinaryExpression" || type === "LogicalExpression") {
    const isText = /^(?:["'`])/.test(slice(node.left)) || /^(?:["'`])/.test(slice(node.right));
    const others = (type === "BinaryExpression" ? BINARY : LOGICAL)[String(operator)] ?? [];
    return operator === "+" && isText
      ? []
      : others.map((other) => `(${slice(node.left)}) ${other} (${slice(node.right)})`);
  }
  if (type === "UnaryExpression" && operator === "!") return [`!!(${slice(node.argument)})`];
  if (type === "UnaryExpression" && operator === "-") return [`+(${slice(node.argument)})`];
  if (type === "UpdateExpression") {
    const other = operator === "++" ? "--" : "++";
    return [node.prefix ? other + slice(node.argument) : slice(node.argument) + other];
  }
  if (type === "Literal" && typeof node.value === "boolean") return [String(!node.value)];
  if (type === "Literal" && typeof node.value === "string") return [node.value === "" ? '"mutant"' : '""'];
  if (type === "TemplateLiteral") return ['""'];
  return [];
}

/** The nodes below a node that can have mutants, in the order of the text. */
function childrenOf(node: Node): readonly Node[] {
  const isKey = (name: string) => name === "key" && node.computed !== true;
  const isType = /^(?:typeAnnotation|typeArguments|typeParameters|returnType|superTypeArguments|implements)$/;
  return Object.entries(node)
    .filter(([name]) => !isKey(name) && !isType.test(name))
    .filter(([name]) => !(node.type === "TaggedTemplateExpression" && name === "quasi"))
    .filter(([name]) => !(node.type.startsWith("Export") && (name === "source" || name === "specifiers")))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ start }) => typeof start === "number")
    .sort((a, b) => a.start - b.start)
    .filter((child, index, all) => index === 0 || child.start >= (all[index - 1]?.end ?? 0));
}

/** Puts the mutants of a source into it, numbered from `from` on. */
export function mutated(text: string, from: number): MutatedSource {
  const program: unknown = parseAst(text, { lang: "ts" });
  if (!isNode(program)) throw new Error("a program is a node");
  const mutation = new Mutation(text, from);
  const written = mutation.written({ ...program, start: 0, end: text.length });
  return { text: written, mutants: mutation.mutants };
}
