import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import {
  described,
  errorOf,
  expectIdentity,
  host,
  inEnglish,
  maybe,
  port,
} from "../test/scheme-expectations.ts";
import { type IrcReading, irc, ircs } from "./irc.ts";
import { schemeSet } from "./set.ts";

const lenient = { lenient: true };
const schemes = schemeSet(irc, ircs);

describe("Wikipedia §Syntax (000-16): irc, by draft-butcher-irc-url-04 App. A", () => {
  it.each<[string, object]>([
    ["irc://irc.undernet.org/", { host: "irc.undernet.org", port: 6667, channel: undefined }],
    ["irc://irc.ircnet.net/%23worldchat,ischannel", { host: "irc.ircnet.net", channel: "#worldchat" }],
    ["irc://irc.ircnet.net:6667/%23worldchat", { port: 6667, channel: "#worldchat" }],
    ["irc://irc.alien.net.au/pickle,isuser", { nickname: "pickle", channel: undefined }],
    ["irc://irc.austnet.org/%23foobar?key=bazqux", { channel: "#foobar", key: "bazqux", options: [] }],
    ["irc://undernet/pickle%25butcher.id.au,isuser", { host: "undernet", nickname: "pickle%butcher.id.au" }],
    ["irc://:pass@irc.efnet.org:194/", { user: "", password: "pass", port: 194 }],
    ["irc://%C4%B0dil:g%C3%BCzel@irc.austnet.org/", { user: "İdil", password: "güzel" }],
    ["ircs://irc.example.org/a", { port: 6697, channel: "a" }],
    ["irc://h", { channel: undefined, options: [] }],
    ["irc://undernet/a,isNetwork,isUser", { hostType: "network", nickname: "a" }],
    ["irc://h/,isserver", { hostType: "server", channel: undefined }],
    ["irc://u:p;t@h/", { user: "u", password: "p", passwordType: "t" }],
    [
      "irc://h/a?Foo=b,c&d",
      {
        options: [
          { name: "foo", values: ["b", "c"] },
          { name: "d", values: undefined },
        ],
      },
    ],
    ["irc://h/a?", { options: [{ name: "" }] }],
    ["irc://h/a,isuser?key=b", { nickname: "a", key: undefined, options: [] }], // §2.6.1: ignored
    ["irc://h/a!b%40c,isuser", { nickname: "a!b@c" }],
  ])("%s", (text, reading) => {
    const scheme = text.startsWith("ircs") ? ircs : irc;
    expect(scheme.read(text)).toMatchObject(reading);
    expect(scheme.read(scheme.build(scheme.read(text)))).toEqual(scheme.read(text));
  });

  it("the four URLs of a channel are identical, the two that RFC 3986 reads so", () => {
    const texts = ["irc://irc.ircnet.net/%23worldchat,ischannel", "irc://irc.ircnet.net:6667/%23worldchat"];
    for (const text of texts)
      expect(compare(text, "irc://irc.ircnet.net/%23worldchat", { schemes }).equivalent).toBe(true);
    for (const text of ["irc://irc.ircnet.net/#worldchat,ischannel", "irc://irc.ircnet.net/#worldchat"]) {
      expect(errorOf(() => irc.read(text))).toMatchObject({
        index: 21,
        section: "draft-butcher-irc-url-04 §2.5",
      });
      expect(irc.read(text, lenient)).toMatchObject({ channel: "#worldchat", warnings: [{ index: 21 }] });
      expect(irc.build(irc.read(text, lenient))).toBe("irc://irc.ircnet.net/%23worldchat");
    }
  });

  it("§2.4: another port is another server", () => {
    expect(compare("irc://some.server/", "irc://some.server:6667/", { schemes }).equivalent).toBe(true);
    expect(compare("ircs://some.server/", "ircs://some.server:6697/", { schemes }).equivalent).toBe(true);
    expect(compare("irc://some.server/", "irc://some.server:6665/", { schemes }).equivalent).toBe(false);
  });

  it.each([
    ["irc:a", 4],
    ["irc:///a", 6],
    ["irc://h/a/b", 9],
    ["irc://h/a+b", 9],
    ["irc://h/&a", 8],
    ["irc://h/a%20b", 8],
    ["irc://h/a%2Cb", 8],
    ["irc://h/a%0D%0Ab", 8],
    ["irc://h/%3Aa", 8],
    ["irc://h/%FF", 8],
    ["irc://h/,isuser", 8],
    ["irc://h/a,isfoo", 10],
    ["irc://h/a,isuser,ischannel", 17],
    ["irc://h/a,isserver,isserver", 19],
    ["irc://h/a,needkey", 10],
    ["irc://h/a?b1=c", 10],
    ["irc://h/a?b=c=d", 13],
    ["irc://h/a?key", 10],
    ["irc://h/a?key=b,c", 10],
    ["irc://h/a?key=b&key=c", 10],
    ["irc://h/a?key=b%20c", 14],
    ["irc://a:b:c@h/", 6],
    ["irc://a:b;c;d@h/", 6],
    ["irc://a=b@h/", 6],
    ["irc://h/#a", 8],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => irc.read(text))).toMatchObject({ index, input: text });
  });

  it("no error names a character of a password (RFC 3986 §7.5)", () => {
    expect(errorOf(() => irc.read("irc://a:geh=eim@h/")).message).not.toMatch(/geh|eim|"="/);
  });

  it.each<[string, object]>([
    ["irc://h/#a,isnick", { nickname: "#a" }],
    ["irc://h/a,isnick", { nickname: "a" }],
    ["irc://h/a,needkey", { channel: "a" }],
    ["irc://h/a,needpass,needkey", { channel: "a" }],
    ["irc://h/c++", { channel: "c++" }],
    ["irc://h#a?key=b", { channel: "#a", key: "b" }],
  ])("a lenient reading: %s", (text, reading) => {
    expect(errorOf(() => irc.read(text)).code).toBe("invalid-for-scheme");
    const read = irc.read(text, lenient);
    const { warnings, ...meant } = read;
    expect(meant).toMatchObject(reading);
    expect(warnings?.length).toBeGreaterThan(0);
    expect(irc.read(irc.build(read))).toEqual(meant);
  });

  it.each(["irc://h/a,%23b", "irc://h/a/b", "irc://h/a%20b", "irc://h/#a%0D"])(
    "guesses nothing: %s stays refused",
    (text) => {
      expect(errorOf(() => irc.read(text, lenient)).code).toBe("invalid-for-scheme");
    },
  );

  it("a fragment after a name says nothing (RFC 3986 §3.5)", () => {
    expect(irc.read("irc://h/a#b")).toEqual(irc.read("irc://h/a"));
  });
});

describe("the plan (RFC 2812 §3.1)", () => {
  it("logs in and joins; no more is sent (§5)", () => {
    expect(described(irc.plan("irc://me:secret@irc.efnet.org:194/foobar?key=bazqux"))).toEqual([
      "connect irc.efnet.org:194",
      "PASS secret\r\n",
      "ask nickname: NICK …\r\n",
      "ask real name: USER me 0 * :…\r\n",
      "JOIN #foobar bazqux\r\n",
    ]);
    expect(described(ircs.plan("ircs://h/%26local"))).toEqual([
      "connect h:6697 by TLS",
      "ask nickname: NICK …\r\n",
      "ask real name: USER guest 0 * :…\r\n",
      "JOIN &local\r\n",
    ]);
    expect(described(irc.plan("irc://:a%20b@h/"))[1]).toBe("PASS :a b\r\n");
  });

  it("the password is secret", () => {
    const secrets = irc
      .plan("irc://me:secret@h/a?key=b")
      .steps.map((step) => step.do === "send" && step.secret);
    expect(secrets).toEqual([false, true, false, false, false]);
  });

  it("a person is written to by the person who follows the link", () => {
    const steps = inEnglish(irc.plan("irc://irc.alien.net.au/pickle,isuser"));
    expect(steps.at(-1)).toMatchObject({
      do: "session",
      protocol: "irc",
      note: expect.stringContaining("pickle"),
    });
  });

  it("§2.3: the name of a network is not resolved", () => {
    expect(errorOf(() => irc.plan("irc://undernet/a,isnetwork"))).toMatchObject({
      code: "no-plan",
      index: 6,
    });
  });

  it.each([
    "irc://a%20b@h/",
    "irc://a%0D%0Ab@h/",
    "irc://%3Aa@h/",
    "irc://:a%0D%0AJOIN%20b@h/",
    "irc://:a%00@h/",
  ])("RFC 3986 §7.2: nothing gets into a line, or becomes another word of it: %s", (text) => {
    expect(errorOf(() => irc.plan(text)).code).toBe("protocol-line-break");
  });
});

describe("build and normalize", () => {
  const name = fc.string({ unit: fc.constantFrom(..."ab#&/%?é!@+."), minLength: 1, maxLength: 6 });

  it("read ∘ build is the identity", () => {
    const common = {
      host,
      port,
      hostType: maybe(fc.constantFrom("server" as const, "network" as const)),
      options: fc.array(
        fc.record({
          name: fc.constantFrom("", "a-b"),
          values: maybe(fc.array(name, { minLength: 1, maxLength: 3 })),
        }),
        { maxLength: 2 },
      ),
    };
    const login = fc.record({ user: fc.string(), password: maybe(fc.string()) });
    const none = fc.constant(undefined);
    const channel = fc.record({ ...common, channel: maybe(name), key: maybe(name), nickname: none });
    const person = fc.record({ ...common, nickname: name, channel: none, key: none });
    const readings: fc.Arbitrary<IrcReading> = fc
      .tuple(fc.oneof(channel, person), fc.oneof(login, fc.constant({})))
      .map(([reading, credentials]) => ({ ...reading, ...credentials }));
    expectIdentity(irc, readings);
  });

  it("refuses what would not be read back as given", () => {
    expect(errorOf(() => irc.build({ host: "h", channel: "" })).code).toBe("component-mismatch");
    expect(errorOf(() => irc.build({ host: "h", channel: "a", nickname: "b" })).code).toBe(
      "component-mismatch",
    );
    expect(errorOf(() => irc.build({ host: "h", channel: "a b" })).code).toBe("invalid-for-scheme");
  });

  it.each([
    ["irc://h", "irc://h/"],
    ["irc://h:6667/a,IsChannel,isServer", "irc://h/a,isserver"],
    ["irc://h/a,isserver,ISUSER?Key=A", "irc://h/a,isuser,isserver?key=A"],
    ["irc://h/a,isfoo", "irc://h/a,isfoo"],
  ])("%s → %s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes })).toBe(normal);
  });
});
