/** All that the programs are asked, list by list. */

import { readFileSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { classics } from "./classics.ts";
import { mutations } from "./mutations.ts";
import { keyOf, type Question } from "./question.ts";
import type { ListName } from "./recording.ts";
import { relative } from "./relative.ts";

/** Another seed makes other mutations, and with them another recording. */
const SEED = 3986;

/**
 * The lists; no question is in two of them.
 *
 * @param webPlatformTests The path of `urltestdata.json`: pairs of a reference and its base, or null.
 */
export function questions(webPlatformTests: string): ReadonlyMap<ListName, readonly Question[]> {
  const chance = new Chance(SEED);
  const lists: readonly [ListName, readonly Question[]][] = [
    ["classics", classics()],
    ["web-platform", webPlatform(webPlatformTests)],
    ["mutations", mutations(2250, chance)],
    ["relative", relative(700, chance)],
  ];
  const seen = new Set<string>();
  const isNew = (question: Question) => !seen.has(keyOf(question)) && seen.add(keyOf(question));
  return new Map(lists.map(([name, list]) => [name, list.filter(isNew)]));
}

/** Lone surrogates are left out: no octets stand for them, and half of the programs read octets. */
function webPlatform(path: string): readonly Question[] {
  const tests = JSON.parse(readFileSync(path, "utf8")) as readonly (readonly [string, string | null])[];
  return tests
    .filter(([reference, base]) => !/\p{Cs}/u.test(`${reference}${base ?? ""}`))
    .map(([reference, base]) => ({
      reference,
      ...(base === null ? {} : { base }),
      kind: "web-platform",
    }));
}
