// The URL Standard of the WHATWG, as the platform that runs the tests implements it.
import { describe, expect, test } from "vitest";
import { platformUrl, whatwg } from "./whatwg.ts";

describe("WHATWG URL §4.4", () => {
  test("a relative reference needs a base; an absolute one is read even if the base is refused", () => {
    expect(whatwg.check("g")?.message).toBe("the platform's URL refuses it, or needs a base");
    expect(whatwg.check("g", "rel")?.message).toBe("the platform's URL refuses it with this base");
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
