/** The lines of `uri inspect --all` below the findings: all that is known about a reference. */

import type { UriReference } from "urikit";
import { statement } from "urikit/words";
import type { ReferenceFacts } from "../reference/facts.ts";
import { hostKindOf } from "../reference/kinds.ts";
import { maskedText } from "../reference/masking.ts";
import type { Reserved } from "../reference/reserved.ts";
import { shortSection } from "../reference/sections.ts";
import { webPathLines } from "../reference/web-path.ts";
import type { Words } from "../words/words.ts";
import { asItReads, type Entry, pairLines } from "./essentials.ts";
import { fragmentMeaningLines } from "./fragment-lines.ts";
import { insideLines, readingLines } from "./scheme-lines.ts";

export function details(reference: UriReference, facts: ReferenceFacts, words: Words): Entry[] {
  const { segments, pairs, schemeReading } = facts;
  const hides = (_name: string, value: unknown) => isShown(value, reference, facts);
  return [
    ["kind", kindLine(reference, words)],
    [
      "scheme",
      ...readingLines(schemeReading && { scheme: reference.scheme, ...schemeReading }, { hides, words }),
    ],
    ["inside", ...insideLines(schemeReading ?? {}, words)],
    ["host", ...hostLines(reference, facts, words)],
    [
      "segments",
      ...segments.map(({ raw, decoded }, at) => numbered(at, asItReads(raw, decoded), segments.length)),
    ],
    ["path", ...webPathLines(facts.webPath, words)],
    ["query", ...(pairs?.length === 0 ? ['""'] : pairLines(pairs, undefined, words))],
    ["fragment", ...fragmentLines(reference, facts), ...fragmentMeaningLines(facts.fragmentMeaning, words)],
    ["reserved", ...facts.reserved.filter(isTelling).map((one) => reservedLine(one, words))],
    ["normal", ...normalLines(reference, facts, words)],
  ];
}

/** Whether the picture or the segments show a value of the scheme's reading. */
function isShown(value: unknown, { components }: UriReference, { segments }: ReferenceFacts): boolean {
  if (!Array.isArray(value)) return Object.values(components).some((component) => component === value);
  return value.length === segments.length && segments.every(({ decoded }, at) => decoded === value[at]);
}

function kindLine({ kind, form, isAbsoluteUri }: UriReference, words: Words): string {
  if (kind !== "relative-reference")
    return words.text(isAbsoluteUri ? "kind-line-absolute" : "kind-line-with-fragment");
  return form === undefined
    ? words.text("kind-line-empty")
    : words.text("kind-line-relative", statement(`form-${form}`));
}

function hostLines({ host, hostKind }: UriReference, { address }: ReferenceFacts, words: Words): string[] {
  if (host === undefined || hostKind === undefined) return [];
  const line = words.text("host-line", host || '""', hostKindOf(hostKind));
  if (address === undefined) return [line];
  const { numbers, canonical } = address;
  return hostKind === "ipv6"
    ? [
        line,
        words.text("pieces", numbers.map((piece) => piece.toString(16)).join(" ")),
        words.text("canonical-address", canonical),
      ]
    : [line, words.text("octets", numbers.join(" "))];
}

function numbered(at: number, text: string, count: number): string {
  return `${String(at + 1).padStart(String(count).length)}  ${text}`;
}

function fragmentLines({ fragment }: UriReference, { fragment: decoded }: ReferenceFacts): string[] {
  return fragment === undefined ? [] : [asItReads(fragment, decoded ?? fragment)];
}

/** Whether there is more to say of a reserved character than the picture shows; `--json` has them all. */
function isTelling({ character, role }: Reserved): boolean {
  return role === "convention" || character.startsWith("%");
}

function reservedLine(
  { character, component, role, meaning, section, count }: Reserved,
  words: Words,
): string {
  return words.text(
    role === "delimiter" ? "reserved-line-delimiter" : "reserved-line",
    character.padEnd(3),
    statement(`component-${component}`),
    count === 1 ? "" : ` ×${count}`,
    meaning,
    shortSection(section),
  );
}

function normalLines({ text }: UriReference, { normal, canonicity }: ReferenceFacts, words: Words): string[] {
  const { canonical, because } = canonicity;
  if (canonical) return [words.text("is-canonical")];
  const shown = (form: string) => (form === text ? words.text("form-as-it-is") : maskedText(form) || '""');
  const levels =
    normal.syntax === normal.scheme
      ? [words.text("form-by-both", shown(normal.syntax))]
      : [
          words.text("form-by-syntax", shown(normal.syntax)),
          words.text("form-by-scheme", shown(normal.scheme)),
        ];
  const reasons = because.map((one) =>
    words.text("not-canonical-reason", words.reason(one), shortSection(one.section)),
  );
  return [words.text("not-canonical"), ...reasons, ...levels];
}
