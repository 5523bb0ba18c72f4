/** What `uri` makes of schemes: `plan`, `scheme`, the reading in `inspect`, and `--level scheme`. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "./uri.ts";

const planned = (...args: string[]) => uri(["plan", ...args]);
/** The lines of a plan without what each is for. */
const steps = (text: string) => text.split("\n").filter((line) => /^ *\d+\. /.test(line));

describe("uri plan", () => {
  it("RFC 1738 §3.2.2: the steps as a numbered list, in the protocol's own words", () => {
    const { stdout, status } = planned("ftp://myname@host.dom/%2Fetc/motd");
    expect(status).toBe(0);
    expect(steps(stdout)).toEqual([
      "1. connect to host.dom, port 21 (the scheme's own)",
      expect.stringMatching(/^2\. send "USER myname\\r\\n" /),
      expect.stringMatching(/^3\. ask for the password, and send "PASS ‹password›\\r\\n"/),
      expect.stringMatching(/^4\. send "CWD \/etc\\r\\n" /),
      expect.stringMatching(/^5\. guess the type of transfer from "motd"/),
      expect.stringMatching(/^6\. send "RETR motd\\r\\n" /),
    ]);
  });

  it("the octets are shown safely, and no password", () => {
    const { stdout, stderr } = planned("ftp://u:geheim@h/%1B[2J%FF%22%5C;type=i".replace("[", "%5B"));
    expect(stdout).toContain('"RETR \\x1b[2J\\xff\\"\\\\\\r\\n"');
    expect(stdout).toContain('"PASS ***\\r\\n"');
    expect(stdout + stderr).not.toContain("geheim");
    expect(stdout).not.toContain("\u001b");
  });

  it.each([
    ["ftp://h/a%0D%0ADELE%20b", "never sent"],
    ["http://u:geheim@h/", "not allowed"],
    ["file:////evil.example/share/x", "Windows"],
    ["file://evil.example/x", "another host"],
    ["urn:isbn:0451450523", "tells no way"],
    ["foo:bar", "nothing is known"],
    ["../a", "relative reference"],
    ["a b", "space"],
  ])("exit status 1 where there is none, or it is refused: %s", (text, why) => {
    const { stdout, stderr, status } = planned(text);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^no plan: /);
    expect(stderr).toContain(why);
    expect(stdout + stderr).not.toContain("geheim");
    expect(objects(planned("--json", text).stdout)[0]).toMatchObject({ reference: text, valid: false });
  });

  it("JSON: what is sent is a text of octets", () => {
    const { stdout } = planned("--json", "--email", "me@example.org", "ftp://h:2121/%FF;type=i");
    expect(objects(stdout)).toMatchObject([
      {
        valid: true,
        scheme: "ftp",
        port: { number: 2121, status: "other" },
        steps: [
          { do: "connect", host: "h", port: 2121 },
          { do: "send", octets: "USER anonymous\r\n" },
          { do: "send", octets: "PASS me@example.org\r\n" },
          { do: "send", octets: "TYPE I\r\n" },
          { do: "send", octets: "RETR \u00ff\r\n" },
        ],
      },
    ]);
  });

  it("RFC 1738 §3.4.5: two plans, the second as next", () => {
    const text = "gopher://h/0s%09%09?";
    expect(steps(planned(text).stdout)).toHaveLength(4);
    expect(objects(planned("--json", text).stdout)).toMatchObject([
      { steps: [{}, { octets: "s\t\t!+ASK\r\n" }], next: { steps: [{}, { do: "ask", lines: true }] } },
    ]);
  });

  it("what may be asked for", () => {
    expect(planned("--allow-userinfo", "http://u:p@h/").status).toBe(0);
    expect(planned("--allow-double-slash", "file:////a/b").stdout).toContain("open //a/b");
  });

  it("a list gives a line for each line", () => {
    const { stdout, status } = uri(["plan"], "http://h/\nfoo:bar\nnews:*\n");
    expect(status).toBe(1);
    expect(stdout.split("\n")).toEqual([
      expect.stringContaining('; then send "GET / HTTP/1.1\\r\\n"'),
      "",
      'connect to your own server, port 119 (the scheme\'s own); then send "LIST\\r\\n"',
      "",
    ]);
  });

  it.each([
    ["gopher://mail.example:25/1x", "in the reserved range, below 1024"],
    ["telnet://u:p@h", "interactive session"],
    ["mailto:a@b?bcc=c@d", "bcc: c@d (not among those believed safe"],
    ["mailto:?to=a@b", "begin a message to a@b"],
    ["mailto:a@b?From=c@d&date=x&resent-%1B=y", "left out: from, date, resent-\\"],
    ["data:;base64,YWI", "take 2 octets"],
    ["ldap:///c=GB??sub", 'scope "sub"'],
    ["wais://h/d?q", 'search "q"'],
    ["prospero://h//a;v=1", 'value "1"'],
    ["https://h/", "by TLS"],
    ["tel:+1-2", 'number "+12"'],
  ])("%s: %s", (text, words) => {
    const { stdout, status } = planned(text);
    expect(status).toBe(0);
    expect(stdout).toContain(words);
  });
});

describe("uri scheme", () => {
  it("tells what is known", () => {
    const { stdout, status } = uri(["scheme", "GOPHER:"]);
    expect(status).toBe(0);
    for (const fact of ["The Gopher Protocol", "permanent", "RFC 4266", "RFC 1738 §3.4", "70"]) {
      expect(stdout).toContain(fact);
    }
  });

  it("JSON", () => {
    const { stdout } = uri(["scheme", "--json", "ldap", "x-own", "z39.50", "htpp"]);
    expect(objects(stdout)).toMatchObject([
      { name: "ldap", status: "permanent", references: ["RFC4516"], known: true, defaultPort: 389 },
      { name: "x-own", status: "experimental", known: false },
      { name: "z39.50", status: "historical", reservedByRfc1738: true, known: false },
      { name: "htpp", valid: true, known: false },
    ]);
    expect(objects(stdout)[3]).not.toHaveProperty("status");
  });

  it("names each rule once", () => {
    const [{ rules }] = objects(uri(["scheme", "--json", "ftp"]).stdout) as [{ rules: { rule: string }[] }];
    const names = rules.map(({ rule }) => rule);
    expect(names).toContain("ftp-type-case");
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ["mid", "before it was defined"],
    ["tn3270", "before it was defined"],
    ["afs", "for future definition"],
  ])("RFC 1738 §4: %s was reserved %s", (name, when) => {
    expect(uri(["scheme", name]).stdout).toContain(`by RFC 1738 §4, ${when}`);
  });

  it("what is no name of a scheme is invalid", () => {
    const { stderr, status } = uri(["scheme", "a b"]);
    expect(status).toBe(1);
    expect(stderr).toContain("<arguments>:1:2: ");
    expect(uri(["scheme", "1a"]).status).toBe(1);
  });

  it("a list gives a line for each line", () => {
    expect(uri(["scheme"], "http\nfoo\n").stdout).toMatch(/^http: permanent.*\nfoo: not registered.*\n$/);
  });
});

describe("uri inspect: the scheme's reading", () => {
  it("for people, without the password", () => {
    const { stdout } = uri(["inspect", "ftp://u:geheim@h/%2Fetc/%FF;type=a"]);
    for (const fact of [
      "File Transfer Protocol",
      'directories = ["/etc"]',
      'name = "\\xff"',
      'type = "a"',
      "password = ***",
    ]) {
      expect(stdout).toContain(fact);
    }
    expect(stdout).not.toContain("geheim");
  });

  it("as JSON", () => {
    const { stdout } = uri(["inspect", "--json", "mailto:a@b?subject=x", "http://u@h/", "foo:bar", "a"]);
    expect(objects(stdout)).toMatchObject([
      {
        meaning: {
          specification: "RFC 6068",
          reading: { to: ["a@b"], fields: [{ name: "subject", value: "x", unsafe: false }] },
        },
      },
      { valid: true, meaning: { error: { code: "userinfo-not-allowed", index: 7 } } },
      { meaning: {} },
      {},
    ]);
    expect(objects(stdout)[3]).not.toHaveProperty("meaning");
  });

  it("what is against the scheme's rules is told, and the reference stays valid", () => {
    const { stdout, status } = uri(["inspect", "http://u:geheim@h/"]);
    expect(status).toBe(0);
    expect(stdout).toContain("against its rules");
    expect(stdout).not.toContain("geheim");
  });
});

describe("uri inspect: access", () => {
  it.each([
    ["file:////evil/x", "access-refused"],
    ["file:///a%2Fb", "access-refused"],
    ["ftp://h/a%0D%0Ab", "protocol-line-break"],
  ])("%s is refused, and says so", (text, code) => {
    expect(uri(["inspect", text]).stdout).toContain("access refused: ");
    expect(objects(uri(["inspect", "--json", text]).stdout)).toMatchObject([
      { valid: true, meaning: { reading: {}, refused: { code } } },
    ]);
  });

  it.each(["urn:isbn:0451450523", "file:///a", "http://u@h/", "foo:a"])("%s is not", (text) => {
    expect(uri(["inspect", text]).stdout).not.toContain("access refused");
  });
});

describe("--level scheme covers them all", () => {
  it.each([
    ["FTP://h:21", "ftp://h/"],
    ["telnet://h:23", "telnet://h/"],
    ["file://localhost/a", "file:///a"],
    ["ldap://h:389/c=GB???", "ldap://h/c=GB"],
    ["tel:+1-2", "tel:+12"],
    ["urn:ISBN:x", "urn:isbn:x"],
    ["gopher://h/1", "gopher://h/"],
    ["mailto:a@B", "mailto:a@b"],
  ])("%s", (text, normal) => {
    expect(uri(["normalize", "--level", "scheme", text]).stdout).toBe(`${normal}\n`);
    expect(objects(uri(["compare", "--json", text, normal]).stdout)).toMatchObject([{ rung: "scheme" }]);
    expect(uri(["inspect", text]).stdout).toContain(normal);
  });

  it("in report as well", () => {
    const { stdout } = uri(["report", "--json"], "ftp://h\nftp://h:21/\n");
    expect(objects(stdout)).toMatchObject([{ distinct: { identical: 2, scheme: 1 } }]);
  });
});
