/**
 * urikit/formats: the formats of names, addresses and references that JSON Schema names, as functions, for Ajv and others.
 *
 * @packageDocumentation
 */

export { isIri, isIriReference } from "../iri/predicates.ts";
export { isUri, isUriReference } from "../predicates.ts";
export { isUriTemplate } from "../uri-template/is-uri-template.ts";
export { addFormats, formats } from "./formats.ts";
export { isEmail, isIdnEmail } from "./is-email.ts";
export { isHostname } from "./is-hostname.ts";
export { isIdnHostname } from "./is-idn-hostname.ts";
export { isIpv4 } from "./is-ipv4.ts";
export { isIpv6 } from "./is-ipv6.ts";
export { isJsonPointerUriFragment } from "./is-json-pointer-uri-fragment.ts";
