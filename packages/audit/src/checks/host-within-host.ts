/**
 * RFC 3986 §7.6: a name that reads as a registered one, in front of the name that is registered: people read from the
 * left, and DNS from the right (RFC 1034 §3.1). No brands are known here, only the domains at the top that such names end in.
 */

import type { ComponentRange } from "urikit";
import { quoted, type Report } from "../report.ts";

/**
 * The domains at the top that a disguise ends in (RFC 1591 §2). `net` is not one of them: it is also the name of many
 * departments (`gateway.net.berkeley.edu`).
 */
const GENERIC = /^(?:com|org|edu|gov)$/;

/** The labels below which countries register names, as in `example.co.uk`. */
const SECOND_LEVEL = /^(?:co|com|net|org|edu|ac|gov|gob|gouv|go|or|ne|nom|mil|in|web)$/;

const COUNTRY = /^[a-z]{2}$/;

/** Names that carry the names of their customers on purpose: networks of delivery, storage and translation. */
const CARRIERS: ReadonlySet<string> = new Set([
  "akadns.net",
  "akamai.net",
  "akamaiedge.net",
  "akamaized.net",
  "amazonaws.com",
  "cloudflare.net",
  "edgekey.net",
  "edgesuite.net",
  "fastly.net",
  "nyud.net",
]);

/** A name within another one. */
interface NameWithin {
  /** The name that reads as registered, such as `paypal.com`. */
  readonly name: string;
  /** Its place in the host. */
  readonly from: number;
  /** The name that the host belongs to, as far as that can be told without a list of all registries. */
  readonly registered: string;
}

/** Reports a host such as `paypal.com.evil.example` or `www.paypal.com-login.example`. */
export function checkHostWithin(host: string, { from, to }: ComponentRange, report: Report): void {
  const found = nameWithin(host);
  if (found === undefined) return;
  const { name, registered } = found;
  const isAsWritten = host.length === to - from;
  const place = isAsWritten ? { from: from + found.from, to: from + found.from + name.length } : { from, to };
  report.add("host-within-host", { component: "host", ...place, values: [quoted(name), quoted(registered)] });
}

function nameWithin(host: string): NameWithin | undefined {
  const labels = host.replace(/\.$/, "").split(".");
  const registeredAt = labels.length - 1 - suffixLength(labels);
  const registered = labels.slice(Math.max(registeredAt, 0)).join(".");
  if (registeredAt < 1 || CARRIERS.has(registered)) return undefined;
  for (let at = 1; at <= registeredAt; at++) {
    const top = topAt(labels, at, registeredAt);
    const before = labels[at - 1];
    if (top === undefined || before === undefined || before === "" || before === "www") continue;
    const name = `${before}.${top}`;
    if (name === registered) return undefined;
    return { name, from: labels.slice(0, at - 1).join(".").length + (at > 1 ? 1 : 0), registered };
  }
  return undefined;
}

/** How many labels at the end are a domain of a registry: two in `example.co.uk`. */
function suffixLength(labels: readonly string[]): number {
  const [second = "", top = ""] = labels.slice(-2);
  return COUNTRY.test(top) && SECOND_LEVEL.test(second) ? 2 : 1;
}

/** The domain at the top that a label before the registered name is, or begins with; undefined if there is no such domain. */
function topAt(labels: readonly string[], at: number, registeredAt: number): string | undefined {
  const label = labels[at] ?? "";
  if (label.startsWith("com-")) return "com";
  if (at === registeredAt) return undefined;
  if (GENERIC.test(label)) return isProvince(labels, at) ? undefined : label;
  const country = labels[at + 1] ?? "";
  const isBelowCountry = label === "co" && at + 1 < registeredAt && COUNTRY.test(country);
  return isBelowCountry && labels.at(-1) !== "us" ? `co.${country}` : undefined; // co.la.ca.us is a county (RFC 1480)
}

/** The government of a province, as in `gov.bc.ca`. */
function isProvince(labels: readonly string[], at: number): boolean {
  const [province = "", country = "", ...rest] = labels.slice(at + 1);
  return labels[at] === "gov" && COUNTRY.test(province) && COUNTRY.test(country) && rest.length === 0;
}
