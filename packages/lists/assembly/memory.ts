/**
 * The map of the memory. The window is last, so that it can grow without moving anything.
 *
 * ```text
 *   0            tables, which the compiler places
 *   FINDINGS     what a work says of lines: records of FINDING octets
 *   MASKS        the masks of a stretch of blocks
 *   OUTPUT       lines that were rewritten
 *   BASE         the base that lines are resolved against, and its directory
 *   WINDOW − 1   a line end, for the line before the first
 *   WINDOW       lines as they were read; at least SLACK octets more than are used
 * ```
 */

/** The octets that a block has: one bit of a mask for each. */
export const BLOCK: usize = 64;

/** More may be read than there is: a block, and what is before and after it. */
export const SLACK: usize = 128;

/** A record of what a work says of a line: eight words of 32 bits. */
export const FINDING: usize = 32;

export const FINDINGS: usize = 0x4000;
export const FINDINGS_END: usize = FINDINGS + 4096 * FINDING;

/** The blocks whose masks are made at once: 16 KiB of lines. */
export const STRETCH: usize = 256;

/** The masks of a block: three words of 64 bits. */
export const MASK: usize = 24;

export const MASKS: usize = FINDINGS_END;
export const MASKS_END: usize = MASKS + STRETCH * MASK;

export const OUTPUT: usize = MASKS_END;
export const OUTPUT_END: usize = OUTPUT + 0x20000;

export const BASE: usize = OUTPUT_END + SLACK;
export const BASE_END: usize = BASE + 0x8000;

export const WINDOW: usize = BASE_END + SLACK;
