/**
 * @urikit/guard/foundation: what the guard and the audit of the same version share.
 *
 * @packageDocumentation
 */

export { type AddressReading, addressKind } from "../addresses/address-kind.ts";
export { nameKind } from "../addresses/name-kind.ts";
export { SPECIAL_NAMES, SPELLING_SERVICES } from "../addresses/special-names.ts";
export { inBlock, REASON_OF_KIND } from "../addresses/told.ts";
export { blockedService } from "../blocked-ports.ts";
export { ENCODED_DOTS, HEADER, HIDDEN_DOTS, isOpenDotSegment } from "../smuggled.ts";
