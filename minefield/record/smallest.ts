/**
 * The smallest reference on which two readers part, for each pair of readers and each way of parting, so that one line shows
 * one habit: delta debugging (Zeller and Hildebrandt 2002) over characters. Runs of characters are taken away as long as
 * there is a reference that is smaller and on which the pair still parts in this way. All readers are asked each candidate,
 * so that what is tried for one pair serves all.
 */

import type { ComponentsRead, Recorded } from "../recorded/recording.ts";
import type { Panel } from "./panel.ts";

/**
 * The ways in which two readers part, ONE and OTHER: both find a host, and not the same; both find the same, and not the same
 * path; only ONE accepts the reference; both accept it, and only ONE finds a host.
 */
export const WAYS = ["host", "path", "accepts", "finds"] as const;

export type Way = (typeof WAYS)[number];

/** The others from which a reader parts, with blanks between them, by the reader. */
export type Parted = Readonly<Record<string, string>>;

/** A reference, and the pairs of readers for which it is the smallest found, by the way in which they part. */
export interface Smallest {
  readonly reference: string;
  readonly parts: Readonly<Partial<Record<Way, Parted>>>;
}

/** Recorded references longer than this are not begun with. */
const LONGEST = 60;

/** So many candidates are asked at most, the shortest of each round first: with sixty readers it takes some ten minutes. */
const MOST = 25_000;

/** Asks until nothing smaller is found. References with a base are not begun with: a pair parts in its readings. */
export async function smallest(
  recorded: readonly Recorded[],
  panel: Panel,
  say: (line: string) => void,
): Promise<readonly Smallest[]> {
  let asked: readonly string[] = startsOf(recorded, panel.ids);
  const tried = new Set<string>();
  const best = new Best(panel.ids);
  while (asked.length > 0) {
    const answers = await panel.ask(asked.map((reference) => ({ reference, kind: "smallest" })));
    for (const [at, reference] of asked.entries()) {
      tried.add(reference);
      best.consider(
        reference,
        panel.ids.map((id) => answers[at]?.get(id)?.reads),
      );
    }
    const kept = best.references();
    say(`${tried.size} asked, ${kept.length} kept`);
    asked = [...new Set(kept.flatMap(reductions))]
      .filter((reference) => !tried.has(reference))
      .sort((one, other) => (isBefore(one, other) ? -1 : 1))
      .slice(0, MOST - tried.size);
  }
  return best.found();
}

/** The shortest recorded references on which each pair parts in each way. */
function startsOf(recorded: readonly Recorded[], ids: readonly string[]): readonly string[] {
  const best = new Best(ids);
  for (const { reference, base, answers } of recorded)
    if (base === undefined && reference.length <= LONGEST)
      best.consider(
        reference,
        ids.map((id) => answers.get(id)?.reads),
      );
  return best.references();
}

/** What is left when a run of characters is taken away: halves, quarters and so on, down to single ones. */
function reductions(reference: string): readonly string[] {
  const characters = [...reference];
  return sizesOf(characters.length).flatMap((size) =>
    Array.from({ length: characters.length - size + 1 }, (_, at) =>
      [...characters.slice(0, at), ...characters.slice(at + size)].join(""),
    ),
  );
}

function sizesOf(length: number): readonly number[] {
  const size = Math.ceil(length / 2);
  return length === 0 ? [] : size === 1 ? [1] : [size, ...sizesOf(size)];
}

/** The smallest reference for each way and each pair. */
class Best {
  readonly #ids: readonly string[];
  readonly #smallest: Readonly<Record<Way, (string | undefined)[]>> = {
    host: [],
    path: [],
    accepts: [],
    finds: [],
  };

  constructor(ids: readonly string[]) {
    this.#ids = ids;
  }

  /** Keeps a reference for the pairs that part on it, if it is smaller than what they have. */
  consider(reference: string, reads: readonly (ComponentsRead | false | undefined)[]): void {
    const compared = reads.map((one) => one && comparable(one));
    for (const [first, one] of compared.entries())
      for (const [second, other] of compared.entries()) {
        const way = wayOf(one, other);
        // What is alike both ways is told once.
        if (way === undefined || ((way === "host" || way === "path") && first > second)) continue;
        const at = first * compared.length + second;
        const known = this.#smallest[way][at];
        if (known === undefined || isBefore(reference, known)) this.#smallest[way][at] = reference;
      }
  }

  /** Each that is kept for some pair, in order. */
  references(): readonly string[] {
    const all = WAYS.flatMap((way) => this.#smallest[way].filter((one) => one !== undefined));
    return [...new Set(all)].sort((one, other) => (isBefore(one, other) ? -1 : 1));
  }

  found(): readonly Smallest[] {
    return this.references().map((reference) => ({
      reference,
      parts: Object.fromEntries(
        WAYS.map((way) => [way, this.#pairs(way, reference)] as const).filter(
          ([, pairs]) => Object.keys(pairs).length > 0,
        ),
      ),
    }));
  }

  #pairs(way: Way, reference: string): Parted {
    const count = this.#ids.length;
    const othersOf = (first: number) =>
      this.#ids.filter((_, second) => this.#smallest[way][first * count + second] === reference).join(" ");
    const all = this.#ids.map((id, first) => [id, othersOf(first)] as const);
    return Object.fromEntries(all.filter(([, others]) => others !== ""));
  }
}

/** Fewer characters; of as many, more of printable ASCII; then in the order of the code units. */
function isBefore(one: string, other: string): boolean {
  const by = one.length - other.length || oddities(one) - oddities(other);
  return by < 0 || (by === 0 && one < other);
}

const oddities = (text: string) => text.replace(/[\x21-\x7e]/g, "").length;

interface Comparable {
  readonly host: string;
  readonly path: string;
}

/** How one parts from the other. */
function wayOf(one: Comparable | false | undefined, other: Comparable | false | undefined): Way | undefined {
  if (one === undefined || other === undefined || one === false) return undefined;
  if (other === false) return "accepts";
  if (one.host === other.host) return one.path === other.path ? undefined : "path";
  if (one.host === "") return undefined;
  return other.host === "" ? "finds" : "host";
}

/** Letters in lower case, no brackets, triplets decoded, and `/` for an empty path: writing alone parts nobody. */
function comparable({ host, path }: ComponentsRead): Comparable {
  return { host: decoded(host ?? "").replace(/^\[(.*)\]$/s, "$1"), path: decoded(path ?? "") || "/" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}
