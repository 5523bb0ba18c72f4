// How many paths an expression has through a text, at most: `ways` times a power of the text's length. Each path is tried
// once, so that the time is linear where the power is one. It is a bound from the shape of the expression alone: an
// expression whose bound is larger may well be linear.
import regexpTree from "regexp-tree";

interface Paths {
  readonly ways: number;
  readonly degree: number;
}

/** A node of regexp-tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly kind?: string;
  readonly expression?: Node | null;
  readonly expressions?: readonly Node[];
  readonly left?: Node | null;
  readonly right?: Node | null;
  readonly assertion?: Node | null;
  readonly quantifier?: { readonly kind: string; readonly from?: number; readonly to?: number };
}

/** More ways than that are not taken for a constant. */
const MOST_WAYS = 10_000;

const ONE: Paths = { ways: 1, degree: 0 };
const UNKNOWN: Paths = { ways: Number.POSITIVE_INFINITY, degree: 0 };

/** Whether the shape of an expression shows that its time is linear. */
export function isPlainlyLinear(source: string, flags: string): boolean {
  const expression = new RegExp(source, flags.replace("v", "u"));
  const { body } = regexpTree.parse(expression) as { body: Node | null };
  const { ways, degree } = pathsThrough(body, true);
  const starts = flags.includes("y") || (isAnchored(body) && !flags.includes("m")) ? 0 : 1;
  return ways <= MOST_WAYS && degree + starts <= 1;
}

/** The paths of a part; one that ends the expression needs no second path, because nothing fails after the first. */
function pathsThrough(part: Node | null | undefined, isLast: boolean): Paths {
  switch (part?.type) {
    case undefined:
    case "Char":
    case "CharacterClass":
      return ONE;
    case "Alternative":
      return inSequence(part.expressions ?? [], isLast);
    case "Disjunction":
      return either(pathsThrough(part.left, isLast), pathsThrough(part.right, isLast));
    case "Group":
      return pathsThrough(part.expression, isLast);
    case "Assertion":
      return pathsThrough(part.assertion, false);
    case "Repetition":
      return repeated(part, isLast);
    default:
      return UNKNOWN; // a back reference
  }
}

function inSequence(parts: readonly Node[], isLast: boolean): Paths {
  return parts
    .map((part, at) => pathsThrough(part, isLast && at === parts.length - 1))
    .reduce((one, other) => ({ ways: one.ways * other.ways, degree: one.degree + other.degree }), ONE);
}

function either(one: Paths, other: Paths): Paths {
  return { ways: one.ways + other.ways, degree: Math.max(one.degree, other.degree) };
}

function repeated({ expression, quantifier }: Node, isLast: boolean): Paths {
  const { ways, degree } = pathsThrough(expression, false);
  const { kind, from = 0, to } = quantifier ?? { kind: "*" };
  const [least, most] =
    kind === "Range" ? [from, to ?? Number.POSITIVE_INFINITY] : BOUNDS[kind as keyof typeof BOUNDS];
  if (isLast && degree === 0) return { ways: ways ** (least + 1), degree };
  if (degree > 0) return most === 1 ? { ways: ways + 1, degree } : UNKNOWN;
  if (most === Number.POSITIVE_INFINITY) return ways === 1 ? { ways: 1, degree: 1 } : UNKNOWN;
  let sum = 0;
  for (let times = least; times <= most && sum <= MOST_WAYS; times += 1) sum += ways ** times;
  return { ways: sum, degree };
}

const BOUNDS = {
  "*": [0, Number.POSITIVE_INFINITY],
  "+": [1, Number.POSITIVE_INFINITY],
  "?": [0, 1],
} as const;

/** Whether each path begins at the beginning of the text. */
function isAnchored(part: Node | null | undefined): boolean {
  switch (part?.type) {
    case "Assertion":
      return part.kind === "^";
    case "Group":
      return isAnchored(part.expression);
    case "Disjunction":
      return isAnchored(part.left) && isAnchored(part.right);
    case "Alternative":
      return isAnchored(part.expressions?.[0]);
    default:
      return false;
  }
}

/** A larger count makes the time longer by a factor, and the automaton much larger. */
const MOST_COUNTED = 4;

/** The source of an expression whose counts are small, and whose time grows in the same way. */
export function withSmallCounts(source: string, flags: string): string {
  const expression = new RegExp(source, flags.replace("v", "u"));
  const small = regexpTree.transform(expression, {
    Quantifier({ node }) {
      if (node.kind !== "Range") return;
      node.from = Math.min(node.from, MOST_COUNTED);
      if (node.to !== undefined) node.to = Math.min(node.to, MOST_COUNTED);
    },
  });
  return small.getSource();
}
