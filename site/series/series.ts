/**
 * The pages that are made when the site is built, one for each thing of a kind. Their words and data are those that the
 * command has: nothing is written here twice, and nothing that is made is kept.
 */

import { advisories, immunityRows } from "./advisories.ts";
import { errorCodes } from "./error-codes.ts";
import { grammarRules } from "./grammar-rules.ts";
import { normalizationRules } from "./normalization-rules.ts";
import { schemes } from "./schemes.ts";

/** Pages by their paths in the repository, where they are not. */
export type MadePages = ReadonlyMap<string, string>;

/** All of them, of the repository in a folder. */
export async function allSeries(repository: string): Promise<MadePages> {
  const made = await Promise.all([
    errorCodes(),
    normalizationRules(),
    grammarRules(),
    schemes(repository),
    advisories(immunityRows(repository)),
  ]);
  return new Map(made.flatMap((pages) => [...pages]));
}
