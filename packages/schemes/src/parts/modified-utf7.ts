/**
 * RFC 3501 §5.1.3, as RFC 5092 §8 and its Appendix A have it: the names of mailboxes in IMAP, which is ASCII.
 */

import { writeBase64 } from "./base64.ts";

/** A name in modified UTF-7: printable ASCII as itself, `&` as `&-`, and the rest as UTF-16 in a base64 of its own. */
export function modifiedUtf7(name: string): string {
  return name.replace(/&|[^\x20-\x7e]+/g, (run) => (run === "&" ? "&-" : `&${shifted(run)}-`));
}

/** RFC 3501 §5.1.3: `,` instead of `/`, and no padding. */
function shifted(run: string): string {
  const octets = new Uint8Array(run.length * 2);
  for (let at = 0; at < run.length; at++) {
    const unit = run.charCodeAt(at);
    octets[at * 2] = unit >> 8;
    octets[at * 2 + 1] = unit & 0xff;
  }
  return writeBase64(octets)
    .replaceAll("/", ",")
    .replace(/(?<!=)=+$/, "");
}
