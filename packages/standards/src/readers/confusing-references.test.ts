/** References that confuse, and the habits that they are made for. */

import { HABITS } from "@urikit/programs";
import { describe, expect, it } from "vitest";
import { agreements, confusingReferences } from "../index.ts";

const found = confusingReferences("good.example", "[::1]");

describe("confusingReferences", () => {
  it("are read as either host, by the readers that they name", () => {
    expect(found.length).toBeGreaterThan(100);
    for (const { reference, first, second } of found.filter((_, at) => at % 9 === 0)) {
      const sets = agreements(reference);
      const hostOf = (reader: string) =>
        sets.find(({ readers }) => readers.some((one) => one === reader))?.host;
      expect(new Set(first.map(hostOf)), reference).toEqual(new Set(["good.example"]));
      expect(new Set(second.map(hostOf)), reference).toEqual(new Set(["[::1]"]));
    }
  });

  it("name the habits that their form is made for: a page of each says what it is", () => {
    const known = HABITS.map(({ id }) => id);
    for (const { reference, uses } of found) {
      const claims = (use: (typeof uses)[number]) => uses.includes(use);
      expect(uses.length, reference).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining([...uses]));
      // "A backslash as a slash", "Which `@` ends the userinfo", "Blanks and controls", "A host and a port without a scheme"
      expect(claims("backslash"), reference).toBe(reference.includes("\\"));
      if (claims("at")) expect(reference).toMatch(/@.*[@＠]/s);
      expect(claims("blanks"), reference).toBe(/\s/.test(reference));
      if (claims("no-scheme")) expect(reference).not.toMatch(/^(?:https?|ftp|x):/);
      if (claims("slashes")) expect(reference).toMatch(/^http:(?!\/\/[^/])/);
      expect(claims("host-decoded"), reference).toBe(reference.includes("%"));
    }
  });
});
