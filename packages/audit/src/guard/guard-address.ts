/** RFC 3986 §7.4, RFC 6890: whether an address may be dialled. */

import { type AddressReading, addressKind } from "../addresses/address-kind.ts";
import { addressNumber, isInPrefix } from "../addresses/block.ts";
import type { AddressKind } from "../addresses/special-purpose.ts";
import { FINDING_BY_KIND } from "../checks/addresses.ts";
import type { FindingId } from "../findings.ts";
import type { Policy } from "./policy.ts";
import type { GuardReason } from "./verdict.ts";

/** The findings by which an address is denied: those of the audit. */
const FINDING_OF: Readonly<Record<Exclude<AddressKind, "global">, FindingId>> = {
  ...FINDING_BY_KIND,
  "embeds-ipv4": "embedded-address",
};

export const ADDRESS_FINDINGS: readonly string[] = Object.values(FINDING_OF);

/** Why an address may not be dialled; empty if it may. */
export function addressReasons(reading: AddressReading, policy: Policy): readonly GuardReason[] {
  const inner = reading.embedded === undefined ? [] : addressReasons(reading.embedded.address, policy);
  if (isAllowedAnyway(reading, policy) || !isSpecialItself(reading)) return inner;
  const { address, block } = reading;
  const kind = reading.kind === "global" ? "reserved" : reading.kind; // it has no block only where it embeds another
  const within = block === undefined ? "" : ` is in ${block.block}, ${block.name} (${block.source})`;
  const message = `${address}${within || " leads to another address"}`;
  const section = block === undefined ? reading.embedded?.section : "RFC 6890, RFC 3986 §7.4";
  const reason = { id: FINDING_OF[kind], message, ...(section === undefined ? {} : { section }) };
  return [reason, ...inner];
}

/** Whether the address is special, whatever it embeds: not if that alone decides (IPv4-mapped, NAT64). */
function isSpecialItself({ isSpecial, embedded, block }: AddressReading): boolean {
  if (embedded === undefined) return isSpecial;
  return block !== undefined && embedded.form !== "ipv4-mapped" && embedded.form !== "nat64";
}

function isAllowedAnyway({ address }: AddressReading, { allowAddresses }: Policy): boolean {
  const number = addressNumber(address);
  return number !== undefined && allowAddresses.some((prefix) => isInPrefix(number, prefix));
}

/** Why what DNS gave may not be dialled: its reading, or a reason that there is none. */
export function givenAddressReasons(
  address: string | number | Uint16Array | readonly number[],
  policy: Policy,
): { readonly text: string; readonly reasons: readonly GuardReason[] } {
  const reading = addressKind(address);
  if (reading !== undefined) return { text: reading.address, reasons: addressReasons(reading, policy) };
  const message = "what was given is not an address by RFC 3986 §3.2.2";
  return { text: "", reasons: [{ id: "not-an-address", message, section: "RFC 3986 §3.2.2" }] };
}
