/** RFC 5890, UTS 39 §4, §5: an internationalized host, as it is looked up and as it looks. */

import type { ComponentRange } from "urikit";
import { toUnicode } from "urikit/idna";
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
  const { text, valid, errors } = toUnicode(decoded, { checkHyphens: false, useStd3AsciiRules: false });
  if (!valid) {
    const message = `${quoted(written)} is not a valid internationalized name: ${errors[0]?.reason ?? ""}`;
    report.add("invalid-internationalized-host", { ...place, message });
  }
  if (text !== written.toLowerCase() && valid)
    report.add("internationalized-host", { ...place, message: `${quoted(written)} reads ${quoted(text)}` });
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
  const looksLike = skeleton && `${quoted(label)} looks like ${quoted(skeleton.text)}, and is another name`;
  if (looksLike !== undefined && skeleton?.others && (mixed !== undefined || isLatin(top)))
    report.add("lookalike-host", { ...place, message: looksLike });
  else if (looksLike !== undefined && !skeleton?.others)
    report.add("lookalike-letters", { ...place, message: looksLike });
  if (mixed !== undefined)
    report.add("mixed-scripts", { ...place, message: `${quoted(label)} mixes ${listed(mixed)}` });
}

/** Below a domain of its own script a label of it is at home. */
function isLatin(top: string): boolean {
  return /^[a-z0-9-]+$/i.test(top);
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), names.at(-1)].join(" and ").replaceAll("_", " ");
}
