// A key that is not an option is refused, with the names that are: by every public function that takes options. The table
// has each of them; one that is missing is found in its signature.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { access, carryOut, guardedAgent, safeFetch } from "@urikit/access";
import { getUri } from "@urikit/access/get-uri";
import { checkLinks } from "@urikit/access/links";
import { audit } from "@urikit/audit";
import { checkFragments, extractReferences, messageSections, referencesIn } from "@urikit/documents";
import { rewrite, toHttps } from "@urikit/documents/rewrite";
import { checkSite } from "@urikit/documents/site";
import { isPublicSuffix, publicSuffix, registrableDomain } from "@urikit/domains";
import { guard, readPolicy } from "@urikit/guard";
import { lookup } from "@urikit/guard/node";
import * as lists from "@urikit/lists";
import * as listEngine from "@urikit/lists/engine";
import { defineScheme, planAny, readAny, standardSchemes } from "@urikit/schemes";
import { planThrough } from "@urikit/schemes/gateway";
import { toPosixPath, toWindowsPath } from "@urikit/schemes/native-path";
import { readInner } from "@urikit/schemes/standard";
import { fromVmsPath, toVmsPath } from "@urikit/schemes/vms-path";
import * as standards from "@urikit/standards";
import { clean, cleaningSteps } from "@urikit/surt";
import { judgesFor, where } from "@urikit/where";
import { lineSieve, whereLines } from "@urikit/where/lines";
import * as urikit from "urikit";
import { establishBase, findInText, RunningTextReader, writeInText } from "urikit/context";
import { isValidLabel, toAscii, toUnicode } from "urikit/idna";
import * as iri from "urikit/iri";
import { redirectTarget, safeLink } from "urikit/web";
import { type Statement, say } from "urikit/words";
import { zh } from "urikit/words/zh";
import { describe, expect, test } from "vitest";
import { publicEntries } from "../scripts/generate/stability.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What a caller without types hands over. */
type Given = never;
type Take = (options: Given) => unknown;

const URI = "http://a/b";
const WORK = lists.checkValues();
const DOCUMENT = { open: () => [] };
const PLAN = standardSchemes.get("gopher")?.plan("gopher://a/");
const DEFINITION = {
  name: "x-a",
  specification: "here",
  origin: "custom",
  read: () => ({}),
  write: () => ({}),
  plan: () => PLAN,
};
const FIELD = { field: 1, columns: ["host"] };

/** Each public function that takes options, and members that it cannot do without. */
const TAKERS: Readonly<Record<string, readonly [take: Take, least?: object]>> = {
  canonicity: [(o) => urikit.canonicity(URI, o)],
  compare: [(o) => urikit.compare(URI, URI, o)],
  decode: [(o) => urikit.decode("a", o)],
  editQuery: [(o) => urikit.editQuery(URI, o)],
  equal: [(o) => urikit.equal(URI, "b", o)],
  learnedLocations: [(o) => urikit.learnedLocations(undefined, o)],
  normalizationSteps: [(o) => urikit.normalizationSteps(URI, o)],
  normalize: [(o) => urikit.normalize(URI, o)],
  parseIPv4: [(o) => urikit.parseIPv4("1.2.3.4", o)],
  prepareBase: [(o) => urikit.prepareBase(URI, o)],
  "prepareBase().resolve": [(o) => urikit.prepareBase(URI).resolve("a", o)],
  queryPairs: [(o) => urikit.queryPairs("a", o)],
  resolve: [(o) => urikit.resolve("a", URI, o)],
  uriWith: [(o) => urikit.uriWith(o)],
  writeQuery: [(o) => urikit.writeQuery({}, o)],
  establishBase: [(o) => establishBase(o)],
  findInText: [(o) => findInText("a", o)],
  RunningTextReader: [(o) => new RunningTextReader(o)],
  writeInText: [(o) => writeInText(URI, o)],
  isValidLabel: [(o) => isValidLabel("a", o)],
  toAscii: [(o) => toAscii("a", o)],
  toUnicode: [(o) => toUnicode("a", o)],
  bidiProblems: [(o) => iri.bidiProblems(URI, o)],
  compareIri: [(o) => iri.compareIri(URI, URI, o)],
  equalIri: [(o) => iri.equalIri(URI, "b", o)],
  normalizeIri: [(o) => iri.normalizeIri(URI, o)],
  prepareIriBase: [(o) => iri.prepareIriBase(URI, o)],
  "prepareIriBase().resolve": [(o) => iri.prepareIriBase(URI).resolve("a", o)],
  resolveIri: [(o) => iri.resolveIri("a", URI, o)],
  toIri: [(o) => iri.toIri(URI, o)],
  toUri: [(o) => iri.toUri(URI, o)],
  redirectTarget: [(o) => redirectTarget("/a", o), { origin: "https://a" }],
  safeLink: [(o) => safeLink(URI, o)],
  defineScheme: [(o) => defineScheme(o), DEFINITION],
  planAny: [(o) => planAny(URI, o)],
  readAny: [(o) => readAny(URI, o)],
  planThrough: [(o) => planThrough("wais://a/b", URI.slice(0, -1), o)],
  readInner: [(o) => readInner(URI, o)],
  toPosixPath: [(o) => toPosixPath("file:///a", o)],
  toWindowsPath: [(o) => toWindowsPath("file:///C:/a", o)],
  fromVmsPath: [(o) => fromVmsPath("DUA0:[A]B.TXT", o)],
  toVmsPath: [(o) => toVmsPath("file:///dua0/a/b.txt", o)],
  isPublicSuffix: [(o) => isPublicSuffix("a.example", o)],
  publicSuffix: [(o) => publicSuffix("a.example", o)],
  registrableDomain: [(o) => registrableDomain("a.example", o)],
  clean: [(o) => clean(URI, o)],
  cleaningSteps: [(o) => cleaningSteps(URI, o)],
  guard: [(o) => guard(URI, o)],
  guardedAgent: [(o) => guardedAgent({}, o)],
  lookup: [(o) => lookup({}, o)],
  readPolicy: [(o) => readPolicy({}, o)],
  audit: [(o) => audit(URI, o)],
  access: [(o) => access("data:,a", o)],
  carryOut: [(o) => carryOut(PLAN as never, o)],
  safeFetch: [(o) => safeFetch("http://127.0.0.1/", o)],
  getUri: [(o) => getUri("data:,a", o)],
  checkLinks: [(o) => checkLinks([], o)],
  checkFragments: [(o) => checkFragments([], o).next()],
  checkSite: [(o) => checkSite([], o).next(), { at: URI }],
  extractReferences: [(o) => extractReferences(DOCUMENT, "html", o).next()],
  messageSections: [(o) => messageSections("A: b\n\na", o)],
  referencesIn: [(o) => referencesIn("a", "html", o)],
  rewrite: [(o) => rewrite(new Uint8Array(0), "html", toHttps, o)],
  checkLines: [(o) => lists.checkLines(o)],
  checkValues: [(o) => lists.checkValues(o)],
  columnLines: [(o) => lists.columnLines(o)],
  columnText: [(o) => lists.columnText(o), { columns: ["host"] }],
  encodeLines: [(o) => lists.encodeLines(o)],
  fieldColumns: [(o) => lists.fieldColumns(o), FIELD],
  fieldLines: [(o) => lists.fieldLines(WORK, o), { field: 1 }],
  jsonLines: [(o) => lists.jsonLines(o)],
  keyLines: [(o) => lists.keyLines(o)],
  keyOf: [(o) => lists.keyOf(URI, o)],
  keyValues: [(o) => lists.keyValues(o)],
  lineKeys: [(o) => listEngine.lineKeys(o)],
  normalizeLines: [(o) => lists.normalizeLines(o)],
  normalizeValues: [(o) => lists.normalizeValues(o)],
  quietLines: [
    (o) => listEngine.quietLines(o),
    { signs: { beginnings: [], endings: [], names: [] }, verdict: "" },
  ],
  readLines: [(o) => lists.readLines({ *lines() {}, *piece() {} } as never, o)],
  resolveLines: [(o) => lists.resolveLines(URI, o)],
  resolveValuesAgainst: [(o) => listEngine.resolveValuesAgainst(URI, o)],
  surveyLines: [(o) => lists.surveyLines(o)],
  surveyRecords: [(o) => listEngine.surveyRecords(o), { secret: new Uint8Array(16) }],
  templateLines: [(o) => lists.templateLines(["a"], o)],
  uniqueLines: [(o) => lists.uniqueLines(o)],
  uniqueValues: [(o) => lists.uniqueValues(o)],
  validLines: [(o) => lists.validLines(o)],
  verdictLines: [(o) => lists.verdictLines(o)],
  agreements: [(o) => standards.agreements(URI, o)],
  confusingReferences: [(o) => standards.confusingReferences("a.example", "a.example", o)],
  confusions: [(o) => standards.confusions(URI, o)],
  destinations: [(o) => standards.destinations(URI, undefined, o)],
  equivalentFor: [(o) => standards.equivalentFor("cache", URI, URI, o)],
  findConfusing: [(o) => standards.findConfusing("a.example", "a.example", o).next()],
  readersVerdict: [(o) => standards.readersVerdict(URI, undefined, o)],
  sideBySide: [(o) => standards.sideBySide(URI, undefined, o)],
  judgesFor: [(o) => judgesFor("valid", o)],
  where: [(o) => where("valid", o)],
  lineSieve: [(o) => lineSieve("valid", o)],
  whereLines: [(o) => whereLines("valid", o)],
  ...Object.fromEntries(
    standards.EDITIONS.flatMap((edition) => [
      [`${edition.id}.resolve()`, [(o: Given) => edition.resolve("a", URI, o)]],
      [`${edition.id}.normalize()`, [(o: Given) => edition.normalize(URI, o)]],
    ]),
  ),
};

/** What a function says against its options; a promise, or a generator, says it later. */
async function refusalOf(take: Take, options: unknown): Promise<Error | undefined> {
  try {
    await take(options as Given);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

describe.each(Object.entries(TAKERS))("%s", (_name, [take, least = {}]) => {
  const refused = (options: unknown) => refusalOf(take, options);
  const withKey = (key: string, value: unknown = undefined) => refused({ ...least, [key]: value });

  test("refuses a key that is not an option, and hints at those that are", async () => {
    const error = await withKey("nosuchoption", 1);
    expect(error).toBeInstanceOf(TypeError);
    expect(error?.message).toMatch(/"nosuchoption".*known are \w+/);
    const names = /known are ([\w, ]+)$/.exec(error?.message ?? "")?.[1]?.split(", ") ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys(least)));
    for (const name of names) {
      // Misspelt by one letter, it is meant, or another one that is as near; as it is, it is known.
      const misspelt = await withKey(`${name}q`);
      expect([name, misspelt?.message]).toEqual([name, expect.stringMatching(/did you mean \w+\?$/)]);
      const known = Object.hasOwn(least, name) ? undefined : await withKey(name);
      expect(known?.message ?? "").not.toMatch(/known are|did you mean|must have the member/);
    }
  });

  test("refuses what holds no options", async () => {
    for (const options of [
      null,
      "strict",
      1,
      true,
      () => 1,
      [],
      ["level"],
      new Map([["level", 1]]),
      new Date(0),
    ])
      expect(await refused(options)).toBeInstanceOf(TypeError);
  });

  test("looks at inherited keys, and not at symbols or methods", async () => {
    class Own {
      constructor() {
        Object.assign(this, least);
      }
      method() {}
    }
    const messageOf = async (options: object) => (await refused(options))?.message ?? "";
    expect(await messageOf(new Own())).not.toMatch(/known are/);
    expect(await messageOf({ ...least, [Symbol("mark")]: 1 })).not.toMatch(/known are/);
    expect(await messageOf(Object.assign(Object.create(null), least))).not.toMatch(/known are/);
    const inherited = Object.assign(Object.create({ nosuchoption: 1 }), least);
    if (_name !== "guard") expect(await messageOf(inherited)).toMatch(/"nosuchoption"/);
  });
});

test.each([...standardSchemes.values()].map((scheme) => [scheme.name, scheme] as const))(
  "the scheme %s reads, builds and plans with the options that are its own",
  (name, scheme) => {
    const { read, plan } = scheme as unknown as Readonly<
      Record<"read" | "plan", (...given: unknown[]) => void>
    >;
    for (const call of [read, plan]) {
      expect(() => call(`${name}:`, { nosuchoption: 1 })).toThrow('"nosuchoption" is not a key of options');
      expect(() => call(`${name}:`, null)).toThrow("options must be an object, not null");
      for (const option of scheme.options)
        expect(() => call(`${name}:`, { [`${option}q`]: 1 })).toThrow(`did you mean ${option}?`);
    }
  },
);

describe("the sentences", () => {
  const errorOf = (options: unknown) =>
    refusalOf((given) => urikit.normalize(URI, given), options) as Promise<Error & { problem: Statement }>;

  test("in English and in Chinese", async () => {
    const near = await errorOf({ lvel: "scheme" });
    expect(near.message).toBe('"lvel" is not a key of options: did you mean level?');
    expect(say(zh, near.problem)).toBe('options 没有 "lvel" 这个键；是否指 level？');
    const far = await errorOf({ base: "http://a/" });
    expect(far.message).toBe('"base" is not a key of options: known are level, rootlessDotSegments, schemes');
    expect(say(zh, far.problem)).toBe(
      'options 没有 "base" 这个键；可用的有 level、rootlessDotSegments、schemes',
    );
  });

  test("as the issue has them", async () => {
    const messages = [
      () => referencesIn("<a href=b>", "html", { base: "http://a/" } as never),
      () => urikit.resolve("a", URI, { strct: false } as never),
      () => planAny("wais://a/b", { gateway: {} } as never),
      () => defineScheme({ name: "x-a" } as never),
    ].map((act) => {
      try {
        return act();
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(messages).toEqual([
      expect.stringMatching(/^"base" is not a key of context: known are retrieval, default, /),
      '"strct" is not a key of options: did you mean strict?',
      '"gateway" is not a key of options: did you mean gateways?',
      "the scheme must have the member specification",
    ]);
  });
});

/** The names of types that hold options. */
const OPTIONS = /(?:Options|Init|Edits|Context|Layers|Judges|Definition)$/;

/** Drop-ins take what their originals take, and ignore what those ignore; entries for urikit's own packages trust them. */
const EXEMPT =
  /^@urikit\/(?:drop-ins|fast-uri|uri-js|tr46|punycode|url-parse|url-template|relative-to-absolute-iri|explain|anatomy)|\/(?:foundation|engine|gauntlet)$/;

/** Data, and not options: an unknown member of components is read back by nobody. */
const DATA = new Set(["compose", "UriSyntaxError", "AccessError", "requireHarmless", "URL_STANDARD"]);

test("the table has every public function whose signature has options", () => {
  const values = publicEntries()
    .filter(({ name }) => !EXEMPT.test(name))
    .flatMap(({ names }) => names.filter(({ isType }) => !isType));
  const takers = values.filter(({ name, file, index }) => {
    const text = readFileSync(join(root, file), "utf8").slice(index);
    const isFunction = /^(?:export )?(?:async )?(?:function|class|abstract class) /.test(text);
    const isClass = /^(?:export )?(?:abstract )?class /.test(text);
    const signature = isClass
      ? (/\n {2}constructor\(([\s\S]*?)\) \{/.exec(text.slice(0, text.indexOf("\n}")))?.[1] ?? "")
      : text.slice(0, text.search(/ \{\n|;\n/));
    const types = [...signature.matchAll(/\w+\??: (?:(?:Pick|Omit|Partial)<)?(\w+)/g)].map(
      ([, type = ""]) => type,
    );
    return isFunction && !DATA.has(name) && types.some((type) => OPTIONS.test(type));
  });
  const missing = new Set(takers.map(({ name }) => name).filter((name) => !Object.hasOwn(TAKERS, name)));
  expect([...missing]).toEqual([]);
  expect(takers.length).toBeGreaterThan(80);
});
