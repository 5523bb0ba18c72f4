/** RFC 5890, UTS 39 §4, §5: an internationalized host, as it is looked up and as it looks. */

import type { ComponentRange } from "urikit";
import { toUnicode, URL_STANDARD } from "urikit/idna";
import { reasonStatement, statement } from "urikit/words";
import { asciiSkeleton } from "../confusables/skeleton.ts";
import { quoted, type Report } from "../report.ts";

// UTS 39 §5: whether a label mixes scripts that are not written together in one word.

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
function mixedScripts(label: string): readonly string[] | undefined {
  single ??= SCRIPTS.split(" ").map((name) => [name, textOf(name)]);
  if (single.some(([, of]) => of.test(label))) return undefined;
  together ??= TOGETHER.map(textOf);
  if (together.some((of) => of.test(label))) return undefined;
  const found = SCRIPTS.split(" ").filter((name) => new RegExp(`\\p{Script=${name}}`, "u").test(label));
  return found.length > 1 ? found : undefined;
}

/** A name of other scripts, or in Punycode. */
interface InternationalName {
  readonly written: string;
  readonly decoded: string;
  readonly range: ComponentRange;
}

/** Labels in Punycode shown decoded, invalid ones, and those that look like others. */
export function checkInternationalized({ written, decoded, range }: InternationalName, report: Report): void {
  const hasPunycode = /(?:^|\.)xn--/i.test(decoded);
  if (!hasPunycode && /^[\0-\x7f]*$/.test(decoded)) return;
  const place = { component: "host", ...range } as const;
  const { text, valid, errors } = toUnicode(decoded, URL_STANDARD);
  if (!valid) {
    const [error] = errors;
    const values = [quoted(written), error === undefined ? "" : reasonStatement(error)];
    report.add("invalid-internationalized-host", { ...place, values });
  }
  if (text !== written.toLowerCase() && valid)
    report.add("internationalized-host", { ...place, values: [quoted(written), quoted(text)] });
  const labels = text.split(".");
  const top = labels.at(-1) ?? "";
  for (const label of labels) checkLabel(label, { top, place }, report);
}

interface Surroundings {
  readonly top: string;
  readonly place: ComponentRange & { readonly component: "host" };
}

function checkLabel(label: string, { top, place }: Surroundings, report: Report): void {
  if (label.length > 63 || /^[\0-\x7f]*$/.test(label)) return;
  const skeleton = asciiSkeleton(label);
  const mixed = mixedScripts(label);
  const looksLike = skeleton && statement("found-lookalike", quoted(label), quoted(skeleton.text));
  if (looksLike !== undefined && skeleton?.others && (mixed !== undefined || isLatin(top)))
    report.add("lookalike-host", { ...place, message: looksLike });
  else if (looksLike !== undefined && !skeleton?.others)
    report.add("lookalike-letters", { ...place, message: looksLike });
  if (mixed !== undefined)
    report.add("mixed-scripts", { ...place, values: [quoted(label), ...listed(mixed)] });
}

/** Below a domain of its own script a label of it is at home. */
function isLatin(top: string): boolean {
  return /^[a-z0-9-]+$/i.test(top);
}

/** All scripts but the last, and the last. */
function listed(names: readonly string[]): readonly [string, string] {
  const plain = names.map((name) => name.replaceAll("_", " "));
  return [plain.slice(0, -1).join(", "), plain.at(-1) ?? ""];
}
