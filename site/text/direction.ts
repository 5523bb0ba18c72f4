/**
 * The direction of a text by its first letter (UAX 9 §3.3.1, P2 and P3). A browser knows it too (`dir="auto"`), but takes
 * ten seconds for a megabyte.
 */

const LOOKED_AT = 1000;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

export function directionOf(text: string): "ltr" | "rtl" {
  const [letter = ""] = /\p{L}/u.exec(text.slice(0, LOOKED_AT)) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
