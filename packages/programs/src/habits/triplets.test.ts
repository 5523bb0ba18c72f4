import { expect, test } from "vitest";
import { decoded, hasOpenTriplet, triplets } from "./triplets.ts";

test("RFC 3986 §2.1: a triplet is one octet; octets of UTF-8 are a character", () => {
  expect(decoded("%41%2d%7E")).toBe("A-~");
  expect(decoded("x%C3%A9%F0%9F%98%80y")).toBe("xé\u{1f600}y");
  expect(decoded("%2541")).toBe("%41");
});

test("RFC 3986 §2.1, §2.5: a character is encoded by its octets in UTF-8", () => {
  expect(triplets(" ")).toBe("%20");
  expect(triplets("\n")).toBe("%0A");
  expect(triplets("à")).toBe("%C3%A0");
  expect(triplets("\ud800")).toBe("%EF%BF%BD");
});

test("what is not UTF-8 loses no octet, and what is no triplet stays", () => {
  expect(decoded("%ff%C3%28")).toBe("\udcff\udcc3(");
  expect(decoded("100%")).toBe("100%");
});

test("RFC 3986 §2.1: two hexadecimal digits follow the percent sign", () => {
  expect(hasOpenTriplet("%41")).toBe(false);
  expect(["%", "%4", "%4g", "%41%"].every(hasOpenTriplet)).toBe(true);
});
