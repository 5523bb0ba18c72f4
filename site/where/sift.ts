/** The lines of which an expression is true, or what is wrong with it. */

import { judgesFor, readWhere, type WhereFault, where } from "@urikit/where";

export type Sifted =
  | { readonly fault: WhereFault }
  | { readonly lines: readonly string[]; readonly of: number };

export interface SiftQuestion {
  readonly expression: string;
  readonly text: string;
}

/** Empty lines are no references of a list. */
export async function sift({ expression, text }: SiftQuestion): Promise<Sifted> {
  const read = readWhere(expression);
  if (!read.valid) return { fault: read.fault };
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  const test = where(expression, await judgesFor(expression, { policy: () => ({}) }));
  return { lines: lines.filter((line) => test(line)), of: lines.length };
}
