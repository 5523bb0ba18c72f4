/**
 * The options of UTS 46 §4, each by every line of IdnaTestV2.txt: without it, the rules that the file lists for it are not
 * broken, and all else stays.
 */

import { type IdnaOptions, toAscii } from "urikit/idna";
import { expect, it } from "vitest";
import { differences } from "./idna-test-lines.ts";

it.each<[keyof IdnaOptions, RegExp]>([
  ["checkHyphens", /^V[23]$/],
  ["checkBidi", /^B/],
  ["checkJoiners", /^C/],
  ["useStd3AsciiRules", /^U1$/],
  ["verifyDnsLength", /^A4/],
])("without %s, its rules alone are ignored", (name, its) => {
  const found = differences(
    (source) => toAscii(source, { [name]: false }),
    ({ toAscii: { text, rules } }) => ({ text, rules: rules.filter((rule) => !its.test(rule)) }),
  );
  expect(found).toEqual([]);
});
