import fc from "fast-check";
import { compare } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity } from "../test/scheme-expectations.ts";
import { type AcctReading, acct } from "./acct.ts";
import { schemeSet } from "./set.ts";

describe("RFC 7565 §4 to §7", () => {
  it.each<[string, AcctReading]>([
    ["acct:foobar@status.example.net", { user: "foobar", host: "status.example.net" }],
    [
      "acct:juliet%40capulet.example@shoppingsite.example",
      { user: "juliet@capulet.example", host: "shoppingsite.example" },
    ],
    ["acct:bob@example.com", { user: "bob", host: "example.com" }],
    ["acct:user@example.com", { user: "user", host: "example.com" }],
    ["acct:a!b@192.0.2.1", { user: "a!b", host: "192.0.2.1" }],
    ["acct:a@b%C3%BCcher.example", { user: "a", host: "bücher.example" }],
  ])("%s", (text, reading) => {
    expect(acct.read(text)).toEqual(reading);
    expect(acct.read(acct.build(reading))).toEqual(reading);
  });

  it.each([
    ["acct:", 5],
    ["acct:foobar", 11],
    ["acct:@h", 5],
    ["acct:a@", 7],
    ["acct:a@b@c", 8],
    ["acct:%2F@h", 5],
    ["acct:a%20b@h", 5],
    ["acct:a%00@h", 5],
    ["acct:a%C2%85@h", 5],
    ["acct:a%E2%80%A8@h", 5],
    ["acct:a:b@h", 6],
    ["acct:a/b@h", 6],
    ["acct:a@h:1", 8],
    ["acct:a@h%0A", 7],
    ["acct:a@h?b", 8],
    ["acct://a@h", 5],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => acct.read(text))).toMatchObject({ index, input: text });
  });

  it("a host is case-insensitive, a name is not (RFC 3986 §6.2.2.1)", () => {
    const options = { schemes: schemeSet(acct) };
    expect(compare("acct:a@Example.NET", "ACCT:a@example.net", options).equivalent).toBe(true);
    expect(compare("acct:A@example.net", "acct:a@example.net", options).equivalent).toBe(false);
  });

  it("§4: no way to it is meant", () => {
    expect(errorOf(() => acct.plan("acct:foobar@status.example.net")).code).toBe("no-plan");
  });

  it("read ∘ build is the identity", () => {
    const user = fc.string({ unit: fc.constantFrom(..."a@:/%é!") }).map((rest) => `a${rest}`);
    expectIdentity(acct, fc.record({ user, host: fc.constantFrom("h.example", "bücher.example", "a!b") }));
  });
});
