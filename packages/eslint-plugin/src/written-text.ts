/** The text that an expression writes: a string, a template, or a concatenation with `+`, each piece with its place. */

import type { SourceCode } from "eslint";
import type { Expression, Node } from "estree";

/** Stands in a text where the program puts a value: it may be in a host, in a port, and in a path. */
export const STAND_IN = "1";

/** Literal text, or the expression of a value, which has no text yet. */
export interface Piece {
  readonly text: string;
  readonly value?: Expression;
  /** Where its first character is in the source; undefined if the source writes it with an escape. */
  readonly at?: number | undefined;
}

/** The text of an expression. */
export interface WrittenText {
  /** With {@link STAND_IN} for each value. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The text of an expression; undefined if it does not write text. */
export function writtenText(node: Node, sourceCode: SourceCode): WrittenText | undefined {
  if (!isText(node)) return undefined;
  const pieces = piecesOf(node, sourceCode);
  return { pieces, text: pieces.map(({ text }) => text).join("") };
}

/** Whether an expression surely is text: a number added to a number is not. */
export function isText(node: Node): boolean {
  // A sum leans to the left: it is as deep as it is long.
  for (let each = node; ; each = each.left) {
    if (each.type === "Literal") return typeof each.value === "string";
    if (each.type === "TemplateLiteral") return true;
    if (each.type !== "BinaryExpression" || each.operator !== "+") return false;
    if (each.right.type !== "BinaryExpression" && isText(each.right)) return true;
  }
}

function piecesOf(node: Node, sourceCode: SourceCode): readonly Piece[] {
  const operands: Node[] = [];
  let first = node;
  for (; first.type === "BinaryExpression" && isText(first); first = first.left) operands.push(first.right);
  return [first, ...operands.reverse()].flatMap((operand) => piecesOfOperand(operand, sourceCode));
}

function piecesOfOperand(node: Node, sourceCode: SourceCode): readonly Piece[] {
  if (node.type === "BinaryExpression" && isText(node)) return piecesOf(node, sourceCode);
  const at = (node.range?.[0] ?? 0) + 1; // after the quotation mark
  if (node.type === "Literal" && typeof node.value === "string") return [literal(node.value, at, sourceCode)];
  if (node.type !== "TemplateLiteral") return [{ text: STAND_IN, value: node as Expression }];
  return node.quasis.flatMap(({ value, range }, index) => {
    const expression = node.expressions[index];
    const text = literal(value.cooked ?? "", (range?.[0] ?? 0) + 1, sourceCode);
    return expression === undefined ? [text] : [text, { text: STAND_IN, value: expression }];
  });
}

/** Text without a value in it, which begins at a place of the source unless that has an escape there. */
export function literal(text: string, at: number, { text: source }: SourceCode): Piece {
  return { text, at: source.startsWith(text, at) ? at : undefined };
}

/** Where to report characters of a text: there, or at the whole expression if the source does not show them. */
export function placeIn(
  { node, written, from, to }: { node: Node; written: WrittenText; from: number; to: number },
  sourceCode: SourceCode,
): { node: Node } | { loc: NonNullable<Node["loc"]> } {
  let start = 0;
  for (const { text, at } of written.pieces) {
    if (at !== undefined && start <= from && to <= start + text.length) {
      const [first, last] = [at + from - start, at + to - start];
      return { loc: { start: sourceCode.getLocFromIndex(first), end: sourceCode.getLocFromIndex(last) } };
    }
    start += text.length;
  }
  return { node };
}

/** Whether characters of a text are written in the program: no value is among them. */
export function isWritten({ pieces }: WrittenText, from: number, to: number): boolean {
  let start = 0;
  return pieces.every(({ text, value }) => {
    const isOutside = start + text.length <= from || to <= start;
    start += text.length;
    return value === undefined || isOutside;
  });
}
