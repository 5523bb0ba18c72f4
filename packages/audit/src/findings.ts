/** Every kind of finding, by its id: the one source of the pages, of `uri explain`, and of the advice. */

import {
  type Explanation,
  explanationOf,
  type FindingExample,
  type FindingGroup,
  type FindingRow,
} from "./finding.ts";
import { EXAMPLES } from "./findings/examples.ts";
import { GUARD_REASONS } from "./findings/guard-reasons.ts";

// RFC 3986 §7.2, §7.3: what gets past one program and means something else to the next.

const SMUGGLING = {
  "blocked-port": ["danger", "RFC 3986 §7.2, Fetch §2.9"],
  "reserved-port": ["warning", "RFC 3986 §7.2"],
  "other-port": ["hint", "RFC 3986 §7.2"],
  "impossible-port": ["warning", "RFC 3986 §3.2.3, RFC 9293 §3.1"],
  "encoded-line-break": ["danger", "RFC 3986 §7.3, CWE-93"],
  "header-injection": ["danger", "RFC 3986 §7.3, CWE-113"],
  "encoded-nul": ["danger", "RFC 3986 §7.3"],
  "encoded-control": ["warning", "RFC 3986 §7.3"],
  "raw-control": ["danger", "RFC 3986 §2, WHATWG URL §4.4"],
  "surrounding-space": ["hint", "RFC 3986 Appendix C, WHATWG URL §4.4"],
  backslash: ["warning", "RFC 3986 §2, WHATWG URL §4.4"],
  "encoded-slash": ["hint", "RFC 3986 §2.2, §7.3"],
  "encoded-backslash": ["warning", "RFC 3986 §7.3"],
  "encoded-dot-segment": ["danger", "RFC 3986 §6.2.2.2, §6.2.2.3"],
  "hidden-dot-segment": ["danger", "RFC 3986 §7.3, CWE-22"],
  "double-encoding": ["hint", "RFC 3986 §2.4"],
  "double-encoded-delimiter": ["warning", "RFC 3986 §2.4, §7.3, CWE-174"],
  "overlong-utf8": ["danger", "RFC 3629 §3, §10"],
  "other-protocol": ["danger", "RFC 4266 §3, RFC 3986 §7.3"],
  "encoded-host-delimiter": ["danger", "RFC 3986 §3.2.2, §7.3"],
  "encoded-host": ["danger", "RFC 3986 §3.2.2, §7.3"],
  "mixed-query-separators": ["warning", "RFC 3986 §7.3, CWE-444"],
  "leaves-base": ["danger", "RFC 3986 §6.2.2.3, §7.3, CWE-22"],
  "surplus-dot-segments": ["warning", "RFC 3986 §5.4.2, CWE-22"],
} as const satisfies Record<string, FindingRow>;

// RFC 3986 §7.6: what makes a person, or a program, take a reference for another.

const MISLEADING = {
  "host-in-userinfo": ["danger", "RFC 3986 §7.6"],
  "many-at": ["danger", "RFC 3986 §3.2.1, §7.6"],
  "lookalike-host": ["danger", "UTS 39 §4, RFC 3986 §7.6"],
  "lookalike-delimiter": ["danger", "UTS 39 §4, RFC 3986 §7.6"],
  "lookalike-letters": ["warning", "UTS 39 §4, RFC 3986 §7.6"],
  "host-within-host": ["warning", "RFC 3986 §7.6"],
  "mixed-scripts": ["warning", "UTS 39 §5.2"],
  "internationalized-host": ["hint", "RFC 5890 §2.3.2.1, RFC 3986 §3.2.2"],
  "invalid-internationalized-host": ["warning", "UTS 46 §4, RFC 5891 §5.4"],
  "mapped-host": ["danger", "UTS 46 §4, WHATWG URL §3.5"],
  "bidi-control": ["danger", "UTS 55 §2.3, RFC 3987 §4.1"],
  "bidi-order": ["warning", "RFC 3987 §4.2"],
  "invisible-character": ["warning", "UTS 39 §3.1, RFC 3986 §7.6"],
  "open-redirect": ["warning", "CWE-601, RFC 3986 §7.6"],
  "carried-url": ["hint", "CWE-601, RFC 3986 §7.6"],
  "network-path": ["hint", "RFC 3986 §4.2, CWE-601"],
  "script-scheme": ["danger", "RFC 3986 §7.3, CWE-79"],
  "scheme-like-host": ["hint", "RFC 3986 §4.5"],
  "scheme-like-drive": ["hint", "RFC 3986 §3.1"],
} as const satisfies Record<string, FindingRow>;

// RFC 3986 §7.4: where a reference really goes.

const DESTINATION = {
  "rare-ipv4": ["danger", "RFC 3986 §7.4"],
  "disguised-ipv4": ["danger", "RFC 3986 §7.4, WHATWG URL §3.5"],
  "malformed-ipv4": ["warning", "WHATWG URL §3.5, RFC 3986 §7.4"],
  "loopback-address": ["warning", "RFC 1122 §3.2.1.3, RFC 4291 §2.5.3"],
  "private-address": ["warning", "RFC 1918, RFC 4193"],
  "link-local-address": ["warning", "RFC 3927, RFC 4291 §2.5.6"],
  "carrier-address": ["warning", "RFC 6598"],
  "metadata-address": ["danger", "RFC 3986 §7.4, CWE-918"],
  "unspecified-address": ["warning", "RFC 1122 §3.2.1.3, RFC 4291 §2.5.2"],
  "multicast-address": ["warning", "RFC 5771 §3, RFC 919 §7"],
  "reserved-address": ["warning", "RFC 6890 §2.2"],
  "documentation-address": ["hint", "RFC 5737, RFC 3849"],
  "embedded-address": ["warning", "RFC 4291 §2.5.5, RFC 6052 §2"],
  "address-host": ["hint", "RFC 3986 §3.2.2"],
  "future-address": ["warning", "RFC 3986 §3.2.2"],
  "loopback-name": ["warning", "RFC 6761 §6.3"],
  "metadata-name": ["danger", "RFC 3986 §7.4, CWE-918"],
  "internal-name": ["warning", "RFC 6762 §3, RFC 8375 §3"],
  "local-service": ["hint", "RFC 1738 §3.7"],
  "single-label-host": ["warning", "RFC 1535, url-syntax-05 §4.3.1"],
  "address-name": ["warning", "RFC 3986 §7.4, CWE-918"],
  "name-not-in-dns": ["hint", "RFC 6761, RFC 7686 §2"],
} as const satisfies Record<string, FindingRow>;

// rfc2396bis-01 §6.3, RFC 3986 §2.1, §3, §6: what a careful producer writes otherwise.

const CARELESS = {
  "not-a-reference": ["hint", "RFC 3986 §4.1"],
  "upper-case-scheme": ["hint", "RFC 3986 §3.1, §6.2.2.1"],
  "upper-case-host": ["hint", "RFC 3986 §3.2.2, §6.2.2.1"],
  "lower-case-triplet": ["hint", "RFC 3986 §2.1, §6.2.2.1"],
  "unneeded-encoding": ["hint", "RFC 3986 §2.3, §6.2.2.2"],
  "dot-segments": ["hint", "RFC 3986 §3.3, §6.2.2.3"],
  "empty-port": ["hint", "RFC 3986 §3.2.3, §6.2.3"],
  "default-port": ["hint", "RFC 3986 §3.2.3, §6.2.3"],
  "port-with-zeros": ["hint", "RFC 3986 §3.2.3"],
  "empty-password": ["hint", "RFC 3986 §3.2.1, §6.2.3"],
  "long-host": ["warning", "RFC 3986 §3.2.2, RFC 1034 §3.1"],
  "long-label": ["warning", "RFC 3986 §3.2.2, RFC 1034 §3.1"],
  "not-dns-syntax": ["hint", "RFC 3986 §3.2.2, RFC 1123 §2.1"],
  "final-dot": ["hint", "RFC 3986 §3.2.2"],
  "suffix-reference": ["hint", "RFC 3986 §4.5"],
  "scheme-without-colon": ["hint", "RFC 3986 §3.1, §4.5"],
  "not-utf8": ["hint", "rfc2396bis-01 §6.3, RFC 3986 §2.5"],
  "empty-segments": ["hint", "RFC 3986 §3.3"],
  "empty-query": ["hint", "RFC 3986 §6.2.3"],
  "empty-fragment": ["hint", "RFC 3986 §6.2.3"],
  "html-escaped-query": ["hint", "RFC 3986 §3.4, HTML §13.1.4"],
  "very-long": ["hint", "RFC 9110 §4.1"],
  "not-normal": ["hint", "RFC 3986 §6.2"],
} as const satisfies Record<string, FindingRow>;

// RFC 3986 §7.5: what should not be in a reference, because it is shown, logged, kept and sent on.

const SENSITIVE = {
  password: ["danger", "RFC 3986 §3.2.1, §7.5"],
  user: ["hint", "RFC 3986 §7.5, RFC 9110 §4.2.4"],
  "secret-by-name": ["warning", "RFC 3986 §7.5"],
  "secret-by-shape": ["danger", "RFC 3986 §7.5"],
  "key-identifier": ["hint", "RFC 3986 §7.5"],
} as const satisfies Record<string, FindingRow>;

// RFC 3986 §7.6, OWASP on server-side request forgery: where programs do not agree about a reference.

const PARSERS = {
  "parsers-disagree": ["danger", "RFC 3986 §7.6, CWE-436"],
  "parsers-caution": ["warning", "RFC 3986 §7.6, CWE-436"],
  "at-after-authority": ["warning", "RFC 3986 §3.2, CWE-436"],
  "hidden-host": ["danger", "RFC 3986 §3.2, WHATWG URL §4.4"],
  "empty-host": ["warning", "RFC 9110 §4.2.1"],
} as const satisfies Record<string, FindingRow>;

const KINDS = { ...SENSITIVE, ...MISLEADING, ...DESTINATION, ...SMUGGLING, ...PARSERS, ...CARELESS };

/** The id of a kind of finding. */
export type FindingId = keyof typeof KINDS;

const GROUPS: readonly (readonly [FindingGroup, Readonly<Record<string, FindingRow>>])[] = [
  ["sensitive", SENSITIVE],
  ["misleading", MISLEADING],
  ["destination", DESTINATION],
  ["smuggling", SMUGGLING],
  ["parsers", PARSERS],
  ["careless", CARELESS],
];

/**
 * Every kind of finding, group by group.
 *
 * @example
 * ```ts
 * import { FINDINGS } from "@urikit/audit";
 *
 * FINDINGS.filter(({ group, severity }) => group === "sensitive" && severity === "danger").map(({ id }) => id);
 * // => ["password", "secret-by-shape"]
 * ```
 */
export const FINDINGS: readonly Explanation[] = GROUPS.flatMap(([group, kinds]) =>
  Object.entries(kinds).map(([id, kind]) => explanationOf(id, group, kind, exampleOf(id as FindingId))),
);

function exampleOf(id: FindingId): FindingExample {
  return EXAMPLES[id];
}

const BY_ID: ReadonlyMap<string, Explanation> = new Map(
  [...GUARD_REASONS, ...FINDINGS].map((one) => [one.id, one]),
);

/**
 * All that is known about a kind of finding, or about a reason of the guard; undefined if there is no such id.
 *
 * @example
 * ```ts
 * import { explain } from "@urikit/audit";
 *
 * explain("password")?.severity; // => "danger"
 * explain("port-not-allowed")?.group; // => "policy"
 * explain("nonsense"); // => undefined
 * ```
 */
export function explain(id: string): Explanation | undefined {
  return BY_ID.get(id);
}

/** The row of a kind in the tables. */
export function rowOf(id: FindingId): FindingRow {
  return KINDS[id];
}
