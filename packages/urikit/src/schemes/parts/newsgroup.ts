/**
 * RFC 1738 §5: `group`, the name of a newsgroup.
 */

/** `alpha *[ alpha | digit | "-" | "." | "+" | "_" ]`. */
export function isGroup(text: string): boolean {
  return /^[A-Za-z][-A-Za-z0-9.+_]*$/.test(text);
}
