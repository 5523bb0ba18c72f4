import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, inEnglish, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { equalSip, type SipReading, sip, sips } from "./sip.ts";

const schemes = schemeSet(sip, sips);

describe("RFC 3261 §19.1.3: the reading", () => {
  const parameter = (name: string, value?: string) => ({ name, value });

  it.each<[string, object]>([
    [
      "sip:alice@atlanta.com",
      { user: "alice", host: "atlanta.com", port: undefined, parameters: [], headers: [] },
    ],
    [
      "sip:alice:secretword@atlanta.com;transport=tcp",
      { user: "alice", password: "secretword", parameters: [parameter("transport", "tcp")] },
    ],
    [
      "sips:alice@atlanta.com?subject=project%20x&priority=urgent",
      { headers: [parameter("subject", "project x"), parameter("priority", "urgent")] },
    ],
    [
      "sip:+1-212-555-1212:1234@gateway.com;user=phone",
      { user: "+1-212-555-1212", password: "1234", parameters: [parameter("user", "phone")] },
    ],
    ["sips:1212@gateway.com", { user: "1212", host: "gateway.com" }],
    ["sip:alice@192.0.2.4", { host: "192.0.2.4" }],
    [
      "sip:atlanta.com;method=REGISTER?to=alice%40atlanta.com",
      { user: undefined, host: "atlanta.com", headers: [parameter("to", "alice@atlanta.com")] },
    ],
    ["sip:alice;day=tuesday@atlanta.com", { user: "alice;day=tuesday", parameters: [] }],
    ["sip:a?b@h:5061;LR", { user: "a?b", host: "h", port: 5061, parameters: [parameter("lr")] }],
    ["sip:h?a=", { headers: [parameter("a", "")] }],
  ])("%s", (text, reading) => {
    const scheme = text.startsWith("sips") ? sips : sip;
    expect(scheme.read(text)).toMatchObject(reading);
    expect(scheme.read(scheme.build(scheme.read(text)))).toEqual(scheme.read(text));
  });

  it.each([
    ["sip:", 4],
    ["sip:@h", 4],
    ["sip:a@", 6],
    ["sip:a@b@c", 7],
    ["sip:a:b:c@h", 4],
    ["sip:a:b;c@h", 4],
    ["sip:a_b", 4],
    ["sip:a@-h", 6],
    ["sip:a@192.0.2.256", 6],
    ["sip:a@h:", 8],
    ["sip:a@h:x", 8],
    ["sip:a@h:65536", 8],
    ["sip:a@h:1:2", 6],
    ["sip:a@h;", 8],
    ["sip:a@h;b=", 8],
    ["sip:a@h;b=c=d", 8],
    ["sip:a@h;b;B", 10],
    ["sip:a@h?", 8],
    ["sip:a@h?b", 8],
    ["sip:a@h?b=c;d", 8],
    ["sip:a@h?=c", 8],
    ["sip://a@h", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => sip.read(text))).toMatchObject({ index, input: text });
  });

  it("no error names a character of a password", () => {
    expect(errorOf(() => sip.read("sip:a:geh;eim@h")).reason).not.toMatch(/geh|eim|";"/);
  });
});

describe("RFC 3261 §19.1.4: equivalence, by the examples of the document", () => {
  it.each([
    ["sip:%61lice@atlanta.com;transport=TCP", "sip:alice@AtLanTa.CoM;Transport=tcp"],
    ["sip:carol@chicago.com", "sip:carol@chicago.com;newparam=5"],
    ["sip:carol@chicago.com", "sip:carol@chicago.com;security=on"],
    ["sip:carol@chicago.com;newparam=5", "sip:carol@chicago.com;security=on"],
    [
      "sip:biloxi.com;transport=tcp;method=REGISTER?to=sip:bob%40biloxi.com",
      "sip:biloxi.com;method=REGISTER;transport=tcp?to=sip:bob%40biloxi.com",
    ],
    [
      "sip:alice@atlanta.com?subject=project%20x&priority=urgent",
      "sip:alice@atlanta.com?priority=urgent&subject=project%20x",
    ],
    ["sip:carol@chicago.com", "sip:carol@chicago.com;lr"],
  ])("%s and %s", (a, b) => {
    expect(equalSip(a, b)).toBe(true);
    expect(equalSip(b, a)).toBe(true);
  });

  it.each([
    ["SIP:ALICE@AtLanTa.CoM;Transport=udp", "sip:alice@AtLanTa.CoM;Transport=UDP"],
    ["sip:bob@biloxi.com", "sip:bob@biloxi.com:5060"],
    ["sip:bob@biloxi.com", "sip:bob@biloxi.com;transport=udp"],
    ["sip:bob@biloxi.com", "sip:bob@biloxi.com:6000;transport=tcp"],
    ["sip:carol@chicago.com", "sip:carol@chicago.com?Subject=next%20meeting"],
    ["sip:bob@phone21.boxesbybob.com", "sip:bob@192.0.2.4"],
    ["sip:carol@chicago.com;security=on", "sip:carol@chicago.com;security=off"],
    ["sip:carol@chicago.com;security", "sip:carol@chicago.com;security=off"],
    ["sip:a@h", "sips:a@h"],
    ["sip:a@h", "sip:h"],
    ["sip:a@h", "sip:a:@h"],
    ["sip:a@h;maddr=h", "sip:a@h"],
    ["sip:a@h;user=ip", "sip:a@h"],
    ["sip:a@h;method=INVITE", "sip:a@h"],
    ["sip:a@h;ttl=1", "sip:a@h"],
    ["sip:a%2Bb@h", "sip:a+b@h"],
  ])("%s and %s are not", (a, b) => {
    expect(equalSip(a, b)).toBe(false);
    expect(equalSip(b, a)).toBe(false);
  });

  it("is asked of sip references only", () => {
    expect(errorOf(() => equalSip("tel:+1", "sip:h")).code).toBe("wrong-scheme");
  });

  it("what level scheme makes the same is equivalent", () => {
    const [a, b] = ["sip:alice@AtLanTa.CoM;Transport=tcp;B=c", "sip:%61lice@atlanta.com;b=c;transport=tcp"];
    expect(compare(a, b, { schemes }).rung).toBe("scheme");
    expect(equalSip(a, b)).toBe(true);
    expect(compare("sip:carol@chicago.com", "sip:carol@chicago.com;newparam=5", { schemes }).equivalent).toBe(
      false,
    );
  });

  it.each([
    ["sip:A;B?c@H;X", "sip:A;B?c@H;X"],
    ["sip:A@H;B;a=X", "sip:A@h;a=X;b"],
    ["sip:A@H?B=C", "sip:A@h?B=C"],
    ["sip:A_B", "sip:A_B"],
  ])("normalize %s: %s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes })).toBe(normal);
  });
});

describe("RFC 3261 §19.1.5: the request", () => {
  it("is formed of the URI, without its password and the header fields that are not honored", () => {
    const steps = inEnglish(sip.plan("sip:a:secret@h;method=MESSAGE;transport=tcp?Subject=b&From=c%40d"));
    expect(steps).toMatchObject([
      {
        do: "request",
        of: "sip",
        operation: "MESSAGE",
        parameters: {
          user: "a",
          host: "h",
          parameters: [{ name: "transport", value: "tcp" }],
          headers: [{ name: "Subject", value: "b" }],
        },
        note: expect.stringContaining("left out: from"),
      },
    ]);
    expect(JSON.stringify(steps)).not.toContain("secret");
    expect(sips.plan("sips:a@h").steps).toMatchObject([{ of: "sips", operation: "INVITE" }]);
  });

  it.each(["sip:a@h?Subject=b%0D%0AFrom:%20c", "sip:a%0Ab@h", "sip:a@h;b=%00", "sip:a@h?b%0A=c"])(
    "RFC 3986 §7.2: no CR, LF or NUL gets into a request: %s",
    (text) => {
      expect(errorOf(() => sip.plan(text)).code).toBe("protocol-line-break");
    },
  );
});

it("read ∘ build is the identity", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab;?/:@&=+$,%é !") });
  const some = text.map((rest) => `a${rest}`);
  const named = fc.uniqueArray(fc.record({ name: fc.constantFrom("a", "b-c"), value: maybe(some) }), {
    selector: ({ name }) => name,
  });
  const readings: fc.Arbitrary<SipReading> = fc
    .record({
      host: fc.constantFrom("h", "a-b.example", "192.0.2.4"),
      port: maybe(fc.nat(65535)),
      parameters: named,
      headers: fc.array(fc.record({ name: some, value: text }), { maxLength: 2 }),
      login: fc.oneof(fc.constant({}), fc.record({ user: some, password: maybe(text) })),
    })
    .map(({ login, ...reading }) => ({ ...reading, ...login }));
  expectIdentity(sip, readings);
});
