import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stepTexts } from "@urikit/explain/plan";
import { planAny } from "@urikit/schemes";
import { parse, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { plainWebPlan } from "./plain-web.ts";

const SAMPLE = fileURLToPath(new URL("../../../../../samples/references.txt", import.meta.url));

/** The text of the scheme's own plan for a line. */
function lineOf(text: string): string {
  const plan = planAny(text);
  return plan === undefined
    ? ""
    : stepTexts(plan)
        .map(({ step }) => step)
        .join("; then ");
}

describe("the plan of a plain link", () => {
  it.each([
    ["http://example.org", "/"],
    ["https://example.org?a", "/?a"],
    ["http://a-b.Example/a%2F;b/../c?d=e#f", "/a%2F;b/../c?d=e"],
    ["https://1.x/'", "/'"],
  ])("RFC 9112 §3.2.1: %s: the target %s", (text, target) => {
    expect(plainWebPlan(parse(text))).toContain(`"GET ${target} HTTP/1.1\\r\\n"`);
    expect(plainWebPlan(parse(text))).toBe(lineOf(text));
  });

  it.each([
    "http://127.1/", // RFC 3986 §7.4: may be taken for an address
    "http://a.0x7f/",
    "http://a.example./",
    "http://[::1]/",
    "http://[v1.example]/",
    "http://b%C3%BC.example/",
    "http://me@a.example/",
    "http://a.example:80/",
    "http://a.example:/",
    "http:///a",
    "http:a",
    "HTTP://a/",
    "//a/",
    "ftp://a/",
  ])("is left to the scheme: %s", (text) => {
    expect(plainWebPlan(parse(text))).toBeUndefined();
  });

  it("is that of the scheme, for every reference of the sample", () => {
    let plain = 0;
    for (const line of readFileSync(SAMPLE, "utf8").split("\n")) {
      const result = tryParse(line);
      const planned = result.valid ? plainWebPlan(result.parsed) : undefined;
      if (planned === undefined) continue;
      plain++;
      expect(planned).toBe(lineOf(line));
    }
    expect(plain).toBeGreaterThan(1000);
  });
});
