/**
 * RFC 6570 §2.2, Appendix A: the operators of expressions, and what each writes.
 */

/** A row of the table in RFC 6570 Appendix A. */
export interface Operator {
  /** The operator as it is written; empty for simple expansion. */
  readonly sign: string;
  /** The level of templates that have it (RFC 6570 §1.2), for one variable without a modifier. */
  readonly level: 1 | 2 | 3;
  /** The text before the first defined value. */
  readonly first: string;
  /** The text between defined values. */
  readonly separator: string;
  /** Whether names are written before values. */
  readonly named: boolean;
  /** The text after the name of an empty value. */
  readonly ifEmpty: string;
  /** Whether values keep reserved characters and triplets: they are text of a URI, and not data. */
  readonly reserved: boolean;
}

/** RFC 6570 §3.2.2: without an operator. */
export const SIMPLE: Operator = {
  sign: "",
  level: 1,
  first: "",
  separator: ",",
  named: false,
  ifEmpty: "",
  reserved: false,
};

/** RFC 6570 §3.2.3 to §3.2.9. */
const OPERATORS: ReadonlyMap<string, Operator> = /* @__PURE__ */ new Map<string, Operator>([
  ["+", { ...SIMPLE, sign: "+", level: 2, reserved: true }],
  ["#", { ...SIMPLE, sign: "#", level: 2, first: "#", reserved: true }],
  [".", { ...SIMPLE, sign: ".", level: 3, first: ".", separator: "." }],
  ["/", { ...SIMPLE, sign: "/", level: 3, first: "/", separator: "/" }],
  [";", { ...SIMPLE, sign: ";", level: 3, first: ";", separator: ";", named: true }],
  ["?", { ...SIMPLE, sign: "?", level: 3, first: "?", separator: "&", named: true, ifEmpty: "=" }],
  ["&", { ...SIMPLE, sign: "&", level: 3, first: "&", separator: "&", named: true, ifEmpty: "=" }],
]);

/** The operator with this sign, if it is one. */
export function operatorOf(sign: string): Operator | undefined {
  return OPERATORS.get(sign);
}
