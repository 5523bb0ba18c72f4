/**
 * Most domain names: of small letters, digits and hyphens, and valid by every option of UTS 46.
 */

const HYPHEN = 0x2d;
const FULL_STOP = 0x2e;

/**
 * Whether the name is its own ASCII and Unicode form by all options. A no means nothing.
 */
export function isPlainDomain(domain: string): boolean {
  if (domain.length > 253) return false;
  let start = 0;
  let before = HYPHEN; // as if one label ended here
  for (let at = 0; at < domain.length; at++) {
    const code = domain.charCodeAt(at);
    if (code === FULL_STOP) {
      if (before === HYPHEN || before === FULL_STOP || at - start > 63) return false;
      start = at + 1;
    } else if (code === HYPHEN) {
      if (at === start || (at === start + 3 && before === HYPHEN)) return false;
    } else if (!(code >= 0x61 && code <= 0x7a) && !(code >= 0x30 && code <= 0x39)) return false;
    before = code;
  }
  return before !== HYPHEN && before !== FULL_STOP && domain.length - start <= 63;
}
