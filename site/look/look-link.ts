/** The link that opens a reference in Look. */

import { LONGEST_FRAGMENT, toFragment } from "./state.ts";

/** The address, from a page beside Look; undefined for a text that is too long for a link. */
export function lookLink(reference: string): string | undefined {
  const fragment = toFragment({ uri: reference });
  return fragment.length > LONGEST_FRAGMENT ? undefined : `./${fragment}`;
}
