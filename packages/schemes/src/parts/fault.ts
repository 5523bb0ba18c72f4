/** A fault at a place of a reference: the expectation and the problem, as statements. */

import type { UriErrorCode } from "urikit";
import { type Catalogue, type Statement, statement } from "urikit/words";
import type { en as core } from "urikit/words/en";
import type { ExpectedId, PlainFaultId } from "../words/en.ts";

/** A fault at a place of a reference. */
export interface SchemeFault {
  /** `invalid-for-scheme` unless given. */
  readonly code?: UriErrorCode;
  readonly expected: Statement;
  /** The fault itself. */
  readonly problem: Statement;
  /** The English of `problem`; unless given, the words of its id. */
  readonly words?: Catalogue | undefined;
}

type Expected = ExpectedId | (keyof typeof core & string);

type OneOf<Id extends string> = Id | Statement<Id>;

/** A fault, of statements that have sentences: those of `words`, and those whose id is their English. */
export function fault<Words extends Catalogue = Record<never, never>>(
  expected: OneOf<Expected>,
  problem: OneOf<PlainFaultId | (keyof Words & string)>,
  words?: Words,
): SchemeFault {
  return { expected: stated(expected), problem: stated(problem), words };
}

function stated(told: OneOf<string>): Statement {
  return typeof told === "string" ? statement(told) : told;
}
