/**
 * urikit/words/en: the English of errors, of domain names and of what is not canonical.
 *
 * @packageDocumentation
 */

import {
  BIDI,
  CANONICITY,
  CODES,
  COMPOSED,
  DNS_NAMES,
  DOMAIN_NAMES,
  IRIS,
  KINDS,
  LINKS,
  OCTETS,
  OPTIONS,
  PLACES,
  PLAIN,
  QUERIES,
  REPAIRED,
  RESOLVED,
  TEMPLATES,
  VALUES,
} from "../syntax/english.ts";
import type { Catalogue } from "../syntax/statement.ts";

/** The English of `urikit`. */
export const en = {
  ...CODES,
  ...PLAIN,
  ...PLACES,
  ...OCTETS,
  ...IRIS,
  ...KINDS,
  ...RESOLVED,
  ...COMPOSED,
  ...QUERIES,
  ...REPAIRED,
  ...VALUES,
  ...TEMPLATES,
  ...DOMAIN_NAMES,
  ...DNS_NAMES,
  ...BIDI,
  ...CANONICITY,
  ...LINKS,
  ...OPTIONS,
} satisfies Catalogue;
