/**
 * RFC 3986 §7.6: the shapes of a URI with which readers go to different places, once its host is a plain name or an address.
 * `@urikit/standards` has the readers, which are too large to ask here: a law holds that they find no other shape.
 */

/** Some clients do not know `http` in capital letters, and take it for a host. */
const CAPITALS = "^(?=[^:]*[A-Z])[Hh][Tt][Tt][Pp][Ss]?:";

/** Port 0: some connect to the default port, others ask the system for any. */
const NO_PORT = "^[^:]*://[^/?#]*:0+(?:[/?#]|$)";

/** needle connects to the default port of a text that has `http` anywhere, and the port 80. */
const LOST_PORT = "^(?!https?:|ws:)[^:]*://(?=.*http)[^/?#]*:0*80(?:[/?#]|$)";

const APART = new RegExp([CAPITALS, NO_PORT, LOST_PORT].join("|"));

/** Whether readers go to different places with a URI whose host is a plain name or an address. */
export function readersPart(uri: string): boolean {
  return APART.test(uri);
}
