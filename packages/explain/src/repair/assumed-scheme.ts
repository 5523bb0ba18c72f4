/**
 * RFC 3986 §4.5: a text that begins with a host, made a URI by a scheme that somebody assumes. `index.html` and
 * `example.com`, `images/a` and `localhost/a` have one form, so this is done for those alone who say that their texts
 * begin with hosts.
 */

import { statement } from "urikit/words";
import type { Draft } from "./draft.ts";

/** A host in front of a path, a query or a fragment; before a port it is one that is no scheme: `tel:110` has no port. */
const HOST =
  /^(?:[^\s/?#@:[\]]*@)?(?:(?:localhost|\[[\da-f:.]+\]|(?:[\p{L}\p{M}\p{N}_-]+[.\u3002])+[\p{L}\p{M}\p{N}-]+[.\u3002]?)(?::\d*)?|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*)(?=[/?#]|$)/iu;

/** A scheme without its colon. */
const NO_COLON = /^(?:https?|wss?|ftp)(?=\/\/[^/])/i;

/** The web's schemes with any number of slashes but two (WHATWG URL §4.4). */
const SLASHES = /^((?:https?|wss?|ftp):)(?!\/\/[^/])(\/*)(?=[^/?#])/i;

/** Writes what is missing before the host of a text, or too much. */
export function assumeScheme(draft: Draft, scheme: string): void {
  const { text } = draft;
  const [written] = NO_COLON.exec(text) ?? [];
  const [before = "", prefix, slashes = ""] = SLASHES.exec(text) ?? [];
  if (written !== undefined)
    draft.replace(`${written}:${text.slice(written.length)}`, written.length, statement("change-colon"));
  else if (prefix !== undefined)
    draft.replace(
      `${prefix}//${text.slice(before.length)}`,
      prefix.length,
      statement("change-slashes", slashes),
    );
  else if (/^\/\/[^/]/.test(text))
    draft.replace(`${scheme}:${text}`, 0, statement("change-assumed-scheme", `${scheme}:`));
  else if (HOST.test(text))
    draft.replace(`${scheme}://${text}`, 0, statement("change-assumed-scheme", `${scheme}://`));
}
