/** `uri inspect` and its JSON. */

import { describe, expect, it } from "vitest";
import { objects, resultsIn, shownAt, uri } from "../../../test/run-uri.ts";

const EXAMPLE = "foo://example.com:8042/over/there?name=ferret#nose"; // RFC 3986 §3

describe("the page", () => {
  const SKETCH = "https://user:geheim@www.example.co.uk:443/a%2Fb/./c/../%7Ejoe/?q=caf%C3%A9&flag#/route";
  const page = async (...args: string[]) => (await uri(["inspect", ...args])).stdout.split("\n");

  it("says the verdict directly below the picture, then one line for each warning with its section", async () => {
    const lines = await page(SKETCH);
    const verdict = lines.findIndex((line) => line.startsWith("  valid: "));
    expect(lines[verdict - 1]).toBe("");
    expect(lines[verdict - 2]).toMatch(/^ +query +fragment$/); // the last row of the picture
    const warnings = lines.slice(verdict + 1, lines.indexOf("", verdict));
    expect(warnings).toHaveLength(6);
    for (const line of warnings) expect(line).toMatch(/^ {2}[!·] \S.* {2}\S*( \d+ )?§[\d.]+(, \S+)?$/);
    for (const line of lines.slice(0, -2)) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("names the worst first, and says alike things once", async () => {
    const lines = await page("http://u:p@h.example:80/%41%42%42");
    const marks = lines.flatMap((line) => /^ {2}([!·]) /.exec(line)?.[1] ?? []);
    expect(marks.join("")).toMatch(/^!+·+$/);
    expect(lines.filter((line) => line.includes("need not be encoded"))).toEqual([
      expect.stringContaining("%41 is A, which need not be encoded (and 2 more)"),
    ]);
  });

  it("shows decoded values in quotes, and nothing three times", async () => {
    const text = (await page(SKETCH)).join("\n");
    expect(text).toContain('a%2Fb = "a/b"  ›  .  ›  c  ›  ..  ›  %7Ejoe = "~joe"  ›  ""');
    expect(text).toMatch(/query +q +"café"\n +flag +\(no value\)\n/);
    for (const said of ["caf%C3%A9", "café", "/./c/../", "dot-segments,", "Hypertext"])
      expect(text.split(said).length, said).toBeLessThanOrEqual(2);
    const read = (await page("http://example.org/a%2Fb/c?q=1")).join("\n");
    expect(read).toContain("; port 80"); // which nothing else says
    expect(read).not.toMatch(/host {2}|segments|reserved/);
  });

  it("is short where there is nothing to say", async () => {
    const lines = await page("http://www.example.org/a/b?c");
    expect(lines.slice(lines.indexOf("") + 1)).toEqual([
      "  valid: an absolute URI (no findings)  §4.3",
      "",
      "  scheme    Hypertext Transfer Protocol, RFC 9110 §4.2.1; port 80",
      "  normal    as it is",
      "",
      "",
    ]);
  });

  it("shows the first of many pairs, and more of them with --all", async () => {
    const reference = `http://h.example/?${Array.from({ length: 50 }, (_, at) => `k${at}=v`).join("&")}`;
    expect((await page(reference)).join("\n")).toMatch(
      /k11 {2}"v"\n +… and 38 more \(--json has them all\)\n/,
    );
    expect((await page("--all", reference)).join("\n")).toMatch(/k39 {2}"v"\n +… and 10 more/);
  });

  it("says with --all what to do about each finding, and all that is known", async () => {
    const text = (await page("--all", SKETCH)).join("\n");
    expect(text).toContain("password: remove it");
    for (const label of ["kind", "scheme", "host", "segments", "query", "fragment", "reserved", "normal"])
      expect(text).toContain(`\n  ${label.padEnd(10)}`);
    expect(text).toContain("%2F in path: encoded");
    expect(text).not.toContain("geheim");
  });

  it("says what is dangerous about an invalid text in one line each, too", async () => {
    const lines = await page("http://good.example\\@evil.example/");
    expect(lines.some((line) => /^ {2}! .*evil\.example` +§7\.6$/.test(line))).toBe(true);
    expect(lines.join("\n")).not.toContain("backslash: ");
    expect((await page("--all", "http://good.example\\@evil.example/")).join("\n")).toContain("backslash: ");
  });
});

describe("the page at 40 columns", () => {
  it("shows every sentence whole", async () => {
    const { stdout } = await shownAt(40, ["inspect", "http://u:p@[2001:db8::1]:80/"]);
    expect(stdout).not.toContain("…");
    expect(stdout.replace(/\n +/g, " ")).toContain(
      "user and password are not allowed here: they serve to hide which host is meant; leave them out",
    );
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(40);
  });
});

describe("the JSON", () => {
  it("shows a password only with --show-secrets (§3.2.1)", async () => {
    for (const text of ["FTP://u:geheim@h/", "http://u:geheim@h/ "]) {
      expect((await uri(["inspect", "--json", text])).stdout).not.toContain("geheim");
      expect((await uri(["inspect", "--json", "--show-secrets", text])).stdout).toContain("geheim");
    }
  });
});

describe("uri inspect", () => {
  it("draws the example of §3 (003-79, 004-18)", async () => {
    const { stdout, status } = await uri(["inspect", EXAMPLE]);
    expect(status).toBe(0);
    expect(stdout.split("\n").slice(0, 5)).toEqual([
      "        .- authority --.",
      "  foo://example.com:8042/over/there?name=ferret#nose",
      "  \\_/   \\_________/ \\__/\\_________/ \\_________/ \\__/",
      "   |         |       |       |           |       |",
      "  scheme    host    port    path       query  fragment",
    ]);
  });

  it("never shows a password, unless it is empty (§3.2.1) (001-30, 002-83, 003-77)", async () => {
    const { stdout } = await uri(["inspect", "HTTP://user:secret@Example.org/?a=b#c"]);
    expect(stdout).not.toContain("secret");
    expect(stdout).toContain("user:***");
    expect((await uri(["inspect", "http://user:@example.org/"])).stdout).toContain("user:@");
  });

  it("shows the host's kind, the decoded segments, the pairs, the normal forms and what is unusual", async () => {
    const { stdout } = await uri(["inspect", "--all", "http://[2001:DB8::7]:80/AC%2FDC?a=b&c"]);
    for (const fact of [
      "an IPv6 address",
      "[2001:db8::7] (RFC 5952)",
      'AC%2FDC = "AC/DC"',
      'a  "b"',
      "%2F is data",
    ])
      expect(stdout).toContain(fact);
    expect(stdout).toContain("scheme  http://[2001:db8::7]/AC%2FDC?a=b&c");
  });

  it("Wikipedia, Syntax (000-30, 000-31): says pathinfo, clean URL and slug; the program is a guess, or given", async () => {
    const example = "http://www.example.com/questions/3456/my-document";
    const shown = async (...args: string[]) =>
      (await uri(["inspect", "--all", ...args])).stdout.replace(/\n +/g, " ");
    expect(await shown(example)).toContain(
      "pathinfo /3456/my-document, if the program is /questions, a guess",
    );
    expect(await shown(example)).toContain(
      "so a clean URL, by a convention of the Web; its slug is my-document",
    );
    expect(await shown("--script", "/questions/3456", example)).toContain(
      "pathinfo /my-document, of the program /questions/3456 ",
    );
    expect(await shown("--script", "", example)).toContain("of the program of the whole host");
    expect(await shown(`${example}?q`)).not.toContain("clean URL");
  });

  it("Wikipedia, Syntax (000-33): cuts the query at what --query-delimiter says", async () => {
    const example = "http://h/?key1=value1;key2=value2";
    const { stdout } = await uri(["inspect", "--all", "--query-delimiter", ";", example]);
    expect(stdout).toMatch(/query +key1 +"value1"\n +key2 +"value2"\n/);
    expect(stdout).toContain(";   in query: separates pairs");
    expect((await uri(["inspect", example])).stdout).toContain('key1  "value1;key2=value2"');
    expect(
      resultsIn((await uri(["inspect", "--json", "--query-delimiter", ";", example])).stdout),
    ).toMatchObject([
      {
        pairs: [
          { key: "key1", value: "value1" },
          { key: "key2", value: "value2" },
        ],
      },
    ]);
    expect((await uri(["inspect", "--query-delimiter", ",", example])).status).toBe(2);
  });

  it("shows what is wrong with an invalid reference, and the repaired one", async () => {
    const { stdout, status } = await uri(["inspect", "http://example.com/a b"]);
    expect(status).toBe(1);
    expect(stdout).toContain("  http://example.com/a b\n                      ^");
    expect(stdout).toMatch(/if it was meant as a reference.*\n {2}http:\/\/example\.com\/a%20b\n/);
    expect((await uri(["inspect", "http://good.example\\@evil.example/"])).stdout).not.toContain("meant as");
  });

  it("gives all facts as JSON", async () => {
    const { stdout } = await uri(["inspect", "--json", "http://h/a?b=c#d%20"]);
    expect(objects(stdout)).toMatchObject([{ reference: "http://h/a?b=c#d%20", valid: true }]);
    expect(resultsIn(stdout)[0]).toMatchObject({
      kind: "uri",
      absoluteUri: false,
      host: "h",
      segments: [{ raw: "a", decoded: "a" }],
      pairs: [{ key: "b", value: "c" }],
      fragment: "d%20",
      fragmentDecoded: "d ",
      normal: { syntax: "http://h/a?b=c#d%20", scheme: "http://h/a?b=c#d%20" },
      findings: [{ id: "single-label-host" }],
    });
  });
});

describe("rfc2396bis-01 §6.3 (003-69): one verdict, canonical or not, because", () => {
  it("is shown to people", async () => {
    const { stdout } = await uri(["inspect", "--all", "HTTP://h.example/%c3%a9"]);
    expect(stdout).toContain(
      [
        "  normal    not canonical, because:",
        "            - a percent-encoding has lower-case digits (rfc2396bis-01 §6.3)",
        "            - the scheme has capital letters (rfc2396bis-01 §6.3)",
        "            syntax, scheme  http://h.example/%C3%A9",
      ].join("\n"),
    );
    const all = async (text: string) => (await uri(["inspect", "--all", text])).stdout;
    expect(await all("http://h.example/")).toContain("normal    canonical: ");
    expect(await all("http://h.example/%FF")).toMatch(/not UTF-8.*\n *syntax, scheme {2}\(as it is\)/);
    const short = (await uri(["inspect", "HTTP://h.example/%c3%a9"])).stdout;
    expect(short).toContain("  normal    http://h.example/%C3%A9\n            triplet-case · scheme-case\n");
    expect((await uri(["inspect", "http://h.example/%FF"])).stdout).toMatch(
      /normal +as it is, but .*not UTF-8/,
    );
  });

  it("and to programs", async () => {
    const { stdout } = await uri(["inspect", "--json", "http://h.example:80/", "http://h.example/"]);
    expect(resultsIn(stdout)).toMatchObject([
      { canonicity: { canonical: false, because: [{ rule: "default-port", section: "RFC 3986 §6.2.3" }] } },
      { canonicity: { canonical: true, because: [] } },
    ]);
  });
});

describe("uri inspect: the scheme's reading", () => {
  it("shows the reading to people, without the password", async () => {
    const text = "ftp://u:geheim@h/%2Fetc/%FF;type=a";
    for (const args of [[text], ["--all", text]]) {
      const { stdout } = await uri(["inspect", ...args]);
      expect(stdout).toContain("File Transfer Protocol");
      expect(stdout).toMatch(/directories +"\/etc"\n +name +"\\xff"\n +type +"a"\n/);
      expect(stdout).not.toContain("geheim");
    }
    expect((await uri(["inspect", "--all", text])).stdout).toMatch(/ password +\*\*\*\n/);
  });

  it("gives the reading as JSON", async () => {
    const { stdout } = await uri([
      "inspect",
      "--json",
      "mailto:a@b?subject=x",
      "http://u@h/",
      "foo:bar",
      "a",
    ]);
    expect(resultsIn(stdout)).toMatchObject([
      {
        meaning: {
          specification: "RFC 6068",
          reading: { to: ["a@b"], fields: [{ name: "subject", value: "x", unsafe: false }] },
        },
      },
      { meaning: { error: { code: "userinfo-not-allowed", index: 7 } } },
      { meaning: {} },
      {},
    ]);
    expect(resultsIn(stdout)[3]).not.toHaveProperty("meaning");
  });

  it.each([
    ["sms:+123,+456", 'recipients +number "\\+123", global true; number "\\+456", global true\n'],
    ["xmpp:a@b?message;subject=x;body=y", 'pairs +subject "x", body "y"\n'],
    ["ldap://h/????x,y=1", 'extensions +type "x"; type "y", value "1"\n'],
  ])("%s: lists are told apart from the members of what is in them", async (text, line) => {
    expect((await uri(["inspect", text])).stdout).toMatch(new RegExp(line));
  });

  it("says which rule of the scheme is broken, and the reference stays valid (000-1, 004-1)", async () => {
    const { stdout, status } = await uri(["inspect", "http://u:geheim@h/"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/! in http, user and password are not allowed here +RFC 9110 §4\.2\.4/);
    expect(stdout).not.toContain("geheim");
    const { stdout: all } = await uri(["inspect", "--all", "http://u:geheim@h/"]);
    expect(all).toContain("breaks the rules of the scheme");
  });
});

describe("uri inspect: access", () => {
  it.each([
    ["file:////evil/x", "access-refused"],
    ["file:///a%2Fb", "access-refused"],
    ["ftp://h/a%0D%0Ab", "protocol-line-break"],
  ])("says that access to %s is refused", async (text, code) => {
    expect((await uri(["inspect", text])).stdout).toContain("access refused: ");
    expect(resultsIn((await uri(["inspect", "--json", text])).stdout)).toMatchObject([
      { meaning: { reading: {}, refused: { code } } },
    ]);
  });

  it.each(["urn:isbn:0451450523", "file:///a", "http://u@h/", "foo:a"])(
    "says nothing of the kind about %s",
    async (text) => {
      expect((await uri(["inspect", text])).stdout).not.toContain("access refused");
    },
  );
});

describe("connection strings", () => {
  it("PostgreSQL libpq §34.1.1.2: a host with a comma is two hosts to the program", async () => {
    const { stdout, status } = await uri(["inspect", "postgres://u:geheim@a,b:5433/db?sslpassword=geheim"]);
    expect(stdout).toMatch(/PostgreSQL libpq §34\.1\.1\.2 \(a custom, not a\s+standard\)/);
    expect(stdout).toMatch(/hosts +a:5432, b:5433/);
    expect(stdout).toMatch(/database +"db"/);
    expect(stdout).not.toContain("geheim");
    expect(status).toBe(0);
  });

  it("MongoDB Connection String Specification: what is no URI reference is told as what it is", async () => {
    const text = "mongodb://u:geheim@a:27018,b:1/db?replicaSet=rs";
    const { stdout, status } = await uri(["inspect", text]);
    expect(stdout).toMatch(/^invalid: /);
    expect(stdout).toContain("as a connection string (MongoDB Connection String Specification):");
    expect(stdout).toMatch(/hosts +a:27018, b:1/);
    expect(stdout).not.toContain("geheim");
    expect(status).toBe(1);
    const { meaning } = JSON.parse((await uri(["inspect", "--json", text])).stdout).result;
    expect(meaning.reading).toMatchObject({
      password: "***",
      hosts: [
        { host: "a", port: 27018 },
        { host: "b", port: 1 },
      ],
    });
    const shown = JSON.parse((await uri(["inspect", "--json", "--show-secrets", text])).stdout);
    expect(shown.result.meaning.reading.password).toBe("geheim");
  });

  it("a fault of theirs is told, without the password", async () => {
    for (const text of ["mongodb://u:ge@heim@a:1,b:2/db", "mongodb://u:ge/heim@a:1,b:2/db"]) {
      const { stdout } = await uri(["inspect", text]);
      expect(stdout.replace(/\s+/g, " ")).toContain("nor a connection string: ");
      expect(stdout).not.toMatch(/\bge\b|heim/);
    }
    const { stdout } = await uri(["inspect", "amqp://h/a/b"]);
    expect(stdout).toContain("a virtual host is one segment");
  });
});

it("does not repeat the registry's slip that sftp is a query", async () => {
  const { stdout } = await uri(["inspect", "sftp://h.example/~/a"]);
  expect(stdout).toMatch(/scheme +sftp, draft-ietf-secsh-scp-sftp-ssh-uri-04/);
});

describe("a reference in a reference (RFC 3986 §1.1.1)", () => {
  it("is read by its own scheme, and masked", async () => {
    const { stdout } = await uri(["inspect", "view-source:ftp://u:geheim@h/a/b;type=i"]);
    expect(stdout).toMatch(/inside +ftp:\/\/u:\*\*\*@h\/a\/b;type=i: File Transfer Protocol, RFC 1738/);
    expect(stdout).toMatch(/directories +"a"/);
    expect(stdout).not.toContain("geheim");
  });

  it("and those in it, in the JSON too", async () => {
    const { stdout } = await uri(["inspect", "--json", "jar:jar:file:/a.war!/b.jar!/c"]);
    const { inside } = JSON.parse(stdout).result.meaning;
    expect(inside.map(({ reference }: { reference: string }) => reference)).toEqual([
      "jar:file:/a.war!/b.jar",
      "file:/a.war",
    ]);
  });

  it("what it breaks is told", async () => {
    expect((await uri(["inspect", "view-source:ftp:a"])).stdout).toContain("breaks the rules of its scheme");
  });
});
