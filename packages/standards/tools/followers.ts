// The edition that a program follows when it resolves, measured: its targets of many references, compared with those of each edition.
import { PROGRAMS } from "@urikit/programs";
import { EDITIONS, type Edition } from "../src/index.ts";

/** References that every edition since RFC 1808 derives, with and without `..` above the root. */
const PLAIN_BASES = ["http://a/b/c/d;p?q", "http://a/b/c/"];

/** Where editions and programs are at odds about the base itself, or about empty segments. */
const ODD_BASES = ["http://a", "http://a/b/../c", "http://a/b//c"];

/** The editions that resolve. */
export const RESOLVING: readonly Edition[] = EDITIONS.filter(
  ({ sections }) => sections.resolution !== undefined,
);

/** The share of targets in which a program differs from each edition, in the order of `RESOLVING`. */
export interface Follower {
  readonly name: string;
  readonly version: string;
  readonly plain: readonly number[];
  readonly odd: readonly number[];
}

/** How many targets were compared. */
export interface Followers {
  readonly plain: number;
  readonly odd: number;
  readonly programs: readonly Follower[];
}

/** Every program that resolves, compared with every edition that does. */
export function followers(): Followers {
  const plain = questions(["g", ".", ".."], ["", "#s"], PLAIN_BASES);
  const odd = questions(["g", ".", "..", ""], [""], ODD_BASES);
  const ofEditions = RESOLVING.map((edition) => [plain, odd].map((list) => list.map(targetIn(edition))));
  const programs = PROGRAMS.flatMap(({ name, version, resolve }) => {
    if (resolve === undefined) return [];
    const [ofPlain = [], ofOdd = []] = [plain, odd].map((list) =>
      list.map(({ reference, base }) => {
        const target = resolve(reference, base);
        return target.kind === "uri" ? compared(target.text) : undefined;
      }),
    );
    return [
      {
        name,
        version,
        plain: ofEditions.map(([targets = []]) => shareOfDifferences(targets, ofPlain)),
        odd: ofEditions.map(([, targets = []]) => shareOfDifferences(targets, ofOdd)),
      },
    ];
  });
  return { plain: plain.length, odd: odd.length, programs };
}

interface Question {
  readonly reference: string;
  readonly base: string;
}

/** All paths of up to two segments and perhaps a slash at either end, with and without params and query. */
function questions(
  segments: readonly string[],
  fragments: readonly string[],
  bases: readonly string[],
): readonly Question[] {
  const paths = ["", ...segments, ...segments.flatMap((one) => segments.map((two) => `${one}/${two}`))];
  const references = new Set(
    paths.flatMap((path) =>
      ["", "/"].flatMap((start) =>
        ["", "/"].flatMap((end) =>
          ["", ";x"].flatMap((params) =>
            ["", "?y"].flatMap((query) =>
              fragments.map(
                (fragment) => start + path + (path === "" ? "" : end) + params + query + fragment,
              ),
            ),
          ),
        ),
      ),
    ),
  );
  return bases.flatMap((base) => [...references].map((reference) => ({ reference, base })));
}

function targetIn(edition: Edition): (question: Question) => string | undefined {
  return ({ reference, base }) => {
    const target = edition.resolve(reference, base);
    if (target.kind === "none") return undefined;
    if (target.kind === "uri") return compared(target.text);
    return compared(target.fragment === undefined ? base : `${base}#${target.fragment}`);
  };
}

/** An empty query or fragment counts as absent, and an empty path after an authority as a slash. */
function compared(target: string): string {
  return target
    .replace(/#$/, "")
    .replace(/\?(?=#|$)/, "")
    .replace(/^([^:]*:\/\/[^/?#]*)(?=[?#]|$)/, "$1/");
}

function shareOfDifferences(
  one: readonly (string | undefined)[],
  other: readonly (string | undefined)[],
): number {
  return one.filter((target, at) => target !== other[at]).length / one.length;
}
