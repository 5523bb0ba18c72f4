// The cases of the uritemplate-test project for RFC 6570.
import { readFileSync } from "node:fs";
import type { VariableValues } from "../../src/uri-template/index.ts";

/** A template with values, and each text to which it may expand; none, if it is not a template or refuses the values. */
export interface SuiteCase {
  readonly group: string;
  readonly level: number;
  readonly template: string;
  readonly values: VariableValues;
  readonly expected: readonly string[];
}

interface Group {
  readonly level?: number;
  readonly variables: VariableValues;
  readonly testcases: readonly (readonly [template: string, expected: string | readonly string[] | false])[];
}

const FILES = ["spec-examples", "spec-examples-by-section", "extended-tests", "negative-tests"] as const;

/** All cases, in the order of the files. */
export const SUITE: readonly SuiteCase[] = FILES.flatMap((file) => {
  const text = readFileSync(new URL(`${file}.json`, import.meta.url), "utf8");
  const groups: Record<string, Group> = JSON.parse(text);
  return Object.entries(groups).flatMap(([group, { level = 4, variables, testcases }]) =>
    testcases.map(([template, expected]) => ({
      group: `${file}: ${group}`,
      level,
      template,
      values: variables,
      expected: expected === false ? [] : [expected].flat(),
    })),
  );
});
