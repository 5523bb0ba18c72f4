import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { compose, guardedPath, recompose } from "./compose.ts";
import { parse } from "./reference.ts";
import type { Component, Components, ComponentsInit } from "./syntax/components.ts";

describe("§5.3 Component Recomposition", () => {
  it("the examples of §1.1.2 and §3, from their components", () => {
    expect(compose({ scheme: "ftp", host: "ftp.is.co.za", path: "/rfc/rfc1808.txt" })).toBe(
      "ftp://ftp.is.co.za/rfc/rfc1808.txt",
    );
    expect(compose({ scheme: "ldap", host: "[2001:db8::7]", path: "/c=GB", query: "objectClass?one" })).toBe(
      "ldap://[2001:db8::7]/c=GB?objectClass?one",
    );
    expect(compose({ scheme: "mailto", path: "John.Doe@example.com" })).toBe("mailto:John.Doe@example.com");
    expect(compose({ scheme: "tel", path: "+1-816-555-1212" })).toBe("tel:+1-816-555-1212");
    expect(compose({ scheme: "telnet", host: "192.0.2.16", port: "80", path: "/" })).toBe(
      "telnet://192.0.2.16:80/",
    );
    expect(
      compose({
        scheme: "foo",
        authority: "example.com:8042",
        path: "/over/there",
        query: "name=ferret",
        fragment: "nose",
      }),
    ).toBe("foo://example.com:8042/over/there?name=ferret#nose");
    expect(compose({ scheme: "urn", path: "example:animal:ferret:nose" })).toBe(
      "urn:example:animal:ferret:nose",
    );
  });

  it("is careful to preserve the distinction between undefined and empty (001-53, 003-55, 004-52)", () => {
    expect(compose({ path: "" })).toBe("");
    expect(compose({ path: "", query: "" })).toBe("?");
    expect(compose({ path: "", fragment: "" })).toBe("#");
    expect(compose({ path: "", host: "" })).toBe("//");
    expect(compose({ path: "", authority: "" })).toBe("//");
    expect(compose({ path: "", host: "", port: "" })).toBe("//:");
    expect(compose({ path: "", host: "", userinfo: "" })).toBe("//@");
    expect(compose({ scheme: "a", path: "" })).toBe("a:");
    expect(
      compose({ scheme: "a", userinfo: "", host: "", port: "", path: "", query: "", fragment: "" }),
    ).toBe("a://@:?#");
    expect(compose({ scheme: undefined, authority: undefined, path: "a", query: undefined })).toBe("a");
  });

  it("writes the authority whole, or in parts, or both ways where they agree", () => {
    expect(compose({ authority: "u@h:1", path: "" })).toBe("//u@h:1");
    expect(compose({ userinfo: "u", host: "h", port: "1", path: "" })).toBe("//u@h:1");
    expect(compose({ authority: "u@h:1", userinfo: "u", host: "h", port: "1", path: "" })).toBe("//u@h:1");
    expect(errorOf(() => compose({ authority: "u@h", host: "g", path: "" })).code).toBe("component-mismatch");
    expect(errorOf(() => compose({ authority: "h", port: "1", path: "" })).code).toBe("component-mismatch");
  });
});

describe("the spellings that keep a path what it is", () => {
  it('§4.2 "./this:that" (004-42)', () => {
    expect(compose({ path: "this:that" })).toBe("./this:that");
    expect(compose({ path: ":" })).toBe("./:");
    expect(compose({ path: "1:2/3", query: "q" })).toBe("./1:2/3?q");
    expect(compose({ path: "a/b:c" })).toBe("a/b:c");
    expect(compose({ path: "/a:b" })).toBe("/a:b");
    expect(compose({ scheme: "a", path: "b:c" })).toBe("a:b:c");
  });

  it('§3 "When authority is not present, the path cannot begin with two slash characters" (000-29, 004-19)', () => {
    expect(compose({ path: "//a" })).toBe("/.//a");
    expect(compose({ scheme: "a", path: "//b/c" })).toBe("a:/.//b/c");
    expect(compose({ path: "//" })).toBe("/.//");
    expect(compose({ path: "///" })).toBe("/.///");
    expect(compose({ host: "", path: "//a" })).toBe("////a");
    expect(compose({ host: "h", path: "//a" })).toBe("//h//a");
  });

  it("guardedPath", () => {
    expect(guardedPath("//a", true, false)).toBe("/.//a");
    expect(guardedPath("//a", false, true)).toBe("//a");
    expect(guardedPath("a:b", true, false)).toBe("a:b");
    expect(guardedPath("a:b", false, false)).toBe("./a:b");
  });

  it("recompose is the pseudocode, line by line, and asks nothing", () => {
    expect(recompose({ scheme: "a", authority: "b", path: "c", query: "d", fragment: "e" })).toBe(
      "a://bc?d#e",
    );
    expect(recompose({ path: "" })).toBe("");
    expect(recompose({ scheme: "", authority: "", path: "", query: "", fragment: "" })).toBe("://?#");
  });
});

describe("refused is what would be read back as something else (000-29, 004-19)", () => {
  it.each<[Components, Component]>([
    [{ path: "a?b" }, "path"],
    [{ path: "a#b" }, "path"],
    [{ path: "a", query: "b#c" }, "query"],
    [{ scheme: "a:b", path: "c" }, "scheme"],
    [{ scheme: "a:", path: "c" }, "scheme"],
    [{ scheme: "a://h", path: "/c" }, "scheme"],
    [{ host: "h/p", path: "" }, "host"],
    [{ host: "h?q", path: "" }, "host"],
    [{ host: "h#f", path: "" }, "host"],
    [{ host: "h:1", path: "" }, "host"],
    [{ host: "u@h", path: "" }, "host"],
    [{ host: "[::1]:1", path: "" }, "host"],
    [{ host: "h", path: "p" }, "host"],
    [{ authority: "h/p", path: "" }, "authority"],
    [{ authority: "h?q", path: "" }, "authority"],
    [{ authority: "h", path: "p" }, "authority"],
    [{ userinfo: "u/v", host: "h", path: "" }, "userinfo"],
    [{ userinfo: "u?v", host: "h", path: "" }, "userinfo"],
    [{ userinfo: "u", path: "/" }, "userinfo"],
    [{ port: "1", path: "/" }, "port"],
    [{ host: "h", port: "1/2", path: "" }, "port"],
    [{ host: "h", port: "1?2", path: "" }, "port"],
    [{ userinfo: "u@v", path: "" }, "userinfo"],
  ])("%j", (components, component) => {
    const error = errorOf(() => compose(components));
    expect(error.code).toBe("component-mismatch");
    expect(error.rule).toBe(component);
    expect(error.section).toMatch(/^RFC 3986 §3/);
  });

  it.each<[Components, string]>([
    [{ scheme: "", path: "a" }, "invalid-scheme"],
    [{ scheme: "1a", path: "a" }, "invalid-scheme"],
    [{ scheme: "a b", path: "c" }, "forbidden-character"],
    [{ userinfo: "a@b", host: "h", path: "" }, "misplaced-delimiter"],
    [{ host: "::1", path: "" }, "invalid-ip-literal"],
    [{ host: "[::g]", path: "" }, "invalid-ip-literal"],
    [{ host: "[fe80::1%25e]", path: "" }, "zone-identifier"],
    [{ host: "h", port: "x", path: "" }, "invalid-port"],
    [{ host: "h", port: "-1", path: "" }, "invalid-port"],
    [{ path: "a b" }, "forbidden-character"],
    [{ path: "a\\b" }, "forbidden-character"],
    [{ path: "%" }, "malformed-percent-encoding"],
    [{ path: "%4", query: "1" }, "malformed-percent-encoding"],
    [{ path: "é" }, "non-ascii"],
    [{ path: "[" }, "misplaced-delimiter"],
    [{ path: "", fragment: "a#b" }, "misplaced-delimiter"],
  ])("and what the grammar does not have: %j is %s", (components, code) => {
    expect(errorOf(() => compose(components)).code).toBe(code);
  });

  it("nothing is encoded", () => {
    expect(compose({ path: "%2F%41%25" })).toBe("%2F%41%25");
  });

  it("§7.5 no password in an error, and nothing long", () => {
    for (const components of [
      { userinfo: "u:s3cr3t", path: "/" },
      { userinfo: "u:s3/cr3t", host: "h", path: "" },
      { userinfo: "u:s3?cr3t", host: "h", path: "" },
      { userinfo: "u:s3cr3t", host: "h/i", path: "" },
      { authority: "u:s3cr3t@h/i", path: "" },
      { authority: "u:s3cr3t@h", port: "1", path: "" },
    ]) {
      const { message, expected, problem } = errorOf(() => compose(components));
      expect(message + JSON.stringify({ expected, problem }), JSON.stringify(components)).not.toMatch(
        /s3|cr3t/,
      );
    }
    const long = errorOf(() => compose({ path: `${"a".repeat(100_000)}?` }));
    expect(long.message.length + JSON.stringify(long.expected).length).toBeLessThan(2000);
    expect(errorOf(() => compose({ path: "\u001b[31m?" })).message).not.toContain("\u001b");
  });

  it("a value that is not text is a TypeError that names the component", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => compose({ host: 1 })).toThrow(new TypeError("the host must be a string, not number"));
    // @ts-expect-error: likewise
    expect(() => compose({ path: "", query: null })).toThrow(
      new TypeError("the query must be a string, not null"),
    );
    for (const value of [undefined, null, "a", 1]) {
      // @ts-expect-error: likewise
      expect(() => compose(value)).toThrow(TypeError);
    }
  });

  it("a name that no component has is a TypeError, for it may be misspelt", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => compose({ path: "/", querry: "x" })).toThrow(/"querry" is not a component/);
    expect(() => compose(new URL("http://a/") as ComponentsInit)).toThrow(TypeError);
  });

  it("the path may be left out, and a port may be a number (§3.2.3)", () => {
    expect(compose({})).toBe("");
    expect(compose({ scheme: "http", host: "h" })).toBe("http://h");
    expect(compose({ host: "h", port: 8080, path: "/a" })).toBe("//h:8080/a");
    expect(compose({ host: "h", port: 0 })).toBe("//h:0");
    for (const port of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => compose({ host: "h", port })).toThrow(TypeError);
    }
  });

  it("takes a parsed reference, as `with` does, and the getters of an object", () => {
    for (const text of ["http://u:p@h:1/a?b#c", "//h", "a", ""]) expect(compose(parse(text))).toBe(text);
    class Own {
      get host() {
        return "h";
      }
    }
    expect(compose(new Own())).toBe("//h");
  });

  it("a name that is not a component is shown in a line at most", () => {
    const init = { ["k".repeat(1e6)]: "a" };
    expect(errorMessage(() => compose(init)).length).toBeLessThan(200);
  });
});

function errorMessage(call: () => unknown): string {
  try {
    return String(call());
  } catch (error) {
    return (error as Error).message;
  }
}
