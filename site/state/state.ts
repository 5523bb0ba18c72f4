/**
 * The values that a page shows, as the fragment of its address: `#uri=…,open=plan,part=query`, each value as `link-text.ts` writes
 * it. Other programs write `#q=` and one text, percent-encoded once (`docs/page.md`).
 */

import { fromLinkText, toLinkText } from "./link-text.ts";

/** The values by their names. */
export type PageState = Readonly<Record<string, string>>;

/** Chromium shows no address of more than 32 Ki characters; texts that need one are not kept in it. */
export const LONGEST_FRAGMENT = 32_000;

/** The fragment, with its `#`; empty if there are no values. */
export function toFragment(state: PageState): string {
  const values = Object.entries(state).map(([name, value]) => `${name}=${written(value)}`);
  return values.length === 0 ? "" : `#${values.join(",")}`;
}

/** The name of the text that other programs give. */
export const ASKED = "q";

/** A page may have a hundred links, each with the same values but for one. */
const MOST_KNOWN = 64;
const known = new Map<string, string>();

function written(value: string): string {
  const text = known.get(value) ?? toLinkText(value);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(value, text);
  return text;
}

/** The values of a fragment, with or without its `#`. A fragment of another kind has no values. */
export function fromFragment(fragment: string): PageState {
  const [, asked] = /^#?q=(.*)$/s.exec(fragment) ?? [];
  if (asked !== undefined) return { [ASKED]: decodedOnce(asked) };
  const text = asItWasWritten(fragment.replace(/^#/, ""));
  return Object.fromEntries(
    [...text.matchAll(/(?:^|,)([a-z]+)=((?:(?!,[a-z]+=).)*)/gs)].map(([, name = "", value = ""]) => [
      name,
      fromLinkText(value),
    ]),
  );
}

/** What cannot be decoded is the text itself. */
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A fragment of ours, in which a program on the way may have percent-encoded the characters between letters. */
const CARRIED = /^[a-z]+(?:=|%3D)(?:[A-Za-z0-9,=-]|[./](?=[A-Za-z0-9%])|%(?:2[CDEF]|3D))*$/i;

/**
 * The fragment as it was before programs on the way encoded a part of it, or added the end of the sentence around the link:
 * no fragment of ours ends with a mark. What a person wrote by hand stays as it is.
 */
function asItWasWritten(fragment: string): string {
  let to = fragment.length;
  while (to > 0 && /[^A-Za-z0-9=/]/.test(fragment.charAt(to - 1))) to -= 1;
  const carried = fragment.slice(0, to);
  return CARRIED.test(carried) ? decodeURIComponent(carried) : fragment;
}
