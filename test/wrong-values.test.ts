// A value of the wrong type is a TypeError that names the argument, in every public function of these entries: never an error
// of the engine about the inside of a function. A UriSyntaxError is an answer, too: a text that is not a reference.
import { UriSyntaxError } from "urikit";
import { describe, expect, test } from "vitest";
import { publicEntries } from "../scripts/stability.js";

/** What a caller without types may bring. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1n],
  ...["", "x", "\0", "\ud800", Symbol("s"), {}, { length: 1 }, { a: 1 }, Object.create(null)],
  ...[[], [1], [undefined], () => 1, class {}, new Date(0), /x/, new Map(), new Set([1]), new Uint8Array(2)],
  new Proxy({}, {}),
];

/** The entries that programs use. Others have pieces of the packages: their functions trust their callers. */
const ENTRIES =
  /^(?:urikit(?:\/(?:iri|idna|uri-template|formats|context|web|display))?|@urikit\/schemes(?:\/(?!define|wrapper|words).*)?|@urikit\/surt)$/;

/** Functions of these entries for other packages, which trust their callers. */
const TRUSTING = new Set([
  "isThisHost",
  "requireHarmless",
  "planHere",
  "planThrough",
  "ftpPlanOnSameConnection",
]);

/** The words of errors that V8 makes. */
const ENGINE =
  /Cannot (?!be)|is not a function|is not iterable|not a constructor|Invalid array length|private member|reading '|incompatible receiver|Reduce of/;

type Call = (...given: readonly unknown[]) => unknown;

/** The functions of an entry, and those of its values, such as `ftp.build`. */
function functionsOf(names: Readonly<Record<string, unknown>>): readonly (readonly [string, Call])[] {
  return Object.entries(names).flatMap(([name, value]): (readonly [string, Call])[] => {
    if (typeof value === "function") return /^class\b/.test(String(value)) ? [] : [[name, value as Call]];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([member, call]): (readonly [string, Call])[] =>
      typeof call === "function" ? [[`${name}.${member}`, call as Call]] : [],
    );
  });
}

/** The error of a call, unless it is one that may be. */
function wrongErrorOf(call: Call, given: readonly unknown[]): string | undefined {
  try {
    call(...given);
    return undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    const { name, message } = error as Error;
    return error instanceof TypeError && message.length > 8 && !ENGINE.test(message)
      ? undefined
      : `${name}: ${message}`;
  }
}

describe("31 wrong values in each place of each function", () => {
  test("there are 31", () => expect(VALUES.length).toBe(31));

  const entries = publicEntries().filter(({ name }) => ENTRIES.test(name));
  test("there are entries", () => expect(entries.length).toBeGreaterThan(50));

  test.each(entries.map(({ name }) => name))("%s", async (name) => {
    const wrong: string[] = [];
    for (const [of, call] of functionsOf(await import(name))) {
      if (TRUSTING.has(of)) continue;
      for (let place = 0; place < Math.min(call.length + 1, 3); place++) {
        for (const value of VALUES) {
          const error = wrongErrorOf(call, [...["http://a/b", "http://a/b"].slice(0, place), value]);
          if (error !== undefined) wrong.push(`${of}, argument ${place + 1}: ${error}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
