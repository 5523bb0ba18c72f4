/**
 * BEP 9, "magnet URI format": `magnet`. Content by its hash, wherever it is. The names of other parameters are those of the
 * project Magnet URI, which has no specification.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A parameter that has no member of its own. */
interface MagnetParameter {
  /** Decoded. */
  readonly name: string;
  /** Undefined where there is no `=`. */
  readonly value?: string | undefined;
}

/** The meaning of a `magnet` reference. */
export interface MagnetReading {
  /** `xt`: URNs, each with a hash of the content, such as `urn:btih:` and 40 hexadecimal digits. */
  readonly topics: readonly string[];
  /** `dn`: a name to show. */
  readonly name?: string | undefined;
  /** `tr`: the URLs of trackers. */
  readonly trackers: readonly string[];
  /** `x.pe`: addresses of peers, each with a port. */
  readonly peers: readonly string[];
  /** All others, in their order. */
  readonly parameters: readonly MagnetParameter[];
}

const DOCUMENT = "BEP 9";
const URL_RULE: SchemeRule = { rule: "magnet URI", section: `${DOCUMENT}, magnet URI format` };
const TOPIC: SchemeRule = { rule: "xt", section: `${DOCUMENT}, magnet URI format` };

/**
 * `magnet` (BEP 9 of BitTorrent): a custom, not a standard. Of several names to show, the first is the name, and the others
 * stay parameters.
 *
 * @example
 * ```ts
 * import { magnet } from "@urikit/schemes";
 *
 * const topic = "urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a";
 * magnet.read(`magnet:?xt=${topic}&dn=a%20b&x.pe=192.0.2.1:6881`).name; // => "a b"
 * magnet.build({ topics: [topic] }); // => "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a"
 * ```
 */
export const magnet = defineScheme({
  name: "magnet",
  specification: DOCUMENT,
  origin: "Magnet URI project",
  standing: "custom",
  read,
  defaults: { trackers: [], peers: [], parameters: [] },
  write: ({ topics, name, trackers, peers, parameters }) => {
    const all = [
      ...topics.map((value) => ({ name: "xt", value })),
      ...(name === undefined ? [] : [{ name: "dn", value: name }]),
      ...trackers.map((value) => ({ name: "tr", value })),
      ...peers.map((value) => ({ name: "x.pe", value })),
      ...parameters,
    ];
    return { query: all.map(writeParameter).join("&") };
  },
  plan,
});

/** `magnet:?xt=urn:btih:<info-hash>&dn=<name>&tr=<tracker-url>&x.pe=<peer-address>`; only `xt` is required. */
function read(source: SchemeSource): MagnetReading {
  source.forbidAuthority(URL_RULE);
  const { path, query } = source;
  if (path.from < path.to || query === undefined) {
    const expected = "question-mark-and-parameters";
    throw source.error(path.from, URL_RULE, fault(expected, "a-magnet-URI-has-parameters-alone"));
  }
  const read: Mutable = { topics: [], name: undefined, trackers: [], peers: [], parameters: [] };
  for (const span of source.split(query, "&")) readParameter(source, span, read);
  if (read.topics.length > 0) return read;
  throw source.error(query.from, TOPIC, fault("magnet-topic", "no-content-is-named"));
}

/** A reading while it is made. */
interface Mutable extends MagnetReading {
  readonly topics: string[];
  name: string | undefined;
  readonly trackers: string[];
  readonly peers: string[];
  readonly parameters: MagnetParameter[];
}

/** Several topics and trackers are often numbered: `xt.1`, `tr.2`. */
function readParameter(source: SchemeSource, span: TextSpan, read: Mutable): void {
  const equals = source.indexOf(span, "=");
  const name = source.decode({ from: span.from, to: equals < 0 ? span.to : equals });
  const value = equals < 0 ? undefined : source.decode({ from: equals + 1, to: span.to });
  const known = value === undefined ? "" : name.replace(/^(xt|tr)\.[0-9]+$/, "$1");
  if (known === "xt") read.topics.push(topicOf(source, span, value ?? ""));
  else if (known === "dn" && read.name === undefined) read.name = value;
  else if (known === "tr") read.trackers.push(value ?? "");
  else if (known === "x.pe") read.peers.push(value ?? "");
  else read.parameters.push({ name, value });
}

/** A hash of BitTorrent is 20 octets in hexadecimal or base32, or a multihash of SHA-256 in hexadecimal (BEP 52). */
const HASH = /^urn:(?!bt[im]h:)|^urn:btih:(?:[0-9a-f]{40}|[a-z2-7]{32})$|^urn:btmh:1220[0-9a-f]{64}$/i;

function topicOf(source: SchemeSource, { from }: TextSpan, value: string): string {
  if (HASH.test(value)) return value;
  throw source.error(from, TOPIC, fault("urn-of-content", "not-the-hash-of-a-content"));
}

function writeParameter({ name, value }: MagnetParameter): string {
  const kept = "!$'()*,;:@/?";
  return encodeData(name, kept) + (value === undefined ? "" : `=${encodeData(value, kept)}`);
}

/** Peers are asked; where they are, trackers and the distributed hash table tell (BEP 5). */
function plan({ topics, trackers, peers, name }: MagnetReading, source: SchemeSource): Plan {
  withoutLineBreak(source.text, [...topics, ...trackers, ...peers, name ?? ""].join(""));
  return planHere(
    source,
    {
      do: "request",
      of: "peers",
      operation: "fetch",
      parameters: {
        topics,
        trackers: trackers.length === 0 ? undefined : trackers,
        peers: peers.length === 0 ? undefined : peers,
      },
      note: noted("look-for-peers"),
    },
    "reply",
  );
}
