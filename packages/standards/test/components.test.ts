import { fileURLToPath } from "node:url";
import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import { describe, expect, test } from "vitest";
import { rfc1738, rfc1808, rfc2396, rfc2396bis01, rfc3986, urlSyntax05, whatwg } from "../src/index.ts";
import { grammarOf, type TabledId } from "../tools/tables.ts";
import { componentLaws } from "./component-laws.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

componentLaws({ references: 40, length: 3 });

describe("the classes of characters are those of the grammars (001-4, 001-59, 003-6, 003-80)", () => {
  const characters = Array.from({ length: 0x5f }, (_, offset) => String.fromCharCode(0x20 + offset));
  const inRule = (id: TabledId | "rfc3986", rule: string) => {
    const expression = abnfToRegExp(grammarOf(root, id), rule);
    return characters
      .filter((character) => expression.test(character) && !/[A-Za-z0-9]/.test(character))
      .sort();
  };
  const sorted = (text: string) => [...text].sort();

  test.each([
    ["rfc1738", rfc1738],
    ["rfc1808", rfc1808],
    ["url-syntax-05", urlSyntax05],
    ["rfc2396", rfc2396],
    ["rfc2396bis-01", rfc2396bis01],
    ["rfc3986", rfc3986],
  ] as const)("%s", (id, { classes }) => {
    expect(sorted(classes.reserved)).toEqual(inRule(id, "reserved"));
    expect(sorted(classes.unreserved)).toEqual(inRule(id, "unreserved"));
    const all = sorted(
      classes.reserved + classes.unreserved + classes.excluded + (id === "rfc3986" ? "%" : "#%"),
    );
    expect(all).toEqual(characters.filter((character) => !/[A-Za-z0-9]/.test(character)).sort());
  });

  test("every edition that has `unwise` or `national` characters excludes them", () => {
    for (const [id, { classes }, rules] of [
      ["rfc1738", rfc1738, ["national"]],
      ["rfc1808", rfc1808, ["national"]],
      ["url-syntax-05", urlSyntax05, ["unwise", "space"]],
      ["rfc2396", rfc2396, ["unwise", "space"]],
      ["rfc2396bis-01", rfc2396bis01, ["unwise"]],
    ] as const)
      for (const rule of rules)
        expect([...classes.excluded]).toEqual(expect.arrayContaining(inRule(id, rule)));
    expect(whatwg.classes.excluded).toBe(rfc3986.classes.excluded);
  });
});
