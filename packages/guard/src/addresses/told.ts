/** RFC 3986 §7.4: how an address that is set apart is told, by the guard and by the audit. */

import { type Statement, statement } from "urikit/words";
import type { AddressBlock, AddressKind } from "./special-purpose.ts";

/** The reason for each kind of address. */
export const REASON_OF_KIND = {
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
  "embeds-ipv4": "embedded-address",
} as const satisfies Record<Exclude<AddressKind, "global">, string>;

/** That an address is in a block. */
export function inBlock(address: string, { block, name, source }: AddressBlock): Statement {
  return statement("found-in-block", address, block, name, source);
}
