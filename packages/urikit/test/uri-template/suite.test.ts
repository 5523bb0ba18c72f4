// The suite of the uritemplate-test project for RFC 6570: every case.
import { describe, expect, test } from "vitest";
import { UriSyntaxError } from "../../src/index.ts";
import { compile, expand, isUriTemplate } from "../../src/uri-template/index.ts";
import { SUITE } from "./suite.ts";

test("the suite has all its cases", () => {
  expect(SUITE.length).toBe(270);
  expect(SUITE.filter(({ expected }) => expected.length === 0).length).toBe(36);
});

describe.each([...new Set(SUITE.map(({ group }) => group))])("%s", (group) => {
  test.each(SUITE.filter((one) => one.group === group))(
    "$template",
    ({ template, values, expected, level }) => {
      if (expected.length === 0) {
        expect(() => expand(template, values)).toThrow(UriSyntaxError);
        return;
      }
      expect(isUriTemplate(template)).toBe(true);
      expect(expected).toContain(expand(template, values));
      expect(expected).toContain(expand(template, new Map(Object.entries(values))));
      expect(compile(template).level).toBeLessThanOrEqual(level);
    },
  );
});
