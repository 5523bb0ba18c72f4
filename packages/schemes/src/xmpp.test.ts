import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, inEnglish, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type XmppReading, xmpp } from "./xmpp.ts";

const at = (node: string | undefined, domain: string, resource?: string) => ({ node, domain, resource });

describe("RFC 5122 §2.2 to §2.8: the reading of its examples", () => {
  it.each<[string, Partial<XmppReading>]>([
    [
      "xmpp:node@example.com",
      { address: at("node", "example.com"), account: undefined, action: undefined, pairs: [] },
    ],
    ["xmpp://guest@example.com", { account: at("guest", "example.com"), address: undefined }],
    ["xmpp:guest@example.com", { account: undefined, address: at("guest", "example.com") }],
    [
      "xmpp://guest@example.com/support@example.com?message",
      { account: at("guest", "example.com"), address: at("support", "example.com"), action: "message" },
    ],
    [
      "xmpp:support@example.com?message",
      { account: undefined, address: at("support", "example.com"), action: "message" },
    ],
    [
      "xmpp:example-node@example.com/some-resource",
      { address: at("example-node", "example.com", "some-resource") },
    ],
    ["xmpp:example.com", { address: at(undefined, "example.com") }],
    [
      "xmpp:example-node@example.com?message;subject=Hello%20World",
      { action: "message", pairs: [{ key: "subject", value: "Hello World" }] },
    ],
    ["xmpp:example-node@example.com?query", { action: "query" }],
    [
      "xmpp:nasty!%23$%25()*+,-.;=%3F%5B%5C%5D%5E_%60%7B%7C%7D~node@example.com",
      { address: at("nasty!#$%()*+,-.;=?[\\]^_`{|}~node", "example.com") },
    ],
    [
      "xmpp:node@example.com/repulsive%20!%23%22$%25&'()*+,-.%2F:;%3C=%3E%3F%40%5B%5C%5D%5E_%60%7B%7C%7D~resource",
      { address: at("node", "example.com", "repulsive !#\"$%&'()*+,-./:;<=>?@[\\]^_`{|}~resource") },
    ],
    ["xmpp:ji%C5%99i@%C4%8Dechy.example/v%20Praze", { address: at("jiři", "čechy.example", "v Praze") }],
    ["xmpp:h/?;a=", { address: at(undefined, "h", ""), action: "", pairs: [{ key: "a", value: "" }] }],
  ])("%s", (text, reading) => {
    expect(xmpp.read(text)).toMatchObject(reading);
    expect(xmpp.read(xmpp.build(xmpp.read(text)))).toEqual(xmpp.read(text));
  });

  it("§2.7.2, §2.7.3: what is built of an address is what the document makes of it", () => {
    expect(xmpp.build({ address: at("nasty!#$%()*+,-.;=?[\\]^_`{|}~node", "example.com") })).toBe(
      "xmpp:nasty!%23$%25()*+,-.;=%3F%5B%5C%5D%5E_%60%7B%7C%7D~node@example.com",
    );
    expect(
      xmpp.build({
        address: at("node", "example.com", "repulsive !#\"$%&'()*+,-./:;<=>?@[\\]^_`{|}~resource"),
      }),
    ).toBe(
      "xmpp:node@example.com/repulsive%20!%23%22$%25&'()*+,-.%2F:;%3C=%3E%3F%40%5B%5C%5D%5E_%60%7B%7C%7D~resource",
    );
    expect(xmpp.build({ address: at("jiři", "čechy.example", "v Praze") })).toBe(
      "xmpp:ji%C5%99i@%C4%8Dechy.example/v%20Praze",
    );
  });

  it.each([
    ["xmpp:", 5],
    ["xmpp:@h", 5],
    ["xmpp:a@", 7],
    ["xmpp:a@b@c", 8],
    ["xmpp:a:b@c", 5],
    ["xmpp:a&b@c", 5],
    ["xmpp:a@b:1", 7],
    ["xmpp:a@b/c/d", 10],
    ["xmpp:a@b/c@d", 10],
    ["xmpp://h", 7],
    ["xmpp://a@h:5222", 10],
    ["xmpp://a:b@h", 7],
    ["xmpp://@h", 7],
    ["xmpp://a@h/", 11],
    ["xmpp:h?a;b", 9],
    ["xmpp:h?a;b=c=d", 12],
    ["xmpp:h?a=b", 8],
    ["xmpp:h?a&b", 8],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => xmpp.read(text))).toMatchObject({ index, input: text });
  });

  it("RFC 3986 §6.2.3: an empty port is none", () => {
    expect(xmpp.read("xmpp://a@h:/b")).toEqual(xmpp.read("xmpp://a@h/b"));
  });

  it("no message has a character of what may be a password", () => {
    expect(errorOf(() => xmpp.read("xmpp://me:geheim@h")).reason).not.toContain("geheim");
  });
});

describe("RFC 5122 §2.8.1: the plan", () => {
  it("a message is begun, as the account that is named (§2.3)", () => {
    expect(
      inEnglish(xmpp.plan("xmpp://guest@example.com/support@example.com?message;body=a%0Ab;from=c")),
    ).toEqual([
      {
        do: "compose",
        to: ["support@example.com"],
        fields: [
          { name: "body", value: "a\nb", unsafe: false },
          { name: "from", value: "c", unsafe: true },
        ],
        note: "begin a message, as guest@example.com; the person completes and sends it, or does not (RFC 5122 §2.8.1)",
      },
    ]);
  });

  it.each([
    [
      "xmpp:room@h/nick?join;password=x",
      "join",
      { account: undefined, to: "room@h/nick", pairs: [{ key: "password", value: "x" }] },
    ],
    ["xmpp:h", "show", { to: "h", pairs: [] }],
    ["xmpp://a@h", "show", { account: "a@h", to: undefined }],
    ["xmpp://a@h?message", "message", { account: "a@h" }],
  ])("%s", (text, operation, parameters) => {
    expect(xmpp.plan(text).steps).toMatchObject([{ do: "request", of: "xmpp", operation, parameters }]);
  });

  it.each([
    "xmpp:a%0Ab@h",
    "xmpp:a@h/%0D?message",
    "xmpp://a%00@h",
    "xmpp:h?a%0A",
    "xmpp:h?a;b=%0D%0A",
    "xmpp:h?message;%0A=b",
  ])("RFC 3986 §7.2: %s breaks no line", (text) => {
    expect(errorOf(() => xmpp.plan(text)).code).toBe("protocol-line-break");
  });
});

it.each([
  ["XMPP:Node@EXAMPLE.com/Resource", "xmpp:Node@example.com/Resource"],
  ["xmpp://A@H/B@%C4%8DECHY/C", "xmpp://A@h/B@%C4%8Dechy/C"],
  ["xmpp://A@H", "xmpp://A@h"],
  ["xmpp:A:b@H", "xmpp:A:b@H"],
])("normalize %s: %s", (text, normal) => {
  expect(normalize(text, { level: "scheme", schemes: schemeSet(xmpp) })).toBe(normal);
});

it("read ∘ build is the identity", () => {
  const some = fc.string({ unit: fc.constantFrom(..."ab@/:?#%&'é .;="), minLength: 1 });
  const domain = fc.constantFrom("h", "EXAMPLE.org", "čechy.example", "192.0.2.1", "a_b");
  const address = fc.record({ node: maybe(some), domain, resource: maybe(fc.string({ unit: "grapheme" })) });
  const account = fc.record({ node: some, domain, resource: fc.constant(undefined) });
  const who = fc.oneof(
    fc.record({ account: fc.constant(undefined), address }),
    fc.record({ account, address: maybe(address) }),
  );
  const query = fc.oneof(
    fc.constant({ action: undefined, pairs: [] }),
    fc.record({
      action: fc.constantFrom("", "message", "a;b"),
      pairs: fc.array(fc.record({ key: some, value: fc.string() }), { maxLength: 2 }),
    }),
  );
  const readings: fc.Arbitrary<XmppReading> = fc.tuple(who, query).map(([a, b]) => ({ ...a, ...b }));
  expectIdentity(xmpp, readings);
  expect(errorOf(() => xmpp.build({})).rule).toBe("host");
});
