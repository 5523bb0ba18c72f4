/**
 * RFC 8141: `urn`. A namespace and a string in it, which name and do not tell where.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { noPlan } from "./parts/plan.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { rewriting } from "./parts/rewriting.ts";
import { forbidAuthority, type Source, sourceOf } from "./parts/source.ts";

/**
 * What a `urn` reference means. All but the namespace stands here as it is written: what is encoded counts as
 * another name (§3.1), and to decode is for the namespace to say.
 */
export interface UrnReading {
  /** The namespace identifier, in lower case. */
  readonly namespace: string;
  /** The namespace-specific string. */
  readonly specific: string;
  /** What the resolver is told (§2.3.1). */
  readonly resolution?: string | undefined;
  /** What the named resource, or its service, is told (§2.3.2). */
  readonly query?: string | undefined;
  /** What is meant within the resource (§2.3.3). */
  readonly fragment?: string | undefined;
}

const URL_RULE: Rule = { rule: "namestring", section: "RFC 8141 §2" };
const NID: Rule = { rule: "NID", section: "RFC 8141 §2" };
const NSS: Rule = { rule: "NSS", section: "RFC 8141 §2" };
const RQ: Rule = { rule: "rq-components", section: "RFC 8141 §2.3" };

/**
 * `urn` (RFC 8141).
 *
 * @example
 * ```ts
 * import { urn } from "urikit/schemes";
 *
 * const reading = urn.read("urn:ISBN:0451450523?+res=a?=q#f");
 * reading.namespace; // => "isbn"
 * reading.specific; // => "0451450523"
 * reading.resolution; // => "res=a"
 * ```
 */
export const urn: Scheme<UrnReading> = {
  name: "urn",
  defaultPort: undefined,
  rules: [
    rewriting("path", "namespace-case", "RFC 8141 §3.1", (path) =>
      path.replace(/^[-A-Za-z0-9]+(?=:)/, (namespace) => namespace.toLowerCase()),
    ),
  ],
  specification: "RFC 8141",
  origin: "RFC 2141",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => {
    const { text } = sourceOf(reference, "urn");
    read(text);
    const why = "a URN names a resource and tells no way to it; ask a resolver of its namespace";
    throw noPlan(text, { rule: "namestring", section: "RFC 8141 §1" }, why);
  },
};

function read(reference: string | UriReference): UrnReading {
  const source = sourceOf(reference, "urn");
  forbidAuthority(source, URL_RULE);
  const { text, layout } = source;
  const { pathFrom, pathTo, queryTo, to } = layout;
  const [namespace = ""] = text.slice(pathFrom, pathTo).split(":", 1);
  requireNamespace(text, pathFrom, namespace);
  const specific = text.slice(pathFrom + namespace.length + 1, pathTo);
  if (specific === "" || specific.startsWith("/")) throw noSpecific(text, pathFrom + namespace.length);
  return {
    namespace: namespace.toLowerCase(),
    specific,
    ...readComponents(source),
    fragment: queryTo < to ? text.slice(queryTo + 1, to) : undefined,
  };
}

/** §2: `NID = (alphanum) 0*30(ldh) (alphanum)`. */
function requireNamespace(text: string, from: number, namespace: string): void {
  if (/^[A-Za-z0-9][-A-Za-z0-9]{0,30}[A-Za-z0-9]$/.test(namespace)) return;
  throw refusal(text, from, "invalid-for-scheme", NID, {
    expected: "2 to 32 letters, digits and -, no - first or last",
    why: "this is no namespace identifier",
  });
}

function noSpecific(text: string, index: number): Error {
  return refusal(text, index, "invalid-for-scheme", NSS, {
    expected: '":" and a string of the namespace, which does not begin with "/"',
    why: "behind the namespace follows a string of it",
  });
}

/** §2: `[ "?+" r-component ] [ "?=" q-component ]`; an r-component ends at the first `?=`, or with the query. */
function readComponents({ text, layout }: Source): Pick<UrnReading, "resolution" | "query"> {
  const { pathTo, queryTo } = layout;
  if (pathTo === queryTo) return { resolution: undefined, query: undefined };
  const query = text.slice(pathTo, queryTo);
  const [, resolution, q] = /^(?:\?\+((?:(?!\?=).)*))?(?:\?=(.*))?$/.exec(query) ?? [];
  const isComponent = (part: string | undefined): boolean => part === undefined || /^[^/?]/.test(part);
  if ((resolution ?? q) !== undefined && isComponent(resolution) && isComponent(q)) {
    return { resolution, query: q };
  }
  throw refusal(text, pathTo, "invalid-for-scheme", RQ, {
    expected: "?+ or ?= and something that does not begin with / or ?",
    why: "in a URN, a ? begins an r-component, ?+, or a q-component, ?=",
  });
}

function write({ namespace, specific, resolution, query, fragment }: UrnReading): string {
  const r = resolution === undefined ? "" : `?+${resolution}`;
  const q = query === undefined ? "" : `?=${query}`;
  return compose({
    scheme: "urn",
    path: `${namespace}:${specific}`,
    query: r + q === "" ? undefined : (r + q).slice(1),
    fragment,
  });
}
