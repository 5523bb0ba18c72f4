import { describe, expect, it } from "vitest";
import { classOf, hexValue, isAlpha, isDigit, isUnreserved } from "./characters.ts";
import * as CLASS from "./classes.ts";

const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ALPHA = UPPER + UPPER.toLowerCase();
const DIGIT = "0123456789";
const UNRESERVED = `${ALPHA + DIGIT}-._~`;
const SUB_DELIMS = "!$&'()*+,;=";
const PCHAR = `${UNRESERVED + SUB_DELIMS}:@`;

/** Every UTF-16 code unit that a question is answered with yes for, as one text. */
function charactersWith(answer: (code: number) => boolean): string {
  let characters = "";
  for (let code = 0; code < 0x10000; code++) if (answer(code)) characters += String.fromCharCode(code);
  return characters;
}

const sorted = (characters: string): string => [...characters].sort().join("");
const ofClass = (bit: number): string => charactersWith((code) => (classOf(code) & bit) !== 0);

describe("§2 Characters: each class holds what Appendix A names, and no other of the 65,536 code units", () => {
  it("§2.3 unreserved", () => {
    expect(charactersWith(isUnreserved)).toBe(sorted(UNRESERVED));
    expect(ofClass(CLASS.UNRESERVED)).toBe(sorted(UNRESERVED));
  });

  it("§3.1 scheme", () => {
    expect(ofClass(CLASS.SCHEME)).toBe(sorted(`${ALPHA + DIGIT}+-.`));
  });

  it("§3.2.2 reg-name, except its triplets", () => {
    expect(ofClass(CLASS.REG_NAME)).toBe(sorted(UNRESERVED + SUB_DELIMS));
  });

  it("§3.3 pchar and the slash, except the triplets", () => {
    expect(ofClass(CLASS.PATH)).toBe(sorted(`${PCHAR}/`));
  });

  it("§3.4, §3.5 query and fragment, except their triplets (004-39)", () => {
    expect(ofClass(CLASS.QUERY)).toBe(sorted(`${PCHAR}/?`));
  });

  it("§6.2.2.1 upper case, and the two characters of dot-segments (§3.3)", () => {
    expect(ofClass(CLASS.UPPER)).toBe(UPPER);
    expect(ofClass(CLASS.DOT)).toBe(".");
    expect(ofClass(CLASS.SLASH)).toBe("/");
  });

  it("§2.2 reserved and §2.3 unreserved have nothing in common, and the percent sign is in no class (§2.1)", () => {
    expect(ofClass(CLASS.UNRESERVED)).not.toMatch(/[:/?#[\]@!$&'()*+,;=%]/);
    expect(classOf("%".charCodeAt(0))).toBe(0);
  });
});

describe("RFC 5234 App. B.1, the core rules", () => {
  it("ALPHA, in both cases", () => {
    expect(charactersWith(isAlpha)).toBe(sorted(ALPHA));
  });

  it("DIGIT", () => {
    expect(charactersWith(isDigit)).toBe(DIGIT);
  });

  it("§2.1 HEXDIG: lower case is equivalent to upper case", () => {
    expect(charactersWith((code) => hexValue(code) >= 0)).toBe(sorted(`${DIGIT}ABCDEFabcdef`));
    [..."0123456789ABCDEF"].forEach((digit, value) => {
      expect(hexValue(digit.charCodeAt(0))).toBe(value);
      expect(hexValue(digit.toLowerCase().charCodeAt(0))).toBe(value);
    });
  });
});
