/**
 * Runs the code of an example by an interpreter, because the page allows no eval. The code is given the modules that it
 * imports, a console, and what the language has.
 */

import Sval from "sval";
import { display } from "./display.ts";
import { importsOf, isModuleName } from "./module-names.ts";
import { MODULES } from "./modules.ts";
import { programOf, TOLD } from "./parse.ts";

/** The messages of the code, while it runs. Lines are from 0. */
export type Told =
  /** All is loaded, and the code begins. */
  | { readonly kind: "begun" }
  | { readonly kind: "value" | "log"; readonly line: number; readonly text: string }
  | { readonly kind: "error"; readonly line: number; readonly name: string; readonly message: string }
  | { readonly kind: "done" };

/** More lines than this are not told. */
const MOST_TOLD = 1000;

/**
 * Runs the code, and tells. It never throws: what goes wrong is told, too.
 *
 * @param scope - The global object, if what the modules log is told, too.
 */
export async function run(
  code: string,
  tell: (told: Told) => void,
  scope: { console?: unknown } = {},
): Promise<void> {
  let line = 0;
  let count = 0;
  const say = (told: Told) => {
    if (count++ < MOST_TOLD) tell(told);
  };
  try {
    const program = programOf(code);
    const modules = await modulesOf(code);
    tell({ kind: "begun" });
    const log = (...values: unknown[]) => {
      const words = values.map((value) => (typeof value === "string" ? value : display(value)));
      say({ kind: "log", line, text: words.join(" ").slice(0, 2000) });
    };
    const console = { log, info: log, warn: log, error: log, debug: log };
    Object.assign(scope, { console });
    let done: unknown;
    const interpreter = new Sval({ ecmaVer: "latest", sourceType: "script", sandBox: true });
    interpreter.import({
      console,
      [TOLD.run]: (main: () => unknown) => {
        done = main();
      },
      [TOLD.at]: (reached: number) => {
        line = reached;
      },
      [TOLD.value]: (end: number, value: unknown) => {
        say({ kind: "value", line: end, text: display(value) });
      },
      [TOLD.first]: firstOf,
      [TOLD.module]: (name: string) => modules.get(name),
    });
    interpreter.run(program);
    await done;
  } catch (error) {
    tell(errorOf(error, line));
  }
  tell({ kind: "done" });
}

/** The first values, of which no more are asked for; all of them, if `count` is negative. */
function firstOf(count: number, values: Iterable<unknown>): unknown[] {
  if (count < 0) return [...values];
  const iterator = values[Symbol.iterator]();
  const first: unknown[] = [];
  while (first.length < count) {
    const { done, value } = iterator.next();
    if (done) return first;
    first.push(value);
  }
  iterator.return?.();
  return first;
}

async function modulesOf(code: string): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const names = [...new Set(importsOf(code))];
  const loaded = names.map(async (name) => {
    if (!isModuleName(name)) throw new Error(`"${name}" is not in this page`);
    return [name, await MODULES[name]()] as const;
  });
  return new Map(await Promise.all(loaded));
}

function errorOf(error: unknown, line: number): Told {
  if (!(error instanceof Error)) return { kind: "error", line, name: "", message: display(error) };
  const { loc } = error as { loc?: { line: number } };
  const message = loc === undefined ? error.message : error.message.replace(/ \(\d+:\d+\)$/, "");
  return { kind: "error", line: loc === undefined ? line : loc.line - 1, name: error.name, message };
}
