// The tests that fast-uri brings in its package, run on something else that has its API. They are read where npm has
// installed them; nothing of them is kept here.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runInThisContext } from "node:vm";

/** An assertion that did not hold. */
export interface FailedAssertion {
  readonly file: string;
  readonly test: string;
  /** Its message; without one, the value that it got. */
  readonly says: string;
}

export interface SuiteResult {
  readonly held: number;
  readonly failed: readonly FailedAssertion[];
}

/** The part of `tape` that these tests use. */
type Assertions = Record<string, (...given: never[]) => void>;

/** They are about the inside of fast-uri alone. */
const INTERNAL = ["util.test.js"];

/** Runs all of them on an object with the API of fast-uri. */
export function ownSuiteOn(fastUri: object): SuiteResult {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve("fast-uri")), "test");
  const files = readdirSync(folder).filter((file) => file.endsWith(".test.js") && !INTERNAL.includes(file));
  let held = 0;
  const failed: FailedAssertion[] = [];
  for (const file of files) {
    const path = join(folder, file);
    const load = (name: string): unknown => {
      if (/^\.\.\/?$/.test(name)) return fastUri;
      return name === "tape" ? tape : createRequire(name === "ajv" ? import.meta.url : path)(name);
    };
    const tape = (test: string, ...rest: readonly unknown[]) => {
      const [options, run] = rest.length > 1 ? rest : [{}, rest[0]];
      if (isSkipped(options)) return;
      const record = (holds: boolean, says: string) => {
        if (holds) held++;
        else failed.push({ file, test, says });
      };
      try {
        (run as (t: Assertions) => void)(assertions(record)); // a test is a function
      } catch (error) {
        record(false, `stopped: ${String(error)}`);
      }
    };
    tape.skip = () => undefined;
    const program = runInThisContext(
      `(function (require, module, exports) {${readFileSync(path, "utf8")}\n})`,
    );
    program(load, { exports: {} }, {});
  }
  return { held, failed };
}

function isSkipped(options: unknown): boolean {
  return typeof options === "object" && options !== null && "skip" in options && options.skip === true;
}

function assertions(record: (holds: boolean, says: string) => void): Assertions {
  const said = (says: unknown, got: unknown) => {
    if (typeof says === "string") return says;
    return typeof got === "string" ? JSON.stringify(got) : "";
  };
  const same = (a: unknown, b: unknown, says?: unknown) => record(isDeepStrictEqual(a, b), said(says, a));
  const nothing = () => undefined;
  return {
    equal: (a: unknown, b: unknown, says?: unknown) => record(Object.is(a, b), said(says, a)),
    strictEqual: (a: unknown, b: unknown, says?: unknown) => record(Object.is(a, b), said(says, a)),
    same,
    deepEqual: same,
    notEqual: (a: unknown, b: unknown, says?: unknown) => record(a !== b, said(says, a)),
    notSame: (a: unknown, b: unknown, says?: unknown) => record(!isDeepStrictEqual(a, b), said(says, a)),
    ok: (a: unknown, says?: unknown) => record(Boolean(a), said(says, a)),
    notOk: (a: unknown, says?: unknown) => record(!a, said(says, a)),
    match: (a: string, b: RegExp, says?: unknown) => record(b.test(a), said(says, a)),
    throws(act: () => unknown, expected?: unknown, says?: unknown) {
      try {
        act();
        record(false, said(says, "nothing thrown"));
      } catch (error) {
        record(
          !(expected instanceof RegExp) || expected.test(String(error)),
          said(says, String(error)) ?? "",
        );
      }
    },
    doesNotThrow(act: () => unknown, says?: unknown) {
      try {
        act();
        record(true, "");
      } catch (error) {
        record(false, said(says, String(error)));
      }
    },
    plan: nothing,
    end: nothing,
    skip: nothing,
    comment: nothing,
  };
}
