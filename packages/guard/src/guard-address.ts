/** RFC 3986 §7.4, RFC 6890: whether an address may be dialled. */

import { statement } from "urikit/words";
import { type AddressReading, addressKind } from "./addresses/address-kind.ts";
import { addressNumber, isInPrefix } from "./addresses/block.ts";
import { inBlock, REASON_OF_KIND } from "./addresses/told.ts";
import type { Policy } from "./policy.ts";
import type { GuardReason, OpenQuestion } from "./verdict.ts";

/** Why an address may not be dialled; empty if it may. */
export function addressReasons(reading: AddressReading, policy: Policy): readonly GuardReason[] {
  const inner = reading.embedded === undefined ? [] : addressReasons(reading.embedded.address, policy);
  if (isAllowedAnyway(reading, policy) || !isSpecialItself(reading)) return inner;
  const { address, block } = reading;
  const kind = reading.kind === "global" ? "reserved" : reading.kind; // it has no block only where it embeds another
  const message = block === undefined ? statement("denied-leads-on", address) : inBlock(address, block);
  const section = block === undefined ? reading.embedded?.section : "RFC 6890, RFC 3986 §7.4";
  const reason = { id: REASON_OF_KIND[kind], message, ...(section === undefined ? {} : { section }) };
  return [reason, ...inner];
}

/** Whether the address is special, whatever it embeds: not if that alone decides (IPv4-mapped, NAT64). */
function isSpecialItself({ isSpecial, embedded, block }: AddressReading): boolean {
  if (embedded === undefined) return isSpecial;
  return block !== undefined && embedded.form !== "ipv4-mapped" && embedded.form !== "nat64";
}

/**
 * RFC 6052 §2.1, §3.1: an address of the well-known prefix leads to the IPv4 address within it only where the network
 * has a translator; elsewhere it leads wherever that network routes the prefix.
 */
export function addressQuestions(reading: AddressReading | undefined): readonly OpenQuestion[] {
  if (reading?.embedded?.form !== "nat64") return [];
  const { address, embedded } = reading;
  return [{ id: "nat64-needed", message: statement("nat64-needed", address, embedded.address.address) }];
}

function isAllowedAnyway({ address }: AddressReading, { allowAddresses }: Policy): boolean {
  const number = addressNumber(address);
  return number !== undefined && allowAddresses.some((prefix) => isInPrefix(number, prefix));
}

/** An address that DNS gave, as it was read and judged. */
interface GivenAddress {
  readonly text: string;
  readonly reasons: readonly GuardReason[];
  readonly open: readonly OpenQuestion[];
}

/** Why an answer of DNS may not be dialled: its reading, or the reason that it has no reading. */
export function givenAddressReasons(
  address: string | number | Uint16Array | readonly number[],
  policy: Policy,
): GivenAddress {
  const reading = addressKind(address);
  const open = addressQuestions(reading);
  if (reading !== undefined) return { text: reading.address, reasons: addressReasons(reading, policy), open };
  const message = statement("denied-not-an-address");
  return { text: "", reasons: [{ id: "not-an-address", message, section: "RFC 3986 §3.2.2" }], open };
}
