// @ts-check
// One library in a process or a page of its own, in whatever engine runs this: what its load, its first calls, and each kind of
// reference take, in nanoseconds. A process prints it as JSON; a page posts it to the server that it came from.
import { measure } from "mitata";

/**
 * How a library is asked: whether a text is valid, for its host, for its normal form. A question that it has no function for is
 * left out. Only `URL` takes the base, and only of a kind that has one.
 * @typedef {object} Contender
 * @property {(text: string) => unknown} parse  what it makes of a text
 * @property {Ask} [valid]
 * @property {Ask} host  of a parsed reference, read
 * @property {Ask} [normal]
 */

/** @typedef {(text: string, base?: string) => unknown} Ask */

/** By the names in document.js. @type {Readonly<Record<string, () => Promise<Contender>>>} */
const contenders = {
  urikit: async () => {
    const { isUriReference, normalize, tryParse } = await import("urikit");
    return {
      parse: tryParse,
      valid: (text) => isUriReference(text),
      host: (text) => {
        const result = tryParse(text);
        return result.valid ? last(result.parsed.host) : -1;
      },
      normal: (text) => last(normalize(text)),
    };
  },
  URL: async () => ({
    parse: (text) => new URL(text),
    valid: (text, base) => URL.canParse(text, base),
    host: (text, base) => last(new URL(text, base).hostname),
    normal: (text, base) => last(new URL(text, base).href),
  }),
  "fast-uri": async () => {
    const { default: uri } = await import("fast-uri");
    return {
      parse: (text) => uri.parse(text),
      host: (text) => last(uri.parse(text).host),
      normal: (text) => last(uri.normalize(text)),
    };
  },
  "@hyperjump/uri": async () => {
    const uri = await import("@hyperjump/uri");
    return {
      parse: uri.parseUriReference,
      valid: (text) => uri.isUriReference(text),
      host: (text) => last(uri.parseUriReference(text).host),
      normal: (text) => last(uri.normalizeUri(text)),
    };
  },
  "uri-js": async () => {
    const { default: uri } = await import("uri-js");
    return {
      parse: (text) => uri.parse(text),
      host: (text) => last(uri.parse(text).host),
      normal: (text) => last(uri.normalize(text)),
    };
  },
  "url-parse": async () => {
    // @ts-expect-error: url-parse has no types
    const { default: Url } = await import("url-parse");
    return {
      parse: (text) => new Url(text, {}),
      host: (text) => last(new Url(text, {}).hostname),
      normal: (text) => last(new Url(text, {}).href),
    };
  },
};

/**
 * Reads a component. The last code unit of a string stands for all of them: V8 writes a concatenation out as a whole
 * when one of its units is asked for.
 * @param {unknown} component
 */
function last(component) {
  if (typeof component === "string")
    return component.length === 0 ? 0 : component.charCodeAt(component.length - 1);
  return component === undefined ? 0 : 1;
}

/** In milliseconds: to warm up for a kind and a question, and to measure it; and a sample, which is measured at once. */
const WARM_UP = 30;
const MEASURED = 60;
const SAMPLE = 2;

/** A pass that takes longer is measured once. */
const PATIENCE = 1000;

const FIRST = "https://example.org/a/b?c#d";

/** Whether a reference is refused: by `false` or an error. @param {Ask} ask @param {string} text @param {string} [base] */
function isRefused(ask, text, base) {
  try {
    const answer = ask(text, base);
    return answer === false || answer === -1;
  } catch {
    return true;
  }
}

/** @param {Ask} ask @param {readonly string[]} texts @param {string} [base] */
function pass(ask, texts, base) {
  let refused = 0;
  for (const text of texts) if (isRefused(ask, text, base)) refused++;
  return refused;
}

/**
 * The quickest sample, for each reference. A sample has so many passes that a clock in steps of 20 µs, as browsers have it, tells
 * its time.
 * @param {Ask} ask @param {readonly string[]} texts @param {string} [base]
 */
async function timeOf(ask, texts, base) {
  const start = performance.now();
  let warmed = 0;
  do {
    pass(ask, texts, base);
    warmed++;
  } while (performance.now() - start < WARM_UP);
  const first = performance.now() - start;
  if (warmed === 1 && first > PATIENCE) return (first * 1e6) / texts.length;
  const passes = Math.max(1, Math.round((warmed * SAMPLE) / WARM_UP));
  const sample = () => {
    for (let count = 0; count < passes; count++) pass(ask, texts, base);
  };
  const { min } = await measure(sample, { min_cpu_time: MEASURED * 1e6, min_samples: 1, gc: false });
  return min / texts.length / passes;
}

/**
 * What each question about a kind took; null where there is no function for it.
 * @param {Contender} contender @param {readonly string[]} texts @param {string} [base]
 */
async function answers({ valid, host, normal }, texts, base) {
  const time = (/** @type {Ask | undefined} */ ask) => (ask ? timeOf(ask, texts, base) : null);
  return {
    valid: await time(valid),
    host: await timeOf(host, texts, base),
    normal: await time(normal),
    refused: pass(host, texts, base) / texts.length,
  };
}

/**
 * What the first calls of a library take, from its load on. No references were made yet: that would warm the engine.
 * @param {() => Promise<Contender>} load
 */
async function coldCalls(load) {
  const from = performance.now();
  const contender = await load();
  const loaded = performance.now();
  contender.host(FIRST);
  const called = performance.now();
  for (let count = 0; count < 99; count++) contender.host(`${FIRST}${count}`);
  const hundred = performance.now();
  const cold = {
    load: (loaded - from) * 1e6,
    first: (called - loaded) * 1e6,
    hundred: (hundred - loaded) * 1e6,
  };
  return { contender, cold };
}

/** Octets that a reference keeps, and that a call leaves behind; undefined where nobody can ask for a collection. @param {Contender} contender @param {readonly string[]} links */
function memoryOf({ host, parse }, links) {
  const { gc } = globalThis;
  if (gc === undefined) return undefined;
  const texts = links.filter((link) => !isRefused(host, link)).slice(0, 1000);
  const kept = new Array(20 * texts.length);
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < kept.length; index++) kept[index] = parse(texts[index % texts.length] ?? "");
  const full = process.memoryUsage().heapUsed;
  gc();
  const after = process.memoryUsage().heapUsed;
  const each = (/** @type {number} */ octets) => Math.round(octets / kept.length);
  return { kept: each(after - before), garbage: each(full - after), last: typeof kept.at(-1) };
}

/** @typedef {Readonly<Record<string, { texts: readonly string[], base?: string }>>} Texts  of each kind */

/** What a library takes. @param {string} name @param {() => Promise<Texts>} made  the kinds, made after its first calls */
async function measured(name, made) {
  const load = contenders[name];
  if (load === undefined) throw new Error(`no contender ${name}`);
  const { contender, cold } = await coldCalls(load);
  const kinds = await made();
  /** @type {Record<string, Awaited<ReturnType<typeof answers>>>} */
  const results = {};
  for (const [kind, { texts, base }] of Object.entries(kinds))
    results[kind] = await answers(contender, texts, base);
  return { cold, memory: memoryOf(contender, kinds["short links"]?.texts ?? []), results };
}

if ("document" in globalThis) {
  const { searchParams } = new URL(import.meta.url);
  const kinds = async () => /** @type {Texts} */ (await (await fetch("/kinds.json")).json());
  const body = JSON.stringify(await measured(searchParams.get("name") ?? "", kinds));
  await fetch("/measured", { method: "POST", body });
} else if (process.argv[2] !== undefined) {
  const path = "./kinds.js"; // whose files no page has
  const kinds = async () => (await import(path)).madeKinds();
  process.stdout.write(`${JSON.stringify(await measured(process.argv[2], kinds))}\n`);
}
