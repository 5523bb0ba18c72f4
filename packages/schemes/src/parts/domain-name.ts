/**
 * RFC 3966 §3, RFC 3261 §25.1: `domainname = *( domainlabel "." ) toplabel [ "." ]`, which `tel` and `sip` share.
 */

/** Whether a text is a domain name: labels of letters, digits and inner hyphens, the last one with a letter first. */
export function isDomainName(text: string): boolean {
  const labels = (text.endsWith(".") ? text.slice(0, -1) : text).split(".");
  const isLabel = (label: string): boolean => /^[-A-Za-z0-9]+$/.test(label) && !/^-|-$/.test(label);
  return labels.every(isLabel) && /^[A-Za-z]/.test(labels.at(-1) ?? "");
}
