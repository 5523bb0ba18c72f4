/** What `uri inspect --all` says below the findings: all that is known about a reference. */

import type { UriReference } from "urikit";
import { maskedText } from "../../display/masking.ts";
import { asItReads, type Entry, pairLines } from "./essentials.ts";
import type { Facts } from "./facts.ts";
import { HOST_KINDS } from "./kinds.ts";
import type { Reserved } from "./reserved.ts";
import { insideLines, readingLines } from "./scheme-reading.ts";
import { shortSection } from "./sections.ts";
import { webPathLines } from "./web-path.ts";

export function details(reference: UriReference, facts: Facts): Entry[] {
  const { segments, pairs } = facts;
  return [
    ["kind", kindLine(reference)],
    ["scheme", ...readingLines(facts.schemeReading, (value) => isShown(value, reference, facts))],
    ["inside", ...insideLines(facts.schemeReading ?? {})],
    ["host", ...hostLines(reference, facts)],
    [
      "segments",
      ...segments.map(({ raw, decoded }, at) => numbered(at, asItReads(raw, decoded), segments.length)),
    ],
    ["path", ...webPathLines(facts.webPath)],
    ["query", ...(pairs?.length === 0 ? ['""'] : pairLines(pairs, undefined))],
    ["fragment", ...fragmentLines(reference, facts)],
    ["reserved", ...facts.reserved.filter(isTelling).map(reservedLine)],
    ["normal", ...normalLines(reference, facts)],
  ];
}

/** Whether the picture or the segments show a value of the scheme's reading. */
function isShown(value: unknown, { components }: UriReference, { segments }: Facts): boolean {
  if (!Array.isArray(value)) return Object.values(components).some((component) => component === value);
  return value.length === segments.length && segments.every(({ decoded }, at) => decoded === value[at]);
}

function kindLine({ kind, form, isAbsoluteUri }: UriReference): string {
  if (kind === "relative-reference")
    return `relative reference (§4.2)${form === undefined ? "" : `, of the form ${form}`}`;
  return isAbsoluteUri
    ? "URI without a fragment, so an absolute URI (§4.3)"
    : "URI with a fragment, so not an absolute URI (§4.3)";
}

function hostLines({ host, hostKind }: UriReference, { address }: Facts): string[] {
  if (host === undefined || hostKind === undefined) return [];
  const isIPv6 = hostKind === "ipv6";
  return [
    `${host || '""'}, ${HOST_KINDS[hostKind]} (§3.2.2)`,
    ...(address === undefined
      ? []
      : [
          `${isIPv6 ? "pieces" : "octets"} ${address.numbers.map((n) => (isIPv6 ? n.toString(16) : n)).join(" ")}`,
          ...(isIPv6 ? [`written ${address.canonical} (RFC 5952)`] : []),
        ]),
  ];
}

function numbered(at: number, text: string, count: number): string {
  return `${String(at + 1).padStart(String(count).length)}  ${text}`;
}

function fragmentLines({ fragment }: UriReference, { fragment: decoded }: Facts): string[] {
  return fragment === undefined ? [] : [asItReads(fragment, decoded ?? fragment)];
}

/** Whether there is more to say of a reserved character than the picture shows; `--json` has them all. */
function isTelling({ character, role }: Reserved): boolean {
  return role === "convention" || character.startsWith("%");
}

function reservedLine({ character, component, role, meaning, section, count }: Reserved): string {
  const times = count === 1 ? "" : ` ×${count}`;
  const what = role === "delimiter" ? "delimiter: " : "";
  return `${character.padEnd(3)} in ${component}${times}: ${what}${meaning} (${shortSection(section)})`;
}

function normalLines({ text }: UriReference, { normal, canonicity }: Facts): string[] {
  const { canonical, because } = canonicity;
  if (canonical) return ["canonical: in its normal form, by syntax and by scheme"];
  const shown = (form: string) => (form === text ? "(as it is)" : maskedText(form) || '""');
  const levels =
    normal.syntax === normal.scheme
      ? [`syntax, scheme  ${shown(normal.syntax)}`]
      : [`syntax  ${shown(normal.syntax)}`, `scheme  ${shown(normal.scheme)}`];
  const reasons = because.map(({ reason, section }) => `- ${reason} (${shortSection(section)})`);
  return ["not canonical, because:", ...reasons, ...levels];
}
