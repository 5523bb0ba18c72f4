/** `uri standards`. */

import { EDITIONS } from "@urikit/standards";
import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

const BASE = "http://a/b/c/d;p?q";

describe("uri standards", () => {
  it("begins with the verdict and the hosts, and has a row for the readers that agree", async () => {
    const { stdout, status } = await uri(["standards", "--base", "http://a", "g"]);
    expect(status).toBe(0);
    // RFC 2396 §5.2, step 6a: nothing is put between a base without a path and the reference.
    expect(stdout.split("\n").slice(0, 12)).toEqual([
      "DIFFERENT  browsers, curl 7.88, Go, Java, urllib and 14 more: a · url-syntax-05,",
      "  RFC 2396: ag · RFC 1738: refused",
      "g",
      "against  http://a",
      "",
      "reader                            valid  host  target",
      "browsers, curl 7.88, Go, Java,    yes    a     http://a/g",
      "urllib, httpx, yarl, rfc3986.py,",
      "rfc3986.py 1.5, Ruby, Perl,",
      "JavaScript parsers, RFC 1808,",
      "rfc2396bis-01, RFC 3986,",
      "Appendix B, httpclient5, okhttp,",
    ]);
  });

  it("asks only the programs that are named, besides the editions", async () => {
    const forged = "http://good.example\\@evil.example/"; // WHATWG URL §4.4
    const { stdout } = await uri([
      "standards",
      "--json",
      "--reader",
      "curl@7.88",
      "--reader",
      "go,node",
      forged,
    ]);
    const [{ programs, standards }] = objects(stdout) as [
      { programs: { id: string }[]; standards: object[] },
    ];
    expect(programs.map(({ id }) => id).sort()).toEqual(["curl", "go", "node"]);
    expect(standards).toHaveLength(EDITIONS.length);
    const page = await uri(["standards", "--reader", "go", forged]);
    expect(page.stdout).toContain("Go");
    expect(page.stdout).not.toMatch(/curl|urllib/);
    const wrong = await uri(["standards", "--reader", "curl@8.5", forged]);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("but as libcurl")]);
    expect((await uri(["standards", "--reader", "pyhton", forged])).status).toBe(2);
  });

  it("tells of programs and editions in one sentence", async () => {
    const summary = async (...args: string[]) => {
      const { stdout } = await uri(["standards", ...args]);
      return stdout.split("\n\n")[0]?.split("\n").slice(0, -1).join("").replaceAll("  ", " ");
    };
    const backslash = await summary("http://good.example\\@evil.example/"); // WHATWG URL §4.4, RFC 3986 §3.2
    expect(backslash).toMatch(/^DANGEROUS browsers, .*: good\.example · curl 7\.88, .*: evil\.example · /);
    expect(backslash).toMatch(/ and 6 more: refused \(RFC 3986: backslash\)$/);
    // RFC 2396 §3.2.1: the name of a registry
    expect(await summary("http://A_b/")).toMatch(
      /^CAUTION browsers, .* more: a_b · java\.net\.URI: no host · /,
    );
    expect(await summary("mailto:a@b")).toMatch(
      /^CAUTION browsers, .*: no host · curl 7\.88, url\.parse, url\.parse of Node 20, needle, superagent: b \(a guess\) · /,
    );
    // RFC 1738 §2.2: the tilde is unsafe
    expect(await summary("http://a/~")).toBe(
      "DIFFERENT programs in use: a · RFC 1738, RFC 1808: refused (~)",
    );
    expect(await summary("http://a/b/%2e%2e/c")).toMatch(/^CAUTION .*: \/b\/%2e%2e\/c · browsers, .*: \/c$/);
    expect(await summary("http://a/")).toBe("ALIKE all readers: a");
    // RFC 1738 §3.1: a name ends in a label that begins with a letter; the slash after it is not to blame.
    expect(await summary("http://127.1/")).toMatch(/ · RFC 1738,? url-syntax-05: refused \(host\)$/);
    expect(await summary("%zz")).toMatch(
      /^REJECTED browsers, .*: refused \(RFC 3986: percent sign\) · others: no host, or a guess$/,
    );
  });

  it("says each reason once", async () => {
    for (const reference of [
      "http:evil.example",
      "http://good.example\\@evil.example/",
      "mailto:a@b",
      "http://0x7f.1/",
    ]) {
      const { stdout } = await uri(["standards", reference]);
      const reasons =
        stdout
          .split("\nwhy\n")[1]
          ?.split("\n")
          .filter((line) => /^\S/.test(line)) ?? [];
      expect(reasons.length, reference).toBeGreaterThan(0);
      expect(new Set(reasons).size, reference).toBe(reasons.length);
    }
  });

  it("has the rest with --verbose: the editions' own terms, normal forms, every difference, versions", async () => {
    const reference = "http://A@b@c/";
    const { stdout } = await uri(["standards", reference]);
    for (const heading of ["in their own terms", "normal forms", "caution"]) {
      expect(stdout).not.toContain(`\n${heading}\n`);
      expect((await uri(["standards", "--verbose", reference])).stdout).toContain(`\n${heading}\n`);
    }
    const verbose = (await uri(["standards", "--verbose", "http://a/"])).stdout;
    expect(verbose).toMatch(/\nWHATWG URL as implemented by [A-Z]\w+ [0-9.]+/);
    expect(verbose).toContain("libcurl 7.88.1");
    expect((await uri(["standards", "--verbose", "http:g"])).stdout.split("\ndangerous\n")[1]).toMatch(
      /^host: /,
    );
  });

  it.each([
    ["%zz", "rejected"],
    ["http://evil.example：80/", "dangerous"], // PHP and Go take the colon for one of the host, others for one before a port
    ["http://a_b/", "caution"],
    ["http://a/", "alike"],
    ["http://a/~b", "different"],
    ["http:g", "dangerous"],
    ["localhost:80", "caution"],
  ])("gives the same verdict on %s in a list, alone and in JSON", async (reference, word) => {
    expect((await uri(["standards"], `${reference}\n`)).stdout.split(/[ \t]/)[0]).toBe(word);
    expect((await uri(["standards", reference])).stdout).toMatch(new RegExp(`^${word.toUpperCase()}  `));
    expect(objects((await uri(["standards", "--json", reference])).stdout)[0]).toMatchObject({
      verdict: word,
    });
  });

  it("says why there is no target, and that the platform's components are those of the target", async () => {
    expect((await uri(["standards", "--verbose", "--base", "rel", "g"])).stdout).toContain(
      "\nRFC 2396       the base is not an absolute URI (RFC 2396 §5)\n",
    );
    expect((await uri(["standards", "--verbose", "--base", "http://a/", "g"])).stdout).toContain(
      "\nWHATWG URL     of the target: protocol=http: hostname=a pathname=/g\n",
    );
  });

  it("never shows a password or a control character, in lines that fit", async () => {
    const { stdout } = await uri([
      "standards",
      "--base",
      "ftp://you:hidden@b/c",
      "http://me:secret@h/\u001b[31m/~",
    ]);
    expect(stdout).not.toMatch(/secret|hidden/);
    expect(stdout.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    const long = `http://h/${"x".repeat(500)}~`;
    for (const line of (await uri(["standards", "--verbose", long])).stdout.split("\n"))
      if (line !== long) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("gives the contract's JSON", async () => {
    const [object] = objects((await uri(["standards", "--json", "--base", BASE, "?y"])).stdout);
    expect(object).toMatchObject({ reference: "?y", base: BASE });
    const { standards, differences } = object as { standards: object[]; differences: object[] };
    expect(standards.map((reading) => Object.keys(reading))).toEqual([
      ["id", "valid", "error", "noTarget"],
      ["id", "valid", "kind", "components", "target", "host"],
      ["id", "valid", "kind", "components", "target", "host", "normal"],
      ["id", "valid", "error", "target", "host"],
      ["id", "valid", "kind", "components", "target", "host", "normal"],
      ["id", "valid", "kind", "components", "target", "host", "normal"],
      ["id", "valid", "components", "target", "host", "implementation"],
    ]);
    expect(object).toMatchObject({
      appendixB: { id: "appendix-b", components: { path: "", query: "y" }, host: "a" },
      verdict: "caution",
    });
    expect(Object.keys(differences[0] ?? {})).toEqual(["between", "what", "why", "sections", "dangerous"]);
    expect(objects((await uri(["standards", "--json", "http://a/"])).stdout)[0]).not.toHaveProperty("base");
    expect(object).not.toHaveProperty("compared");
  });

  it.each([
    "http://me:zq&xj@h/",
    "ftp://me:zq&xj@h:21/a;x=1/b",
    "http:me:zq&xj@h",
    "http://me:zq&xj:more@h/", // not a password in url-syntax-05
    "http://me:zq&xj@h@evil.example/",
    "http:me:zq;y=&xj@h",
  ])(
    "Wikipedia, URI syntax (000-21): nothing after the first colon of the userinfo is shown of %s",
    async (reference) => {
      for (const args of [
        [reference],
        ["--json", reference],
        ["--base", reference, "--compare", reference, "g"],
      ]) {
        expect((await uri(["standards", ...args])).stdout).not.toMatch(/zq|&xj/);
      }
      expect((await uri(["standards", "--json"], `${reference}\n`)).stdout).not.toMatch(/zq|&xj/);
      const { stdout } = await uri(["standards", "--json", "--show-secrets", reference]);
      expect(objects(stdout)[0]).toMatchObject({ reference });
    },
  );

  it("RFC 3986 §7.5: no line of a list shows the id of a session, whatever lines precede it", async () => {
    const lines = [
      "http://a/?a=xq1&b=2",
      "http://b/?c=xq2&d=4",
      "http://c/?sid=xq3&e=6",
      "http://d/?f=7&sid=xq4",
    ];
    const { stdout } = await uri(["standards", "--json"], `${lines.join("\n")}\n`);
    const shown = [...lines.slice(0, 2), "http://c/?sid=***&e=6", "http://d/?f=7&sid=***"];
    expect(objects(stdout)).toMatchObject(shown.map((reference) => ({ reference })));
    expect(stdout).not.toMatch(/xq[34]/);
  });

  it("Wikipedia, URI syntax (000-21): an empty password is shown as it is", async () => {
    const [object] = objects((await uri(["standards", "--json", "http://u:@h/"])).stdout);
    expect(object).toMatchObject({ reference: "http://u:@h/" });
    expect(JSON.stringify(object)).not.toContain("***");
  });

  it("RFC 2396 §3.3, rfc2396bis-01 §3.3 (003-35): shows the segments where one has parameters", async () => {
    const segmentsOf = async (reference: string) => {
      const [{ standards }] = objects((await uri(["standards", "--json", reference])).stdout) as [
        { standards: { id: string; components?: { segments?: unknown } }[] },
      ];
      return standards.flatMap(({ id, components }) =>
        components?.segments ? [[id, components.segments]] : [],
      );
    };
    expect(await segmentsOf("/a;v=1")).toEqual([
      ["url-syntax-05", [{ segment: "a", params: ["v=1"] }]],
      ["rfc2396", [{ segment: "a", params: ["v=1"] }]],
      ["rfc2396bis-01", [{ segment: "a", params: [{ name: "v", value: "1" }] }]],
    ]);
    expect(await segmentsOf("/a/b")).toEqual([]);
    expect(await segmentsOf(`/a;b${"/".repeat(5000)}`)).toEqual([]);
    expect((await uri(["standards", "--verbose", "/a;v=1"])).stdout).toContain(
      "rfc2396bis-01  relative-URI: path=/a;v=1 params=v=1\n",
    );
  });

  it("gives one line for a line of a list, and exits with 1 if no edition accepts one", async () => {
    const { stdout, status } = await uri(
      ["standards"],
      "http://a/\nhttp://a/~b\nhttp:g\n\nhttp://a_b/\n??\\ [\n",
    );
    expect(stdout.split("\n")).toEqual([
      "alike\thttp://a/",
      "different rejected=rfc1738,rfc1808\thttp://a/~b",
      "dangerous host=none|g|localhost rejected=rfc1738\thttp:g",
      "caution host=none|localhost rejected=rfc1738,whatwg\t",
      "caution host=none|a_b rejected=rfc1738,url-syntax-05\thttp://a_b/",
      "rejected by all\t??\\ [",
      "",
    ]);
    expect(status).toBe(1);
    expect((await uri(["standards"], "http://a/~b\n")).status).toBe(0);
  });

  it("says in a list what readers find: hosts, ports, targets, each a word, and no part of a password", async () => {
    const lines = [
      "http://good.example\\@evil.example/",
      "mailto:a@b",
      "http://h/a/%2e%2e/b",
      "http://a b\\|c/",
      "http://me:zq@xj@h/",
      "http://me:zq/xj@h/",
    ];
    const { stdout } = await uri(["standards"], `${lines.join("\n")}\n`);
    const out = stdout.split("\n").map((line) => line.split("\t")[0]);
    expect(out[0]).toMatch(/^dangerous host=good\.example\|evil\.example rejected=/);
    expect(out[1]).toBe("caution host=none|b");
    expect(out[2]).toBe("caution target=/a/%2e%2e/b|/b");
    expect(out[3]?.split(" ").length).toBe(3);
    expect(out[4]).toMatch(/^dangerous host=none\|h\|\*\*\* /);
    expect(stdout).not.toMatch(/zq|xj/);
    const long = await uri(["standards"], `http://h/${"a\\".repeat(10_000)}\n`);
    expect(long.stdout).toMatch(/^caution target=[^ ]{255}…\|/);
    expect(long.stdout.split("\t")[0]?.length).toBeLessThan(1000);
  });

  it("has programs in its JSON, and differences of them", async () => {
    const [object] = objects((await uri(["standards", "--json", "http://0x7f.1:81/a"])).stdout) as [
      { programs: { id: string }[]; differences: { between: string[]; what: string; dangerous: boolean }[] },
    ];
    const program = (id: string) => object.programs.find((one) => one.id === id);
    // As recorded in minefield/recorded: curl takes four kinds of numbers for an address, as inet_aton(3) does.
    expect(program("curl")).toEqual({
      id: "curl",
      version: "libcurl 7.88.1",
      valid: true,
      scheme: "http",
      host: "127.0.0.1",
      port: "81",
      path: "/a",
    });
    expect(program("urllib")).toMatchObject({ host: "0x7f.1" });
    expect(object.differences).toContainEqual(
      expect.objectContaining({ between: ["go", "chromium"], what: "host", dangerous: true }),
    );
  });

  it.each([
    "http://me:zq@xj@h/", // the first `@` ends the userinfo for uri-js
    "http://me:zq/xj@h/", // a slash ends the authority
    "http://me:zq#xj@h/",
    "http://me:zq\\xj@h/",
    "http:me:zq@xj@h",
    "//me:12@34@h/",
    "http://me:%7Aq@h/",
    "http://me:127.1@zq@h/",
  ])("RFC 3986 §3.2.1: no program shows a part of the password of %s", async (reference) => {
    for (const args of [["--json", reference], ["--verbose", reference], [reference]]) {
      const { stdout } = await uri(["standards", ...args]);
      const shown = stdout.replace(/"version":"[^"]*"|\nModels of .*/gs, "");
      expect(shown).not.toMatch(/zq|xj|7Aq|34|127\./);
    }
    const { stdout } = await uri(["standards", "--json", "--show-secrets", reference]);
    expect(objects(stdout)[0]).toMatchObject({ reference });
  });

  it("rfc2396bis-01 §5.2 (003-52): --no-strict ignores a scheme that equals the base's", async () => {
    const targets = async (...args: string[]) => {
      const { stdout } = await uri(["standards", "--json", "--base", BASE, ...args, "http:g"]);
      const [{ standards }] = objects(stdout) as [{ standards: { id: string; target?: string }[] }];
      return standards.filter(({ id }) => /^rfc2396|^rfc3986/.test(id)).map(({ target }) => target);
    };
    expect(await targets()).toEqual(["http:g", "http:g", "http:g"]);
    const relative = "http://a/b/c/g"; // rfc2396bis-01 C.2, "for backwards compatibility"
    expect(await targets("--no-strict")).toEqual([relative, relative, relative]);
  });

  it("url-syntax-05 §6 (001-54): --compare says by which editions it is equivalent to another reference", async () => {
    const args = ["standards", "--compare", "http://u:secret@A"];
    const { stdout } = await uri([...args, "http://u:secret@a:80"]);
    expect(stdout).toContain("\nequivalent to http://u:***@A\n");
    expect(stdout).toContain("\nurl-syntax-05  yes, by scheme (url-syntax-05 §6)\n");
    expect(stdout).toContain("\nRFC 1808       no: not identical, and it has no rules for it\n");
    expect(stdout).toContain("\nRFC 1738       does not accept both\n");
    const [object] = objects((await uri([...args, "--json", "http://u:secret@a:80"])).stdout) as [
      { compared: { other: string; standards: object[] } },
    ];
    expect(object.compared.other).toBe("http://u:***@A");
    expect(object.compared.standards).toContainEqual({
      id: "rfc3986",
      valid: true,
      equivalent: true,
      rung: "scheme",
      section: "RFC 3986 §6.2.3",
    });
    const list = await uri(["standards", "--compare", "http://a/~"], "http://a/%7e\nb\n");
    expect(list.stdout.split("\n").map((line) => line.replace(/\t.*/, "").replace(/.* /, ""))).toEqual([
      "equivalent=url-syntax-05,rfc2396bis-01,rfc3986",
      "equivalent=none",
      "",
    ]);
  });

  it("url-syntax-05 §2.2 (001-7), rfc2396bis-01 §2.2 (003-11): --characters prints what each component reserves", async () => {
    const { stdout, status } = await uri(["standards", "--characters"]);
    expect(status).toBe(0);
    const block = (name: string) => stdout.split("\n\n").find((one) => one.startsWith(`${name} (`));
    expect(block("url-syntax-05")).toContain("\n    site     : @ ? /  url-syntax-05 §4.3.1\n");
    expect(block("url-syntax-05")).toContain("\n    query    / & = +  url-syntax-05 §4.3.3");
    expect(block("rfc2396bis-01")).toContain("\n    authority  ; : @ ? / [ ]        rfc2396bis-01 §3.2\n");
    expect(block("rfc2396bis-01")).toContain("\n    segment    / ; = ?              rfc2396bis-01 §3.3\n");
    expect(block("rfc2396bis-01")).toContain("\n    query      ; / ? : @ & = + , $  rfc2396bis-01 §3.4");
    const lines = objects((await uri(["standards", "--characters", "--json"])).stdout);
    expect(lines[2]).toMatchObject({ id: "url-syntax-05", classes: { reserved: ";/?:@&=+" } });
    expect((await uri(["standards", "--characters", "http://a/"])).status).toBe(2);
  });

  it("rfc2396bis-01 §5.2, step 7 (003-54): does with .. above the root what --surplus says", async () => {
    const targets = async (...args: string[]) => {
      const { stdout } = await uri(["standards", "--json", "--base", BASE, ...args, "../../../g"]);
      const [{ standards }] = objects(stdout) as [{ standards: { id: string; target?: string }[] }];
      return standards.filter(({ id }) => /^rfc2396|^rfc3986/.test(id)).map(({ target }) => target);
    };
    const above = "http://a/../g";
    expect(await targets()).toEqual([above, above, "http://a/g"]);
    expect(await targets("--surplus", "keep")).toEqual([above, above, "http://a/g"]);
    expect(await targets("--surplus", "remove")).toEqual(["http://a/g", "http://a/g", "http://a/g"]);
    expect(await targets("--surplus", "refuse")).toEqual([undefined, undefined, "http://a/g"]);
  });
});
