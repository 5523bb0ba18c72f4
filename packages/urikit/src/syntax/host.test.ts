import { describe, expect, it } from "vitest";
import { hostKindOf, isIPvFuture } from "./host.ts";

const whole = (question: (text: string, from: number, to: number) => boolean, text: string) =>
  question(text, 0, text.length);

describe("§3.2.2 host: first-match-wins", () => {
  it.each([
    ["", "reg-name"],
    ["example.com", "reg-name"],
    ["192.0.2.16", "ipv4"],
    ["192.0.2.256", "reg-name"],
    ["192.0.2.016", "reg-name"],
    ["192.0.2", "reg-name"],
    ["192.0.2.16.", "reg-name"],
    ["1.2.3.4.example", "reg-name"],
    ["%31.2.3.4", "reg-name"],
    ["2001", "reg-name"],
    ["[2001:db8::7]", "ipv6"],
    ["[::]", "ipv6"],
    ["[fe80::1%25eth0]", "ipv6"],
    ["[v1.a]", "ipvfuture"],
    ["[VF.a:b]", "ipvfuture"],
  ])("%j is a host of the kind %s", (host, kind) => {
    expect(hostKindOf(host, 0, host.length)).toBe(kind);
    expect(hostKindOf(`//${host}:80/`, 2, 2 + host.length)).toBe(kind);
  });
});

describe('§3.2.2 IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )', () => {
  it.each(["v1.a", "V1.a", "v1F.a", "vfF0.:", "v0.-._~", "v7.!$&'()*+,;=", "v1.fe80::a+en1"])(
    "%s",
    (text) => {
      expect(whole(isIPvFuture, text)).toBe(true);
      expect(isIPvFuture(`[${text}]`, 1, 1 + text.length)).toBe(true);
    },
  );

  it.each([
    "",
    "v",
    "v1",
    "v1.",
    "v.a",
    "v.",
    "1.a",
    "vg.a",
    "v1a",
    "v1.[",
    "v1.]",
    "v1.%41",
    "v1.a@b",
    "v1.a/b",
  ])("%j is not one", (text) => {
    expect(whole(isIPvFuture, text)).toBe(false);
  });

  it.each(["v1.a b", "v1.é", "v1.\ud800", " v1.a", "w1.a", "v1.a\n"])("%j is not one", (text) => {
    expect(whole(isIPvFuture, text)).toBe(false);
  });

  it("reads a range, and nothing beyond it", () => {
    expect(isIPvFuture("v1.ab", 0, 3)).toBe(false);
    expect(isIPvFuture("v1.ab", 0, 2)).toBe(false);
    expect(isIPvFuture("v1.ab", 0, 1)).toBe(false);
    expect(isIPvFuture("v1.ab", 0, 0)).toBe(false);
    expect(isIPvFuture("v1.a]", 0, 4)).toBe(true);
  });
});
