import { errorOf } from "@urikit/abnf/error-of";
import { extent } from "@urikit/abnf/extent";
import { compare, HTTP_SCHEMES, normalize, parse } from "urikit";
import { describe, expect, it } from "vitest";
import { finger } from "../test/finger.ts";
import { cid } from "./cid.ts";
import { connectionSchemes } from "./connection.ts";
import { data } from "./data.ts";
import { ftp } from "./ftp.ts";
import { gopher } from "./gopher.ts";
import { http, https } from "./http.ts";
import { ldap } from "./ldap.ts";
import { mailto } from "./mailto.ts";
import { news } from "./news.ts";
import { nntp } from "./nntp.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { prospero } from "./prospero.ts";
import { registrations } from "./registry.ts";
import { schemeOf, schemeSet } from "./set.ts";
import { planAny, readAny, type StandardOptions, type StandardReading, standardSchemes } from "./standard.ts";
import { tel } from "./tel.ts";
import { telnet } from "./telnet.ts";
import { wais } from "./wais.ts";
import { ws } from "./ws.ts";

describe("a set of schemes is a value", () => {
  it("the standard one holds the ten of RFC 1738, their heirs and others (002-18)", () => {
    expect([...standardSchemes.keys()].sort()).toEqual(
      [
        ...["ftp", "http", "https", "ws", "wss", "gopher", "mailto", "news", "nntp", "telnet", "wais"],
        ...["ftps", "gophers", "snews", "nntps", "ldapi", "pop", "tftp", "rtsp", "rtsps", "rtspu"],
        ...["coap", "coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws", "info", "ni", "nih"],
        ...["ssh", "sftp", "git", "magnet", "gemini", "did", "ipfs", "ipns", "otpauth"],
        ...["blob", "view-source", "jar", "javascript", "jdbc", "s3"],
        ...["imap", "sms", "xmpp"],
        ...[
          "file",
          "prospero",
          "ldap",
          "ldaps",
          "irc",
          "ircs",
          "sip",
          "sips",
          "dict",
          "about",
          "acct",
          "geo",
          "tag",
          "tel",
          "urn",
          "data",
          "mid",
          "cid",
        ],
      ].sort(),
    );
    for (const [name, scheme] of standardSchemes) expect(scheme.name).toBe(name);
  });

  it("RFC 1738 §3: the default ports (002-24)", () => {
    const ports = Object.fromEntries(
      [...standardSchemes].map(([name, { defaultPort }]) => [name, defaultPort]),
    );
    expect(ports).toEqual({
      ftp: 21,
      ftps: 990,
      http: 80,
      https: 443,
      ws: 80,
      wss: 443,
      gopher: 70,
      gophers: 70,
      mailto: undefined,
      news: 119,
      snews: 563,
      nntp: 119,
      nntps: 563,
      telnet: 23,
      wais: 210,
      file: undefined,
      prospero: 1525,
      ldap: 389,
      ldaps: 636,
      ldapi: undefined,
      irc: 6667,
      ircs: 6697,
      sip: undefined,
      sips: undefined,
      pop: 110,
      imap: 143,
      xmpp: undefined,
      tftp: 69,
      rtsp: 554,
      rtsps: 322,
      rtspu: 554,
      coap: 5683,
      coaps: 5684,
      "coap+tcp": 5683,
      "coaps+tcp": 5684,
      "coap+ws": 80,
      "coaps+ws": 443,
      info: undefined,
      ni: undefined,
      nih: undefined,
      acct: undefined,
      dict: 2628,
      about: undefined,
      geo: undefined,
      tag: undefined,
      tel: undefined,
      sms: undefined,
      urn: undefined,
      data: undefined,
      mid: undefined,
      cid: undefined,
      ssh: 22,
      sftp: 22,
      git: 9418,
      magnet: undefined,
      gemini: 1965,
      did: undefined,
      ipfs: undefined,
      ipns: undefined,
      otpauth: undefined,
      blob: undefined,
      "view-source": undefined,
      jar: undefined,
      javascript: undefined,
      jdbc: undefined,
      s3: undefined,
    });
  });

  it("RFC 3986 §1.1.1: which schemes no standard specifies, and why they are known", () => {
    const named = (standing: string) =>
      [...standardSchemes.values()].filter((scheme) => scheme.standing === standing).map(({ name }) => name);
    expect(named("draft").sort()).toEqual(["blob", "irc", "ircs", "sftp", "ssh"]);
    expect(named("custom").sort()).toEqual(
      [
        ...["ftps", "gophers", "ldapi", "ldaps", "nntps"],
        ...[
          "gemini",
          "git",
          "ipfs",
          "ipns",
          "jar",
          "javascript",
          "jdbc",
          "magnet",
          "otpauth",
          "s3",
          "view-source",
        ],
      ].sort(),
    );
    expect(standardSchemes.get("http")?.standing).toBeUndefined();
    expect(standardSchemes.get("did")?.standing).toBeUndefined();
  });

  it("names are found in either case; relative references have none (002-3)", () => {
    expect(schemeOf("HTTP://h/", standardSchemes)?.name).toBe("http");
    expect(schemeOf(parse("ftp://h/"), standardSchemes)?.name).toBe("ftp");
    expect(schemeOf("//h/", standardSchemes)).toBeUndefined();
    expect(schemeOf("foo:bar", standardSchemes)).toBeUndefined();
  });

  it("goes into normalize and compare as it is", () => {
    const options = { level: "scheme", schemes: standardSchemes } as const;
    expect(normalize("TELNET://h:23", options)).toBe("telnet://h/");
    expect(normalize("foo://h:23", options)).toBe("foo://h:23");
    const { schemes } = options;
    expect(compare("file:/a", "file://localhost/a", { schemes }).rung).toBe("scheme");
  });

  it("normalization is idempotent, and keeps what is read", () => {
    const texts = [
      "ftp://H:21/a;type=I",
      "gopher://H/1",
      "mailto:a@B?Subject=x",
      "ldap://H/c=GB??BASE",
      "tel:+1-2;b;a",
      "data:Text/Plain,A",
      "urn:ISBN:x",
      "file:/a",
    ];
    for (const text of texts) {
      const once = normalize(text, { level: "scheme", schemes: standardSchemes });
      expect(once).not.toBe(text);
      expect(normalize(once, { level: "scheme", schemes: standardSchemes })).toBe(once);
      expect(() => schemeOf(once, standardSchemes)?.read(once)).not.toThrow();
    }
  });
});

describe("what is known of a reference's scheme, by type", () => {
  it("readAny: scheme narrows the reading", () => {
    const any = readAny(new URL("ftp://h/a/b"));
    expect(any?.scheme === "ftp" ? any.reading.directories : undefined).toEqual(["a"]);
    expect(readAny("HTTPS://u@h/", { userinfo: "allow" })).toMatchObject({
      scheme: "https",
      reading: { userinfo: "u" },
    });
    expect(readAny(parse("urn:a1:b"))).toMatchObject({ scheme: "urn", reading: { specific: "b" } });
  });

  it("readAny: undefined for other schemes and relative references; an error for what is against the scheme", () => {
    expect(readAny("x-own:a")).toBeUndefined();
    expect(readAny("//h/")).toBeUndefined();
    expect(() => readAny("ftp:a")).toThrow();
    expect(() => readAny("a b")).toThrow();
  });

  it("schemeOf: name narrows the scheme, its parts and its options", () => {
    const scheme = schemeOf("mailto:a@b", standardSchemes);
    expect(scheme?.name === "mailto" ? scheme.build({ to: ["c@d"] }) : undefined).toBe("mailto:c@d");
    const options: StandardOptions = {
      email: "a@b",
      userinfo: "allow",
      doubleSlash: "allow",
      extensions: [],
      lenient: true,
    };
    expect(planAny("file:////a", options)?.scheme).toBe("file");
    const own = { doubleSlash: "allow" } as const;
    expect(schemeOf("file:////a", standardSchemes)?.plan("file:////a", own).scheme).toBe("file");
    // @ts-expect-error: an option of no scheme
    expect(() => schemeOf("cid:a@b", standardSchemes)?.plan("cid:a@b", { emali: "a@b" })).toThrow("emali");
  });
});

describe("a reading is plain data (RFC 3986 §1.1.1: what a reference means)", () => {
  it.each([
    "ftp://u:p@h/a/b;type=i",
    "http://h:8080/a%2Fb?c",
    "https://h",
    "ws://h/a",
    "wss://h",
    "gopher://h/7s%09q%09+a%20b",
    "mailto:a@b?subject=c&x=y",
    "news://h/a",
    "nntp://h/a/1",
    "telnet://u@h",
    "wais://h/a?b",
    "file:///a/b",
    "prospero://h/a;b=c",
    "ldap://h/a?b?one?(c=d)?!e=f",
    "ldapi://%2Fs/a?b?one?(c=d)?!e=f",
    "irc://u:p;t@h/a,isnetwork?key=b&c=d",
    "sip:u:p@h:1;a=b?c=d",
    "pop://u;AUTH=*@h:1",
    "imap://u;AUTH=*@h/a;UIDVALIDITY=1/;UID=2/;SECTION=1/;PARTIAL=0.1;URLAUTH=authuser:INTERNAL:91354a473744909de610943775f92038",
    "imap://h/a?ALL",
    "xmpp://a@h/b@c/d?e;f=g",
    "sms:+1;ext=2;x,+3?body=a&b=c",
    "tftp://h/a;mode=netascii",
    "rtsp://u:p@h/a?b",
    "coap://h/a?b&c",
    "coaps+ws://h",
    "info:a/b#c",
    "acct:u@h",
    "dict://u;AUTH@h/m:a:b:c:1",
    "about:a?b",
    "geo:1,2;u=3;a=b",
    "tag:a.b,2001:c#d",
    "tel:+1;ext=2;x",
    "urn:a1:b?+c?=d#e",
    "data:text/plain;a=b,c",
    "ni://h:1/sha-256-32;f4OxZQ?ct=a/b",
    "nih:6;5326-9057;b",
    "mid:a@b/c@d",
    "cid:a@b",
    "ssh://u;a=b@h/c",
    "sftp://u@h/~/a;type=i",
    "git://h/a",
    "magnet:?xt=urn:a1:b&dn=c&tr=d&x.pe=e:1&f",
    "gemini://h/a?b",
    "did:a:b/c?d#e",
    "ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy/a?b",
    "ipns://cid.ipfs.io/a",
    "otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&c=d",
    "blob:https://h/d0360e2f-caee-469f-9a2f-87d5b0456f6f",
    "view-source:http://h/a?b#c",
    "jar:file:/a.jar!/b",
    "javascript:a()",
    "jdbc:a:b?c#d",
    "s3://a/b?c#d",
  ])("%s", (text) => {
    const { reading } = readAny(text) as StandardReading;
    expect(Object.getPrototypeOf(reading)).toBe(Object.prototype);
    expect({ ...reading }).toStrictEqual(reading);
    expect(structuredClone(reading)).toStrictEqual(reading);
    expect(readAny(text)?.reading).toStrictEqual(reading);
    if (!/^(?:data|nih?):/.test(text)) expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
  });
});

describe("build takes the least that says everything", () => {
  it.each<[string, string]>([
    [http.build({ host: "h" }), "http://h"],
    [https.build({ host: "h", port: undefined, segments: [""] }), "https://h/"],
    [ws.build({ host: "h", port: 8080 }), "ws://h:8080"],
    [ftp.build({ host: "h" }), "ftp://h/"],
    [ftp.build({ host: "h", name: "a" }), "ftp://h/a"],
    [gopher.build({ host: "h" }), "gopher://h/1"],
    [mailto.build({ to: ["a@b"] }), "mailto:a@b"],
    [mailto.build({ fields: [{ name: "subject", value: "c" }] }), "mailto:?subject=c"],
    [news.build({ server: { host: "h" }, group: "a" }), "news://h/a"],
    [nntp.build({ host: "h", group: "a" }), "nntp://h/a"],
    [telnet.build({ host: "h" }), "telnet://h/"],
    [wais.build({ host: "h", database: "a" }), "wais://h/a"],
    [prospero.build({ host: "h", hsoname: "a" }), "prospero://h/a"],
    [ldap.build({}), "ldap:///"],
    [ldap.build({ server: { host: "h" }, extensions: [{ type: "a" }] }), "ldap://h/????a"],
    [tel.build({ number: "+1" }), "tel:+1"],
    [data.build({ octets: Uint8Array.of(97) }), "data:,a"],
  ])("%s", (built, text) => {
    expect(built).toBe(text);
  });

  it("a member that is given wrongly is refused, though it has a default", () => {
    expect(() => tel.build({ number: "+1", global: false })).toThrow(
      /the global would not be read back as given/,
    );
    expect(() => mailto.build({ fields: [{ name: "bcc", value: "a@b", unsafe: false }] })).toThrow(
      /the fields/,
    );
    expect(() => http.build({ host: "h", port: 65536 })).toThrow(/no port above/);
  });
});

describe("a scheme of one's own (002-60)", () => {
  const schemes = schemeSet(...standardSchemes.values(), finger);

  it("is read, built, normalized and planned like the others", () => {
    expect(schemeOf("finger://h/me", schemes)?.read("finger://h/me")).toEqual({
      host: "h",
      port: 79,
      user: "me",
    });
    expect(finger.build({ host: "h", user: "a/b" })).toBe("finger://h/a%2Fb");
    expect(normalize("finger://h:79", { level: "scheme", schemes })).toBe("finger://h/");
    expect(finger.plan("finger://h:80/me").port).toEqual({ number: 80, status: "reserved" });
    expect(() => finger.plan("finger://h/me%0D%0Ayou")).toThrow(/never sent/);
  });

  it("takes the place of another of its name", () => {
    const own = { ...finger, name: "ftp" };
    expect(schemeSet(...standardSchemes.values(), own).get("ftp")).toBe(own);
    expect(standardSchemes.get("ftp")).not.toBe(own);
  });
});

describe("Wikipedia §Syntax, RFC 3986 §3.1 (000-15): documents that specify schemes do so with lowercase letters", () => {
  it.each([
    ["FOO", /lower case.*FOO.*RFC 3986 §3\.1/],
    ["1a", /not the name of a scheme.*1a/],
    ["a:", /not the name of a scheme/],
    ["", /not the name of a scheme/],
  ])("%j is not the name of a scheme in a set, nor of one that is defined", (name, message) => {
    expect(() => schemeSet({ ...finger, name })).toThrow(TypeError);
    expect(() => schemeSet({ ...finger, name })).toThrow(message);
    const own = {
      name,
      specification: "",
      origin: "",
      read: () => ({}),
      write: () => ({}),
      plan: () => never(),
    };
    expect(() => defineScheme(own)).toThrow(message);
  });
});

describe("what is refused is not made valid by level scheme (RFC 3986 §6.1, §6.2.3)", () => {
  const options = { level: "scheme", schemes: standardSchemes } as const;

  it.each([
    ["ftp://h?", "ftp://h?"],
    ["ftp://h", "ftp://h/"],
    ["ftp://h#f", "ftp://h/#f"],
    ["gopher://h?", "gopher://h?"],
    ["gopher://h/1", "gopher://h/"],
    ["gopher://h", "gopher://h/"],
  ])("%s → %s", (text, normal) => {
    expect(normalize(text, options)).toBe(normal);
  });

  it("an empty port is none, of a file too (RFC 3986 §3.2.3)", () => {
    expect(standardSchemes.get("file")?.read("file://:/x")).toEqual({ host: "", segments: ["x"] });
  });
});

describe("a scheme is a value that nobody changes", () => {
  it.each([...standardSchemes])("%s", (_name, scheme) => {
    expect(Object.isFrozen(scheme)).toBe(true);
    expect(Object.isFrozen(scheme.rules ?? Object.freeze([]))).toBe(true);
  });

  it("and so is a set of them", () => {
    for (const set of [standardSchemes, schemeSet(finger), connectionSchemes, registrations]) {
      const changeable = set as unknown as Map<string, unknown>;
      expect(() => changeable.set("http", { name: "http", defaultPort: 8080 })).toThrow(TypeError);
      expect(() => changeable.delete("http")).toThrow(TypeError);
      expect(() => Map.prototype.clear.call(changeable)).toThrow(TypeError);
    }
    expect(standardSchemes.get("http")?.defaultPort).toBe(80);
  });

  it("http and https of the core as well", () => {
    for (const scheme of HTTP_SCHEMES.values()) expect(Object.isFrozen(scheme)).toBe(true);
  });

  it("the path that stands for an empty one begins with a slash (RFC 3986 §3.3)", () => {
    const { read, build: _build, plan: _plan, ...facts } = finger;
    const own = { ...facts, emptyPath: "x", read: () => ({}), write: () => ({}), plan: () => never() };
    expect(() => defineScheme(own)).toThrow(TypeError);
    expect(() =>
      normalize("gemini://h", { level: "scheme", schemes: new Map([["gemini", { emptyPath: "x" }]]) }),
    ).toThrow('emptyPath must begin with "/"');
    expect(read("finger://h/a")).toMatchObject({ user: "a" });
  });
});

function never(): never {
  throw new Error("no plan is asked for");
}

describe("a message is no longer than a line", () => {
  const long = "a".repeat(100_000);

  it.each<[string, () => unknown]>([
    ["another scheme", () => http.read(`${long}:x`)],
    ["a parameter that stands twice", () => tel.read(`tel:+1;${long};${long}`)],
    ["a critical extension", () => ldap.plan(`ldap://h/????!${long}`)],
    ["a member that is not read back", () => cid.build({ content: "a@b", [long]: 1 } as { content: string })],
  ])("%s", (_name, call) => {
    expect(errorOf(call).reason.length).toBeLessThan(250);
  });
});

describe("long references", () => {
  it.each<[string, string, string]>([
    ["mailto:", "a@b,", "a@b"],
    ["ldap:///o=x????", "x,", "x"],
  ])("%s%s… is read in linear time", (from, piece, to) => {
    expect(readAny(from + piece.repeat(extent(2 ** 15, 2 ** 19)) + to)?.reading).toBeDefined();
  });

  it("RFC 3986 §6.1: a path and a query of more than 1 Mi code units are too long for the rules of a scheme", () => {
    const withPath = (length: number) => `ftp://h${"/a".repeat(length / 2)};type=A`;
    const normal = (text: string) => normalize(text, { level: "scheme", schemes: standardSchemes });
    expect(normal(withPath(2 ** 19))).toBe(withPath(2 ** 19).replace("=A", "=a"));
    expect(normal(withPath(2 ** 20))).toBe(withPath(2 ** 20));
    expect(normal(withPath(2 ** 20).replace("h/", "h:21/"))).toBe(withPath(2 ** 20));
  });
});

describe("a plan of a reference of any length", () => {
  it("geo with many parameters", () => {
    const text = `geo:1,2${Array.from({ length: extent(10_000, 130_000) }, (_, at) => `;a${at}`).join("")}`;
    expect(readAny(text)?.scheme).toBe("geo");
    expect(schemeOf("geo:1,2", standardSchemes)?.plan(text).steps).toHaveLength(1);
  });
});
