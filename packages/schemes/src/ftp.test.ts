import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type FtpReading, ftp, ftpPlanOnSameConnection, ftps } from "./ftp.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.1: user and password, absent and empty (002-22)", () => {
  it.each([
    ["ftp://@host.com/", "", undefined],
    ["ftp://host.com/", undefined, undefined],
    ["ftp://foo:@host.com/", "foo", ""],
    ["ftp://a%3Ab:c%40d%2Fe@host.com/", "a:b", "c@d/e"],
  ])("%s", (text, user, password) => {
    expect(ftp.read(text)).toMatchObject({ user, password, host: "host.com" });
    expect(ftp.build(ftp.read(text))).toBe(text);
  });

  it('a second ":" is refused where it stands, and the password is not shown', () => {
    const error = errorOf(() => ftp.read("ftp://u:geheim:x@host.com/"));
    expect(error).toMatchObject({ code: "invalid-for-scheme", index: 14, section: "RFC 1738 §3.1" });
    expect(error.message).not.toContain("geheim");
  });

  it("a password without a user is not to be built", () => {
    const reading = { ...ftp.read("ftp://h/"), password: "x" };
    expect(errorOf(() => ftp.build(reading)).code).toBe("component-mismatch");
  });
});

describe("RFC 1738 §3.2.2: the url-path (002-29, 002-31)", () => {
  it.each<[string, unknown[], unknown, string | undefined]>([
    ["ftp://h", [], "", undefined],
    ["ftp://h/", [], "", undefined],
    ["ftp://h/a", [], "a", undefined],
    ["ftp://h/a/", ["a"], "", undefined],
    ["ftp://h//a", [""], "a", undefined],
    ["ftp://h/%2Fetc/motd", ["/etc"], "motd", undefined],
    ["ftp://h/a%3Bb/c%2Fd;type=i", ["a;b"], "c/d", "i"],
    ["ftp://h/a;type=D", [], "a", "d"],
    ["ftp://h/;type=d", [], "", "d"],
    ["ftp://h/a;TYPE=A", [], "a", "a"],
    ["ftp://h/a?b:@&=", [], "a?b:@&=", undefined],
    ["ftp://h/a?b/c;type=a", ["a?b"], "c", "a"],
    ["ftp://h/%FF", [], Uint8Array.of(0xff), undefined],
    ["ftp://h/a#b", [], "a", undefined],
  ])("%s", (text, directories, name, type) => {
    expect(ftp.read(text)).toMatchObject({ directories, name, type });
  });

  it.each([
    ["ftp://h/a;b", 9],
    ["ftp://h/a;b/c;type=a", 9],
    ["ftp://h/a;type=x", 9],
    ["ftp://h/a;type=", 9],
    ["ftp://h/a;type", 9],
    ["ftp://h/a;type=aa", 9],
    ["ftp://h/a;type=a/b", 9],
    ["ftp://h?a", 7],
    ["ftp:///a", 6],
    ["ftp:/a", 4],
    ["ftp:a", 4],
    ["ftp://h:65536/", 8],
  ])("%s is refused at %i", (text, index) => {
    const error = errorOf(() => ftp.read(text));
    expect(error).toMatchObject({ index, input: text });
    expect(error.reason).toContain(error.section.replace("RFC 3986 ", ""));
  });

  it("refuses another scheme", () => {
    expect(errorOf(() => ftp.read("http://h/")).code).toBe("wrong-scheme");
    expect(errorOf(() => ftp.read("//h/")).code).toBe("wrong-scheme");
    expect(ftp.read("FTP://h/").host).toBe("h");
  });
});

describe("RFC 1738 §3.2: the plan", () => {
  const motd = ["guess type of transfer: TYPE A\r\nTYPE I\r\n", "RETR motd\r\n"];
  const login = ["connect host.dom:21", "USER myname\r\n", "ask password: PASS …\r\n"];

  it("the three examples of §3.2.2 (002-28, 002-32, 002-33)", () => {
    expect(described(ftp.plan("ftp://myname@host.dom/%2Fetc/motd"))).toEqual([
      ...login,
      "CWD /etc\r\n",
      ...motd,
    ]);
    expect(described(ftp.plan("ftp://myname@host.dom/etc/motd"))).toEqual([...login, "CWD etc\r\n", ...motd]);
    expect(described(ftp.plan("ftp://myname@host.dom//etc/motd"))).toEqual([
      ...login,
      "CWD \r\n",
      "CWD etc\r\n",
      ...motd,
    ]);
  });

  it("§3.2.1: anonymous, with the caller's e-mail address or asked for it (002-26, 002-27)", () => {
    expect(described(ftp.plan("ftp://h/a;type=i", { email: "me@example.org" }))).toEqual([
      "connect h:21",
      "USER anonymous\r\n",
      "PASS me@example.org\r\n",
      "TYPE I\r\n",
      "RETR a\r\n",
    ]);
    expect(described(ftp.plan("ftp://h/a;type=a"))[2]).toBe("ask e-mail address: PASS …\r\n");
  });

  it("§3.2.1: empty user, empty password", () => {
    expect(described(ftp.plan("ftp://@h/a;type=a")).slice(1, 3)).toEqual([
      "USER \r\n",
      "ask password: PASS …\r\n",
    ]);
    expect(described(ftp.plan("ftp://u:@h/a;type=a")).slice(1, 3)).toEqual(["USER u\r\n", "PASS \r\n"]);
  });

  it("a password is marked as one", () => {
    const [, , pass] = ftp.plan("ftp://u:p@h/").steps;
    expect(pass).toMatchObject({
      do: "send",
      secret: true,
      octets: Uint8Array.from(Buffer.from("PASS p\r\n")),
    });
  });

  it("§3.2.2: a directory is listed without TYPE; so is an empty name (002-30)", () => {
    expect(described(ftp.plan("ftp://u:p@h/a/b;type=d")).slice(3)).toEqual([
      "CWD a\r\n",
      "TYPE A\r\n",
      "NLST b\r\n",
    ]);
    expect(described(ftp.plan("ftp://u:p@h/a/")).slice(3)).toEqual(["CWD a\r\n", "TYPE A\r\n", "NLST\r\n"]);
    expect(described(ftp.plan("ftp://u:p@h")).slice(3)).toEqual(["TYPE A\r\n", "NLST\r\n"]);
    expect(described(ftp.plan("ftp://u:p@h/;type=d")).slice(3)).toEqual(["TYPE A\r\n", "NLST\r\n"]);
  });

  it("octets that are not UTF-8 are sent as they are (002-5)", () => {
    const step = ftp.plan("ftp://u:p@h/%FF%E9;type=i").steps.at(-1);
    expect(step).toMatchObject({ octets: Uint8Array.of(0x52, 0x45, 0x54, 0x52, 0x20, 0xff, 0xe9, 13, 10) });
  });

  it.each(["%0D", "%0A", "%00", "%0d%0aDELE%20x"])("%s is never sent, wherever it stands", (bad) => {
    for (const text of [`ftp://h/a${bad}`, `ftp://h/a${bad}/b`, `ftp://${bad}@h/`, `ftp://u:p${bad}@h/`]) {
      expect(ftp.read(text)).toBeDefined();
      const error = errorOf(() => ftp.plan(text));
      expect(error).toMatchObject({ code: "protocol-line-break", index: text.indexOf("%0") });
    }
    expect(errorOf(() => ftp.plan("ftp://h/", { email: "a\r\nDELE x" })).code).toBe("protocol-line-break");
  });

  it("RFC 1738 §6: the port is marked", () => {
    expect(ftp.plan("ftp://h/").port).toEqual({ number: 21, status: "own" });
    expect(ftp.plan("ftp://h:25/").port).toEqual({ number: 25, status: "reserved" });
    expect(ftp.plan("ftp://h:2121/").port).toEqual({ number: 2121, status: "other" });
  });
});

describe("RFC 1738 §3.2.5: what comes next on the same connection (002-35)", () => {
  it.each<[string, string, readonly string[] | undefined]>([
    ["ftp://h/a", "ftp://h/b;type=i", ["TYPE I\r\n", "RETR b\r\n"]],
    ["ftp://h/a", "ftp://h/x/b;type=i", ["CWD x\r\n", "TYPE I\r\n", "RETR b\r\n"]],
    ["ftp://h/x/a", "ftp://H:21/x/b;type=d", ["TYPE A\r\n", "NLST b\r\n"]],
    ["ftp://h/x/a", "ftp://h/y/b", undefined],
    ["ftp://h/x/a", "ftp://h/b", undefined],
    ["ftp://h/a", "ftp://h2/b", undefined],
    ["ftp://h/a", "ftp://h:2121/b", undefined],
    ["ftp://h/a", "ftp://u@h/b", undefined],
    ["ftp://u:p@h/a", "ftp://u:q@h/b", undefined],
    ["ftp://@h/a", "ftp://h/b", undefined],
  ])("%s, then %s", (last, next, steps) => {
    const plan = ftpPlanOnSameConnection(last, next);
    expect(plan && described(plan)).toEqual(steps);
  });
});

describe("build", () => {
  it("keeps what the grammar lets stand, and encodes the rest", () => {
    const reading = {
      host: "h",
      port: 21,
      directories: ["a/b", "$-_.+!*'(),?:@&="],
      name: "c;d",
      type: "i",
    } as const;
    expect(ftp.build(reading)).toBe("ftp://h/a%2Fb/$-_.+!*'(),%3F:@&=/c%3Bd;type=i");
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<FtpReading> = fc
      .record({
        host,
        port,
        user: maybe(data),
        password: maybe(data),
        directories: fc.array(data, { maxLength: 3 }),
        name: data,
        type: maybe(fc.constantFrom("a" as const, "i" as const, "d" as const)),
      })
      .map((reading) => (reading.user === undefined ? { ...reading, password: undefined } : reading));
    expectIdentity(ftp, readings);
  });
});

describe("normalize", () => {
  it.each([
    ["FTP://EXAMPLE.org:21", "ftp://example.org/"],
    ["ftp://h:021/a;type=I", "ftp://h/a;type=i"],
    ["ftp://h/a?b;Type=D", "ftp://h/a?b;type=d"],
    ["ftp://h:2121//a", "ftp://h:2121//a"],
    ["ftp://h/A", "ftp://h/A"],
  ])("%s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(ftp) })).toBe(normal);
  });
});

describe("RFC 959 §3.1: what is sent goes by Telnet", () => {
  it("octet 255 alone is a character of a name", () => {
    expect(described(ftp.plan("ftp://h/%FFx;type=i")).at(-1)).toBe("RETR \u00ffx\r\n");
  });

  it.each(["ftp://h/a%FF%F4/b", "ftp://h/%FF%FF", "ftp://u%FF%F0@h/", "ftp://h/%ff%fe;type=d"])(
    "%s would send a command of Telnet",
    (text) => {
      expect(errorOf(() => ftp.plan(text))).toMatchObject({ code: "protocol-line-break" });
    },
  );

  it("a list after an image sets the type again", () => {
    const plan = ftpPlanOnSameConnection("ftp://h/a/b;type=i", "ftp://h/a/");
    expect(plan && described(plan)).toEqual(["TYPE A\r\n", "NLST\r\n"]);
  });
});

describe("ftps, by custom", () => {
  it("is ftp over TLS, on port 990, the data too (RFC 4217 §9)", () => {
    expect(ftps.read("ftps://u:p@h/a/b;type=i")).toEqual(ftp.read("ftp://u:p@h:990/a/b;type=i"));
    expect(ftps.build({ host: "h", name: "a b" })).toBe("ftps://h/a%20b");
    expect(described(ftps.plan("ftps://u:p@h/a/b;type=i"))).toEqual([
      "connect h:990 by TLS",
      "USER u\r\n",
      "PASS p\r\n",
      "PBSZ 0\r\n",
      "PROT P\r\n",
      "CWD a\r\n",
      "TYPE I\r\n",
      "RETR b\r\n",
    ]);
    const options = { level: "scheme", schemes: schemeSet(ftps) } as const;
    expect(normalize("ftps://h:990/a;type=I", options)).toBe("ftps://h/a;type=i");
    expect(errorOf(() => ftps.plan("ftps://h/a%0D%0Ab")).code).toBe("protocol-line-break");
  });
});
