/**
 * RFC 3986 §7.4: "Literals should be converted to numeric form and filtered based on the numeric value, and not on a
 * prefix or suffix of the string form." The kind of an address, by IANA's registries, and by the IPv4 address within
 * it.
 */

import { formatIPv4, formatIPv6 } from "urikit";
import { statement } from "urikit/words";
import { type AddressNumber, addressNumber, isInPrefix, type Prefix, parsePrefix } from "./block.ts";
import { type EmbeddingForm, embeddedIPv4 } from "./embedded-ipv4.ts";
import {
  type AddressBlock,
  type AddressKind,
  type BlockRow,
  IPV4_REGISTRY,
  IPV6_REGISTRY,
  METADATA_BLOCKS,
  OTHER_BLOCKS,
} from "./special-purpose.ts";

/** The facts about an address. */
export interface AddressReading {
  /** In its canonical text (RFC 5952 for IPv6), without brackets and without a zone. */
  readonly address: string;
  readonly version: 4 | 6;
  readonly kind: AddressKind;
  /** The smallest block that it is in; absent if it is global. */
  readonly block?: AddressBlock;
  /** The IPv4 address within it; absent if there is no such address. */
  readonly embedded?: EmbeddedAddress;
  /**
   * Whether a server that fetches what a stranger gave it must stay away: `false` for a global address, and for an
   * IPv4-mapped (RFC 4291 §2.5.5.2) or NAT64 address (RFC 6052 §2.1), with which a platform or a network writes an IPv4
   * address, if that is global.
   */
  readonly isSpecial: boolean;
}

/** An IPv4 address within another. */
export interface EmbeddedAddress {
  readonly form: EmbeddingForm;
  readonly section: string;
  readonly address: AddressReading;
}

/**
 * The kind of an address: loopback, private, a cloud's metadata service, global and so on, with the block that says so
 * and its source; and the same of the IPv4 address within an IPv6 address.
 *
 * @param address Its text without brackets, as `parseIPv4` and `parseIPv6` of `urikit` read it, and with a zone as DNS
 * and the platform give it; an unsigned number of 32 bits; or eight pieces of 16 bits.
 * @returns `undefined` for a text that is not an address. `127.1` is not: give `parseIPv4(text, { notation: "any" })`.
 * @throws {TypeError} If a number does not have 32 bits, or there are not eight pieces of 16 bits.
 *
 * @example
 * ```ts
 * import { addressKind } from "@urikit/guard";
 *
 * addressKind("127.0.0.1")?.kind; // => "loopback"
 * addressKind("169.254.169.254")?.block?.name.id; // => "block-instance-metadata"
 * addressKind("64:ff9b::a00:1")?.embedded?.address.block?.source; // => "RFC 1918"
 * addressKind("::ffff:8.8.8.8")?.isSpecial; // => false
 * addressKind("example.org"); // => undefined
 * ```
 */
export function addressKind(
  address: string | number | Uint16Array | readonly number[],
): AddressReading | undefined {
  const number = addressNumber(address);
  return number === undefined ? undefined : readingOf(number);
}

interface KnownBlock extends Prefix {
  readonly block: AddressBlock;
}

let known: { readonly ipv4: readonly KnownBlock[]; readonly ipv6: readonly KnownBlock[] } | undefined;

/** The blocks by version, the smallest first: the first that an address is in is the one. */
function knownBlocks(): NonNullable<typeof known> {
  if (known !== undefined) return known;
  const blocks = [...METADATA_BLOCKS, ...IPV4_REGISTRY, ...IPV6_REGISTRY, ...OTHER_BLOCKS]
    .map((row): KnownBlock => {
      const prefix = parsePrefix(row[0]);
      if (prefix === undefined) throw new Error(`${row[0]} is not a block`);
      return { ...prefix, block: blockOfRow(row) };
    })
    .sort((one, other) => other.length - one.length);
  known = {
    ipv4: blocks.filter(({ address }) => typeof address === "number"),
    ipv6: blocks.filter(({ address }) => typeof address !== "number"),
  };
  return known;
}

/** A row of the tables as a block. */
export function blockOfRow([block, kind, name, source, since]: BlockRow): AddressBlock {
  const told = { block, kind, name: statement(`block-${name}`), source };
  return since === undefined ? told : { ...told, since };
}

function readingOf(number: AddressNumber): AddressReading {
  const isIPv4 = typeof number === "number";
  const address = isIPv4 ? formatIPv4(number) : formatIPv6(number);
  const version = isIPv4 ? 4 : 6;
  const block = blockOf(number);
  const found = isIPv4 ? undefined : embeddedIPv4(number);
  if (found === undefined) {
    if (block === undefined) return { address, version, kind: "global", isSpecial: false };
    return { address, version, kind: block.kind, block, isSpecial: true };
  }
  const { form, section } = found;
  const inner = readingOf(found.address);
  return {
    address,
    version,
    kind: block?.kind ?? "embeds-ipv4",
    ...(block === undefined ? {} : { block }),
    embedded: { form, section, address: inner },
    isSpecial: inner.isSpecial || !(block === undefined || form === "ipv4-mapped" || form === "nat64"),
  };
}

function blockOf(number: AddressNumber): AddressBlock | undefined {
  const { ipv4, ipv6 } = knownBlocks();
  return (typeof number === "number" ? ipv4 : ipv6).find((one) => isInPrefix(number, one))?.block;
}
