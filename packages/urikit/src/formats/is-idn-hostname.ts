/**
 * RFC 5890 §2.3.2.3: internationalized domain names by IDNA 2008 (RFC 5890 to 5893), after the mapping of UTS 46 §4.
 */

import { isAscii, mapCharacters } from "../idna/characters.ts";
import { isDomainOfLabels } from "./idna2008.ts";
import { isHostname, LONGEST_NAME } from "./is-hostname.ts";

/** Mapping may make a name shorter: characters are ignored, and composed. No name that is used needs as many. */
const LONGEST_TEXT = 8 * LONGEST_NAME;

/**
 * Whether a value is the name of a host (RFC 1123), or an internationalized one (RFC 5890 §2.3.2.3): its labels, after
 * the mapping of UTS 46, are those that IDNA 2008 allows. The characters have the derived property of RFC 5892; the
 * contextual rules of its Appendix A hold, and the Bidi rule of RFC 5893. The format `idn-hostname` of JSON Schema.
 *
 * The characters are those of the platform's Unicode version.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIdnHostname } from "urikit/formats";
 *
 * isIdnHostname("Bücher.example"); // => true
 * isIdnHostname("日本語。jp"); // => true
 * isIdnHostname("l·l.example"); // => true
 * isIdnHostname("a·b.example"); // => false
 * ```
 */
export function isIdnHostname(text: unknown): text is string {
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return false;
  if (isAscii(text)) return isHostname(text);
  const { text: mapped, allowed } = mapCharacters(text);
  return allowed && isDomainOfLabels(mapped.normalize("NFC").split("."));
}
