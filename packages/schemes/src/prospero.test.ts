import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, errorOf, expectIdentity, host, port } from "../test/scheme-expectations.ts";
import { type ProsperoReading, prospero } from "./prospero.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.11, RFC 4157 (002-56, 002-57)", () => {
  it.each<[string, object]>([
    ["prospero://host.dom//pros/name", { host: "host.dom", port: 1525, hsoname: "/pros/name", fields: [] }],
    ["prospero://h:191/a", { port: 191, hsoname: "a" }],
    ["prospero://h/", { hsoname: "" }],
    ["prospero://h/a?b:@&=/c", { hsoname: "a?b:@&=/c" }],
    [
      "prospero://h/a%3Bb;x=1;y%3D=%FF",
      {
        hsoname: "a;b",
        fields: [
          { name: "x", value: "1" },
          { name: "y=", value: Uint8Array.of(0xff) },
        ],
      },
    ],
    ["prospero://h/a;=", { fields: [{ name: "", value: "" }] }],
    ["prospero://h/a;x=?:@&", { fields: [{ name: "x", value: "?:@&" }] }],
  ])("%s", (text, reading) => {
    expect(prospero.read(text)).toMatchObject(reading);
  });

  it.each([
    ["prospero://h", 12],
    ["prospero://h?a", 12],
    ["prospero://u@h/a", 11],
    ["prospero:///a", 11],
    ["prospero://h/a;x", 15],
    ["prospero://h/a;x=1=2", 15],
    ["prospero://h/a;x=1/2", 15],
    ["prospero://h/a;x=1;", 19],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => prospero.read(text))).toMatchObject({ index, input: text });
  });

  it("the directory is asked", () => {
    expect(prospero.plan("prospero://h//a;v=2")).toMatchObject({
      port: { number: 1525, status: "own" },
      steps: [
        { do: "connect", host: "h", port: 1525 },
        { do: "request", of: "prospero", parameters: { hsoname: "/a", fields: [{ name: "v", value: "2" }] } },
      ],
    });
  });

  it.each(["prospero://h/a%0Db", "prospero://h/a;x=b%0Ac", "prospero://h/a;x%00=b"])(
    "RFC 1738 §6, RFC 3986 §7.2: no CR, LF or NUL is asked for: %s",
    (text) => {
      expect(errorOf(() => prospero.plan(text))).toMatchObject({
        code: "protocol-line-break",
        index: text.indexOf("%0"),
      });
    },
  );

  it("read ∘ build is the identity", () => {
    const fields = fc.array(fc.record({ name: data, value: data }), { maxLength: 3 });
    const readings: fc.Arbitrary<ProsperoReading> = fc.record({ host, port, hsoname: data, fields });
    expectIdentity(prospero, readings);
  });

  it("normal form", () => {
    const options = { level: "scheme", schemes: schemeSet(prospero) } as const;
    expect(normalize("prospero://H:1525//A", options)).toBe("prospero://h//A");
  });
});
