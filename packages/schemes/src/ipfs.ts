/**
 * "IPFS Addressing in Web Browsers" of the IPFS project, and its specification of CIDs: `ipfs`, content by its hash, and
 * `ipns`, content by a name whose holder may change it.
 */

import { isContentIdentifier } from "./parts/content-identifier.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { isDomainName } from "./parts/domain-name.ts";
import { fault } from "./parts/fault.ts";
import { IPFS_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The members that both of them have. */
interface IpfsPath extends LenientReading {
  /** The names on the way from the root, decoded; an empty list if the path is empty. */
  readonly names: readonly string[];
  /** The text after the `?`, as it is written. */
  readonly query?: string | undefined;
}

/** The meaning of an `ipfs` reference. */
export interface IpfsReading extends IpfsPath {
  /** The content identifier, in lower case. */
  readonly cid: string;
}

/** The meaning of an `ipns` reference. */
export interface IpnsReading extends IpfsPath {
  /** In lower case: the identifier of a key, or a domain name whose records in DNS lead on (DNSLink). */
  readonly name: string;
}

const DOCUMENT = "IPFS Addressing in Web Browsers";
const URI_RULE: SchemeRule = { rule: "IPFS URI", section: DOCUMENT };
const CID: SchemeRule = { rule: "CID", section: "multiformats/cid" };

/** The facts that are the same for both. */
const BOTH = { specification: DOCUMENT, origin: DOCUMENT, standing: "custom" } as const;

/**
 * `ipfs` (the documents of the IPFS project): a custom, not a standard.
 *
 * A host has no case (RFC 3986 §3.2.2), so that only a content identifier of version 1 in a base without case is read. A
 * lenient reading takes any other, such as `Qm…`, which many programs change on the way.
 *
 * @example
 * ```ts
 * import { ipfs } from "@urikit/schemes";
 *
 * const cid = "bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy";
 * ipfs.read(`ipfs://${cid}/a%20b`).names; // => ["a b"]
 * ipfs.build({ cid, names: ["a"] }) === `ipfs://${cid}/a`; // => true
 * ```
 */
export const ipfs = defineScheme({
  name: "ipfs",
  ...BOTH,
  options: ["lenient"],
  read: (source, _options: LenientOptions | undefined): IpfsReading => ({
    cid: readRoot(source, isContentIdentifier),
    ...readPath(source),
  }),
  defaults: { names: [] },
  write: ({ cid, ...path }) => ({ host: cid, ...writePath(path) }),
  plan: ({ cid, names }, source) => plan(["ipfs", cid, ...names], source),
});

/**
 * `ipns` (the documents of the IPFS project): a custom, not a standard.
 *
 * @example
 * ```ts
 * import { ipns } from "@urikit/schemes";
 *
 * ipns.read("ipns://cid.ipfs.io/").name; // => "cid.ipfs.io"
 * ```
 */
export const ipns = defineScheme({
  name: "ipns",
  ...BOTH,
  options: ["lenient"],
  read: (source, _options: LenientOptions | undefined): IpnsReading => ({
    name: readRoot(source, (name) => isContentIdentifier(name) || (name.includes(".") && isDomainName(name))),
    ...readPath(source),
  }),
  defaults: { names: [] },
  write: ({ name, ...path }) => ({ host: name, ...writePath(path) }),
  plan: ({ name, names }, source) => plan(["ipns", name, ...names], source),
});

/** The host, in lower case; a lenient reading has it as it is written if its case matters. */
function readRoot(source: SchemeSource, isRoot: (name: string) => boolean): string {
  source.forbidUserinfo(URI_RULE);
  source.requireHost(URI_RULE);
  source.forbidPort(URI_RULE, "content-has-no-port");
  const host = source.host();
  if (isRoot(host.toLowerCase())) return host.toLowerCase();
  source.tolerate(source.layout.hostFrom, CID, fault("cid-of-version-1", "cid-not-for-host", IPFS_FAULTS));
  return host;
}

function readPath(source: SchemeSource): Pick<IpfsPath, "names" | "query"> {
  const { path, query } = source;
  const spans = path.from === path.to ? [] : source.split({ from: path.from + 1, to: path.to }, "/");
  return { names: spans.map((span) => source.decode(span)), query: query && source.slice(query) };
}

function writePath({ names, query }: Pick<IpfsPath, "names" | "query">): WrittenParts {
  return { path: names.map((name) => `/${encodeData(name, "!$&'()*+,;=:@")}`).join(""), query };
}

/** Content is asked of a node of one's own or of a gateway, by its path. */
function plan(names: readonly string[], source: SchemeSource): Plan {
  withoutLineBreak(source.text, names.join(""));
  return planHere(
    source,
    {
      do: "request",
      of: "IPFS",
      operation: "get",
      parameters: { names },
      note: noted("ask-node-or-gateway"),
    },
    "reply",
  );
}
