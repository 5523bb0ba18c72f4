/**
 * Appendix B, which has been the same from url-syntax-05 to RFC 3986: the four components and the fragment, as
 * strings, and from them a text again.
 */

import { split } from "urikit";

/** What Appendix B finds; a part is undefined where its delimiter is absent. */
export interface Parts {
  readonly scheme: string | undefined;
  /** `site` in url-syntax-05. */
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** The parts of a text, whether it is valid or not. */
export function partsOf(text: string): Parts {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  const start = schemeEnd + 1;
  return {
    scheme: schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
    authority: start < pathFrom ? text.slice(start + 2, pathFrom) : undefined,
    path: text.slice(pathFrom, pathTo),
    query: pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined,
    fragment: queryTo < text.length ? text.slice(queryTo + 1) : undefined,
  };
}

/** url-syntax-05 and RFC 2396 §5.2, step 7; rfc2396bis-01 §5.2; RFC 3986 §5.3. */
export function recombined({ scheme, authority, path, query, fragment }: Parts): string {
  return (
    (scheme === undefined ? "" : `${scheme}:`) +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}

/** A text up to its fragment. */
export function withoutFragment(text: string): string {
  const hash = text.indexOf("#");
  return hash < 0 ? text : text.slice(0, hash);
}
