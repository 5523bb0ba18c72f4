/**
 * RFC 3986 §4.1, RFC 6901 §6: a reference as people write it in a schema. A JSON Pointer holds any character; one that
 * must not occur in a reference is percent-encoded, and the host of an IRI becomes ASCII. Nothing else is guessed.
 */

import { parse, tryParse, type UriReference } from "urikit";
import { CLASS, checkTriplets, encodeForbidden, encodeRange } from "urikit/foundation";
import { split } from "urikit/syntax";
import { asciiOf } from "../host.ts";

/**
 * The reference that a text of a schema is.
 *
 * @throws {UriSyntaxError} If it is not a reference, even with its forbidden characters encoded.
 */
export function schemaReference(text: string): UriReference {
  const written = tryParse(text);
  if (written.valid) return written.parsed;
  checkTriplets(text); // a "%" that is data and one that was cut look alike
  const ascii = asciiAuthority(text);
  const read = ascii === text ? written : tryParse(ascii);
  return read.valid ? read.parsed : parse(encodeForbidden(ascii, read.error));
}

/** Schemes whose hosts are looked up in the DNS by their ASCII form (§3.2.2); a network-path reference has one of them. */
const DOMAIN_SCHEMES = /^(?:(?:https?|wss?|ftp):)?$/i;

/** RFC 3987 §3.1: the host of an IRI by IDNA where it is a domain name, and otherwise as triplets. */
function asciiAuthority(text: string): string {
  const { schemeEnd, pathFrom } = split(text);
  const start = schemeEnd + 3;
  if (pathFrom < start || !/[^\0-\x7f]/.test(text.slice(start, pathFrom))) return text;
  const authority = text.slice(start, pathFrom);
  const [, before = "", host = "", after = ""] = /^([^@]*@)?([^:@]*)(:[0-9]*)?$/.exec(authority) ?? [];
  const isDomain = DOMAIN_SCHEMES.test(text.slice(0, schemeEnd + 1));
  const ascii = isDomain ? asciiOf(host) : encodeHost(host);
  return ascii === undefined ? text : text.slice(0, start) + before + ascii + after + text.slice(pathFrom);
}

function encodeHost(host: string): string {
  return encodeRange(host, 0, host.length, { classes: CLASS.REG_NAME, triplets: true, rule: "reg-name" });
}
