/** RFC 3986 §2.1, §2.4, §7.3: what percent-encoding hides, triplet by triplet, in one pass. */

import { HEADER } from "@urikit/guard/foundation";
import type { Component } from "urikit";
import { SEEN } from "../characters-seen.ts";
import type { Report } from "../report.ts";
import { componentAt, type Subject } from "../subject.ts";

/** Runs of triplets: those of one run are looked at together. */
const RUN = /(?:%[0-9A-F]{2})+/gi;

/** Characters that part or end something: two times encoded, they come to light in a second decoding. */
const DELIMITER_OCTETS: ReadonlySet<number> = new Set(
  ["\0", "\t", "\n", "\r", "/", "\\", ".", "?", "#", "@", ":", "<", ">", '"', "'", ";", "&", "%"].map((one) =>
    one.charCodeAt(0),
  ),
);

/** The dangers that percent-encoding hides. */
export function checkTriplets(subject: Subject, report: Report): void {
  if ((subject.seen & SEEN.PERCENT) === 0) return;
  const { text, pathFrom, schemeEnd } = subject;
  const hasSegments = schemeEnd < 0 || text[pathFrom] === "/";
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const component = componentAt(subject, index);
    checkRun({ text, component, from: index, to: index + run.length, hasSegments }, report);
  }
}

interface Run {
  readonly text: string;
  /** Whether slashes part the path, as they do not in `mailto:`. */
  readonly hasSegments: boolean;
  readonly component: Component;
  readonly from: number;
  readonly to: number;
}

const DOT = 0x2e;

function octetAt(text: string, at: number): number {
  return Number.parseInt(text.slice(at + 1, at + 3), 16);
}

function checkRun(run: Run, report: Report): void {
  const { text, component, from, to } = run;
  const isData = component === "query" || component === "fragment";
  const isSegment = component === "path" && run.hasSegments;
  for (let at = from; at < to; at += 3) {
    const octet = octetAt(text, at);
    const place = { component, from: at, to: at + 3 };
    if (octet >= 0x80) continue;
    if (octet < 0x20 || octet === 0x7f) checkControl(octet, { ...run, ...place, isData }, report);
    else if (octet === 0x25) checkTwice(run, at, report);
    else if (isUnreserved(octet) && !(octet === DOT && report.has("encoded-dot-segment"))) {
      const values = [text.slice(at, at + 3), String.fromCharCode(octet)];
      report.add("unneeded-encoding", { ...place, values });
    } else if (isSegment && octet === 0x2f) report.add("encoded-slash", place);
    else if (isSegment && octet === 0x5c) report.add("encoded-backslash", place);
  }
  checkCase(run, report);
  if (/%[89A-F]/i.test(text.slice(from, Math.min(to, from + LONGEST_RUN)))) checkUtf8(run, report);
}

/** A longer run is looked at in parts. */
const LONGEST_RUN = 1 << 20;

interface Control extends Run {
  readonly isData: boolean;
}

function checkControl(octet: number, { text, component, from, to, isData }: Control, report: Report): void {
  const place = { component, from, to };
  if (octet === 0) report.add("encoded-nul", place);
  else if (octet === 0x0a || octet === 0x0d) {
    if (!isData) {
      report.add("encoded-line-break", { ...place, values: [text.slice(from, to)] });
    } else if (HEADER.test(text.slice(to, to + 80))) {
      report.add("header-injection", place);
    }
  } else if (!isData || octet !== 0x09) {
    report.add("encoded-control", { ...place, values: [text.slice(from, to)] });
  }
}

/** `%25` before two hexadecimal digits. */
function checkTwice({ text, component }: Run, at: number, report: Report): void {
  const digits = /^[0-9A-F]{2}/i.exec(text.slice(at + 3, at + 5));
  if (digits === null) return;
  const octet = Number.parseInt(digits[0], 16);
  const place = { component, from: at, to: at + 5 };
  const isData = component === "query" || component === "fragment";
  const values = [text.slice(at, at + 5), `%${digits[0]}`];
  if (DELIMITER_OCTETS.has(octet) && !isData) {
    report.add("double-encoded-delimiter", { ...place, values });
  } else if (!isData) report.add("double-encoding", { ...place, values });
}

function checkCase({ text, component, from, to }: Run, report: Report): void {
  const run = text.slice(from, to);
  if (/[a-f]/.test(run)) report.add("lower-case-triplet", { component, from, to });
}

/** RFC 3629 §3: octets that are not UTF-8, and those that a lenient decoder takes for a shorter character. */
function checkUtf8({ text, component, from, to }: Run, report: Report): void {
  const octets: number[] = [];
  for (let at = from; at < to; at += 3) octets.push(octetAt(text, at));
  for (let at = 0; at < octets.length; ) {
    const lead = octets[at] ?? 0;
    const length = lead < 0x80 ? 1 : sequenceLength(lead);
    const place = { component, from: from + 3 * at, to: from + 3 * (at + Math.max(length, 1)) };
    const rest = octets.slice(at + 1, at + length);
    const isWhole =
      length > 0 && rest.length === length - 1 && rest.every((octet) => (octet & 0xc0) === 0x80);
    if (isWhole && isOverlong(lead, rest[0] ?? 0)) {
      report.add("overlong-utf8", place);
    } else if (!isWhole || isSurrogate(lead, rest[0] ?? 0) || isTooHigh(lead, rest[0] ?? 0)) {
      report.add("not-utf8", { ...place, to: Math.min(place.to, to) });
      if (!isWhole) {
        at++;
        while ((octets[at] ?? 0) >= 0x80 && sequenceLength(octets[at] ?? 0) === 0) at++;
        continue;
      }
    }
    at += Math.max(length, 1);
  }
}

/** How many octets a sequence has by its first one; 0 if none begins so. */
function sequenceLength(lead: number): number {
  if (lead >= 0xc0 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf8 ? 4 : 0;
}

function isOverlong(lead: number, next: number): boolean {
  return lead === 0xc0 || lead === 0xc1 || (lead === 0xe0 && next < 0xa0) || (lead === 0xf0 && next < 0x90);
}

function isSurrogate(lead: number, next: number): boolean {
  return lead === 0xed && next >= 0xa0;
}

function isTooHigh(lead: number, next: number): boolean {
  return lead > 0xf4 || (lead === 0xf4 && next >= 0x90);
}

function isUnreserved(octet: number): boolean {
  return UNRESERVED.test(String.fromCharCode(octet));
}

const UNRESERVED = /[A-Za-z0-9._~-]/;
