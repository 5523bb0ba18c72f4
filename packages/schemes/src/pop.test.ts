import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type PopReading, pop } from "./pop.ts";
import { schemeSet } from "./set.ts";

describe("RFC 2384 §3, §4, §8: the reading", () => {
  it.each<[string, PopReading]>([
    [
      "pop://rg@mailsrv.qualcomm.com",
      { user: "rg", auth: undefined, host: "mailsrv.qualcomm.com", port: 110 },
    ],
    [
      "pop://rg;AUTH=+APOP@mail.eudora.com:8110",
      { user: "rg", auth: "+APOP", host: "mail.eudora.com", port: 8110 },
    ],
    ["pop://baz;AUTH=SCRAM-MD5@foo.bar", { user: "baz", auth: "SCRAM-MD5", host: "foo.bar", port: 110 }],
    ["pop://h", { user: undefined, auth: undefined, host: "h", port: 110 }],
    ["pop://a%40b%3Bc;auth=*@h", { user: "a@b;c", auth: "*", host: "h", port: 110 }],
    ["pop://u;AUTH=%2bX@h", { user: "u", auth: "+X", host: "h", port: 110 }],
  ])("%s", (text, reading) => {
    expect(pop.read(text)).toEqual(reading);
    expect(pop.read(pop.build(pop.read(text)))).toEqual(reading);
  });

  it.each([
    ["pop:h", 4],
    ["pop:///", 6],
    ["pop://h/", 7],
    ["pop://h?x", 7],
    ["pop://u:p@h", 6],
    ["pop://u;AUTH=*:p@h", 6],
    ["pop://@h", 6],
    ["pop://;AUTH=*@h", 6],
    ["pop://u;@h", 6],
    ["pop://u;AUTH=@h", 6],
    ["pop://u;AUTH=%2A@h", 6],
    ["pop://u;AUTH=a%20b@h", 6],
    ["pop://u;AUTH=A;B@h", 6],
    ["pop://u;TYPE=A@h", 6],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => pop.read(text))).toMatchObject({ index, input: text });
  });

  it('§3: "clear text passwords are not permitted", and no message has a character of one', () => {
    expect(errorOf(() => pop.read("pop://me:geheim@h")).reason).not.toContain("geheim");
  });
});

describe("RFC 2384 §7: the commands of its examples", () => {
  it("<pop://rg@mailsrv.qualcomm.com>: USER and PASS", () => {
    expect(described(pop.plan("pop://rg@mailsrv.qualcomm.com"))).toEqual([
      "connect mailsrv.qualcomm.com:110",
      "USER rg\r\n",
      "ask password: PASS …\r\n",
    ]);
  });

  it.each([
    ["pop://rg;AUTH=+APOP@mail.eudora.com:8110", 8110, "APOP", { user: "rg" }],
    ["pop://baz;AUTH=SCRAM-MD5@foo.bar", 110, "AUTH", { user: "baz", mechanism: "SCRAM-MD5" }],
  ])("<%s>", (text, number, operation, parameters) => {
    expect(pop.plan(text).steps).toMatchObject([
      { do: "connect", port: number, tls: "none" },
      { do: "request", of: "pop", operation, parameters },
    ]);
  });

  it("§4: who is not named is asked for", () => {
    expect(described(pop.plan("pop://h"))[1]).toBe("ask user name: USER …\r\n");
  });

  it.each(["pop://u%0D%0ADELE%201@h", "pop://u%00;AUTH=+APOP@h", "pop://u%0A;AUTH=X@h"])(
    "RFC 3986 §7.2: %s breaks no line",
    (text) => {
      expect(errorOf(() => pop.plan(text)).code).toBe("protocol-line-break");
    },
  );
});

it("read ∘ build is the identity", () => {
  const login = fc.oneof(
    fc.constant({ user: undefined, auth: undefined }),
    fc.record({ user: fc.string({ minLength: 1 }), auth: maybe(fc.constantFrom("*", "+APOP", "X_1")) }),
  );
  const readings: fc.Arbitrary<PopReading> = fc
    .tuple(fc.record({ host, port }), login)
    .map(([server, who]) => ({ ...server, ...who }));
  expectIdentity(pop, readings);
});

it("the default port is left out in the normal form (RFC 3986 §6.2.3)", () => {
  expect(normalize("POP://u@H:110", { level: "scheme", schemes: schemeSet(pop) })).toBe("pop://u@h");
});
