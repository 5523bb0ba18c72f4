/** RFC 3986 §7.5: a reference as it may be shown. */

import { maskedText, safeText } from "@urikit/explain";
import { isUriReference } from "urikit";

/** Without its secrets, unless they are asked for. */
export function shownBy({ showSecrets }: { readonly showSecrets?: true }): (reference: string) => string {
  const masked = (reference: string) =>
    isUriReference(reference) ? maskedText(reference) : safeText(reference);
  return (reference) => (showSecrets ? reference : masked(reference));
}
