/**
 * @urikit/guard/words/en: what a guard says of a reference, in English, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import { BLOCKS } from "./en-blocks.ts";
import { POLICY } from "./en-policy.ts";

/** The sentences of this package in English. */
// biome-ignore format: a line is a sentence
export const en = {
  ...BLOCKS,
  ...POLICY,

  "found-in-block": (address, block, name, source) => `${address} is in ${block}, ${name} (${source})`,

  // Reasons of the guard
  "denied-not-a-reference": () => "it is not a URI reference",
  "denied-not-ascii": () => "it has characters outside ASCII, and is not an IRI that the policy maps: see mapIri of readPolicy, with toUri of urikit/iri and toAscii of urikit/idna",
  "denied-relative": () => "it has no scheme, and its base is not known",
  "denied-scheme": (scheme) => `the policy does not allow the scheme ${scheme}`,
  "denied-without-host": () => "it names no host",
  "denied-host": (host) => `the policy does not allow the host ${host}`,
  "denied-not-a-name": (host, why) => `${host} is not a name that DNS has: ${why}`,
  "unknown-address-version": () => "it is an address of a version that nobody knows",
  "denied-rare-ipv4": (host, address) => `some platforms read ${host} as the address ${address}`,
  "denied-malformed-ipv4": (host) => `${host} ends as an address does`,
  "denied-name": (name, kind, source) => `${name} is not a name for all (${kind}; ${source})`,
  "denied-leads-on": (address) => `${address} leads to another address`,
  "denied-not-an-address": () => "what was given is not an address by RFC 3986 §3.2.2",
  "denied-port": (port) => `the policy does not allow the port ${port}`,
  "denied-unknown-port": () => "the policy does not allow an unknown port",
  "denied-credentials": () => "a userinfo precedes the host, and the policy does not allow one",
  "denied-downgrade": (before, after) => `the redirect leaves ${before} for ${after}`,
  "nat64-needed": (address, inner) => `${address} leads to ${inner} only in a network that has NAT64 (RFC 6052 §2.1): ask whether yours has`,
  "name-not-resolved": () => "the host is a name: which addresses it has is only known when it is looked up",

  // What triplets carry
  "denied-encoded-host": () => "a host in percent-encoding: some programs decode it, some ask for it as it is, some go to this machine",
  "denied-encoded-nul": () => "%00 stands in it, at which programs written in C end a text",
  "denied-encoded-line-break": () => "an encoded line break stands before the query, where a request may be split",
  "denied-header-injection": () => "the field of a header follows an encoded line break",
  "denied-encoded-dot-segment": () => "a dot-segment is encoded: some programs remove it before they ask, some after",
  "denied-hidden-dot-segment": () => "a server that decodes later, or parts at other characters, climbs to the folder above",
  "denied-overlong-utf8": () => "octets are not UTF-8, and a lenient decoder takes them for a shorter character",
  "denied-other-protocol": () => "after an encoded line break the server reads another command",
  "denied-blocked-port": (port) => `browsers do not connect to port ${port}, where another protocol is spoken`,
  "denied-disagreement": () => "programs read it differently: some would go elsewhere, or nowhere",
} satisfies Catalogue;
