/**
 * Memory in proportion to the text (rule of linear costs): V8 keeps the pieces that a text was put together from until
 * somebody reads it. Many small pieces take ten times the memory of the text itself.
 */

/** The length from which it is worth to let the pieces of a text go. */
const LONG = 1 << 16;

/** Whether a text that is being put together has grown so long that its pieces must go. */
export function isLong(text: string): boolean {
  return text.length > LONG;
}

/** The same text, its pieces gone: to cut it, the engine must write it out whole. */
export function flat(text: string): string {
  return text.slice(0, 1) + text.slice(1);
}
