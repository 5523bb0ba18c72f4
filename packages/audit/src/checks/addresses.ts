/** RFC 3986 §7.4: what an address is, by its number, and what a name tells about the address that it leads to. */

import type { ComponentRange } from "urikit";
import { type Statement, statement } from "urikit/words";
import { type AddressReading, addressKind } from "../addresses/address-kind.ts";
import { nameKind } from "../addresses/name-kind.ts";
import type { AddressBlock } from "../addresses/special-purpose.ts";
import type { FindingId } from "../findings.ts";
import { quoted, type Report } from "../report.ts";
import { checkHostWithin } from "./host-within-host.ts";

/** The finding for each kind of address. */
export const FINDING_BY_KIND: Readonly<
  Record<Exclude<AddressReading["kind"], "global" | "embeds-ipv4">, FindingId>
> = {
  loopback: "loopback-address",
  private: "private-address",
  "link-local": "link-local-address",
  carrier: "carrier-address",
  metadata: "metadata-address",
  unspecified: "unspecified-address",
  multicast: "multicast-address",
  broadcast: "multicast-address",
  documentation: "documentation-address",
  benchmarking: "reserved-address",
  protocol: "reserved-address",
  reserved: "reserved-address",
};

/** An address as a number, or as the text between brackets. */
export function checkAddress(address: number | string, range: ComponentRange, report: Report): void {
  const reading = addressKind(address);
  if (reading !== undefined) reportAddress(reading, range, report);
}

function reportAddress(reading: AddressReading, range: ComponentRange, report: Report): void {
  const { address, kind, block, embedded } = reading;
  const place = { component: "host", ...range } as const;
  if (embedded !== undefined) {
    const values = [address, embedded.address.address, embedded.form, embedded.section];
    report.add("embedded-address", { ...place, values });
    reportAddress(embedded.address, range, report);
    return;
  }
  if (kind === "global" || kind === "embeds-ipv4" || block === undefined) {
    report.add("address-host", { ...place, values: [address] });
    return;
  }
  report.add(FINDING_BY_KIND[kind], { ...place, message: inBlock(address, block) });
}

/** That an address is in a block. */
export function inBlock(address: string, { block, name, source }: AddressBlock): Statement {
  return statement("found-in-block", address, block, name, source);
}

/** What a name tells, decoded and in ASCII. */
export function checkName(name: string, range: ComponentRange, report: Report): void {
  const reading = nameKind(name);
  if (reading === undefined || reading.kind === "documentation") checkHostWithin(name, range, report);
  if (reading === undefined) return;
  const { kind, source, address } = reading;
  const place = { component: "host", ...range } as const;
  const told = quoted(reading.name);
  if (kind === "loopback") report.add("loopback-name", { ...place, values: [told, source] });
  else if (kind === "metadata") report.add("metadata-name", { ...place, values: [told, source] });
  else if (kind === "local") report.add("internal-name", { ...place, values: [told, source] });
  else if (kind === "not-in-dns") report.add("name-not-in-dns", { ...place, values: [told, source] });
  else if (kind === "single-label") {
    if (!MAY_BE_LABEL.test(name)) return; // `{host}`, `host:port`: it is not a name, and that is another finding
    report.add("single-label-host", { ...place, values: [told] });
  } else if (address?.isSpecial)
    report.add("address-name", { ...place, values: [address.address, address.kind] });
}

/** What may be a label once it is in ASCII. */
const MAY_BE_LABEL = /^[\w\u0080-\uffff-]+\.?$/;
