/**
 * JSON Schema §7.3 (draft 2020-12): the formats of names, addresses and references, as functions.
 */

import { isIri, isIriReference } from "../iri/predicates.ts";
import { isUri } from "../predicates.ts";
import { requireString } from "../syntax/require-string.ts";
import { isUriTemplate } from "../uri-template/is-uri-template.ts";
import { isEmail, isIdnEmail } from "./is-email.ts";
import { isHostname } from "./is-hostname.ts";
import { isIdnHostname } from "./is-idn-hostname.ts";
import { isIpv4 } from "./is-ipv4.ts";
import { isIpv6 } from "./is-ipv6.ts";
import { isJsonPointerUriFragment } from "./is-json-pointer-uri-fragment.ts";
import { isReference } from "./is-reference.ts";

/** Whether a text is of a format. */
export type Format = (text: string) => boolean;

/** The names of the formats. */
export type FormatName =
  | "uri"
  | "uri-reference"
  | "iri"
  | "iri-reference"
  | "uri-template"
  | "hostname"
  | "idn-hostname"
  | "ipv4"
  | "ipv6"
  | "email"
  | "idn-email"
  | "json-pointer-uri-fragment";

/**
 * The formats of names, addresses and references that JSON Schema names, each as a function from a text to whether it is
 * of the format, exactly by its specification.
 *
 * | format | specification |
 * | --- | --- |
 * | `uri`, `uri-reference` | RFC 3986 |
 * | `iri`, `iri-reference` | RFC 3987 §2.2 |
 * | `uri-template` | RFC 6570 §2 |
 * | `hostname` | RFC 1123 §2.1, A-labels by RFC 5890 §2.3.2.1 |
 * | `idn-hostname` | RFC 5890 §2.3.2.3, after the mapping of UTS 46 |
 * | `ipv4`, `ipv6` | RFC 2673 §3.2, RFC 4291 §2.2 |
 * | `email`, `idn-email` | RFC 5321 §4.1.2, RFC 6531 §3.3 |
 * | `json-pointer-uri-fragment` | RFC 6901 §6 |
 *
 * @example
 * ```ts
 * import { formats } from "urikit/formats";
 *
 * formats.hostname("xn--x"); // => false
 * formats["uri-reference"]("../a b"); // => false
 * ```
 */
export const formats: Readonly<Record<FormatName, Format>> = {
  uri: isUri,
  "uri-reference": isReference,
  iri: isIri,
  "iri-reference": isIriReference,
  "uri-template": isUriTemplate,
  hostname: isHostname,
  "idn-hostname": isIdnHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  email: isEmail,
  "idn-email": isIdnEmail,
  "json-pointer-uri-fragment": isJsonPointerUriFragment,
};

/** An instance of Ajv, or anything else with a method that takes formats. */
export interface FormatTaker {
  addFormat(name: string, format: Format): unknown;
}

/**
 * Adds the {@link formats} to a validator such as Ajv, in the place of those that it has under these names.
 *
 * @param taker An instance of Ajv.
 * @param names Those that are added; all of them unless given.
 * @returns The same instance.
 * @throws {TypeError} If there is no format of a name.
 *
 * @example
 * ```ts
 * import { addFormats } from "urikit/formats";
 *
 * const added: string[] = [];
 * addFormats({ addFormat: (name) => added.push(name) }, ["uri", "ipv6"]);
 * added; // => ["uri", "ipv6"]
 * ```
 */
export function addFormats<Taker extends FormatTaker>(
  taker: Taker,
  names: readonly FormatName[] = Object.keys(formats) as FormatName[], // as: its keys are these
): Taker {
  if (typeof taker?.addFormat !== "function")
    throw new TypeError("the taker must have addFormat, as Ajv has");
  if (!Array.isArray(names as unknown)) throw new TypeError("the names must be an array");
  for (const name of names) {
    requireString(name, "the name of a format");
    if (!Object.hasOwn(formats, name)) throw new TypeError(`there is no format "${name}"`);
    taker.addFormat(name, formats[name]);
  }
  return taker;
}
