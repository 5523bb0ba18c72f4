/** "In constant memory, whatever the length of the line" (the contract of `uri`): how long a line may be, in octets. */

/** The longest line that is read as a reference: 16 MiB. A longer one is invalid. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** The longest line that is explained: 1 MiB. An explanation takes many times its memory. */
export const LONGEST_EXPLAINED = 1024 * 1024;

/** The longest line whose JSON has its text and its encoding: 4 MiB. Each may be several times as long. */
export const LONGEST_ENCODED = 4 * 1024 * 1024;
