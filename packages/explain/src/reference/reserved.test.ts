import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { reservedIn } from "./reserved.ts";

describe("which reserved characters have a meaning where (§2.2)", () => {
  const roles = (text: string) =>
    reservedIn(parse(text)).map(({ character, component, role, count }) => [
      character,
      component,
      role,
      count,
    ]);

  it("distinguishes delimiters from data (000-7)", () => {
    expect(roles("http://u:v@[::1]:8/a:b/c@d?e/f=g#h?i")).toEqual([
      [":", "scheme", "delimiter", 1],
      ["//", "authority", "delimiter", 1],
      [":", "userinfo", "convention", 1],
      ["@", "authority", "delimiter", 1],
      ["[", "host", "delimiter", 1],
      [":", "host", "delimiter", 2],
      ["]", "host", "delimiter", 1],
      [":", "authority", "delimiter", 1],
      ["/", "path", "delimiter", 2],
      [":", "path", "data", 1],
      ["@", "path", "data", 1],
      ["?", "query", "delimiter", 1],
      ["/", "query", "data", 1],
      ["=", "query", "convention", 1],
      ["#", "fragment", "delimiter", 1],
      ["?", "fragment", "data", 1],
    ]);
  });

  it("counts only encoded characters that are reserved", () => {
    expect(roles("a%2Fb%41%20")).toEqual([["%2F", "path", "data", 1]]);
  });
});
