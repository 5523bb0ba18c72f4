/** The reference that stands beside its verdict: fit for a terminal, and without its secrets. */

import { redact } from "@urikit/audit/at-once";
import { printable } from "urikit/display";

/** The text of a reference as it is shown. */
export function besideVerdict({
  showSecrets,
}: {
  readonly showSecrets?: true;
}): (reference: string) => string {
  return (reference) => printable(showSecrets ? reference : redact(reference));
}
