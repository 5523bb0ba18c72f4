/** RFC 3986 §7.4: what an address is, by its number, and what a name tells about the address that it leads to. */

import {
  type AddressReading,
  addressKind,
  inBlock,
  nameKind,
  REASON_OF_KIND,
} from "@urikit/guard/foundation";
import type { ComponentRange } from "urikit";
import { quoted, type Report } from "../report.ts";
import { checkHostWithin } from "./host-within-host.ts";

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
  report.add(REASON_OF_KIND[kind], { ...place, message: inBlock(address, block) });
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
