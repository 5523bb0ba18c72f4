// The regular expressions of the packages, as their sources have them, and texts made of what they repeat.
import { readdirSync, readFileSync } from "node:fs";
import regexpTree from "regexp-tree";
import { parseAst } from "rolldown/parseAst";

/** An expression, and the files that have it. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
  readonly files: readonly string[];
}

const packages = new URL("../packages/", import.meta.url);

/** The sources that are published. */
export function sourceFiles(): readonly string[] {
  return readdirSync(packages, { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^[^/]+\/src\/.*(?<!\.(?:test|prove|fuzz|d))\.ts$/.test(file))
    .sort();
}

/** Every expression that is written as one, once. */
export function expressionsInSources(): readonly FoundExpression[] {
  const found = new Map<string, { source: string; flags: string; files: string[] }>();
  for (const file of sourceFiles())
    for (const { pattern, flags } of literalsOf(readFileSync(new URL(file, packages), "utf8"))) {
      const key = `/${pattern}/${flags}`;
      const known = found.get(key) ?? { source: pattern, flags, files: [] };
      if (!known.files.includes(file)) known.files.push(file);
      found.set(key, known);
    }
  return [...found.values()];
}

interface RegExpLiteral {
  readonly pattern: string;
  readonly flags: string;
}

/** The literals of a file, in whatever place. */
function literalsOf(text: string): readonly RegExpLiteral[] {
  const found: RegExpLiteral[] = [];
  const pending: unknown[] = [parseAst(text, { lang: "ts" })];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== "object" || node === null) continue;
    if ("regex" in node && "type" in node && node.type === "Literal")
      found.push(node.regex as RegExpLiteral); // ESTree
    else pending.push(...Object.values(node));
  }
  return found;
}

/** What an expression repeats without an end: a text that leads there, and one that is repeated. */
export interface Repetition {
  readonly head: string;
  readonly piece: string;
  readonly files: readonly string[];
}

/** A node of regexp-tree, as far as it is looked at here. */
interface Part {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "type" in value;

/** Every repetition of every expression, each pair of texts once. */
export function repetitionsOf(): readonly Repetition[] {
  const found = new Map<string, Repetition>();
  for (const { source, flags, files } of expressionsInSources()) {
    const { body } = regexpTree.parse(new RegExp(source, flags.replace("v", "u"))) as { body: unknown };
    const keep = (head: string, piece: string) => {
      const key = JSON.stringify([head, piece]);
      const known = found.get(key);
      if (piece !== "") found.set(key, { head, piece, files: [...(known?.files ?? []), ...files] });
    };
    example(body, "", keep);
  }
  return [...found.values()];
}

type Keep = (head: string, piece: string) => void;

/** A text that a part matches; what it repeats is kept, with the text before it. */
function example(part: unknown, before: string, keep: Keep): string {
  if (!isPart(part)) return "";
  switch (part.type) {
    case "Char":
      return characterOf(part);
    case "CharacterClass":
      return memberOf(part);
    case "Alternative":
      return listOf(part.expressions).reduce<string>(
        (text, one) => text + example(one, before + text, keep),
        "",
      );
    case "Disjunction":
      example(part.right, before, keep);
      return example(part.left, before, keep);
    case "Group":
      return example(part.expression, before, keep);
    case "Repetition": {
      const piece = example(part.expression, before, keep);
      const { from = 0, to } = part.quantifier as { from?: number; to?: number; kind: string };
      const { kind } = part.quantifier as { kind: string };
      if (kind === "*" || kind === "+" || (kind === "Range" && to === undefined)) keep(before, piece);
      return piece.repeat(kind === "+" ? 1 : Math.min(from, 8));
    }
    default:
      return "";
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const META: Readonly<Record<string, string>> = {
  "\\d": "1",
  "\\w": "a",
  "\\s": " ",
  ".": "a",
  "\\S": "a",
  "\\D": "a",
  "\\W": "-",
};

function characterOf({ value, codePoint }: Part): string {
  const meta = META[String(value)];
  if (meta !== undefined) return meta;
  return typeof codePoint === "number" && codePoint >= 0 ? String.fromCodePoint(codePoint) : "";
}

/** A character of a class; of one that is negated, a delimiter rather than a letter. */
function memberOf(part: Part): string {
  const members = listOf(part.expressions).filter(isPart);
  if (part.negative !== true) {
    const [first] = members;
    if (first === undefined) return "";
    return first.type === "ClassRange" && isPart(first.from) ? characterOf(first.from) : characterOf(first);
  }
  const expression = new RegExp(regexpTree.generate(part as never), "u");
  return [..."/:@?#%;=&.[a1 -\0"].find((candidate) => expression.test(candidate)) ?? "";
}
