/**
 * RFC 3986 §3.5: what a fragment means depends on the media type of what is retrieved. Nothing is retrieved here: the ending of
 * the path is a guess at it.
 */

import type { UriReference } from "urikit";
import { type FragmentMeaning, fragmentMeanings, suggestedMediaType } from "urikit/fragments";

/** What a fragment means, if the media type is that which the path suggests. */
export interface GuessedMeaning {
  readonly mediaType: string;
  readonly meanings: readonly FragmentMeaning[];
}

/** Undefined if there is no fragment, or nothing is known about it. */
export function fragmentMeaningOf({ path, fragment }: UriReference): GuessedMeaning | undefined {
  const mediaType = suggestedMediaType(path);
  if (!fragment || mediaType === undefined) return undefined;
  const meanings = fragmentMeanings(fragment, mediaType);
  return meanings.length === 0 ? undefined : { mediaType, meanings };
}
