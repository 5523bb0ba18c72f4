/** RFC 4632 §3.1, RFC 4291 §2.3: blocks of addresses, for judging by number (RFC 3986 §7.4); those that are set apart as a table. */

import { requireString } from "urikit/foundation";
import { blockOfRow } from "./address-kind.ts";
import { type AddressNumber, addressNumber, isInPrefix, parsePrefix } from "./block.ts";
import {
  type AddressBlock,
  IPV4_REGISTRY,
  IPV6_REGISTRY,
  METADATA_BLOCKS,
  OTHER_BLOCKS,
} from "./special-purpose.ts";

/** A block of addresses. */
export interface Cidr {
  /** How many bits its addresses have in common. */
  readonly length: number;
  /** Whether an address is in it: as a text without brackets, a number of 32 bits, or eight pieces of 16 bits. */
  contains(address: string | AddressNumber | readonly number[]): boolean;
}

/**
 * A block of addresses, such as `10.0.0.0/8`; an address alone is a block of one.
 *
 * @param block Its first address, and the length of its prefix in bits.
 * @returns `undefined` for any other text, and where bits after the prefix are set.
 * @throws {TypeError} If `block` is not a string; `contains`, if a number does not have 32 bits, or there are not eight
 * pieces of 16 bits.
 *
 * @example
 * ```ts
 * import { cidr } from "@urikit/guard";
 *
 * cidr("10.0.0.0/8")?.contains("10.1.2.3"); // => true
 * cidr("2001:db8::/32")?.contains("2001:db9::"); // => false
 * cidr("10.0.0.0/8")?.contains("::ffff:10.1.2.3"); // => false
 * cidr("10.0.0.1/8"); // => undefined
 * ```
 */
export function cidr(block: string): Cidr | undefined {
  requireString(block, "the block");
  const prefix = parsePrefix(block);
  if (prefix === undefined) return undefined;
  return Object.freeze({
    length: prefix.length,
    contains: (address: string | AddressNumber | readonly number[]) => {
      const number = addressNumber(address);
      return number !== undefined && isInPrefix(number, prefix);
    },
  });
}

/**
 * The blocks of addresses that are set apart, by IANA's registries and by others, those of IPv4 first within each.
 *
 * @example
 * ```ts
 * import { addressBlocks } from "@urikit/guard";
 *
 * addressBlocks().find(({ block }) => block === "100.64.0.0/10")?.source; // => "RFC 6598"
 * ```
 */
export function addressBlocks(): readonly AddressBlock[] {
  return [...IPV4_REGISTRY, ...IPV6_REGISTRY, ...OTHER_BLOCKS, ...METADATA_BLOCKS].map(blockOfRow);
}
