// @ts-check
// One reader, in a process of its own, in whatever engine runs this: prints as JSON what its load, its first calls and each
// kind of reference took, in nanoseconds.
import { contenders } from "./contenders.js";
import { answers, coldCalls, isRefused } from "./timing.js";

const name = process.argv[2] ?? "";
const load = contenders[name];
if (load === undefined) throw new Error(`no contender ${name}`);
const { contender, cold } = await coldCalls(load);

// Later: to make the references would warm the engine.
const { kinds, made } = await import("./kinds.js");

const results = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, answers(contender, made(kind), kind.base)]),
);
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
