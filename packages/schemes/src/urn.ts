/**
 * RFC 8141: `urn`. A namespace and a string in it, which name a resource and do not locate it.
 */

import type { ReferenceLike } from "urikit";
import { componentRule } from "urikit/foundation";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { URN_FAULTS } from "./parts/faults.ts";
import { noPlan } from "./parts/no-plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/**
 * The meaning of a `urn` reference. All but the namespace is as it is written: an encoded character makes
 * another name (§3.1), and only the namespace knows what to decode.
 */
export interface UrnReading {
  /** The namespace identifier, in lower case. */
  readonly namespace: string;
  /** The namespace-specific string. */
  readonly specific: string;
  /** Parameters for the resolver (§2.3.1). */
  readonly resolution?: string | undefined;
  /** Parameters for the named resource, or for its service (§2.3.2). */
  readonly query?: string | undefined;
  /** A part of the resource (§2.3.3). */
  readonly fragment?: string | undefined;
}

const URL_RULE: SchemeRule = { rule: "namestring", section: "RFC 8141 §2" };
const NID: SchemeRule = { rule: "NID", section: "RFC 8141 §2" };
const NSS: SchemeRule = { rule: "NSS", section: "RFC 8141 §2" };
const NO_PLAN: SchemeRule = { rule: "namestring", section: "RFC 8141 §1" };
const RQ: SchemeRule = { rule: "rq-components", section: "RFC 8141 §2.3" };

/** RFC 9562 §4: "the alphabetic characters may be all uppercase, all lowercase, or mixed case". */
const UUID = /^uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * `urn` (RFC 8141).
 *
 * @example
 * ```ts
 * import { urn } from "@urikit/schemes";
 *
 * const reading = urn.read("urn:ISBN:0451450523?+res=a?=q#f");
 * reading.namespace; // => "isbn"
 * reading.specific; // => "0451450523"
 * reading.resolution; // => "res=a"
 * ```
 */
export const urn = defineScheme({
  name: "urn",
  rules: [
    componentRule(["path"], { rule: "namespace-case", section: "RFC 8141 §3.1" }, (path) =>
      path.replace(/^[-A-Za-z0-9]+(?=:)/, (namespace) => namespace.toLowerCase()),
    ),
    componentRule(["path"], { rule: "uuid-case", section: "RFC 9562 §4" }, (path) =>
      UUID.test(path) ? path.toLowerCase() : path,
    ),
  ],
  specification: "RFC 8141",
  origin: "RFC 2141",
  read,
  write,
  plan: noPlan(NO_PLAN, "urn-has-no-way", URN_FAULTS),
});

/**
 * Whether two URNs are URN-equivalent (RFC 8141 §3.1): the same but for the case of scheme, namespace and triplets,
 * and without regard to r-, q- and f-components. No triplet is decoded, as `normalize` would. Of the namespaces that have
 * more rules (§3.1), `uuid` is known, whose digits have no case (RFC 9562 §4).
 *
 * @throws {UriSyntaxError} If one of them is not a `urn` reference.
 *
 * @example
 * ```ts
 * import { equalUrn } from "@urikit/schemes/urn";
 *
 * equalUrn("urn:example:a123,z456", "URN:EXAMPLE:a123,z456?+abc#789"); // => true
 * equalUrn("urn:example:a123%2Cz456", "urn:example:a123,z456"); // => false
 * equalUrn("urn:uuid:F81D4FAE-7dec-11d0-a765-00a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"); // => true
 * ```
 */
export function equalUrn(a: ReferenceLike, b: ReferenceLike): boolean {
  return assignedName(urn.read(a)) === assignedName(urn.read(b));
}

/** §2: `assigned-name = "urn" ":" NID ":" NSS`, with triplets in upper case. */
function assignedName({ namespace, specific }: UrnReading): string {
  const name = `${namespace}:${specific.replace(/%../g, (triplet) => triplet.toUpperCase())}`;
  return UUID.test(name) ? name.toLowerCase() : name;
}

function read(source: SchemeSource): UrnReading {
  source.forbidAuthority(URL_RULE);
  const { text, layout } = source;
  const { pathFrom, pathTo, queryTo, to } = layout;
  const [namespace = ""] = text.slice(pathFrom, pathTo).split(":", 1);
  requireNamespace(source, namespace);
  const colon = pathFrom + namespace.length;
  const specific = text.slice(colon + 1, pathTo);
  if (specific === "" || specific.startsWith("/")) throw missingSpecific(source, colon);
  return {
    namespace: namespace.toLowerCase(),
    specific,
    ...readComponents(source),
    fragment: queryTo < to ? text.slice(queryTo + 1, to) : undefined,
  };
}

/** §2: `NID = (alphanum) 0*30(ldh) (alphanum)`. */
function requireNamespace(source: SchemeSource, namespace: string): void {
  if (/^[A-Za-z0-9][-A-Za-z0-9]{0,30}[A-Za-z0-9]$/.test(namespace)) return;
  throw source.error(source.path.from, NID, fault("urn-namespace", "not-a-namespace-identifier"));
}

function missingSpecific(source: SchemeSource, at: number): Error {
  return source.error(at, NSS, fault("colon-and-nss", "nss-missing", URN_FAULTS));
}

/** §2: `[ "?+" r-component ] [ "?=" q-component ]`; an r-component ends at the first `?=`, or with the query. */
function readComponents(source: SchemeSource): Pick<UrnReading, "resolution" | "query"> {
  const { pathTo, queryTo } = source.layout;
  if (pathTo === queryTo) return { resolution: undefined, query: undefined };
  const written = source.text.slice(pathTo, queryTo);
  const [, resolution, query] = /^(?:\?\+((?:(?!\?=).)*))?(?:\?=(.*))?$/.exec(written) ?? [];
  const isComponent = (part: string | undefined): boolean => part === undefined || /^[^/?]/.test(part);
  if ((resolution ?? query) !== undefined && isComponent(resolution) && isComponent(query)) {
    return { resolution, query };
  }
  throw source.error(pathTo, RQ, fault("urn-component", "not-urn-component", URN_FAULTS));
}

function write({ namespace, specific, resolution, query, fragment }: UrnReading): WrittenParts {
  const r = resolution === undefined ? "" : `?+${resolution}`;
  const q = query === undefined ? "" : `?=${query}`;
  return { path: `${namespace}:${specific}`, query: r + q === "" ? undefined : (r + q).slice(1), fragment };
}
