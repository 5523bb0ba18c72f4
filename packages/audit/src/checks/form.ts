/** rfc2396bis-01 §6.3, RFC 3986 §6.2: what is not written as a careful producer writes it. */

import { canonicity, isNormal, tryParse } from "urikit";
import { hasAuthority } from "urikit/foundation";
import { reasonStatement } from "urikit/words";
import { SEEN } from "../characters-seen.ts";
import type { FindingId } from "../findings.ts";
import { isWebScheme } from "../network-schemes.ts";
import type { Report } from "../report.ts";
import type { Subject } from "../subject.ts";

/** RFC 9110 §4.1: "support, at a minimum, URIs with lengths of 8000 octets". */
const LONGEST = 8000;

/** A text that is not a reference, empty parts, and what is not in normal form for a reason that no other check has. */
export function checkForm(subject: Subject, report: Report): void {
  const { text, parsed, pathTo, queryTo } = subject;
  if (text.length > LONGEST) {
    const values = [text.length, LONGEST];
    report.add("very-long", { component: "reference", from: 0, to: text.length, values });
  }
  if (parsed === undefined) {
    checkValidity(subject, report);
    return;
  }
  if (pathTo + 1 === queryTo) {
    report.add("empty-query", { component: "query", from: pathTo, to: queryTo });
  }
  if (queryTo + 1 === text.length) {
    report.add("empty-fragment", { component: "fragment", from: queryTo, to: text.length });
  }
  checkNormality(subject, report);
}

function checkValidity({ text }: Subject, report: Report): void {
  const read = tryParse(text);
  if (read.valid) return;
  const { index } = read.error;
  const to = Math.min(index + 1, text.length);
  const message = reasonStatement(read.error);
  report.add("not-a-reference", { component: "reference", from: index, to, message });
}

/** The rules of normalization for which other checks have findings. */
const REPORTED: Readonly<Record<string, readonly FindingId[]>> = {
  "unreserved-triplets": ["unneeded-encoding", "encoded-dot-segment"],
  "host-kind": ["disguised-ipv4"],
  "triplet-case": ["lower-case-triplet"],
  "scheme-case": ["upper-case-scheme"],
  "host-case": ["upper-case-host"],
  "dot-segments": ["dot-segments", "encoded-dot-segment"],
  "empty-port": ["empty-port"],
  "default-port": ["default-port"],
  "port-number": ["port-with-zeros"],
  "utf-8": ["not-utf8", "overlong-utf8"],
};

function checkNormality(subject: Subject, report: Report): void {
  const { text, scheme, seen, pathFrom, pathTo } = subject;
  const isRootless = hasAuthority(subject) && pathFrom === pathTo && isWebScheme(scheme);
  if (!isRootless && (seen & SEEN.BRACKET) === 0 && isNormal(text)) return;
  const { because } = canonicity(subject.parsed ?? text, { level: "scheme" });
  const rest = because.filter(({ rule }) => !REPORTED[rule]?.some((id) => report.has(id)));
  const [first] = rest;
  if (first === undefined) return;
  const values = [first.problem, first.section];
  report.add("not-normal", { component: "reference", from: 0, to: text.length, values });
}
