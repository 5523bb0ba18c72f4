// @ts-check
// One reader, in a page of its own, in a browser: posts what process.js prints.
import { contenders } from "./contenders.js";
import { answers, coldCalls } from "./timing.js";

const { searchParams } = new URL(import.meta.url);
const load = contenders[searchParams.get("name") ?? ""];
if (load === undefined) throw new Error("no such contender");
const { contender, cold } = await coldCalls(load);

/** @type {Readonly<Record<string, { texts: readonly string[], base?: string }>>} */
const kinds = JSON.parse(await (await fetch("/kinds.json")).text());
const results = Object.fromEntries(
  Object.entries(kinds).map(([name, { texts, base }]) => [name, answers(contender, texts, base)]),
);
await fetch("/measured", { method: "POST", body: JSON.stringify({ cold, results }) });
