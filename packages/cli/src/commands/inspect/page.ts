/** What `uri inspect` prints for people: the picture, and beneath it all that is known, in labelled lines. */

import { printable, type UriReference } from "urikit";
import { maskedText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { shorten, wrapped } from "../../display/width.ts";
import { type Anatomy, anatomyOf } from "./facts.ts";
import { picture } from "./picture.ts";
import { partsOf } from "./picture-parts.ts";
import type { Reserved } from "./reserved.ts";
import { meaningLines } from "./scheme-reading.ts";
import type { Remark } from "./warnings.ts";

/** One labelled entry: lines beneath each other. */
type Entry = readonly [label: string, ...lines: string[]];

const INDENT = 2;
const LABEL = 10;
/** Of long lists, so many are shown; `--json` has them all. */
const MOST_SHOWN = 40;

/** The page for one reference. */
export function pageFor(reference: UriReference, screen: Screen): string {
  const drawing = picture(partsOf(reference, screen.colors), screen.width - INDENT);
  return [
    ...drawing.map((row) => " ".repeat(INDENT) + row),
    "",
    ...entries(reference, anatomyOf(reference)).flatMap((entry) => printed(entry, screen)),
  ]
    .map((row) => row.trimEnd())
    .join("\n");
}

function entries(reference: UriReference, anatomy: Anatomy): Entry[] {
  const all: Entry[] = [
    ["kind", kindLine(reference)],
    ["scheme", ...meaningLines(anatomy.meaning)],
    ["host", ...hostLines(reference, anatomy)],
    ["segments", ...anatomy.segments.map(({ raw, decoded }, at) => numbered(at, raw, decoded))],
    ["path", ...webLines(anatomy)],
    ["query", ...pairLines(anatomy)],
    ["fragment", ...fragmentLines(reference, anatomy)],
    ["reserved", ...anatomy.reserved.map(reservedLine)],
    ["normal", ...normalLines(reference, anatomy)],
    ["unusual", ...anatomy.remarks.map(remarkLine)],
  ];
  return all.filter((entry) => entry.length > 1);
}

function kindLine({ kind, form, isAbsoluteUri }: UriReference): string {
  if (kind === "relative-reference")
    return `relative reference (§4.2)${form === undefined ? "" : `, its form ${form}`}`;
  return isAbsoluteUri
    ? "URI, and without a fragment an absolute URI (§4.3)"
    : "URI, but with its fragment no absolute URI (§4.3)";
}

const HOST_KINDS = {
  "reg-name": "a registered name",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  ipvfuture: "an address of a later version",
} as const;

function hostLines({ host, hostKind }: UriReference, { address }: Anatomy): string[] {
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

function numbered(at: number, raw: string, decoded: string): string {
  return `${at + 1}  ${quotedIfEmpty(raw)}${reading(raw, decoded)}`;
}

/** How a text reads, if that differs from how it is written. */
function reading(raw: string, decoded: string): string {
  return raw === decoded ? "" : `  reads ${printable(decoded)}`;
}

function quotedIfEmpty(text: string): string {
  return text === "" ? '""' : text;
}

function webLines({ webPath }: Anatomy): string[] {
  if (webPath === undefined) return [];
  const { program, pathinfo, slug } = webPath;
  return [
    `if ${program} is a program, ${pathinfo} is its pathinfo`,
    ...(slug === undefined ? [] : [`slug: ${printable(slug)}`]),
  ];
}

function pairLines({ pairs }: Anatomy): string[] {
  if (pairs === undefined) return [];
  if (pairs.length === 0) return ['""'];
  return pairs.map(({ key, value }) => {
    const shownKey = quotedIfEmpty(printable(key));
    return value === undefined ? shownKey : `${shownKey} = ${quotedIfEmpty(printable(value))}`;
  });
}

function fragmentLines({ fragment }: UriReference, anatomy: Anatomy): string[] {
  if (fragment === undefined) return [];
  return [`${quotedIfEmpty(fragment)}${reading(fragment, anatomy.fragment ?? fragment)}`];
}

function reservedLine({ character, component, role, meaning, section, count }: Reserved): string {
  const times = count === 1 ? "" : ` ×${count}`;
  const what = role === "delimiter" ? "delimiter: " : "";
  return `${character.padEnd(3)} in ${component}${times}: ${what}${meaning} (${shortSection(section)})`;
}

function normalLines({ text }: UriReference, { normal, steps }: Anatomy): string[] {
  if (steps.length === 0) return ["it is in its normal form, on the levels syntax and scheme"];
  const levels =
    normal.syntax === normal.scheme
      ? [`syntax, scheme  ${quotedIfEmpty(maskedText(normal.syntax))}`]
      : [
          `syntax  ${normal.syntax === text ? "(as it is)" : quotedIfEmpty(maskedText(normal.syntax))}`,
          `scheme  ${quotedIfEmpty(maskedText(normal.scheme))}`,
        ];
  return [...levels, ...steps.map((step) => `- ${step.rule} (${shortSection(step.section)})`)];
}

function remarkLine({ message, section }: Remark): string {
  return `${message} (${shortSection(section)})`;
}

/** "§3.2" of "RFC 3986 §3.2"; another document keeps its name. */
function shortSection(section: string): string {
  return section.replace(/^RFC 3986 /, "");
}

function printed([label, ...lines]: Entry, { width, colors }: Screen): string[] {
  const room = Math.max(width - INDENT - LABEL, LABEL);
  const more = lines.length - MOST_SHOWN;
  const shown =
    more > 0 ? [...lines.slice(0, MOST_SHOWN), `… and ${more} more (--json has them all)`] : lines;
  const rows = shown.flatMap((text) => wrapped(shorten(text, room * 4), room));
  const paint = label === "unusual" ? colors.yellow : (text: string) => text;
  return rows.map((row, at) => {
    const head = (at === 0 ? label : "").padEnd(LABEL);
    return `${" ".repeat(INDENT)}${colors.dim(head)}${paint(row)}`;
  });
}
