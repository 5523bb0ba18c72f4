/** Copies a text, and says whether it was, for those who listen. */

import { type Ref, ref } from "vue";
import { copied } from "../copy/clipboard.ts";

interface Copying {
  /** What was said last; empty while a copy is made. */
  readonly copying: Readonly<Ref<string>>;
  readonly copy: (text: string) => Promise<void>;
}

/** @param words What is said. */
export function useCopying(words: { readonly copied: string; readonly notCopied: string }): Copying {
  const copying = ref("");
  async function copy(text: string): Promise<void> {
    copying.value = "";
    copying.value = (await copied(text)) ? words.copied : words.notCopied;
  }
  return { copying, copy };
}
