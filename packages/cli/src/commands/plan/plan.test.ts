/** `uri plan`: RFC 1738 §3. */

import { describe, expect, it } from "vitest";
import { objects, resultsIn, uri } from "../../../test/run-uri.ts";

const planned = (...args: string[]) => uri(["plan", ...args]);
/** The lines of a plan without the purpose of each step. */
const steps = (text: string) => text.split("\n").filter((line) => /^ *\d+\. /.test(line));

describe("uri plan", () => {
  it("RFC 1738 §3.2.2: numbers the steps, in the protocol's own words (004-6)", async () => {
    const { stdout, status } = await planned("ftp://myname@host.dom/%2Fetc/motd");
    expect(status).toBe(0);
    expect(steps(stdout)).toEqual([
      "1. connect to host.dom, port 21 (the scheme's own)",
      expect.stringMatching(/^2\. send "USER myname\\r\\n" /),
      expect.stringMatching(/^3\. ask for the password, then send "PASS ‹password›\\r\\n"/),
      expect.stringMatching(/^4\. send "CWD \/etc\\r\\n" /),
      expect.stringMatching(/^5\. guess the type of transfer from "motd"/),
      expect.stringMatching(/^6\. send "RETR motd\\r\\n" /),
    ]);
  });

  it("RFC 959 §5.4: shows the replies that a step follows and expects, and what comes back", async () => {
    const { stdout } = await planned("ftp://myname@host.dom/motd;type=i");
    expect(stdout.split("\n").filter((line) => !/^ *\d+\. |^ {5}/.test(line))).toEqual([
      "   expects 220",
      "   expects 230 or 331",
      "   only after the reply 331; expects 230 or 202",
      "   expects 200",
      "   expects 125 or 150, then 226 or 250",
      "The data come over a connection of their own.",
      "",
    ]);
  });

  it("RFC 3977 §3.4.2: shows a condition on a capability", async () => {
    expect((await planned("news:a.b")).stdout).toContain(
      "   only after the reply 401 MODE-READER, or if the server has the capability\n   MODE-READER; expects 200 or 201\n",
    );
  });

  it.each([
    ["gopher://h/1", "The data are all that comes until the connection ends."],
    ["gopher://h/0s%09%09?", "The data are all that comes until the connection ends."],
    ["news:*", "The data are the lines after the reply, up to a dot alone."],
    ["news:a", "The data are in the last reply."],
    ["http://h/", "The data are the content of the response."],
    ["ldap:///c=GB", "The data are entries."],
    ["ws://h/", "The connection is a session then."],
  ])("RFC 1738 §3: what comes back: %s", async (text, words) => {
    expect((await planned(text)).stdout.trimEnd().split("\n").at(-1)).toBe(words);
  });

  it("says nothing of what comes back where nothing does", async () => {
    const { stdout } = await planned("mailto:a@b");
    expect(stdout.trimEnd()).toMatch(/§7\)$/);
  });

  it("gives them in the JSON, and the request of HTTP (RFC 9110)", async () => {
    expect(resultsIn((await planned("--json", "ftps://u@h/", "https://h/a?b")).stdout)).toMatchObject([
      {
        receives: "data-connection",
        steps: [
          { do: "connect", tls: "implicit", expects: [["220"]] },
          { do: "send", expects: [["230", "331"]] },
          { do: "ask", when: { reply: ["331"] }, expects: [["230", "202"]] },
          ...[{}, {}, {}],
          {
            octets: "NLST\r\n",
            expects: [
              ["125", "150"],
              ["226", "250"],
            ],
          },
        ],
      },
      {
        receives: "http-message",
        request: { method: "GET", target: "/a?b", authority: "h", fields: [] },
        steps: [{ tls: "implicit", expects: [] }, { expects: [] }, { expects: [] }, { expects: [["2xx"]] }],
      },
    ]);
  });

  it.each([
    ["coap://h/a", ", by UDP"],
    ["coaps://h/a", ", over DTLS (UDP)"],
    ["coaps+tcp://h/a", ", over TLS"],
    ["coap+tcp://h/a", ""],
  ])("says by what %s connects, unless it is TCP", async (reference, way) => {
    const port = /^coaps/.test(reference) ? 5684 : 5683;
    const { stdout } = await planned(reference);
    expect(steps(stdout)[0]).toBe(`1. connect to h, port ${port} (the scheme's own)${way}`);
  });

  it("a request without parameters has no colon after it", async () => {
    expect(steps((await planned("coap+tcp://h/a")).stdout)[1]).toMatch(/^2\. CSM, by coap(?: {2}|$)/);
  });

  it("shows octets safely, and no password", async () => {
    const { stdout, stderr } = await planned("ftp://u:geheim@h/%1B[2J%FF%22%5C;type=i".replace("[", "%5B"));
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
    ["urn:isbn:0451450523", "does not locate"],
    ["foo:bar", "does not know how to reach"],
    ["JavaScript:alert(1)", "is code"],
    ["jdbc:mysql://h/d", "driver of a database"],
    ["s3://bucket/key", "where the bucket"],
    ["postgres://u:geheim@a,b/db", "the driver of its program"],
    ["../a", "relative reference"],
    ["a b", "space"],
  ])("exits with 1 if there is no plan, or it is refused: %s", async (text, why) => {
    const { stdout, stderr, status } = await planned(text);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toMatch(/^no plan: /);
    expect(stdout.replace(/\n +/g, " ")).toContain(why);
    expect(stdout).not.toContain("geheim");
    expect(objects((await planned("--json", text)).stdout)[0]).toMatchObject({
      reference: text.replace("geheim", "***"),
      valid: false,
    });
  });

  it("Google Authenticator, Key Uri Format: a secret is in no plan, and masked in the reference", async () => {
    const { stdout } = await planned("--json", "otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP");
    expect(JSON.parse(stdout)).toMatchObject({
      reference: "otpauth://totp/a:b?secret=***",
      valid: true,
      result: { steps: [{ operation: "add key", parameters: { account: "b" } }] },
    });
  });

  it("RFC 3986 §1.1.1: the way of view-source and jar is that of the reference in them, and a step more", async () => {
    const [first, second] = steps((await planned("jar:file:/a.jar!/b")).stdout);
    expect(first).toMatch(/^1\. open \/a\.jar /);
    expect(second).toMatch(/^2\. take entry, by program: entry "b"/);
    const { stdout } = await planned("view-source:ftp://u:geheim@h/a;type=i");
    expect(stdout).toContain("show source, by program");
    expect(stdout).not.toContain("geheim");
  });

  it("shows a password in the JSON only with --show-secrets (§3.2.1)", async () => {
    for (const reference of ["ftp://u:geheim@h/", "telnet://u:geheim@h", "mailto://u:geheim@h/"]) {
      expect((await planned("--json", reference)).stdout).not.toContain("geheim");
      expect((await planned("--json", "--show-secrets", reference)).stdout).toContain("geheim");
    }
  });

  it("gives JSON in which what is sent is a text of octets", async () => {
    const { stdout } = await planned("--json", "--email", "me@example.org", "ftp://h:2121/%FF;type=i");
    expect(resultsIn(stdout)).toMatchObject([
      {
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

  it("RFC 1738 §3.4.5: gives two plans, the second as `next` (002-44)", async () => {
    const text = "gopher://h/0s%09%09?";
    expect(steps((await planned(text)).stdout)).toHaveLength(4);
    expect(resultsIn((await planned("--json", text)).stdout)).toMatchObject([
      { steps: [{}, { octets: "s\t\t!+ASK\r\n" }], next: { steps: [{}, { do: "ask", lines: true }] } },
    ]);
  });

  it("--allow-userinfo and --allow-double-slash allow what is refused otherwise", async () => {
    expect((await planned("--allow-userinfo", "http://u:p@h/")).status).toBe(0);
    expect((await planned("--allow-double-slash", "file:////a/b")).stdout).toContain("open //a/b");
  });

  it.each([
    ["http://u:p@h/", "--allow-userinfo"],
    ["file:////a/b", "--allow-double-slash"],
  ])("names the option that allows what is refused: %s", async (text, option) => {
    expect((await planned(text)).stdout.replace(/\n +/g, " ")).toContain(`${option} allows it`);
    expect((await planned("ftp://h/a%0D%0A")).stdout).not.toContain("--allow");
  });

  it("RFC 1738 §4 (002-62): --gateway asks a gateway for what a scheme names", async () => {
    const gateway = "wais=http://gateway.example:8001/";
    const { stdout, status } = await planned("--gateway", gateway, "wais://host.dom/flowers?red");
    expect(status).toBe(0);
    expect(steps(stdout)).toEqual([
      "1. connect to gateway.example, port 8001, the gateway for wais (RFC 1738 §4)",
      expect.stringMatching(/^2\. send "GET wais:\/\/host\.dom\/flowers\?red HTTP\/1\.1\\r\\n"/),
      expect.stringMatching(/^3\. send "Host: host\.dom\\r\\n"/),
      expect.stringMatching(/^4\. send "\\r\\n"/),
    ]);
    const two = ["--gateway", gateway, "--gateway", "x-new=https://gateway.example/"];
    expect(
      resultsIn((await planned("--json", ...two, "x-new:a", "wais://h/d", "http://h/")).stdout),
    ).toMatchObject([
      { scheme: "x-new", gateway: "https://gateway.example/" },
      { scheme: "wais", gateway: "http://gateway.example:8001/" },
      { scheme: "http", port: { number: 80 } },
    ]);
  });

  it.each([
    ["wais", "SCHEME=URI"],
    ["1=http://h/", "SCHEME=URI"],
    ["wais=h", "relative reference"],
    ["wais=http://h/a", "without a path"],
    ["wais=http://u:geheim@h/", "not allowed"],
  ])("wrong usage: --gateway %s", async (gateway, why) => {
    const { stderr, status } = await planned("--gateway", gateway, "wais://h/d");
    expect(status).toBe(2);
    expect(stderr.replace(/\s+/g, " ")).toContain(why);
    expect(stderr).not.toContain("geheim");
  });

  it("RFC 3986 §7.4 (003-76, 004-63): says the number of a rare IPv4 notation", async () => {
    expect((await planned("http://0x7f.1/")).stdout.replace(/\s+/g, " ")).toContain(
      "connect to 0x7f.1, port 80 (the scheme's own); many systems take this name for the address 127.0.0.1 (RFC 3986 §7.4)",
    );
    expect(resultsIn((await planned("--json", "http://2130706433/")).stdout)).toMatchObject([
      { steps: [{ do: "connect", host: "2130706433", rareAddress: "127.0.0.1" }, {}, {}, {}] },
    ]);
    expect((await planned("http://192.0.2.1/")).stdout).not.toContain("§7.4");
  });

  it("RFC 3986 §3.2.2 (004-32): connects to the A-label of a name in another script", async () => {
    const { stdout } = await planned("http://b%C3%BCcher.example/");
    expect(stdout).toContain("connect to xn--bcher-kva.example");
    expect(stdout).toContain('"Host: xn--bcher-kva.example\\r\\n"');
  });

  it("--lenient reads what people write, and says what is wrong with it", async () => {
    const strict = await planned("tel:112");
    expect(strict.status).toBe(1);
    expect(strict.stdout).toContain("--lenient allows it");
    const { stdout, status } = await planned("--lenient", "tel:112");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^read leniently: a local number must say/);
    expect(stdout).toContain('number "112"');
    expect(objects((await planned("--json", "--lenient", "tel:112", "tel:+1")).stdout)).toMatchObject([
      { valid: true, warnings: [{ index: 4, rule: "context" }] },
      { valid: true },
    ]);
    expect((await uri(["plan", "--lenient"], "tel:112\n")).stdout).toMatch(/^dial.*; read leniently: .*\n$/);
  });

  it("reads lines of at most 1 MiB, for a plan takes many times the memory of its line", async () => {
    const line = `ftp://h/${"a/".repeat(512 * 1024)}`;
    const { stdout, stderr, status } = await uri(["plan"], `${line}\nftp://h/\n`);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "<stdin>:1:1048577: the line is longer than 1 MiB; it was not read\n",
    });
    expect(stdout).toMatch(/^\nconnect to h, port 21 /);
  });

  it("shows the purposes of steps in one column", async () => {
    const { stdout } = await planned("ftp://u:p@h/a/b");
    const columns = stdout.split("\n").flatMap((line) => /^\d.*? {2,}(?=\S)/.exec(line)?.[0].length ?? []);
    expect(new Set(columns).size).toBe(1);
    expect(columns.length).toBeGreaterThan(2);
  });

  it("gives a line for each line of a list", async () => {
    const { stdout, status } = await uri(["plan"], "http://h/\nfoo:bar\nnews:*\n");
    expect(status).toBe(1);
    expect(stdout.split("\n")).toEqual([
      expect.stringContaining('; then send "GET / HTTP/1.1\\r\\n"'),
      "",
      'connect to your own server, port 119 (the scheme\'s own); then send "MODE READER\\r\\n"; then send "LIST\\r\\n"',
      "",
    ]);
  });

  it.each([
    ["gopher://mail.example:25/1x", "in the reserved range, below 1024"],
    ["telnet://u:p@h", "interactive session"],
    ["mailto:a@b?bcc=c@d", "bcc: c@d (not among the fields believed safe"],
    ["mailto:?to=a@b", "begin a message to a@b"],
    ["mailto:a@b?From=c@d&date=x&resent-%1B=y", "left out: from, date, resent-\\"],
    ["data:;base64,YWI", "take 2 octets"],
    ["ldap:///c=GB??sub", 'scope "sub"'],
    ["wais://h/d?q", 'search "q"'],
    ["prospero://h//a;v=1", 'value "1"'],
    ["https://h/", "over TLS"],
    ["tel:+1-2", 'number "+12"'],
  ])("%s: %s", async (text, words) => {
    const { stdout, status } = await planned(text);
    expect(status).toBe(0);
    expect(stdout).toContain(words);
  });
});
