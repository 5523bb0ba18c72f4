/** `uri fetch --learned FILE`: RFC 3986 §6.2.4: what moved for good is asked for where it is now, and kept for `uri compare --learned`. */

import { existsSync } from "node:fs";
import type { Hop } from "@urikit/access";
import { type LearnedLocations, learnedLocations } from "urikit";
import { writeWhole } from "../../lines/whole-file.ts";
import { learnedIn } from "../compare/learned.ts";

/** What the file holds; nothing where it is not there yet. */
export function learnedBefore(path: string): LearnedLocations {
  return existsSync(path) ? learnedIn(path) : learnedLocations();
}

/** Writes the file with the redirects that were followed, if there were any. */
export async function keepLearned(
  path: string,
  before: LearnedLocations,
  chain: readonly Hop[],
): Promise<void> {
  if (chain.length === 0) return;
  const after = before.learn(chain);
  await writeWhole(path, [new TextEncoder().encode(`${JSON.stringify(after, null, 2)}\n`)]);
}
