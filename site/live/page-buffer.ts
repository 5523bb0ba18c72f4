/** Octets as Node has them, by the package `buffer`; what it copies may go into any array of octets, as in Node. */

import { Buffer } from "../node_modules/buffer/index.js";

Buffer.prototype.copy = function copy(
  this: Uint8Array,
  target: Uint8Array,
  targetStart = 0,
  start = 0,
  end = this.length,
): number {
  const part = this.subarray(start, Math.max(start, Math.min(end, start + target.length - targetStart)));
  target.set(part, targetStart);
  return part.length;
};

/** Whether octets are UTF-8 (RFC 3629). */
export function isUtf8(octets: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(octets);
    return true;
  } catch {
    return false;
  }
}

/** Whether octets are ASCII (RFC 20). */
export const isAscii = (octets: Uint8Array): boolean => octets.every((octet) => octet < 0x80);

export { Buffer };
export default { Buffer };
