import { inspect } from "node:util";
import { errorOf } from "@urikit/abnf/error-of";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { parse, tryParse, UriSyntaxError } from "urikit";
import { describe, expect, it } from "vitest";
import type { ConnectionParts } from "./connection.ts";
import { maskConnection } from "./hidden.ts";
import { connectionSchemes, readConnection } from "./read-connection.ts";

describe("readConnection", () => {
  it("reads by the scheme, in either case; other schemes and texts are undefined", () => {
    expect(readConnection("POSTGRES://h")?.scheme).toBe("postgres");
    expect(readConnection("http://h")).toBeUndefined();
    expect(readConnection("h:5432/db")).toBeUndefined();
    expect(readConnection("constructor://h")).toBeUndefined();
    expect(() => readConnection(1 as never)).toThrow(TypeError);
  });

  it("MongoDB: many hosts are not an authority of RFC 3986 §3.2, or one host with commas in its name", () => {
    expect(tryParse("mongodb://a:27017,b:27017/db").valid).toBe(false);
    expect(parse("postgres://a,b/db").host).toBe("a,b");
    expect(readConnection("postgres://a,b/db")?.hosts).toHaveLength(2);
  });

  it("control characters are refused", () => {
    expect(errorOf(() => readConnection("redis://h\r\nx"))).toMatchObject({
      code: "forbidden-character",
      index: 9,
    });
  });

  it("a long one is read in linear time", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `h${at}:1`).join(",");
    expect(readConnection(`mongodb://u:p@${many}/?${"a=b&".repeat(10_000)}a=b`)?.hosts).toHaveLength(10_000);
    expect(
      readConnection(`mysql://h?${Array.from({ length: 10_000 }, (_, at) => `a${at}=b`).join("&")}`)?.options,
    ).toHaveLength(10_000);
  });
});

const SECRET = "geheim";

describe("RFC 3986 §7.5: no secret is shown", () => {
  const texts = [
    "postgres://u:geheim@a,b:5433/db?sslmode=y",
    "postgres://u:ge:heim@a/db",
    "postgres:///db?user=u&password=geheim&sslpassword=geheim",
    "mongodb://u:geheim@a:1,b:2/db?replicaSet=a@b",
    "mongodb://h/?authMechanismProperties=AWS_SESSION_TOKEN:geheim",
    "redis://:geheim@h",
    "redis://h?p%61ssword=geheim",
    "amqp://u:geheim@h/%2f",
    "mysql://u:geheim@h",
  ];

  it.each(texts)("%s is printed without it, and has it", (text) => {
    const connection = readConnection(text);
    expect(inspect(connection)).not.toMatch(/ge:?heim/);
    expect(inspect(connection)).toContain("***");
    expect(JSON.stringify(connection)).toMatch(/ge:?heim/);
    expect(maskConnection(text)).not.toMatch(/ge:?heim/);
    expect(readConnection(maskConnection(text))).toMatchObject({
      scheme: connection?.scheme,
      hosts: connection?.hosts,
    });
  });

  it.each([
    "postgres://u:gehe@im@h/db",
    "postgres://u:geheim/x@h:y/db",
    "mongodb://u:gehe@im@a:1,b/db",
    "mongodb://u:geheim/x@a:b/db",
    "mongodb://u:geheim?x@a:b/db",
    "mongodb://u:geheim%@h",
    "amqp://u:ge:heim@h",
    "mysql://u:geheim#x@h",
    "redis://u:geheim@h:x",
    "redis://:geheim@h?password=geheim1",
  ])("%s: no error shows it", (text) => {
    const error = errorOf(() => readConnection(text));
    for (const shown of [error.message, error.input, inspect(error), maskConnection(text)])
      expect(shown).not.toMatch(/geh|heim/);
    expect(error.input).toHaveLength(text.length);
  });

  it("a port, and an @ in an option, hide nothing", () => {
    for (const text of ["mongodb://h:27017/?replicaSet=a@b", "postgres://a:1,b:2/db", "amqp://h"])
      expect(maskConnection(text)).toBe(text);
    expect(maskConnection(`redis://u:${SECRET}@h/0`)).toBe("redis://u:***@h/0");
  });
});

describe.each([...connectionSchemes])("%s", (scheme, kind) => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1@:/?#[]%&=,+ é.;"$\\'), maxLength: 6 });
  const host = fc.constantFrom("a", "b.example", "[::1]", "192.0.2.1", "bücher.example", undefined);
  const parts: fc.Arbitrary<ConnectionParts> = fc.record(
    {
      scheme: fc.constant(scheme),
      user: text,
      password: text,
      hosts: fc.array(
        fc.oneof(
          fc.record({ host, port: fc.constantFrom(1, 5432, 65535, undefined) }),
          fc.record({ socket: fc.constantFrom("/tmp/a.sock", "/a b") }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
      database: text,
      options: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }),
    },
    { requiredKeys: ["scheme"] },
  );

  it("what is built is read back as given, or refused", () => {
    fc.assert(
      fc.property(parts, (given) => {
        let built: string;
        try {
          built = kind.build(given);
        } catch (error) {
          expect(error).toBeInstanceOf(UriSyntaxError);
          return;
        }
        expect(kind.read(built)).toMatchObject(JSON.parse(JSON.stringify(given)));
      }),
      { seed: 5432, numRuns: extent(60, 300) },
    );
  });

  it("whatever the text, it is read, or refused with a place in it", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "a",
        "b",
        ":",
        "@",
        "/",
        "?",
        "&",
        "=",
        ",",
        "[::1]",
        "[",
        "(",
        ")",
        "%2F",
        "%",
        "#",
        "1",
        ".sock",
        "host=",
        "password=",
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (rest) => {
        const given = `${scheme}://${rest.join("")}`;
        try {
          const connection = kind.read(given);
          expect(connection.hosts.length).toBeGreaterThan(0);
          expect(structuredClone(connection)).toEqual(connection);
        } catch (error) {
          expect(error).toBeInstanceOf(UriSyntaxError);
          expect((error as UriSyntaxError).index).toBeLessThanOrEqual(given.length);
        }
      }),
      { seed: 27017, numRuns: extent(100, 500) },
    );
  });
});
