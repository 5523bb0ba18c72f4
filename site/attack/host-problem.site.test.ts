/** Texts that cannot be one of the two hosts, and the hosts that may be meant. */

import { describe, expect, it } from "vitest";
import { habitInEnglish } from "../tool/texts/en-standards.ts";
import { attacksOn, confusedBy } from "./confusing.ts";
import { asLines } from "./copied.ts";
import { hostProblemOf } from "./host-problem.ts";
import { texts } from "./texts/zh.ts";

describe("hostProblemOf", () => {
  it.each(["good.example", "EVIL.example", "127.0.0.1", "[::1]", "localhost"])("takes %s", (host) => {
    expect(hostProblemOf(host)).toBeUndefined();
  });

  it.each([
    ["", "empty", undefined],
    ["a".repeat(256), "too-long", undefined],
    ["http://a.example:80/b", "reference", "a.example"],
    ["//a.example", "reference", "a.example"],
    ["u:p@a.example", "userinfo", "a.example"],
    ["a.example:8080", "port", "a.example"],
    ["[::1]:80", "port", "[::1]"],
    ["a.example/b", "path", "a.example"],
    ["a.example\\b", "path", "a.example"],
    ["2001:db8::1", "refused", "[2001:db8::1]"],
    ["例え.jp", "not-ascii", "xn--r8jz45g.jp"],
    ["a b", "unsettled", undefined],
  ])("%s is no host: %s, but perhaps %s", (host, kind, suggestion) => {
    expect(hostProblemOf(host)).toMatchObject({ kind, suggestion });
  });

  it("inet_aton(3): says who reads a rare notation of IPv4 as which host", () => {
    const { kind, suggestion, readings } = hostProblemOf("0x7f.1") ?? {};
    expect({ kind, suggestion }).toEqual({ kind: "unsettled", suggestion: "127.0.0.1" });
    expect(readings?.find(({ host }) => host === "127.0.0.1")?.names).toContain("browsers");
  });
});

describe("confusedBy", () => {
  const answer = confusedBy({ trusted: " good.example\n", feared: "[::1]" });
  if (!("rows" in answer)) throw new Error("no references");
  const { readers, rows } = answer;

  it("RFC 3986 §7.6: each reference has a letter for each reader, and leads some to either host", () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const { roles } of rows) {
      expect(roles).toHaveLength(readers.length);
      expect(roles).toMatch(/^(?=.*t)(?=.*f)[tfo-]+$/);
    }
  });

  it("has references of one habit next to each other, with a title in Chinese, too", async () => {
    await texts.load();
    const groups = rows.map(({ habits }) => habits.join()).filter((one, at, all) => one !== all[at - 1]);
    expect(groups).toEqual([...new Set(groups)]);
    for (const { habits } of rows)
      expect(habits.filter((id) => texts.habit(id) === habitInEnglish(id))).toEqual([]);
  });

  it("finds those that get past a check to a client", () => {
    const letterOf = (roles: string, id: string) => roles[readers.findIndex((one) => one.id === id)];
    const attacks = attacksOn(answer, { check: "urllib", client: "curl" });
    expect(attacks.map(({ roles }) => letterOf(roles, "urllib") + (letterOf(roles, "curl") ?? ""))).toEqual(
      attacks.map(() => "tf"),
    );
    const either = attacksOn(answer, { check: "chromium", client: "" });
    expect(either.length).toBeGreaterThan(0);
    expect(attacksOn(answer, { check: "curl", client: "curl" })).toEqual([]);
  });

  it("copies no line that would not stay one", () => {
    const all = rows.map(({ reference }) => reference);
    expect(all.some((reference) => reference.includes("\n"))).toBe(true);
    const lines = asLines(all).split("\n").slice(0, -1);
    expect(lines.length).toBeLessThan(all.length);
    expect(lines.every((line) => all.includes(line))).toBe(true);
  });
});
