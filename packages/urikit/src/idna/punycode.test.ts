import { codePoint } from "@urikit/abnf/code-point";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePunycode, encodePunycode } from "./punycode.ts";

/** RFC 3492 §7.1, in small letters where the RFC notes the case of a letter. */
const SAMPLES: readonly (readonly [name: string, text: string, punycode: string])[] = [
  ["(A) Arabic", "ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"],
  ["(B) Chinese, simplified", "他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["(C) Chinese, traditional", "他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"],
  ["(D) Czech", "Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"],
  ["(E) Hebrew", "למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"],
  ["(F) Hindi", "यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"],
  ["(G) Japanese", "なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"],
  ["(I) Russian", "почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  [
    "(J) Spanish",
    "PorquénopuedensimplementehablarenEspañol",
    "PorqunopuedensimplementehablarenEspaol-fmd56a",
  ],
  ["(K) Vietnamese", "TạisaohọkhôngthểchỉnóitiếngViệt", "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g"],
  ["(L)", "3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"],
  ["(M)", "安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"],
  ["(N)", "Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"],
  ["(O)", "ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"],
  ["(P)", "MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"],
  ["(Q)", "パフィーdeルンバ", "de-jg4avhby1noc0d"],
  ["(R)", "そのスピードで", "d9juau41awczczp"],
  ["(S)", "-> $1.00 <-", "-> $1.00 <--"],
];

describe("Punycode", () => {
  it.each(SAMPLES)("RFC 3492 §7.1 %s", (_, text, punycode) => {
    expect(encodePunycode(text)).toBe(punycode);
    expect(decodePunycode(punycode)).toBe(text);
  });

  it("RFC 3492 §5: a digit may be in either case", () => {
    expect(decodePunycode("BCHER-KVA")).toBe("BüCHER");
    expect(decodePunycode("b1abfaaepdrnnbgefbaDotcwatmq2g4l")).toBe("почемужеонинеговорятпорусски");
  });

  it.each([
    ["no digit", "b!"],
    ["a number that does not end", "ls8"],
    ["§6.4: an overflow", "99999999"],
    ["a code point after the last", "a-99999"],
    ["half a surrogate pair", "ib9b"],
    ["a basic character that is not of ASCII", "ü-kva"],
    ["§6.2: a delimiter with nothing before it is not consumed", "-ls8h"],
  ])("is not Punycode: %s", (_, text) => {
    expect(decodePunycode(text)).toBeUndefined();
  });

  it("RFC 3492 §6.3: half a surrogate pair has no Punycode", () => {
    expect(encodePunycode("a\ud800b")).toBeUndefined();
    expect(encodePunycode("\udc00\ud800")).toBeUndefined();
  });

  it("of every text, back to the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint, maxLength: 60 }), (text) => {
        const punycode = encodePunycode(text);
        expect(punycode).toMatch(/^[\0-\x7f]*$/);
        expect(decodePunycode(punycode ?? "")).toBe(text);
      }),
    );
  });

  it("of a text of any length, in the time of sorting", () => {
    const text = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const punycode = encodePunycode(text.join(""));
    expect(punycode && decodePunycode(punycode) === text.join("")).toBe(true);
  });
});
