/** RFC 3986 §3.2.2, §7.4: whether a host may be asked: an address by its number, a name by the policy and by itself. */

import { parseIPv4, parseIPv6 } from "urikit";
import { printable } from "urikit/display";
import { dnsFaults } from "urikit/syntax";
import { type Statement, statement } from "urikit/words";
import { addressKind } from "./addresses/address-kind.ts";
import { nameKind } from "./addresses/name-kind.ts";
import type { NameKind } from "./addresses/special-names.ts";
import { addressReasons } from "./guard-address.ts";
import { canonicalName, type Policy } from "./policy.ts";
import type { GuardReason } from "./verdict.ts";

/** The reason for each kind of name that a server does not look up, unless the policy names it. */
const REASON_OF: Readonly<Record<Exclude<NameKind, "documentation">, string>> = {
  loopback: "loopback-name",
  metadata: "metadata-name",
  local: "internal-name",
  "single-label": "single-label-host",
  "not-in-dns": "name-not-in-dns",
  "spells-address": "address-name",
};

/** Why a host may not be asked; empty if it may. */
export function hostReasons(host: string, policy: Policy): readonly GuardReason[] {
  const literal = /^\[(.*)\]$/s.exec(host)?.[1];
  if (literal !== undefined && parseIPv6(literal) === undefined) {
    return [notAName(host, statement("unknown-address-version"))];
  }
  const reading = addressKind(literal ?? host);
  if (reading !== undefined) {
    const reasons = addressReasons(reading, policy);
    const isKnown = policy.anyHost || policy.hosts.has(reading.address);
    return isKnown ? reasons : [notAllowed(host), ...reasons];
  }
  return nameReasons(host, policy);
}

/** Why a name may not be looked up; empty if it may. */
function nameReasons(host: string, policy: Policy): readonly GuardReason[] {
  const name = canonicalName(host);
  const number = parseIPv4(host, { notation: "any" });
  if (number !== undefined) {
    const reading = addressKind(number);
    const message = statement("denied-rare-ipv4", printable(host), reading?.address ?? "");
    const reached = reading === undefined ? [] : addressReasons(reading, policy);
    return [{ id: "rare-ipv4", message, section: "RFC 3986 §7.4" }, ...reached];
  }
  if (/(?:^|\.)(?:\d+|0x[\da-f]*)$/.test(name)) {
    return [
      {
        id: "malformed-ipv4",
        message: statement("denied-malformed-ipv4", printable(host)),
        section: "RFC 3986 §7.4",
      },
    ];
  }
  // An underscore is in no name of a host (RFC 1123 §2.1), but in many names that are used.
  const [fault] = dnsFaults(name.replaceAll("_", "x"));
  if (fault !== undefined) return [notAName(host, fault.problem)];
  if (isListed(name, policy)) return [];
  return policy.anyHost ? specialNameReasons(name) : [notAllowed(host)];
}

function isListed(name: string, { hosts, suffixes }: Policy): boolean {
  if (hosts.has(name)) return true;
  if (suffixes.size === 0) return false;
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    if (dot > 0 && suffixes.has(name.slice(dot))) return true;
  }
  return false;
}

function specialNameReasons(name: string): readonly GuardReason[] {
  const reading = nameKind(name);
  if (reading === undefined || reading.kind === "documentation") return [];
  if (reading.address !== undefined && !reading.address.isSpecial) return [];
  const message = statement("denied-name", printable(reading.name), reading.kind, reading.source);
  return [{ id: REASON_OF[reading.kind], message, section: "RFC 3986 §7.4" }];
}

function notAllowed(host: string): GuardReason {
  return { id: "host-not-allowed", message: statement("denied-host", printable(host)) };
}

function notAName(host: string, why: Statement): GuardReason {
  const message = statement("denied-not-a-name", printable(host), why);
  return { id: "host-not-a-name", message, section: "RFC 3986 §3.2.2" };
}
