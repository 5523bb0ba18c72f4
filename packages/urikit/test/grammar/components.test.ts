// RFC 3986 Appendix B against the parser; a taste of components.prove.ts.
import { Chance } from "@urikit/abnf/chance";
import { derive } from "@urikit/abnf/generation";
import { mutate } from "@urikit/abnf/mutation";
import { grammar, telling } from "@urikit/abnf/rfc3986";
import { describe, expect, test } from "vitest";
import { check, divide, is, pathObeys } from "./components.ts";

describe("RFC 3986 Appendix B", () => {
  test("the example of Appendix B", () => {
    expect(divide("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toEqual({
      scheme: "http",
      authority: "www.ics.uci.edu",
      userinfo: undefined,
      host: "www.ics.uci.edu",
      port: undefined,
      path: "/pub/ietf/uri/",
      query: undefined,
      fragment: "Related",
    });
  });

  test("components of generated references: the same, in the same places", () => {
    const chance = new Chance(1738);
    for (let count = 0; count < 500; count++) {
      const text = derive(grammar, "URI-reference", chance);
      expect(check(text), text).toBe(true);
    }
  });

  test("components of those mutated references that are valid", () => {
    const chance = new Chance(2732);
    let valid = 0;
    for (let count = 0; count < 300; count++) {
      if (check(mutate(derive(grammar, "URI-reference", chance), telling, chance))) valid++;
    }
    expect(valid).toBeGreaterThan(0);
  });

  test("§3: each component obeys its rule", () => {
    const chance = new Chance(2141);
    for (let count = 0; count < 200; count++) {
      const text = derive(grammar, "URI-reference", chance);
      const { host: _host, path: _path, ...others } = divide(text);
      expect(pathObeys(divide(text)), text).toBe(true);
      for (const [rule, part] of Object.entries(others))
        if (part !== undefined) expect(is(rule, part), text).toBe(true);
    }
  });
});
