/** RFC 3986 §7.5: a reference, and the data of a stranger, as they may be shown. */

import { maskedText, octetText, safeText } from "@urikit/explain";
import { isUriReference } from "urikit";
import { printable } from "urikit/display";

/** Without its secrets, unless they are asked for. */
export function shownBy({ showSecrets }: { readonly showSecrets?: true }): (reference: string) => string {
  const masked = (reference: string) =>
    isUriReference(reference) ? maskedText(reference) : safeText(reference);
  return (reference) => (showSecrets ? reference : masked(reference));
}

/** A name as a server or a reference has it, which may be octets that are no text. */
export function shownData(data: string | Uint8Array): string {
  return printable(typeof data === "string" ? data : octetText(data));
}
