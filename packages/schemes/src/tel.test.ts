import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type TelReading, tel } from "./tel.ts";

describe("RFC 3966 §3, §6", () => {
  it.each<[string, object]>([
    ["tel:+1-201-555-0123", { number: "+1-201-555-0123", global: true, parameters: [] }],
    ["tel:7042;phone-context=example.com", { number: "7042", global: false, context: "example.com" }],
    ["tel:863-1234;phone-context=+1-914-555", { number: "863-1234", context: "+1-914-555" }],
    ["tel:+358-555-1234567;postd=pp22", { parameters: [{ name: "postd", value: "pp22" }] }],
    ["tel:+1;ext=1(2);isub=a%20b/c", { extension: "1(2)", isdnSubaddress: "a b/c" }],
    ["tel:*%23a;phone-context=x.", { number: "*#a" }],
    ["tel:+1;x", { parameters: [{ name: "x", value: undefined }] }],
    ["tel:+1;x=/:&+$", { parameters: [{ name: "x", value: "/:&+$" }] }],
  ])("%s", (text, reading) => {
    expect(tel.read(text)).toMatchObject(reading);
    expect(tel.read(tel.build(tel.read(text)))).toEqual(tel.read(text));
  });

  it.each([
    ["tel:", 4],
    ["tel:+", 4],
    ["tel:+1a", 4],
    ["tel:7042", 4],
    ["tel:+1;phone-context=x", 4],
    ["tel:1;phone-context=-", 4],
    ["tel:g;phone-context=x", 4],
    ["tel:+1;", 7],
    ["tel:+1;x=", 7],
    ["tel:+1;x=a@b", 10],
    ["tel:+1;x=a=b", 10],
    ["tel:+1;x;X", 9],
    ["tel:+1;ext=a", 4],
    ["tel:+1?x", 6],
    ["tel://+1", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => tel.read(text))).toMatchObject({ index, input: text });
  });

  it("is dialled without visual separators", () => {
    expect(tel.plan("tel:+1-(201)-555.0123").steps).toMatchObject([
      { do: "request", of: "telephone", operation: "dial", parameters: { number: "+12015550123" } },
    ]);
  });

  it.each(["tel:+1;foo=%0D%0A", "tel:+1;isub=a%0Ab", "tel:+1;foo=%00"])(
    "RFC 1738 §6, RFC 3986 §7.2: no CR, LF or NUL is dialled: %s",
    (text) => {
      expect(errorOf(() => tel.plan(text))).toMatchObject({
        code: "protocol-line-break",
        index: text.indexOf("%0"),
      });
    },
  );

  it("read ∘ build is the identity", () => {
    const rest = {
      extension: maybe(fc.constantFrom("12", "1-2")),
      isdnSubaddress: maybe(fc.constantFrom("a b", "é;")),
      parameters: fc.uniqueArray(
        fc.record({ name: fc.constantFrom("a", "b-1"), value: maybe(fc.constantFrom("x;y", "é/", "+")) }),
        { selector: ({ name }) => name },
      ),
    };
    const readings: fc.Arbitrary<TelReading> = fc.oneof(
      fc.record({
        number: fc.constant("+1-2"),
        global: fc.constant(true),
        context: fc.constant(undefined),
        ...rest,
      }),
      fc.record({
        number: fc.constantFrom("12", "*#(a)"),
        global: fc.constant(false),
        context: fc.constantFrom("+1", "example.com"),
        ...rest,
      }),
    );
    expectIdentity(tel, readings);
  });
});

describe("RFC 3966 §4: comparison", () => {
  it.each([
    ["tel:+1-201-555-0123", "tel:+12015550123"],
    ["tel:+1;b=1;a=2", "TEL:+1;a=2;B=1"],
    ["tel:+1;a=2;ext=1-2", "tel:+1;ext=12;a=2"],
    ["tel:7A;phone-context=Example.com", "tel:7a;Phone-Context=example.com"],
    ["tel:7;phone-context=+1-2", "tel:7;phone-context=+12"],
    ["tel:+1;a=x", "tel:+1;a=X"],
  ])("%s and %s", (a, b) => {
    expect(compare(a, b, { schemes: schemeSet(tel) }).rung).toBe("scheme");
  });

  it.each([
    ["tel:+1;a=1-2", "tel:+1;a=12"],
    ["tel:+1;a", "tel:+1"],
    ["tel:1;phone-context=a-b", "tel:1;phone-context=ab"],
  ])("%s and %s differ", (a, b) => {
    expect(compare(a, b, { schemes: schemeSet(tel) }).equivalent).toBe(false);
  });

  it("a path that is not a number stays as it is", () => {
    expect(normalize("tel:Q-1;B;A", { level: "scheme", schemes: schemeSet(tel) })).toBe("tel:Q-1;B;A");
  });
});

describe("a lenient reading", () => {
  const lenient = { lenient: true };

  it.each<[string, object, readonly string[]]>([
    ["tel:112", { number: "112", global: false, context: undefined }, ["context"]],
    ["tel:(201)555-0123;ext=9", { number: "(201)555-0123", extension: "9" }, ["context"]],
    ["tel:+1%20201%20555%200123", { number: "+12015550123", global: true }, ["telephone-subscriber"]],
    ["tel:%20112", { number: "112" }, ["telephone-subscriber", "context"]],
    ["tel://+12015550123", { number: "+12015550123" }, ["telephone-uri"]],
  ])("RFC 3966 §3, as pages have it: %s", (text, reading, rules) => {
    expect(errorOf(() => tel.read(text)).code).toBe("invalid-for-scheme");
    const read = tel.read(text, lenient);
    expect(read).toMatchObject(reading);
    expect(read.warnings?.map(({ rule }) => rule)).toEqual(rules);
    const { warnings: _, ...meant } = read;
    expect(tel.read(tel.build(read, lenient), lenient)).toMatchObject(meant);
  });

  it("dials the number that was read", () => {
    expect(tel.plan("tel:+1%20201%20555", lenient).steps).toMatchObject([
      { parameters: { number: "+1201555" } },
    ]);
  });

  it.each([
    "tel:",
    "tel:Q",
    "tel:112;phone-context=1",
    "tel:+1;phone-context=+1",
    "tel:1;a;a",
    "tel://h:1/2",
    "tel:1?2",
  ])("guesses nothing: %s stays refused", (text) => {
    expect(errorOf(() => tel.read(text, lenient)).code).toBe("invalid-for-scheme");
  });
});
