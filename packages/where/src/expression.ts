/** An expression as data: what `read-expression.ts` reads, and `tests.ts` asks of a line. */

/** The subjects of comparisons, in the terms of RFC 3986 §3 where they are components. */
export const SUBJECTS = [
  ...["scheme", "authority", "userinfo", "host", "port", "path", "segment", "query", "fragment"],
  ...["text", "code", "finding", "severity"],
] as const;

/** A component, the pairs of a query, the text, or what is found in it. */
export type WhereSubject =
  | ("scheme" | "authority" | "userinfo" | "host" | "port" | "path" | "segment" | "query" | "fragment")
  | ("text" | "code" | "finding" | "severity" | "pair" | "field");

/** The comparisons that are made: the other operators are written with these. */
export type WhereOperator = "=" | "^=" | "$=" | "*=" | "labels" | "<" | "<=" | ">" | ">=";

/** A comparison with a value. */
export interface WhereComparison {
  readonly kind: "comparison";
  readonly subject: WhereSubject;
  /** The key, if the subject is a pair of the query; the name, if it is a field that the caller knows. */
  readonly key?: string | undefined;
  readonly operator: WhereOperator;
  readonly value: string;
  /** Where the value begins in the expression. */
  readonly at: number;
}

/**
 * What the caller knows of a line in addition to its text: the values of each field, by its name. A field is compared without
 * regard to case.
 */
export type WhereFields = Readonly<Record<string, readonly string[] | undefined>>;

/** What is asked of a line at once. */
export type WhereStatement =
  | WhereComparison
  | { readonly kind: "valid" }
  | { readonly kind: "defined"; readonly subject: WhereSubject; readonly key?: string | undefined }
  | { readonly kind: "in-block"; readonly block: string; readonly at: number }
  | { readonly kind: "equivalent"; readonly reference: string }
  | { readonly kind: "denied"; readonly policy: string | undefined };

/** An expression that was read. */
export type WhereExpression =
  | WhereStatement
  | { readonly kind: "not"; readonly of: WhereExpression }
  | { readonly kind: "and" | "or"; readonly parts: readonly WhereExpression[] };

/** All statements of an expression. Its depth is bounded where it is read. */
export function statementsOf(expression: WhereExpression): readonly WhereStatement[] {
  if (expression.kind === "not") return statementsOf(expression.of);
  if ("parts" in expression) return expression.parts.flatMap(statementsOf);
  return [expression];
}

/** The severities of findings as `@urikit/audit` has them, from the least on; before them, that there is no finding. */
export const SEVERITY_WORDS: readonly string[] = ["clean", "hint", "warning", "danger"];
