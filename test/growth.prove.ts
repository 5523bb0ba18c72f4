// Rule 7 of the house: the time is linear, of every public function of every package, on texts made from the expressions of
// its own package and of those that it is built on: what an expression repeats, repeated, and then a text that it refuses.
// No time is asserted. Of two texts, one four times as long as the other, the longer takes less than eight times as long.
import { readFileSync } from "node:fs";
import { counted } from "@urikit/abnf/counted";
import { uri } from "urikit";
import { describe, expect, test } from "vitest";
import { SOURCE_ALIASES } from "../source-aliases.ts";
import { repetitionsOf } from "./expressions.ts";
import { hostileShapes } from "./hostile-shapes.js";

/** In UTF-16 code units. */
const LENGTH = 8_000;

/** In milliseconds of the processor. Whatever takes less for `LENGTH` is not measured: a square takes a multiple of it. */
const AT_ONCE = 8;

const BASE = "http://a/b/c/d;p?q";

/** Functions that take no text, or do something else with it than to read it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "@urikit/guard/node": "they ask the name server",
  "@urikit/access": "it dials, and opens files",
};

type Take = (text: string) => unknown;

interface Taker {
  readonly name: string;
  readonly take: Take;
  /** The name of the scheme or program that it belongs to, which may have a file of its own. */
  readonly owner?: string;
}

/**
 * As many calls as an entry gets; where there are more, each function has its own texts, and others by turns.
 * `GROWTH_CALLS=NUMBER npm run prove -- growth` gives it more.
 */
const MOST_CALLS = Number(process.env.GROWTH_CALLS ?? 1_000);

const entries = SOURCE_ALIASES.map(({ find, replacement }) => ({
  name: find.source.replace(/^\^|\$$/g, "").replaceAll("\\", ""),
  file: replacement,
})).filter(({ name, file }) => !/\(|words|\.json/.test(name) && !/\/(?:cli|lists)\/src\//.test(file));

/** The functions of a value, and of what it holds: a scheme, a program. */
function takersOf(name: string, value: unknown, depth = 0): readonly Taker[] {
  if (typeof value === "function") {
    if (/^class\b/.test(String(value))) return [];
    const call = value as (...values: readonly unknown[]) => unknown; // what is not a text is refused
    const one = { name: `${name}(text)`, take: (text: string) => call(text) };
    if (value.length < 2) return [one];
    return [
      one,
      { name: `${name}(text, base)`, take: (text) => call(text, BASE) },
      { name: `${name}(base, text)`, take: (text) => call(BASE, text) },
    ];
  }
  if (typeof value !== "object" || value === null || depth > 1) return [];
  const owner = "name" in value && typeof value.name === "string" ? value.name : undefined;
  return Object.entries(value)
    .filter(([, member]) => typeof member === "function" || depth === 0)
    .flatMap(([key, member]) => takersOf(`${name}.${key}`, bound(member, value), depth + 1))
    .map((taker) => (owner === undefined ? taker : ofScheme(taker, owner)));
}

/** The same for texts of a scheme's own: of another, it reads nothing. */
const ofScheme = ({ name, take }: Taker, owner: string): Taker => ({
  name,
  owner,
  take: (text) => take(text.replace(/^http:/, `${owner}:`)),
});

function bound(member: unknown, owner: unknown): unknown {
  return typeof member === "function" && !/^class\b/.test(String(member))
    ? Object.defineProperty(member.bind(owner), "length", { value: member.length })
    : member;
}

/** A call, to its end; what is refused is refused. */
async function ended(take: Take, text: string): Promise<void> {
  try {
    const result = take(text);
    if (result instanceof Promise) await result;
    else if (typeof result === "object" && result !== null && Symbol.iterator in result)
      for (const _ of result as Iterable<unknown>);
  } catch {
    // refused
  }
}

async function timeOf(take: Take, text: string, calls = 1): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let call = 0; call < calls; call++) {
    const from = process.cpuUsage();
    await ended(take, text);
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Whether time grows steeply, and does so again: what else the machine does is not the same twice. */
async function growsSteeply(take: Take, make: (length: number) => string): Promise<boolean> {
  return (await grewSteeply(take, make)) && (await grewSteeply(take, make));
}

/** Whether four times the text takes more than eight times as long, twice in succession. */
async function grewSteeply(take: Take, make: (length: number) => string): Promise<boolean> {
  if ((await timeOf(take, make(LENGTH))) < AT_ONCE) return false;
  const times = [await timeOf(take, make(LENGTH / 4), 5), await timeOf(take, make(LENGTH), 3)] as const;
  if (times[1] < AT_ONCE || times[1] < 8 * times[0]) return false;
  return (await timeOf(take, make(4 * LENGTH), 2)) > 8 * times[1];
}

/** The folders of a package and of those that it is built on. */
function builtOn(folder: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(new URL(`../packages/${folder}/package.json`, import.meta.url), "utf8"),
  ) as { dependencies?: Record<string, string> };
  const own = Object.keys(dependencies).filter((name) => /^(?:@urikit\/|urikit$)/.test(name));
  return [...new Set([folder, ...own.flatMap((name) => builtOn(name.replace("@urikit/", "")))])];
}

const filled = (head: string, piece: string, tail: string) => (length: number) =>
  head + piece.repeat(Math.max(1, Math.floor((length - head.length - tail.length) / piece.length))) + tail;

const repetitions = repetitionsOf();

interface Shape {
  readonly name: string;
  readonly make: (length: number) => string;
  readonly files: readonly string[];
}

/** The hostile texts for a package. */
function shapesFor(folder: string): readonly Shape[] {
  const folders = builtOn(folder);
  const known = Object.entries(hostileShapes).map(([name, make]) => ({ name, make, files: [] }));
  const own = repetitions
    .filter(({ files }) => files.some((file) => folders.includes(file.split("/")[0] ?? "")))
    .flatMap(({ head, piece, files }) =>
      [...new Set([head, "http:", "http://h/"])].map((before) => ({
        name: JSON.stringify([before, piece]),
        make: filled(before, piece, "\n!|"),
        files,
      })),
    );
  return [...known, ...own];
}

/** Which of the texts a function is given: all known ones, those of its own file, and as many others as the entry can. */
function given(
  { owner = "" }: Taker,
  at: number,
  shapes: readonly Shape[],
  takers: number,
): readonly Shape[] {
  const turns = Math.ceil((takers * shapes.length) / MOST_CALLS);
  const isOwn = ({ files }: Shape) => owner !== "" && files.some((file) => file.endsWith(`/${owner}.ts`));
  const isKnown = ({ files }: Shape) => files.length === 0;
  return shapes.filter((shape, index) => isKnown(shape) || isOwn(shape) || (index + at) % turns === 0);
}

describe.each(entries)("$name", ({ name, file }) => {
  test.skipIf(name in LEFT_OUT)("every function takes linear time", async () => {
    const folder = /\/packages\/([^/]+)\/src\//.exec(file)?.[1] ?? "";
    const takers = Object.entries((await import(/* @vite-ignore */ file)) as object).flatMap(([key, value]) =>
      takersOf(key, value),
    );
    const shapes = shapesFor(folder);
    const steep: string[] = [];
    let calls = 0;
    for (const [at, taker] of takers.entries())
      for (const shape of given(taker, at, shapes, takers.length)) {
        calls++;
        if (await growsSteeply(taker.take, shape.make)) steep.push(`${taker.name}: ${shape.name}`);
      }
    counted("public functions, by what they take", takers.length);
    counted("calls with a hostile text", calls);
    expect(steep).toEqual([]);
  });
});

/** Literal text with a value wherever it has a `$`, and the data of all values; the last one may be another. */
const templates: readonly (readonly [name: string, piece: string, data: string, last: string])[] = [
  ["segments", "/$", "a", "a"],
  ["parts of a segment", "$", "a", "a"],
  ["fields of a query", "&a=$", "b", "b"],
  ["labels of a host", ".$", "a", "a"],
  ["parts of a userinfo", ":$", "a", "a"],
  ["a last segment that is refused", "/$", "a", ".."],
  ["a first segment that is refused", "/$", "..", "a"],
  ["labels that make no name", ".$", "a", ""],
];

describe.each(["/h", "?h", "//h", "//h[", "//h:"])("a template that begins with %s", (head) => {
  test.each(templates)("many values take linear time: %s", async (_name, piece, data, last) => {
    const take = (text: string) => {
      const literals = text.split("$");
      return uri(literals, ...literals.slice(2).map(() => data), last);
    };
    expect(await growsSteeply(take, filled(head, piece, ""))).toBe(false);
  });
});

test("the expressions give hostile texts", () => {
  expect(repetitions.length).toBeGreaterThan(200);
});
