// @ts-check
// One reader, in a process of its own, in whatever engine runs this: prints as JSON what its load, its first calls and each
// kind of reference took, in nanoseconds.
import { contenders } from "./contenders.js";

/** In milliseconds, for a kind and a question. */
const WARM_UP = 30;
const MEASURED = 60;

const FIRST = "https://example.org/a/b?c#d";

const name = process.argv[2] ?? "";
const load = contenders[name];
if (load === undefined) throw new Error(`no contender ${name}`);

const from = performance.now();
const contender = await load();
const loaded = performance.now();
contender.host(FIRST);
const called = performance.now();
for (let count = 0; count < 99; count++) contender.host(`${FIRST}${count}`);
const hundred = performance.now();

// Later: to make the references would warm the engine.
const { kinds, made } = await import("./kinds.js");

/** @typedef {(text: string, base?: string) => unknown} Ask */

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
 * The quickest pass, for each reference; a pass that takes longer than all the time stands alone.
 * @param {Ask} ask @param {readonly string[]} texts @param {string} [base]
 */
function timeOf(ask, texts, base) {
  const start = performance.now();
  do pass(ask, texts, base);
  while (performance.now() - start < WARM_UP);
  let best = Number.POSITIVE_INFINITY;
  const end = performance.now() + MEASURED;
  do {
    const before = performance.now();
    pass(ask, texts, base);
    best = Math.min(best, performance.now() - before);
  } while (performance.now() < end);
  return (best * 1e6) / texts.length;
}

/** What each question about a kind took; null where there is no function for it. @param {import("./kinds.js").Kind} kind */
function answers(kind) {
  const { valid, host, normal } = contender;
  const texts = made(kind);
  const time = (/** @type {Ask | undefined} */ ask) => (ask ? timeOf(ask, texts, kind.base) : null);
  return {
    valid: time(valid),
    host: time(host),
    normal: time(normal),
    refused: pass(host, texts, kind.base) / texts.length,
  };
}

const results = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, answers(kind)]));
const cold = {
  load: (loaded - from) * 1e6,
  first: (called - loaded) * 1e6,
  hundred: (hundred - loaded) * 1e6,
};
process.stdout.write(`${JSON.stringify({ cold, memory: memory(), results })}\n`);

/** Octets that a reference keeps, and that a call leaves behind; undefined where nobody can ask for a collection. */
function memory() {
  const { gc } = globalThis;
  const { host, parse } = contender;
  const links = made(/** @type {import("./kinds.js").Kind} */ (kinds["short links"]));
  const texts = links.filter((link) => !isRefused(host, link)).slice(0, 1000);
  const kept = new Array(20 * texts.length);
  if (gc === undefined) return undefined;
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < kept.length; index++) kept[index] = parse(texts[index % texts.length] ?? "");
  const full = process.memoryUsage().heapUsed;
  gc();
  const after = process.memoryUsage().heapUsed;
  const each = (/** @type {number} */ octets) => Math.round(octets / kept.length);
  return { kept: each(after - before), garbage: each(full - after), last: typeof kept.at(-1) };
}
