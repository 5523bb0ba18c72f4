// The readings side by side with their sentences in English.
import type { ReaderError } from "@urikit/programs";
import { sideBySide } from "../src/index.ts";
import { said } from "../tools/said.ts";

export { said };

/** The result of `sideBySide`, in words. */
export type SaidSideBySide = ReturnType<typeof saidSideBySide>;

/** The same as `sideBySide`, in words. */
export function saidSideBySide(...question: Parameters<typeof sideBySide>) {
  const { standards, differences, ...rest } = sideBySide(...question);
  return {
    ...rest,
    standards: standards.map(({ error, noTarget, ...reading }) => ({
      ...reading,
      ...(error && { error: saidError(error) }),
      ...(noTarget && { noTarget: { ...noTarget, reason: said(noTarget.reason) } }),
    })),
    differences: differences.map(({ why, reason, ...difference }) => ({
      ...difference,
      why: said(why),
      ...(reason && { reason: said(reason) }),
    })),
  };
}

function saidError({ problem, expected, ...place }: ReaderError) {
  return { ...place, message: said(problem), ...(expected && { expected: said(expected) }) };
}
