/**
 * W3C Decentralized Identifiers (DIDs) 1.0 §3: `did`. A name that its holder can prove to hold, and what a document about
 * it has.
 */

import { normalTriplets } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/**
 * The meaning of a DID URL. Path, query and fragment are as they are written: the method gives them a meaning.
 */
export interface DidReading {
  /** The name of the method, which defines how the DID is resolved. */
  readonly method: string;
  /** The name by which the method knows the subject, as it is written. */
  readonly id: string;
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}

const DOCUMENT = "W3C DID Core 1.0";
const DID: SchemeRule = { rule: "did", section: `${DOCUMENT} §3.1` };
const METHOD: SchemeRule = { rule: "method-name", section: `${DOCUMENT} §3.1` };
const ID: SchemeRule = { rule: "method-specific-id", section: `${DOCUMENT} §3.1` };

/**
 * `did` (W3C DID Core 1.0): a recommendation of the W3C. A fragment belongs to it: it names a part of the document, such as
 * a key.
 *
 * @example
 * ```ts
 * import { did } from "@urikit/schemes";
 *
 * const reading = did.read("did:example:123456789abcdefghi#public-key-0");
 * reading.method; // => "example"
 * reading.id; // => "123456789abcdefghi"
 * reading.fragment; // => "public-key-0"
 * did.build({ method: "web", id: "w3c-ccg.github.io" }); // => "did:web:w3c-ccg.github.io"
 * ```
 */
export const did = defineScheme({
  name: "did",
  specification: DOCUMENT,
  origin: DOCUMENT,
  read,
  write: ({ method, id, path = "", query, fragment }) => ({
    path: `${method}:${id}${path}`,
    query,
    fragment,
  }),
  plan,
});

/** §3.1, §3.2: `"did:" method-name ":" method-specific-id path-abempty [ "?" query ] [ "#" fragment ]`. */
function read(source: SchemeSource): DidReading {
  source.forbidAuthority(DID);
  const { text, path, query, layout } = source;
  const slash = source.indexOf(path, "/");
  const to = slash < 0 ? path.to : slash;
  const colon = source.indexOf({ from: path.from, to }, ":");
  if (colon < 0) {
    throw source.error(to, DID, fault("colon-and-identifier", "a-DID-names-a-method-and-a-subject"));
  }
  // The triplet of an unreserved character is the character (RFC 3986 §2.3).
  const method = normalTriplets(text, path.from, colon);
  if (!/^[a-z0-9]+$/.test(method)) {
    throw source.error(path.from, METHOD, fault("lower-case-and-digits", "not-the-name-of-a-method"));
  }
  const id = normalTriplets(text, colon + 1, to);
  if (!/^[A-Za-z0-9._:%-]+$/.test(id) || id.endsWith(":")) {
    throw source.error(colon + 1, ID, fault("did-identifier", "not-an-identifier"));
  }
  return {
    method,
    id,
    path: slash < 0 ? undefined : text.slice(slash, path.to),
    query: query && source.slice(query),
    fragment: layout.queryTo < layout.to ? text.slice(layout.queryTo + 1, layout.to) : undefined,
  };
}

/** §7.1, §7.2: the method resolves the DID to its document, and the rest is dereferenced there. */
function plan({ method, id, path, query, fragment }: DidReading, source: SchemeSource): Plan {
  withoutLineBreak(source.text, id);
  const isWhole = path === undefined && query === undefined && fragment === undefined;
  return planHere(
    source,
    {
      do: "request",
      of: `did:${method}`,
      operation: isWhole ? "resolve" : "dereference",
      parameters: { did: `did:${method}:${id}`, path, query, fragment },
      note: noted("ask-did-resolver"),
    },
    "reply",
  );
}
