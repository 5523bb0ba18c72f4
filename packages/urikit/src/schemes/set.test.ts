import { describe, expect, it } from "vitest";
import { compare } from "../compare.ts";
import { normalize } from "../normalize.ts";
import { parse } from "../reference.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { encodeData } from "./parts/octet-data.ts";
import { planTo, protocolLine, send } from "./parts/plan.ts";
import { schemeOf, schemeSet } from "./set.ts";
import { standardSchemes } from "./standard.ts";

describe("a set of schemes is a value", () => {
  it("the standard one holds the ten of RFC 1738 and their heirs", () => {
    expect([...standardSchemes.keys()].sort()).toEqual(
      [
        ...["ftp", "http", "https", "ws", "wss", "gopher", "mailto", "news", "nntp", "telnet", "wais"],
        ...["file", "prospero", "ldap", "tel", "urn", "data", "mid", "cid"],
      ].sort(),
    );
    for (const [name, scheme] of standardSchemes) expect(scheme.name).toBe(name);
  });

  it("RFC 1738 §3: the default ports", () => {
    const ports = Object.fromEntries(
      [...standardSchemes].map(([name, { defaultPort }]) => [name, defaultPort]),
    );
    expect(ports).toEqual({
      ftp: 21,
      http: 80,
      https: 443,
      ws: 80,
      wss: 443,
      gopher: 70,
      mailto: undefined,
      news: 119,
      nntp: 119,
      telnet: 23,
      wais: 210,
      file: undefined,
      prospero: 1525,
      ldap: 389,
      tel: undefined,
      urn: undefined,
      data: undefined,
      mid: undefined,
      cid: undefined,
    });
  });

  it("names are found in either case; relative references have none", () => {
    expect(schemeOf("HTTP://h/", standardSchemes)?.name).toBe("http");
    expect(schemeOf(parse("ftp://h/"), standardSchemes)?.name).toBe("ftp");
    expect(schemeOf("//h/", standardSchemes)).toBeUndefined();
    expect(schemeOf("foo:bar", standardSchemes)).toBeUndefined();
  });

  it("goes into normalize and compare as it is", () => {
    const options = { level: "scheme", schemes: standardSchemes } as const;
    expect(normalize("TELNET://h:23", options)).toBe("telnet://h/");
    expect(normalize("foo://h:23", options)).toBe("foo://h:23");
    expect(compare("file:/a", "file://localhost/a", options).rung).toBe("scheme");
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

/** As docs/schemes.md shows it. */
const RULE = { rule: "finger-url", section: "draft-ietf-uri-url-finger-03" };

const finger = defineScheme({
  name: "finger",
  defaultPort: 79,
  emptyPath: "/",
  specification: RULE.section,
  origin: RULE.section,
  read: (source) => ({ ...source.hostPort(RULE), user: source.decode(source.urlPath(RULE)) }),
  write: ({ host, port, user }) => ({ host, port, path: `/${encodeData(user)}` }),
  plan: (reading, source) =>
    planTo(source, reading, [send(protocolLine(source.text, reading.user), "ask for the user")]),
});

describe("a scheme of one's own", () => {
  const schemes = schemeSet(...standardSchemes.values(), finger);

  it("is read, built, normalized and planned like the others", () => {
    expect(schemeOf("finger://h/me", schemes)?.read("finger://h/me")).toEqual({
      host: "h",
      port: 79,
      user: "me",
    });
    expect(finger.build({ host: "h", port: 79, user: "a/b" })).toBe("finger://h/a%2Fb");
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
