/**
 * RFC 3629 §4: whether octets are UTF-8. A line that is not has no text in which a fault could be shown.
 */

/** Whether the octets from `from` to `to` are UTF-8: no overlong form, no surrogate, nothing beyond U+10FFFF. */
export function isUtf8(from: usize, to: usize): bool {
  return illFormedAt(from, to) == to;
}

/** Where the first octets begin that are not UTF-8, or `to`. */
export function illFormedAt(from: usize, to: usize): usize {
  let at = from;
  while (at < to) {
    const lead = load<u8>(at);
    if (lead < 0x80) {
      at++;
      continue;
    }
    if (lead < 0xc2 || lead > 0xf4) return at;
    const more: usize = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (at + more >= to) return at;
    const second = load<u8>(at, 1);
    const lowest: u8 = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const highest: u8 = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (second < lowest || second > highest) return at;
    for (let next: usize = 2; next <= more; next++) if ((load<u8>(at + next) & 0xc0) != 0x80) return at;
    at += more + 1;
  }
  return to;
}
