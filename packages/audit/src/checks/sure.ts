/**
 * RFC 3986 §7.6: whether the programs of `@urikit/standards` must be asked about a text. They are large, and slow beside a
 * look, and so this file does not import them.
 */

import { isNetworkScheme } from "../network-schemes.ts";
import type { Subject } from "../subject.ts";

/**
 * What one look tells: that no two readers go to different places. A scheme of the Web; labels of letters, digits, hyphens
 * and underscores, of which the last begins with a letter; a port without zeros before it; and a path, or nothing. What
 * follows the first slash has no control character. A test compares it with what all readers say.
 */
const SURE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: programs remove them
  /^(?:https?|wss?|ftp):\/\/(?:[a-z0-9_-]+\.)*[a-z][a-z0-9-]*(?::[1-9][0-9]{0,4})?(?:\/[^\0-\x1f\x7f]*)?$/i;

/**
 * The same of a host that may be an address, four numbers of at most 255 without zeros before them, and of a query or a
 * fragment without a path: what follows the host has characters of the grammar alone, and no `@`.
 */
const SURE_TOO =
  /^(?:https?|wss?|ftp):\/\/(?:(?:[a-zA-Z0-9]+(?:-+[a-zA-Z0-9]+)*\.)*[a-zA-Z][a-zA-Z0-9]*(?:-+[a-zA-Z0-9]+)*|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})(?::[1-9][0-9]{0,4})?(?:[/?#][!$-;=?A-Z_a-z~#]*)?$/;

/** Whether one look is enough to know that no two readers go to different places. */
export function isSure(text: string): boolean {
  return SURE.test(text) || SURE_TOO.test(text);
}

/** What some program may read an authority in: a scheme of the Web, or two slashes of any kind. */
const MAY_HAVE_AUTHORITY = /^(?:[\0-\x20]*(?:(?:https?|wss?|ftp):|[/\\]{2})|[^:/?#\\]*:[/\\]{2})/i;

/** What follows so far after the beginning is not asked about. */
export const LONGEST = 4096;

/** What the programs must be asked about; undefined if they need not be asked. */
export function textToAsk(subject: Subject): string | undefined {
  const text = withSmallScheme(withoutEmptyPort(subject), subject).slice(0, LONGEST);
  if (isSure(text) || !isNetworkScheme(subject.scheme)) return undefined;
  return MAY_HAVE_AUTHORITY.test(withoutBreaks(text)) ? text : undefined;
}

/** Without what browsers remove (WHATWG URL §4.4). */
export function withoutBreaks(text: string): string {
  return /[\t\n\r]/.test(text) ? text.replace(/[\t\n\r]/g, "") : text;
}

/** A scheme in capital letters is another finding: that some clients take it for a host does not confuse a person. */
function withSmallScheme(text: string, { schemeEnd, parsed }: Subject): string {
  return parsed === undefined || schemeEnd < 0
    ? text
    : text.slice(0, schemeEnd).toLowerCase() + text.slice(schemeEnd);
}

/** An empty port is another finding: that Perl's `URI` tells a host with a colon does not mean that it goes elsewhere. */
function withoutEmptyPort({ text, hostTo, pathFrom, parsed }: Subject): string {
  const isEmpty = parsed !== undefined && hostTo + 1 === pathFrom && text[hostTo] === ":";
  return isEmpty ? text.slice(0, hostTo) + text.slice(pathFrom) : text;
}
