import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, inEnglish, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type SmsReading, sms } from "./sms.ts";

const schemes = schemeSet(sms);
const to = (...numbers: readonly string[]) => numbers.map((number) => expect.objectContaining({ number }));

describe("RFC 5724 §2.2, §2.5: the reading", () => {
  it.each<[string, object]>([
    ["sms:+15105550101", { recipients: to("+15105550101"), body: undefined, fields: [] }],
    ["sms:+15105550101,+15105550102", { recipients: to("+15105550101", "+15105550102") }],
    ["sms:+15105550101?body=hello%20there", { recipients: to("+15105550101"), body: "hello there" }],
    ["sms:7042;phone-context=example.com,+1-2;ext=3", { recipients: to("7042", "+1-2") }],
    ["sms:+1?X-own=1&BODY=a%26b%0Ac", { body: "a&b\nc", fields: [{ name: "x-own", value: "1" }] }],
    ["sms:+1?body=", { body: "" }],
  ])("%s", (text, reading) => {
    expect(sms.read(text)).toMatchObject(reading);
    expect(sms.read(sms.build(sms.read(text)))).toEqual(sms.read(text));
  });

  it.each([
    ["sms:", 4],
    ["sms:?body=a", 4],
    ["sms://+1", 4],
    ["sms:+1,", 7],
    ["sms:+1,,+2", 7],
    ["sms:+1,7042", 7],
    ["sms:+1?", 7],
    ["sms:+1?body", 7],
    ["sms:+1?=a", 7],
    ["sms:+1?bo+dy=a", 7],
    ["sms:+1?body=a&body=b", 6],
    ["sms:+1?body=a&BODY=b", 6],
    ["sms:+1?body=a+b", 13],
    ["sms:+1?body=https://h", 17],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => sms.read(text))).toMatchObject({ index, input: text });
  });

  it.each<[string, object, number]>([
    ["sms:?body=a", { recipients: [], body: "a" }, 4],
    ["sms://+1?body=a", { recipients: to("+1"), body: "a" }, 4],
    ["sms:12345", { recipients: to("12345") }, 4],
    ["sms:+1?body=a+b!", { body: "a+b!" }, 13],
  ])("leniently, %s is read with a warning", (text, reading, index) => {
    expect(sms.read(text, { lenient: true })).toMatchObject({ ...reading, warnings: [{ index }] });
  });
});

describe("RFC 5724 §2.4: comparison", () => {
  it.each([
    ["sms:+1-510-555.0101,+2", "sms:+2,+15105550101"],
    ["sms:+1;X=A;b", "SMS:+1;b;x=a"],
    ["sms:+1?Body=a%20b", "sms:+1?body=a%20b"],
    ["sms:7;phone-context=+1-2", "sms:7;phone-context=+12"],
    ["sms:+1,+1", "sms:+1"],
  ])("%s and %s are equivalent", (a, b) => {
    expect(compare(a, b, { schemes }).equivalent).toBe(true);
  });

  it.each([
    ["sms:+1", "sms:+1;x"],
    ["sms:+1", "sms:+1,+2"],
    ["sms:+1?body=a", "sms:+1?body=A"],
    ["sms:+1?body=a", "sms:+1"],
    ["sms:+1?a=1&b=2", "sms:+1?b=2&a=1"],
  ])("%s and %s are not", (a, b) => {
    expect(compare(a, b, { schemes }).equivalent).toBe(false);
  });

  it("what is refused stays", () => {
    expect(normalize("sms:2,1?BODY=a", { level: "scheme", schemes })).toBe("sms:2,1?BODY=a");
  });
});

describe("RFC 5724 §2.3: the plan", () => {
  it("begins a message to all, and leaves out what nobody knows", () => {
    expect(
      inEnglish(sms.plan("sms:+1(510)555.0101,7042;phone-context=example.com?x=y&body=a%0D%0Ab")),
    ).toEqual([
      {
        do: "compose",
        to: ["+15105550101", "7042 (example.com)"],
        fields: [{ name: "body", value: "a\r\nb", unsafe: false }],
        note: "begin a short message; the person completes and sends it, or does not (RFC 5724 §2.3); left out: x",
      },
    ]);
  });
});

it("read ∘ build is the identity", () => {
  const recipient = fc.record({
    number: fc.constantFrom("+1-2", "+49.(30)"),
    global: fc.constant(true),
    context: fc.constant(undefined),
    extension: maybe(fc.constant("1")),
    isdnSubaddress: maybe(fc.constantFrom("a,b", "é?&")),
    parameters: fc.constantFrom([], [{ name: "x", value: "a;b,c" }]),
  });
  const readings: fc.Arbitrary<SmsReading> = fc.record({
    recipients: fc.array(recipient, { minLength: 1, maxLength: 3 }),
    body: maybe(fc.string({ unit: "grapheme" })),
    fields: fc.array(fc.record({ name: fc.constantFrom("a", "x~1"), value: fc.string() }), { maxLength: 2 }),
  });
  expectIdentity(sms, readings);
  expect(sms.build({ recipients: [{ number: "7042", context: "example.com" }] })).toBe(
    "sms:7042;phone-context=example.com",
  );
  expect(errorOf(() => sms.build({ recipients: [] })).rule).toBe("sms-recipient");
});
