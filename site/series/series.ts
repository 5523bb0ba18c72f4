/**
 * The pages that are made when the site is built, one for each thing of a kind. Their words and data are those that the
 * command has: nothing is written here twice, and nothing that is made is kept.
 */

import { field } from "../../minefield/pages/field.ts";
import { written } from "../../minefield/pages/written.ts";
import { testNames, testsByNumber } from "../../scripts/generate/statements.js";
import { advisories } from "./advisories.ts";
import { diagrams } from "./diagrams.ts";
import { errorCodes } from "./error-codes.ts";
import { IS_SHORT, sampled } from "./extent.ts";
import { findings } from "./findings.ts";
import { grammarRules } from "./grammar-rules.ts";
import { habits } from "./habits.ts";
import { IN_CHINESE, IN_ENGLISH } from "./language.ts";
import { normalizationRules } from "./normalization-rules.ts";
import { schemes } from "./schemes.ts";
import { statements } from "./statements.ts";

/** Pages, and their diagrams, by the paths that they would have in the repository. */
export type MadePages = ReadonlyMap<string, string>;

/** All of them, of the repository in a folder. */
export async function allSeries(repository: string): Promise<MadePages> {
  // Who counts the tests reads all of them.
  const proofs = testsByNumber(IS_SHORT ? [] : await testNames());
  const made = await Promise.all([
    ...[IN_ENGLISH, IN_CHINESE].flatMap((language) => [
      errorCodes(language),
      findings(language),
      habits(language),
      normalizationRules(language),
      schemes(repository, language),
      statements(proofs, language),
    ]),
    grammarRules(),
    diagrams(repository),
    advisories(),
    written(field(), sampled(field().scored)),
  ]);
  return new Map(made.flatMap((pages) => [...pages]));
}
