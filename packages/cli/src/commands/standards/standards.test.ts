/** `uri standards`. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

const BASE = "http://a/b/c/d;p?q";

describe("uri standards", () => {
  it("has a row for each edition, and marks what differs from the row above", async () => {
    const { stdout, status } = await uri(["standards", "--base", BASE, "?y"]);
    expect(status).toBe(0);
    expect(stdout.split("\n").slice(0, 18)).toEqual([
      "?y",
      "against  http://a/b/c/d;p?q",
      "caution: http://a/b/c/d;p?y (RFC 1808, rfc2396bis-01, RFC 3986, WHATWG URL,",
      "  Appendix B) or http://a/b/c/?y (url-syntax-05, RFC 2396); refused by RFC 1738,",
      "  RFC 2396",
      "",
      "edition        date    valid  target                host",
      "RFC 1738       1994    no     none",
      "RFC 1808       1995    * yes  * http://a/b/c/d;p?y  a",
      "url-syntax-05  1997    yes    * http://a/b/c/?y     a",
      "RFC 2396       1998    * no   http://a/b/c/?y       a",
      "rfc2396bis-01  2003    * yes  * http://a/b/c/d;p?y  a",
      "RFC 3986       2005    yes    http://a/b/c/d;p?y    a",
      "WHATWG URL     living  yes    http://a/b/c/d;p?y    a",
      "Appendix B                    http://a/b/c/d;p?y    a",
      "",
      "* differs from the row above it",
      "url-syntax-05 and rfc2396bis-01: drafts of RFC 2396 and of RFC 3986",
    ]);
  });

  it("begins with the verdict, the places that readers are led to, and who refuses the reference", async () => {
    const summary = async (...args: string[]) => {
      const { stdout } = await uri(["standards", ...args]);
      return stdout.split("\n\n")[0]?.split("\n").slice(1).join("").replaceAll("  ", " ");
    };
    expect(await summary("http://good.example\\@evil.example/")).toBe(
      "dangerous: good.example (WHATWG URL) or evil.example (Appendix B); refused by RFC 1738, RFC 1808, url-syntax-05, RFC 2396, rfc2396bis-01, RFC 3986",
    );
    expect(await summary("http://A_b/")).toBe(
      "caution: no host (RFC 1808, RFC 2396, rfc2396bis-01) or A_b (RFC 3986, WHATWG URL, Appendix B); refused by RFC 1738, url-syntax-05",
    );
    expect(await summary("--base", "http://a", "g")).toMatch(
      /dangerous: http:\/\/a\/g \(RFC 1808, .*\) or http:\/\/ag \(url-syntax-05, RFC 2396\); refused by RFC 1738$/,
    );
    expect(await summary("http://a/~")).toBe("different: refused by RFC 1738, RFC 1808");
    expect(await summary("http://a/~/%2e%2e/b")).toBe(
      "caution: they differ in the target; refused by RFC 1738, RFC 1808",
    );
    expect(await summary("http://a/")).toBe("all editions read it alike");
  });

  it("says a danger once, though Appendix B differs for the same reason as an edition", async () => {
    const { stdout } = await uri(["standards", "http:evil.example"]);
    const [, dangers = ""] = stdout.split("dangerous: they lead to different places\n");
    expect(dangers.split("\n\n")[0]?.match(/^host:/gm)).toHaveLength(1);
  });

  it("explains the mark only where there is one", async () => {
    expect((await uri(["standards", "http://a/"])).stdout).not.toContain("differs from the row above");
    expect((await uri(["standards", "http://a/~"])).stdout).toContain("\n* differs from the row above it\n");
  });

  it("names the program whose URL it is, and its version", async () => {
    const { stdout } = await uri(["standards", "http://a/"]);
    expect(stdout).toMatch(/\nWHATWG URL as implemented by [A-Z]\w+ [0-9.]+/);
  });

  it("shows the host that an edition tells where another tells none, as a caution", async () => {
    const { stdout } = await uri(["standards", "http://a@b@c/"]);
    expect(stdout).toContain("\nAppendix B                    c\n");
    expect(stdout).toContain(
      "\ncaution: one tells no host, or they ask a server for different resources\nhost: rfc2396bis-01 tells no host;",
    );
  });

  it("shows what is dangerous first, and why", async () => {
    const { stdout } = await uri(["standards", "http://good.example\\@evil.example/"]);
    expect(stdout).toMatch(
      /dangerous: they lead to different places\nhost: WHATWG URL goes to `good\.example`, reading `\\` as `\/`/,
    );
    expect(stdout.indexOf("dangerous:")).toBeLessThan(stdout.indexOf("not dangerous"));
  });

  it.each([
    ["%zz", "rejected", "rejected by all editions"],
    ["http://evil.example：80/", "rejected", "rejected by all editions"],
    ["http://a_b/", "caution", "caution: one tells no host, or they ask a server for different resources"],
    ["http://a/", "alike", "all editions read it alike"],
    ["http://a/~b", "different", "different, not dangerous"],
    ["http:g", "dangerous", "dangerous: they lead to different places"],
  ])("gives the same verdict on %s in a list as alone", async (reference, word, heading) => {
    expect((await uri(["standards"], `${reference}\n`)).stdout.split(/[ \n]/)[0]).toBe(word);
    const { stdout } = await uri(["standards", reference]);
    expect(stdout).toContain(`\n${heading}\n`);
    expect(stdout.split("\n")[1]).toMatch(new RegExp(`^(?:all editions read it )?${word}`));
    expect(stdout.includes("all editions read it alike")).toBe(word === "alike");
  });

  it("says why there is no target, and that the platform's components are those of the target", async () => {
    expect((await uri(["standards", "--base", "rel", "g"])).stdout).toContain(
      "\nRFC 2396       the base is not an absolute URI (RFC 2396 §5)\n",
    );
    expect((await uri(["standards", "--base", "http://a/", "g"])).stdout).toContain(
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
    for (const line of (await uri(["standards", `http://h/${"x".repeat(500)}~`])).stdout.split("\n").slice(1))
      expect(line.length).toBeLessThanOrEqual(80);
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
    expect((await uri(["standards", "/a;v=1"])).stdout).toContain(
      "rfc2396bis-01  relative-URI: path=/a;v=1 params=v=1\n",
    );
  });

  it("gives one line for a line of a list, and exits with 1 if no edition accepts one", async () => {
    const { stdout, status } = await uri(
      ["standards"],
      "http://a/\nhttp://a/~b\nhttp:g\n\nhttp://a_b/\n??\\ [\n",
    );
    expect(stdout.split("\n")).toEqual([
      "alike",
      "different rejected=rfc1738,rfc1808",
      "dangerous rejected=rfc1738 host=rfc3986/whatwg,whatwg/appendix-b",
      "different rejected=rfc1738,whatwg",
      "caution rejected=rfc1738,url-syntax-05 host=rfc2396bis-01/rfc3986",
      "rejected by all",
      "",
    ]);
    expect(status).toBe(1);
    expect((await uri(["standards"], "http://a/~b\n")).status).toBe(0);
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
    expect(list.stdout.split("\n").map((line) => line.replace(/.* /, ""))).toEqual([
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
