/** RFC 5890, UTS 39 §4, §5: an internationalized host, as it is looked up and as it looks. */

import type { ComponentRange } from "urikit";
import { toUnicode, URL_STANDARD } from "urikit/idna";
import { reasonStatement, statement } from "urikit/words";
import { mixedScripts } from "../confusables/scripts.ts";
import { asciiSkeleton } from "../confusables/skeleton.ts";
import { quoted, type Report } from "../report.ts";

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
