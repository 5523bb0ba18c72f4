import { describe, expect, it } from "vitest";
import { formatIPv4, isIPv4 } from "./ipv4.ts";
import { parseIPv4 } from "./ipv4-notations.ts";

const octets = (a: number, b: number, c: number, d: number) => ((a * 256 + b) * 256 + c) * 256 + d;

describe("§3.2.2 IPv4address", () => {
  it.each([
    ["0.0.0.0", octets(0, 0, 0, 0)],
    ["255.255.255.255", octets(255, 255, 255, 255)],
    ["192.0.2.16", octets(192, 0, 2, 16)],
    ["127.0.0.1", octets(127, 0, 0, 1)],
    ["9.10.99.100", octets(9, 10, 99, 100)],
    ["199.200.249.250", octets(199, 200, 249, 250)],
  ])("%s is an address", (text, address) => {
    expect(parseIPv4(text)).toBe(address);
    expect(formatIPv4(address)).toBe(text);
  });

  it("dec-octet is every number from 0 to 255, and nothing else of up to four digits (003-33, 004-28)", () => {
    for (let number = 0; number <= 9999; number++) {
      expect(parseIPv4(`${number}.0.0.0`)).toBe(number < 256 ? octets(number, 0, 0, 0) : undefined);
      expect(parseIPv4(`0.0.0.${number}`)).toBe(number < 256 ? number : undefined);
    }
  });

  it.each([
    "",
    ".",
    "...",
    "1",
    "1.2",
    "1.2.3",
    "1.2.3.",
    ".1.2.3",
    "1..2.3",
    "1.2.3.4.",
    "1.2.3.4.5",
    "1.2.3.4 ",
    " 1.2.3.4",
    "1.2.3.4\n",
    "1.2.3.-4",
    "1.2.3.+4",
    "1.2.3.4e0",
    "1,2,3,4",
    "１.2.3.4",
    "1。2。3。4",
    "%31.2.3.4",
    "256.0.0.0",
    "0.0.0.256",
    "999999999999999",
    "1.2.3.444444444",
    "a.b.c.d",
  ])("%j is not one", (text) => {
    expect(parseIPv4(text)).toBeUndefined();
  });

  it("a leading zero makes no dec-octet", () => {
    for (const text of ["00.0.0.0", "01.2.3.4", "1.02.3.4", "1.2.003.4", "1.2.3.04", "000.0.0.0"]) {
      expect(parseIPv4(text)).toBeUndefined();
    }
  });

  it("reads a range, and nothing beyond it", () => {
    const text = "http://10.0.0.1234/";
    expect(isIPv4(text, 7, 15)).toBe(true); // 10.0.0.1
    expect(isIPv4(text, 7, 17)).toBe(true); // 10.0.0.123
    expect(isIPv4(text, 7, 18)).toBe(false); // 10.0.0.1234
    expect(isIPv4(text, 7, 14)).toBe(false); // 10.0.0.
    expect(isIPv4("1.2.3.4", 7, 7)).toBe(false);
  });
});

describe("§7.4 rare IP address formats are not addresses (003-75)", () => {
  it.each(["127.1", "0x7f.0.0.1", "0177.0.0.1", "2130706433", "0x7f000001", "1.2.772"])("%s", (text) => {
    expect(parseIPv4(text)).toBeUndefined();
  });
});

describe("formatIPv4", () => {
  it.each([-1, 1.5, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY])("%d is not an address", (address) => {
    expect(() => formatIPv4(address)).toThrow(TypeError);
  });
});

describe("a value that is not a string", () => {
  it("is a TypeError", () => {
    for (const value of [undefined, null, 2130706433, ["1.2.3.4"]]) {
      expect(() => parseIPv4(value as unknown as string)).toThrow(TypeError);
    }
  });
});
