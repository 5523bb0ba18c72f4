/** Statements of this package: each has its sentence in the catalogues of `words`. */

import { type Statement, type StatementValue, statement as statementOf } from "urikit/words";
import type { en } from "./words/en.ts";

/** The statement of an id of this package and its values. */
export const statement: (id: keyof typeof en, ...values: readonly StatementValue[]) => Statement =
  statementOf;
