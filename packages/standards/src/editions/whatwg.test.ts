// The URL Standard of the WHATWG, as the platform that runs the tests implements it.

import { platformUrl } from "@urikit/programs";
import { describe, expect, test } from "vitest";
import { said } from "../../test/said.ts";
import { whatwg } from "./whatwg.ts";

const messageOf = (reference: string, base?: string) => {
  const error = whatwg.check(reference, base);
  return error && said(error.problem);
};

describe("WHATWG URL §4.4", () => {
  test("a relative reference needs a base; an absolute one is read even if the base is refused", () => {
    expect(messageOf("g")).toBe("a relative reference needs a base (WHATWG URL §4.4)");
    expect(messageOf("g", "rel")).toBe("the base is not a URL that it can read (WHATWG URL §4.4)");
    expect(whatwg.check("g", "http://a/")).toBeUndefined();
    expect(whatwg.check("http://a/", "rel")).toBeUndefined();
  });

  test("the target is the serialized URL", () => {
    expect(whatwg.resolve("%2e%2e/g", "http://a/b/c/d")).toEqual({ kind: "uri", text: "http://a/b/g" });
    expect(whatwg.resolve("g", "mailto:a@b")).toMatchObject({ kind: "none", section: "WHATWG URL §4.4" });
  });

  test("a host is found without slashes, and its numbers are an address", () => {
    expect(whatwg.destination("http:evil.example")).toMatchObject({ host: "evil.example", hostKnown: true });
    expect(whatwg.destination("http://0177.1/")?.host).toBe("127.0.0.1");
    expect(whatwg.destination("http://[")).toBeUndefined();
  });
});

test("WHATWG URL §6.1: components are the members of URL, which are never undefined", () => {
  expect(whatwg.components("http://a")).toEqual({
    protocol: "http:",
    username: "",
    password: "",
    hostname: "a",
    port: "",
    pathname: "/",
    search: "",
    hash: "",
  });
  expect(whatwg.components("g")).toBeUndefined();
});

test("a text that the platform refuses is undefined", () => expect(platformUrl("http://[")).toBeUndefined());

describe("WHATWG URL §4.4, §3.5: why a text is refused", () => {
  test.each([
    ["http://h:65536/", undefined, /greater than 65535/],
    ["file://h:8/", undefined, /a file URL has no port/],
    ["http://h:8a/", undefined, /the port is not a number/],
    ["http:///", undefined, /of the scheme http needs a host/],
    ["http://u@/", undefined, /needs a host/],
    ["sc://:8/", undefined, /needs a host/],
    ["http://1.2.3.256", undefined, /ends in a number/],
    ["http://a.0x/", undefined, /ends in a number|refuses it/],
    ["http://a<b", undefined, /"<" is not allowed in a domain/],
    ["http://a%20b/", undefined, /a space is not allowed in a domain/],
    ["sc://a b/", undefined, /a space is not allowed in a host/],
    ["http://[fe80::1%25eth0]/", undefined, /has no zone/],
    ["http://[v1.a]/", undefined, /IPvFuture/],
    ["http://[::1", undefined, /not an IPv6 address/],
    ["http://a.b.c.xn--pokxncvks/", undefined, /IDNA/],
    ["g", "mailto:a@b", /opaque/],
    ["//h:65536", "http://a/", /greater than 65535/],
    ["//", "http://a/", /needs a host/],
  ])("%s against %s", (reference, base, message) => {
    if (platformUrl(reference, base) === undefined) expect(messageOf(reference, base)).toMatch(message);
  });

  test("of a text of any length, in linear time", () => {
    for (const text of [
      `http://${"[".repeat(200_000)}`,
      `http://h:${"0".repeat(200_000)}x`,
      " ".repeat(200_000),
    ])
      expect(messageOf(text)).toBeTruthy();
  });
});
