/** What `uri inspect` prints for people: the picture, and below it all that is known, in labelled lines. */

import { type Finding, SEVERITIES } from "@urikit/audit/at-once";
import { printable, type UriReference } from "urikit";
import { shorten, wrapped } from "../../display/layout.ts";
import { maskedText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { painted } from "../audit/underlined.ts";
import type { Decoded, Facts } from "./facts.ts";
import { picture } from "./picture.ts";
import { picturePartsOf } from "./picture-parts.ts";
import type { Reserved } from "./reserved.ts";
import { schemeLines } from "./scheme-reading.ts";
import { webPathLines } from "./web-path.ts";

/** One entry: a label, and lines below each other. */
type Entry = readonly [label: string, ...lines: string[]];

const INDENT = 2;
const LABEL = 10;
/** How much of a long list is shown; `--json` has all of it. */
const MOST_SHOWN = 40;
/** How many cells of a long line are shown: more than any sentence has, so that only data is shortened. */
const LONGEST_LINE = 400;

/** The page for one reference. */
export function pageFor(reference: UriReference, facts: Facts, screen: Screen): string {
  const drawing = picture(picturePartsOf(reference, screen.colors), screen.width - INDENT);
  return [
    ...drawing.map((row) => " ".repeat(INDENT) + row),
    "",
    ...entries(reference, facts).flatMap((entry) => printed(entry, screen)),
  ]
    .map((row) => row.trimEnd())
    .join("\n");
}

function entries(reference: UriReference, facts: Facts): Entry[] {
  const all: Entry[] = [
    ["kind", kindLine(reference)],
    ["findings", ...distinct(facts.findings.map(findingLine))], // the reason to look, so it comes first
    ["scheme", ...schemeLines(facts.schemeReading, (value) => isShown(value, reference, facts))],
    ["host", ...hostLines(reference, facts)],
    [
      "segments",
      ...facts.segments.map((segment, at, { length }) => numbered(at, segment, String(length).length)),
    ],
    ["path", ...webPathLines(facts.webPath)],
    ["query", ...pairLines(facts)],
    ["fragment", ...fragmentLines(reference, facts)],
    ["reserved", ...facts.reserved.filter(isTelling).map(reservedLine)],
    ["normal", ...normalLines(reference, facts)],
  ];
  return all.filter((entry) => entry.length > 1);
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

const HOST_KINDS = {
  "reg-name": "a registered name",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  ipvfuture: "an address of a future version",
} as const;

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

function numbered(at: number, { raw, decoded }: Decoded, digits: number): string {
  return `${String(at + 1).padStart(digits)}  ${quotedIfEmpty(raw)}${reading(raw, decoded)}`;
}

/** How a text reads, if it reads otherwise than it is written. */
function reading(raw: string, decoded: string): string {
  return raw === decoded ? "" : `  reads ${printable(decoded)}`;
}

function quotedIfEmpty(text: string): string {
  return text === "" ? '""' : text;
}

function pairLines({ pairs }: Facts): string[] {
  if (pairs === undefined) return [];
  if (pairs.length === 0) return ['""'];
  return pairs.map(({ key, value }) => {
    const keyText = quotedIfEmpty(printable(key));
    return value === undefined ? keyText : `${keyText} = ${quotedIfEmpty(printable(value))}`;
  });
}

function fragmentLines({ fragment }: UriReference, facts: Facts): string[] {
  if (fragment === undefined) return [];
  return [`${quotedIfEmpty(fragment)}${reading(fragment, facts.fragment ?? fragment)}`];
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
  const shown = (form: string) => (form === text ? "(as it is)" : quotedIfEmpty(maskedText(form)));
  const levels =
    normal.syntax === normal.scheme
      ? [`syntax, scheme  ${shown(normal.syntax)}`]
      : [`syntax  ${shown(normal.syntax)}`, `scheme  ${shown(normal.scheme)}`];
  const reasons = because.map(({ reason, section }) => `- ${reason} (${shortSection(section)})`);
  return ["not canonical, because:", ...reasons, ...levels];
}

/** The severity first, and the id last, for `uri explain`. */
function findingLine({ id, severity, message, section }: Finding): string {
  const source = message.endsWith(")") ? "" : ` (${shortSection(section)})`;
  return `${severity}: ${message}${source} [${id}]`;
}

function distinct(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)];
}

const SEVERITY = new RegExp(`^(?:${SEVERITIES.join("|")}):`);

function inColor(word: string, colors: Screen["colors"]): string {
  const severity = SEVERITIES.find((one) => word === `${one}:`);
  return severity === undefined ? word : painted(severity, word, colors);
}

/** "§3.2" of "RFC 3986 §3.2"; another document keeps its name. */
function shortSection(section: string): string {
  return section.replace(/^RFC 3986 /, "");
}

function printed([label, ...lines]: Entry, { width, colors }: Screen): string[] {
  const room = Math.max(width - INDENT - LABEL, LABEL);
  const more = lines.length - MOST_SHOWN;
  const visible =
    more > 0 ? [...lines.slice(0, MOST_SHOWN), `… and ${more} more (--json has them all)`] : lines;
  const rows = visible.flatMap((text) => wrapped(shorten(text, LONGEST_LINE), room));
  const paint = (row: string) =>
    label === "findings" ? row.replace(SEVERITY, (word) => inColor(word, colors)) : row;
  return rows.map((row, at) => {
    const head = (at === 0 ? label : "").padEnd(LABEL);
    return `${" ".repeat(INDENT)}${colors.dim(head)}${paint(row)}`;
  });
}
