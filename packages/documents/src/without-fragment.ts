/** RFC 3986 §4.3: a URI without its fragment. */

/** The text before the first `#`, which is the whole text if there is no `#`. */
export function withoutFragment(uri: string): string {
  return uri.split("#", 1)[0] ?? "";
}
