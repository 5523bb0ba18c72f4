/** All that the programs are asked, list by list. */

import { readFileSync } from "node:fs";
import { Chance } from "../../tools/abnf/src/chance.ts";
import advisories from "../asked/advisories.json" with { type: "json" };
import errata from "../asked/errata.json" with { type: "json" };
import lists from "../asked/lists.json" with { type: "json" };
import real from "../asked/real.json" with { type: "json" };
import rfc3986 from "../asked/rfc3986.json" with { type: "json" };
import smallest from "../asked/smallest.json" with { type: "json" };
import suites from "../asked/suites.json" with { type: "json" };
import suitesRead from "../asked/suites-read.json" with { type: "json" };
import { keyOf, type Question } from "../recorded/question.ts";
import type { ListName } from "../recorded/recording.ts";
import { characters } from "./characters.ts";
import { classics } from "./classics.ts";
import { mutations } from "./mutations.ts";
import { relative } from "./relative.ts";
import type { Smallest } from "./smallest.ts";
import { type Asked, askedOf, type Source } from "./source.ts";

/** Another seed makes other mutations, and with them another recording. */
const SEED = 3986;

/**
 * The lists; no question is in two of them: a later list that asks it too is one more source of it.
 *
 * @param webPlatformTests The path of `urltestdata.json`: pairs of a reference and its base, or null.
 */
export function questions(webPlatformTests: string): ReadonlyMap<ListName, readonly Asked[]> {
  const chance = new Chance(SEED);
  const of = (list: ListName, asked: readonly (Question & Partial<Source>)[]) =>
    [list, asked.map((one) => withSource(list, one))] as const;
  return eachOnce([
    of("classics", classics()),
    of("web-platform", webPlatform(webPlatformTests)),
    of("mutations", mutations(2250, chance)),
    of("relative", relative(700, chance)),
    of("characters", characters()),
    ["rfc3986", askedOf(rfc3986)],
    ["errata", askedOf(errata)],
    ["advisories", askedOf(advisories)],
    ["suites", askedOf([...suites, ...suitesRead])],
    ["real", askedOf(real)],
    of("smallest", smallestOnes()),
  ]);
}

/** The source of a question is that of its list, as far as it has none of its own. */
function withSource(list: ListName, { source, ...question }: Question & Partial<Source>): Asked {
  const given = lists.find((one) => one.list === list);
  const named = source ?? given?.source;
  if (given === undefined || named === undefined) throw new Error(`${list} has no source`);
  return { ...question, sources: [{ source: named, licence: given.licence, purpose: given.purpose }] };
}

function eachOnce(
  lists: readonly (readonly [ListName, readonly Asked[]])[],
): ReadonlyMap<ListName, readonly Asked[]> {
  const sources = new Map<string, Source[]>();
  const fresh = lists.map(([name, list]) => {
    const first = list.filter((one) => {
      const known = sources.get(keyOf(one));
      if (known === undefined) sources.set(keyOf(one), [...one.sources]);
      else known.push(...one.sources);
      return known === undefined;
    });
    return [name, first] as const;
  });
  const all = (one: Asked): Asked => ({ ...one, sources: unlike(sources.get(keyOf(one)) ?? []) });
  return new Map(fresh.map(([name, list]) => [name, list.map(all)]));
}

/** No source twice. */
function unlike(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((one) => [one.source, one])).values()];
}

/** The ways in which pairs of readers part on the smallest references are their kinds. */
function smallestOnes(): readonly Question[] {
  return smallest.map(({ reference, parts }: Pick<Smallest, "reference" | "parts">) => ({
    reference,
    kind: `smallest: ${Object.keys(parts).join(", ")}`,
  }));
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
