import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, errorOf, expectIdentity, host, port } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type WaisReading, wais } from "./wais.ts";

describe("RFC 1738 §3.9, RFC 4156: the three forms (002-52)", () => {
  it.each<[string, object, object]>([
    [
      "wais://h/db",
      { host: "h", port: 210, database: "db" },
      { operation: "open", parameters: { database: "db" } },
    ],
    [
      "wais://h:8001/db?a;b:c@d&e=f",
      { port: 8001, search: "a;b:c@d&e=f" },
      { operation: "search", parameters: { database: "db", search: "a;b:c@d&e=f" } },
    ],
    ["wais://h/db?", { search: "" }, { operation: "search" }],
    [
      "wais://h/db/TEXT/1%3D%2Fa",
      { database: "db", type: "TEXT", path: "1=/a" },
      { operation: "retrieve", parameters: { database: "db", type: "TEXT", document: "1=/a" } },
    ],
    ["wais://h//T/", { database: "", type: "T", path: "" }, { operation: "retrieve" }],
    ["wais://h/", { database: "" }, { operation: "open" }],
  ])("%s", (text, reading, request) => {
    expect(wais.read(text)).toMatchObject(reading);
    expect(wais.plan(text).steps).toMatchObject([
      { do: "connect", host: "h" },
      { do: "request", of: "wais", ...request },
    ]);
  });

  it.each([
    ["wais://h", 8],
    ["wais://h?a", 8],
    ["wais://h/db/T", 8],
    ["wais://h/db/T/a/b", 8],
    ["wais://h/db/T/a?b", 15],
    ["wais://h/d;b", 10],
    ["wais://h/d=b", 10],
    ["wais://h/db/T/a:b", 15],
    ["wais://h/db?a/b", 13],
    ["wais://h/db?a?b", 13],
    ["wais://u@h/db", 7],
    ["wais:///db", 7],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => wais.read(text))).toMatchObject({ index, input: text });
  });

  it.each(["wais://h/a%0Db", "wais://h/d?a%0Db", "wais://h/d/T%0A/a", "wais://h/d/T/a%00"])(
    "RFC 1738 §6, RFC 3986 §7.2: no CR, LF or NUL is asked for: %s",
    (text) => {
      expect(errorOf(() => wais.plan(text))).toMatchObject({
        code: "protocol-line-break",
        index: text.indexOf("%0"),
      });
    },
  );

  it("read ∘ build is the identity", () => {
    const nothing = { search: undefined, type: undefined, path: undefined };
    const readings: fc.Arbitrary<WaisReading> = fc.oneof(
      fc.record({ host, port, database: data }).map((reading) => ({ ...reading, ...nothing })),
      fc.record({ host, port, database: data, search: data }).map((reading) => ({ ...nothing, ...reading })),
      fc
        .record({ host, port, database: data, type: data, path: data })
        .map((reading) => ({ ...nothing, ...reading })),
    );
    expectIdentity(wais, readings);
  });

  it("normal form", () => {
    expect(normalize("wais://H:210/D", { level: "scheme", schemes: schemeSet(wais) })).toBe("wais://h/D");
  });
});
