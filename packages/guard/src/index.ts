/**
 * @urikit/guard: whether a server may fetch a reference that a stranger gave (RFC 3986 §7.4, §7.6), by a policy. It looks
 * nothing up, and fetches nothing.
 *
 * @packageDocumentation
 */

export { type AddressReading, addressKind, type EmbeddedAddress } from "./addresses/address-kind.ts";
export { addressBlocks, type Cidr, cidr } from "./addresses/cidr.ts";
export { type NameReading, nameKind } from "./addresses/name-kind.ts";
export { addressRegistryDate } from "./addresses/special-purpose.ts";
export { guard } from "./guard.ts";
export {
  POLICY_SCHEMA,
  type Policy,
  PolicyError,
  type PolicyInit,
  type PolicyOptions,
  readPolicy,
} from "./policy.ts";
export type { GuardReason, GuardVerdict, OpenQuestion } from "./verdict.ts";
