/** UTS 39 §5: whether a label mixes scripts that are not written together in one word. */

/** UAX 31 Table 5 and 7: the scripts of living languages; a label in another one is not judged. */
const SCRIPTS =
  "Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu " +
  "Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Canadian_Aboriginal Khmer " +
  "Mongolian Hiragana Katakana Bopomofo Han Yi Coptic Deseret Gothic Runic Ogham Nko Vai Osmanya Tifinagh Lisu Javanese " +
  "Balinese Cham Sundanese Tai_Le New_Tai_Lue Tai_Tham Tai_Viet Syloti_Nagri Meetei_Mayek Samaritan Mandaic Adlam";

/** UTS 39 §5.2, "Highly Restrictive": what is written together with Latin letters and Han. */
const TOGETHER = ["Latin Han Hiragana Katakana", "Latin Han Bopomofo", "Latin Han Hangul"];

let single: readonly (readonly [name: string, of: RegExp])[] | undefined;
let together: readonly RegExp[] | undefined;

function textOf(names: string): RegExp {
  const classes = names.split(" ").map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${classes.join("")}\\p{scx=Common}\\p{scx=Inherited}]*$`, "u");
}

/** The scripts that a label mixes, by their names in Unicode; undefined if it does not. */
export function mixedScripts(label: string): readonly string[] | undefined {
  single ??= SCRIPTS.split(" ").map((name) => [name, textOf(name)]);
  if (single.some(([, of]) => of.test(label))) return undefined;
  together ??= TOGETHER.map(textOf);
  if (together.some((of) => of.test(label))) return undefined;
  const found = SCRIPTS.split(" ").filter((name) => new RegExp(`\\p{Script=${name}}`, "u").test(label));
  return found.length > 1 ? found : undefined;
}
