/** What a page shows, as the fragment of its address: `#uri=…,open=…`, each value as `link-text.ts` writes it. */

import { fromLinkText, toLinkText } from "./link-text.ts";

/** The values by their names. */
export type PageState = Readonly<Record<string, string>>;

/** A longer link breaks in many programs; texts that long are not kept in it. */
export const LONGEST_FRAGMENT = 8000;

/** The fragment, with its `#`; empty if there are no values. */
export function toFragment(state: PageState): string {
  const values = Object.entries(state).map(([name, value]) => `${name}=${toLinkText(value)}`);
  return values.length === 0 ? "" : `#${values.join(",")}`;
}

/** The values of a fragment, with or without its `#`. A fragment of another kind has none. */
export function fromFragment(fragment: string): PageState {
  const text = decodedOnTheWay(fragment.replace(/^#/, ""));
  return Object.fromEntries(
    [...text.matchAll(/(?:^|,)([a-z]+)=([^,]*)/g)].map(([, name = "", value = ""]) => [
      name,
      fromLinkText(value),
    ]),
  );
}

/** A program on the way may have percent-encoded the `=` or the comma: no fragment of ours has a `%`. */
function decodedOnTheWay(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
