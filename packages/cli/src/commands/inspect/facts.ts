/**
 * All that urikit knows about one reference, as data: what `uri inspect` shows, and what it gives as JSON.
 */

import {
  type Component,
  type ComponentRange,
  decode,
  formatIPv4,
  formatIPv6,
  type NormalizationStep,
  normalizationSteps,
  normalize,
  parseIPv4,
  parseIPv6,
  queryPairs,
  type UriReference,
} from "urikit";
import { BY_SCHEME } from "../../by-scheme.ts";
import { referenceRecord } from "../../display/reference-json.ts";
import { type Reserved, reservedIn } from "./reserved.ts";
import { type Meaning, meaningOf } from "./scheme-reading.ts";
import { type Remark, remarksOn } from "./warnings.ts";

/** A part of the text as it stands and as it reads. */
export interface Decoded {
  readonly raw: string;
  /** Triplets decoded; those that are not UTF-8 stay as they are. */
  readonly decoded: string;
}

/** An address that stands for the host: its numbers, and its canonical text (RFC 5952 for IPv6). */
export interface Address {
  /** Four octets, or eight pieces of 16 bits. */
  readonly numbers: readonly number[];
  readonly canonical: string;
}

/** A path as programs of the web take it apart (no rule of the standard). */
export interface WebPath {
  /** What is taken for the program or document. */
  readonly program: string;
  /** What is handed to it. */
  readonly pathinfo: string;
  /** The last segment, where there is no query. */
  readonly slug?: string;
}

/** A query as pairs, by convention; `value` is absent where there is no `=`. */
export interface Pair {
  readonly key: string;
  readonly value?: string | undefined;
}

export interface Anatomy {
  /** What `parse` gives. */
  readonly record: object;
  readonly absoluteUri: boolean;
  /** What it means by its scheme. */
  readonly meaning: Meaning | undefined;
  readonly ranges: Readonly<Partial<Record<Component, ComponentRange>>>;
  readonly user: string | undefined;
  readonly address: Address | undefined;
  readonly segments: readonly Decoded[];
  readonly webPath: WebPath | undefined;
  readonly pairs: readonly Pair[] | undefined;
  readonly fragment: string | undefined;
  readonly reserved: readonly Reserved[];
  readonly normal: { readonly syntax: string; readonly scheme: string };
  readonly steps: readonly NormalizationStep[];
  readonly remarks: readonly Remark[];
}

const COMPONENTS: readonly Component[] = [
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
];

/** Takes a reference apart. */
export function anatomyOf(reference: UriReference): Anatomy {
  const { query, fragment } = reference;
  return {
    record: referenceRecord(reference),
    absoluteUri: reference.isAbsoluteUri,
    meaning: meaningOf(reference),
    ranges: rangesOf(reference),
    user: reference.user,
    address: addressOf(reference),
    segments: reference.segments.map((raw) => ({ raw, decoded: readable(raw) })),
    webPath: webPathOf(reference),
    pairs: query === undefined ? undefined : queryPairs(query).map(({ key, value }) => ({ key, value })),
    fragment: fragment === undefined ? undefined : readable(fragment),
    reserved: reservedIn(reference),
    normal: { syntax: normalize(reference), scheme: normalize(reference, BY_SCHEME) },
    steps: normalizationSteps(reference, BY_SCHEME),
    remarks: remarksOn(reference),
  };
}

/** The anatomy as JSON: what `parse` gives first, and the rest behind them. */
export function anatomyRecord(anatomy: Anatomy): object {
  const { record, fragment, ...rest } = anatomy;
  return { ...record, ...rest, fragmentDecoded: fragment };
}

function readable(text: string): string {
  return decode(text, { invalid: "keep" });
}

function rangesOf(reference: UriReference): Anatomy["ranges"] {
  const ranges: Partial<Record<Component, ComponentRange>> = {};
  for (const component of COMPONENTS) {
    const range = reference.range(component);
    if (range) ranges[component] = { from: range.from, to: range.to };
  }
  return ranges;
}

function addressOf({ host = "", hostKind }: UriReference): Address | undefined {
  if (hostKind === "ipv4") {
    const number = parseIPv4(host);
    return number === undefined
      ? undefined
      : { numbers: [24, 16, 8, 0].map((bit) => (number >>> bit) & 0xff), canonical: formatIPv4(number) };
  }
  if (hostKind !== "ipv6") return undefined;
  const pieces = parseIPv6(host.slice(1, -1));
  return pieces && { numbers: [...pieces], canonical: `[${formatIPv6(pieces)}]` };
}

/** A segment that names a program by its ending, as in `/cgi-bin/search.cgi/shoes`. */
const PROGRAM = /\.(?:aspx?|cgi|dll|exe|jsp|php\d?|pl|py|rb)$/i;

/** As people call them: in `/questions/3456/my-document`, `/3456/my-document` is the pathinfo. */
function webPathOf({ scheme = "", segments, query }: UriReference): WebPath | undefined {
  if (!/^https?$/i.test(scheme)) return undefined;
  const named = segments.findIndex((segment) => PROGRAM.test(segment));
  const split = Math.max(named, 0) + 1;
  const pathinfo = segments.slice(split);
  if (pathinfo.join("") === "") return undefined;
  const slug = query === undefined ? pathinfo.filter((segment) => segment !== "").at(-1) : undefined;
  return {
    program: `/${segments.slice(0, split).join("/")}`,
    pathinfo: `/${pathinfo.join("/")}`,
    ...(slug !== undefined && { slug: readable(slug) }),
  };
}
