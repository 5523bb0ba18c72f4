/** The sentences about readers: nothing is missing, and the Chinese has the data of the English. */

import { en as programWords } from "@urikit/programs/words/en";
import { zh as programWordsInChinese } from "@urikit/programs/words/zh";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as urikitWords } from "urikit/words/en";
import { zh as urikitWordsInChinese } from "urikit/words/zh";
import { describe, expect, it } from "vitest";
import { EDITIONS, READERS, sideBySide } from "../index.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

const HAN = /\p{Script=Han}/u;
const EN: Catalogue = { ...urikitWords, ...programWords, ...en };
const ZH: Catalogue = { ...urikitWordsInChinese, ...programWordsInChinese, ...zh };

describe("the catalogues", () => {
  it("have the same data in backticks, and the same values", () => {
    const values = Array.from({ length: 4 }, (_, at) => `value ${at}`);
    const data = (text = "") => (text.match(/`[^`]*`|value \d/g) ?? []).sort();
    for (const [id, sentence] of Object.entries<Catalogue[string]>(en))
      expect([id, data((zh as Catalogue)[id]?.(...values))]).toEqual([id, data(sentence(...values))]);
  });
});

/** The ids of a statement and of those in it. */
function idsIn({ id, values }: Statement): string[] {
  return [id, ...values.flatMap((value) => (typeof value === "object" ? idsIn(value) : []))];
}

const TEXTS = [
  "",
  "a b",
  "http://a b/",
  "http://u@a/",
  "http://a/%zz",
  "http://[::1",
  "http://a:99999/",
].concat([
  "http://u:p{w@h/",
  "http://-a-/",
  "http://a.1/",
  "1a:b",
  "http:",
  "//",
  "x://[v1.a]/",
  "http://a:b/",
]);

describe("RFC 1738 to WHATWG URL", () => {
  it("every statement about a text has its sentence in both languages", () => {
    const statements = TEXTS.flatMap((text) => [
      ...EDITIONS.flatMap(({ check }) => check(text)?.problem ?? []),
      ...["mailto:b", "b", "http://a b/"].flatMap((base) =>
        EDITIONS.flatMap(({ resolve }) => {
          const target = resolve(text, base);
          return target.kind === "none" ? [target.reason] : [];
        }),
      ),
      ...sideBySide(text, undefined, { readers: READERS }).differences.flatMap(({ why, reason }) =>
        reason === undefined ? [why] : [why, reason],
      ),
    ]);
    const ids = new Set(statements.flatMap(idsIn));
    expect(ids.size).toBeGreaterThan(60);
    expect([...ids].filter((id) => !Object.hasOwn(EN, id) || !Object.hasOwn(ZH, id))).toEqual([]);
    const untold = statements.filter((one) => !HAN.test(say(ZH, one)));
    expect(untold.map((one) => say(ZH, one))).toEqual([]);
  });

  it("no sentence shows a password", () => {
    for (const { problem } of EDITIONS.flatMap(({ check }) => check("http://u:p{w@h/") ?? []))
      expect(say(EN, problem)).not.toMatch(/"\{"|p\{w/);
  });
});
