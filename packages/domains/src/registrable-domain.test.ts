// The test vectors of publicsuffix.org, as they were with the list: registries/test_psl.txt.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PUBLIC_SUFFIX_LIST_VERSION, publicSuffix, registrableDomain } from "./index.ts";

const vectors = readFileSync(new URL("../registries/test_psl.txt", import.meta.url), "utf8")
  .split("\n")
  .map((line) => /^checkPublicSuffix\('([^']*)', (?:'([^']*)'|null)\);/.exec(line))
  .filter((match) => match !== null)
  .map(([, host = "", domain]) => [host, domain] as const);

describe("publicsuffix.org: the test vectors", () => {
  it("are many", () => expect(vectors.length).toBeGreaterThan(70));

  it.each(vectors)("%s: %s", (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });
});

describe("every rule of the list", () => {
  const list = readFileSync(new URL("../registries/public_suffix_list.dat", import.meta.url), "utf8");
  const [icann = "", listed = ""] = list.split("===BEGIN PRIVATE DOMAINS===");
  const rulesOf = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("//"));

  it("is kept, with its part of the list", () => {
    const wrong: string[] = [];
    for (const [kind, rules] of [
      ["icann", rulesOf(icann)],
      ["private", rulesOf(listed)],
    ] as const)
      for (const rule of rules) {
        const [host, suffix] = rule.startsWith("!")
          ? [rule.slice(1), rule.slice(rule.indexOf(".") + 1)]
          : [rule.replace("*", "any"), rule.replace("*", "any")];
        const found = publicSuffix(host);
        if (found?.suffix !== suffix || found.kind !== kind) wrong.push(`${rule}: ${JSON.stringify(found)}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe("hosts", () => {
  it.each([
    ["example.com.", "example.com"],
    ["EXAMPLE.co.UK", "example.co.uk"],
    ["www.食狮。公司。cn", "食狮.公司.cn"],
    ["_dmarc.example.com", "example.com"],
    ["127.0.0.1", undefined],
    ["0x7f.1", undefined],
    ["[::1]", undefined],
    ["", undefined],
    [".", undefined],
    ["a..com", undefined],
    ["a b.com", undefined],
    ["a%2ecom", undefined],
    ["com", undefined],
  ])("%j: %s", (host, domain) => expect(registrableDomain(host)).toBe(domain));

  it("private rules count unless asked otherwise", () => {
    expect(registrableDomain("a.me.github.io", { private: false })).toBe("github.io");
    expect(publicSuffix("a.me.github.io", { private: false })).toEqual({ suffix: "io", kind: "icann" });
  });

  it("arguments of another kind are a TypeError", () => {
    // as: what a caller without types might hand over
    expect(() => registrableDomain(1 as unknown as string)).toThrow(TypeError);
    expect(() => publicSuffix("a", { private: 1 as unknown as boolean })).toThrow(TypeError);
  });

  it("a long host takes linear time", () => {
    expect(registrableDomain(`${"a.".repeat(100_000)}com`)).toBe("a.com");
    expect(registrableDomain("a-".repeat(100_000))).toBeUndefined();
  });

  it("the list has a date", () => expect(PUBLIC_SUFFIX_LIST_VERSION).toMatch(/^20\d\d-\d\d-\d\d$/));
});
