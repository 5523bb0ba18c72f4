/** A program that is asked. */

import type { Language } from "../recorded/recording.ts";

export interface Program {
  readonly id: string;
  /** The language in which it is used, and its recorder written. */
  readonly language: Language;
  readonly command: readonly [program: string, ...args: string[]];
  readonly resolves: boolean;
  readonly dials: boolean;
  /** Whether it looks up and connects by the C library, so that `recorders/dialled.c` sees what it dials. */
  readonly linksC?: true;
}
