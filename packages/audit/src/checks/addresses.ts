/** RFC 3986 §7.4: what an address is, by its number, and what a name tells about the address that it leads to. */

import type { ComponentRange } from "urikit";
import { type AddressReading, addressKind } from "../addresses/address-kind.ts";
import { nameKind } from "../addresses/name-kind.ts";
import type { FindingId } from "../findings.ts";
import { quoted, type Report } from "../report.ts";

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
    const message = `${address} embeds the IPv4 address ${embedded.address.address} (${embedded.form}, ${embedded.section})`;
    report.add("embedded-address", { ...place, message });
    reportAddress(embedded.address, range, report);
    return;
  }
  if (kind === "global" || kind === "embeds-ipv4" || block === undefined) {
    report.add("address-host", { ...place, message: `the host is an address, ${address}, not a name` });
    return;
  }
  const message = `${address} is in ${block.block}, ${block.name} (${block.source})`;
  report.add(FINDING_BY_KIND[kind], { ...place, message });
}

/** What a name tells, decoded and in ASCII. */
export function checkName(name: string, range: ComponentRange, report: Report): void {
  const reading = nameKind(name);
  if (reading === undefined) return;
  const { kind, source, address } = reading;
  const place = { component: "host", ...range } as const;
  const told = quoted(reading.name);
  if (kind === "loopback")
    report.add("loopback-name", { ...place, message: `${told} is this machine (${source})` });
  else if (kind === "metadata")
    report.add("metadata-name", {
      ...place,
      message: `${told} is the metadata service of a cloud (${source})`,
    });
  else if (kind === "local")
    report.add("internal-name", { ...place, message: `names of ${told} are within a network (${source})` });
  else if (kind === "not-in-dns")
    report.add("name-not-in-dns", { ...place, message: `names of ${told} are not in DNS (${source})` });
  else if (kind === "single-label") {
    if (!MAY_BE_LABEL.test(name)) return; // `{host}`, `host:port`: it is not a name, and that is another finding
    report.add("single-label-host", {
      ...place,
      message: `${told} has one label: which host it is depends on the network`,
    });
  } else if (address?.isSpecial)
    report.add("address-name", {
      ...place,
      message: `the name spells the address ${address.address}, ${address.kind}`,
    });
}

/** What may be a label once it is in ASCII. */
const MAY_BE_LABEL = /^[\w\u0080-\uffff-]+\.?$/;
