/** `uri standards`. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

const BASE = "http://a/b/c/d;p?q";

describe("uri standards", () => {
  it("has a row for each edition, and marks what differs from the row above", async () => {
    const { stdout, status } = await uri(["standards", "--base", BASE, "?y"]);
    expect(status).toBe(0);
    expect(stdout.split("\n").slice(0, 11)).toEqual([
      "?y  against  http://a/b/c/d;p?q",
      "",
      "edition        valid  host  target                normal form",
      "RFC 1738       no           none",
      "RFC 1808       * yes  a     * http://a/b/c/d;p?y",
      "url-syntax-05  yes    a     * http://a/b/c/?y     ?y",
      "RFC 2396       * no   a     http://a/b/c/?y",
      "rfc2396bis-01  * yes  a     * http://a/b/c/d;p?y  ?y",
      "RFC 3986       yes    a     http://a/b/c/d;p?y    ?y",
      "WHATWG URL     yes    a     http://a/b/c/d;p?y",
      "Appendix B            a     http://a/b/c/d;p?y",
    ]);
  });

  it("names the program whose URL it is, and its version", async () => {
    const { stdout } = await uri(["standards", "http://a/"]);
    expect(stdout).toMatch(/\nWHATWG URL as implemented by [A-Z]\w+ [0-9.]+/);
  });

  it("shows the host that an edition tells where another tells none, as a caution", async () => {
    const { stdout } = await uri(["standards", "http://a@b@c/"]);
    expect(stdout).toContain("\nAppendix B            c\n");
    expect(stdout).toContain(
      "\ncaution: one tells no host, and another does\nhost: rfc2396bis-01 tells no host;",
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
    ["http://a_b/", "caution", "caution: one tells no host, and another does"],
    ["http://a/", "alike", "all editions read it alike"],
    ["http://a/~b", "different", "different, not dangerous"],
    ["http:g", "dangerous", "dangerous: they lead to different places"],
  ])("gives the same verdict on %s in a list as alone", async (reference, word, heading) => {
    expect((await uri(["standards"], `${reference}\n`)).stdout.split(/[ \n]/)[0]).toBe(word);
    const { stdout } = await uri(["standards", reference]);
    expect(stdout).toContain(`\n${heading}\n`);
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
      ["id", "valid", "components", "target", "host"],
      ["id", "valid", "components", "target", "host", "normal"],
      ["id", "valid", "error", "target", "host"],
      ["id", "valid", "components", "target", "host", "normal"],
      ["id", "valid", "components", "target", "host", "normal"],
      ["id", "valid", "components", "target", "host", "implementation"],
    ]);
    expect(object).toMatchObject({
      appendixB: { id: "appendix-b", components: { path: "", query: "y" }, host: "a" },
      verdict: "dangerous",
    });
    expect(Object.keys(differences[0] ?? {})).toEqual(["between", "what", "why", "sections", "dangerous"]);
    expect(objects((await uri(["standards", "--json", "http://a/"])).stdout)[0]).not.toHaveProperty("base");
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

  it("does with .. above the root what --surplus says (RFC 2396 §5.2, step 6g)", async () => {
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
