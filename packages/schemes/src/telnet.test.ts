import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type TelnetReading, telnet } from "./telnet.ts";

describe("RFC 1738 §3.8, RFC 4248 (002-51)", () => {
  it.each<[string, object]>([
    ["telnet://h", { host: "h", port: 23, user: undefined, password: undefined }],
    ["telnet://h/", { host: "h" }],
    ["telnet://u@h:2323/", { user: "u", password: undefined, port: 2323 }],
    ["telnet://u:@h", { user: "u", password: "" }],
    ["telnet://@h", { user: "" }],
    ["telnet://melvyl.ucop.edu/", { host: "melvyl.ucop.edu" }],
  ])("%s", (text, reading) => {
    expect(telnet.read(text)).toMatchObject(reading);
  });

  it.each([
    ["telnet://h/a", "invalid-for-scheme", 11],
    ["telnet://h//", "invalid-for-scheme", 11],
    ["telnet://h?a", "invalid-for-scheme", 10],
    ["telnet:///", "missing-host", 9],
    ["telnet:h", "missing-host", 7],
    ["telnet://a:b:c@h/", "invalid-for-scheme", 12],
  ])("%s: %s", (text, code, index) => {
    expect(errorOf(() => telnet.read(text))).toMatchObject({ code, index });
  });

  it("nothing is sent; user and password are advice", () => {
    const plan = telnet.plan("telnet://u:p@h:25/");
    expect(described(plan)).toEqual(["connect h:25", "session"]);
    expect(plan.steps[1]).toMatchObject({ user: "u", password: "p" });
    expect(plan.port).toEqual({ number: 25, status: "reserved" });
  });

  it.each(["telnet://u%0D%0Ax:y@h", "telnet://u:y%00@h", "telnet://u%0a@h"])(
    "RFC 1738 §6, RFC 3986 §7.2: no line to log in with has a CR, LF or NUL: %s",
    (text) => {
      expect(errorOf(() => telnet.plan(text))).toMatchObject({
        code: "protocol-line-break",
        index: text.indexOf("%0"),
      });
    },
  );

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<TelnetReading> = fc
      .record({ host, port, user: maybe(data), password: maybe(data) })
      .map((reading) => (reading.user === undefined ? { ...reading, password: undefined } : reading));
    expectIdentity(telnet, readings);
  });

  it("normal form", () => {
    expect(normalize("telnet://H:23", { level: "scheme", schemes: schemeSet(telnet) })).toBe("telnet://h/");
  });
});
