// A value of the wrong type is a TypeError that names the argument, in every public function of these entries: never an error
// of the engine about the inside of a function. A UriSyntaxError is an answer, too: a text that is not a reference.
import { checkValues } from "@urikit/lists";
import { EDITIONS } from "@urikit/standards";
import { grammarOf } from "@urikit/standards/grammars";
import { UriSyntaxError } from "urikit";
import { describe, expect, test } from "vitest";
import { publicEntries } from "../scripts/generate/stability.js";

/** What a caller without types may bring. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1n],
  ...["", "x", "\0", "\ud800", Symbol("s"), {}, { length: 1 }, { a: 1 }, Object.create(null)],
  ...[[], [1], [undefined], () => 1, class {}, new Date(0), /x/, new Map(), new Set([1]), new Uint8Array(2)],
  new Proxy({}, {}),
];

/** The entries that programs use. Others have pieces of the packages: their functions trust their callers. */
const ENTRIES = [
  /^urikit(?:\/(?:iri|idna|uri-template|formats|context|web|display))?$/,
  /^@urikit\/schemes(?:\/(?!define|wrapper|words).*)?$/,
  /^@urikit\/(?:surt|domains|explain\/parts|programs|standards(?:\/grammars)?|documents|lists(?:\/node)?|where)$/,
  /^@urikit\/(?:audit(?:\/at-once)?|guard(?:\/node)?|drop-ins(?:\/ajv)?|fast-uri|uri-js|relative-to-absolute-iri)$/,
  /^@urikit\/(?:punycode|tr46|url-template)$/,
];

/** Functions of these entries for other packages, which trust their callers: most take what another function gives. */
const TRUSTING = new Set([
  ...["isThisHost", "requireHarmless", "planHere", "planThrough", "ftpPlanOnSameConnection"],
  ...["cellsOf", "nameRows", "lineLength", "holdsAny", "readerOf", "beginsSecret"],
]);

const URI = "http://a/b";

/** Arguments that are right, where two references are not. */
const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
  audit: [URI, {}],
  checkFragments: [[{ uri: URI, source: { open: () => [] } }], {}],
  checkSite: [[], { at: URI }],
  checkValues: [{}],
  columnText: [{ columns: ["host"] }],
  compareIn: [EDITIONS[0], URI, URI],
  equivalentFor: ["cache", URI, URI, {}],
  extractReferences: [{ open: () => [] }, "html", {}],
  fieldColumns: [{ field: 1, columns: ["host"] }],
  fieldLines: [checkValues(), { field: 1 }],
  grammarOf: ["rfc3986"],
  guard: [URI, {}],
  habitAnswers: [{ reference: URI, shows: "host" }],
  keyOf: [URI, {}],
  lineKeys: [{}],
  lookup: [{}, {}],
  partsOf: [{ text: URI, range: () => undefined }],
  messageSections: ["A: b\n\nhttp://a/", {}],
  quietLines: [{ signs: { beginnings: [], endings: [], names: [] }, verdict: "" }],
  readLines: [{ lines: () => [], piece: () => [] }, {}],
  readPolicy: [{}, {}],
  redirectTarget: ["/", { origin: "https://a", paths: ["/"] }],
  referencesIn: ["http://a/", "html", {}],
  ruleOf: [grammarOf("rfc3986"), "URI"],
  safeLink: [URI, {}],
  splitValues: [["host"]],
  templateLines: [["a"], {}],
  judgesFor: ["valid", {}],
  readWhere: ["valid"],
  where: ["valid", {}],
};

/** The words of errors that V8 makes. A class that is given as a function is called, and says so itself. */
const ENGINE =
  /Cannot (?!be)|is not a function|is not iterable|not a constructor|Invalid array|private member|reading '|incompatible receiver|Reduce of|Do not know|circular|start offset/;

type Call = (...given: readonly unknown[]) => unknown;

/** The functions of an entry, and those of its values, such as `ftp.build`, and of the values in its lists. */
function functionsOf(
  names: Readonly<Record<string, unknown>>,
  of = "",
): readonly (readonly [string, Call])[] {
  return Object.entries(names).flatMap(([name, value]): readonly (readonly [string, Call])[] => {
    const full = of === "" ? name : `${of}.${name}`;
    if (typeof value === "function") return /^class\b/.test(String(value)) ? [] : [[full, value as Call]];
    const isDeep = full.split(".").length > (Array.isArray(names) ? 2 : 1);
    if (typeof value !== "object" || value === null || (isDeep && !Array.isArray(names))) return [];
    return functionsOf(value as Readonly<Record<string, unknown>>, full);
  });
}

/** The error of a call, unless it is one that may be. A drop-in throws what the library threw that it replaces. */
async function wrongErrorOf(
  call: Call,
  given: readonly unknown[],
  isDropIn: boolean,
): Promise<string | undefined> {
  try {
    await used(call(...given));
    return undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    const { name, message } = error as Error;
    const isOurs = message.length > 8 && !ENGINE.test(message);
    return isOurs && (error instanceof TypeError || error instanceof RangeError || isDropIn)
      ? undefined
      : `${name}: ${message}`;
  }
}

const LINES = new TextEncoder().encode("http://a/b\nhttp://a b/\n");

/** Uses what a function gave: what is wrong may be noticed only then. */
async function used(result: unknown): Promise<void> {
  if (typeof result !== "object" || result === null) return;
  // Not a stream, which would wait for octets.
  if (Symbol.asyncIterator in result && "next" in result)
    await (result as AsyncIterable<unknown>)[Symbol.asyncIterator]().next();
  if ("write" in result && "end" in result && "lines" in result) {
    const { write, end } = result as {
      write(octets: Uint8Array): Iterable<unknown>;
      end(): Iterable<unknown>;
    };
    for (const _ of [...write.call(result, LINES), ...end.call(result)]);
  }
}

/** Arguments, with another one in a place. */
function withAt(given: readonly unknown[], place: number, one: unknown): readonly unknown[] {
  return given.map((each, at) => (at === place ? one : each));
}

/** The names of the options that a call looks for in its argument at a place. */
async function optionsOf(call: Call, right: readonly unknown[], place: number): Promise<readonly string[]> {
  const names = new Set<string>();
  const seen = (name: string | symbol) => {
    if (typeof name === "string") names.add(name);
    return name;
  };
  const spy = new Proxy(Object(right[place]) as object, {
    get: (target, name) => Reflect.get(target, seen(name)),
    has: (target, name) => Reflect.has(target, seen(name)),
  });
  await wrongErrorOf(call, withAt(right, place, spy), true);
  return [...names].filter((name) => !(name in Object.prototype) && name !== "toJSON");
}

/** Names that nobody can put on `Object.prototype`: descriptors of properties would have them. */
const DESCRIPTOR = /^(?:get|set|value|writable|then)$/;

/** The error of a call while all objects have a member. */
function errorWith(name: string, call: Call, given: readonly unknown[]): string {
  Object.defineProperty(Object.prototype, name, {
    value: Symbol("wrong"),
    configurable: true,
    enumerable: true,
    writable: true,
  });
  try {
    call(...given);
    return "";
  } catch (error) {
    return String(error);
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
}

/** What is wrong with the errors of a function, for each wrong value in each place, and in each option. */
async function wrongErrorsOf(of: string, call: Call, isDropIn: boolean): Promise<readonly string[]> {
  const right = RIGHT[of] ?? [URI, URI, URI, URI];
  const wrong: string[] = [];
  const attempt = async (given: readonly unknown[], where: string) => {
    const error = await wrongErrorOf(call, given, isDropIn);
    if (error !== undefined) wrong.push(`${of}, ${where}: ${error}`);
  };
  for (let place = 0; place < Math.min(Math.max(call.length + 1, RIGHT[of]?.length ?? 0), 4); place++) {
    for (const value of VALUES) await attempt([...right.slice(0, place), value], `argument ${place + 1}`);
    const options: object = typeof right[place] === "object" ? Object(right[place]) : {};
    const others = [...right.slice(0, place), options];
    for (const name of await optionsOf(call, others, place)) {
      const where = `argument ${place + 1}.${name}`;
      for (const value of VALUES)
        if (typeof value !== "function" || typeof Reflect.get(options, name) !== "function")
          await attempt(withAt(others, place, { ...options, [name]: value }), where);
      if (DESCRIPTOR.test(name) || Object.hasOwn(options, name)) continue;
      const [inherited, absent] = [errorWith(name, call, others), errorWith("another", call, others)];
      if (inherited !== absent) wrong.push(`${of}, inherited ${where}: ${inherited}`);
    }
  }
  return wrong;
}

describe("31 wrong values in each place of each function, and in each of its options", () => {
  test("there are 31", () => expect(VALUES.length).toBe(31));

  const entries = publicEntries().filter(({ name }) => ENTRIES.some((entry) => entry.test(name)));
  test("there are entries", () => expect(entries.length).toBeGreaterThan(70));

  test.each(entries.map(({ name }) => name))("%s", async (name) => {
    const wrong: string[] = [];
    const isDropIn = /drop-ins|fast-uri|uri-js|relative-to/.test(name);
    for (const [of, call] of functionsOf(await import(name)))
      if (!TRUSTING.has(of)) wrong.push(...(await wrongErrorsOf(of, call, isDropIn)));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** Arguments, one of which is an IRI that is not a URI (RFC 3987 §3.1). */
const WITH_IRI = [["http://é.example/ü"], ["http://é.example/ü", URI], [URI, "http://é.example/ü"]];

test("an IRI where a URI is expected: each error about its characters names the function that maps it", async () => {
  const wrong: string[] = [];
  let named = 0;
  for (const { name } of publicEntries().filter((entry) => ENTRIES.some((one) => one.test(entry.name))))
    for (const [of, call] of functionsOf(await import(name)))
      for (const given of WITH_IRI)
        try {
          call(...given);
        } catch (error) {
          if (!(error instanceof UriSyntaxError) || error.code !== "non-ascii") continue;
          if (/\btoUri of urikit\/iri\b/.test(error.message)) named++;
          else wrong.push(`${name}: ${of}: ${error.message}`);
        }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(60);
});
