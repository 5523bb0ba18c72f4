/**
 * WHATWG URL §4.4: what browsers take for an authority in a text that RFC 3986 reads otherwise.
 */

/**
 * What browsers read of a text up to the end of its authority, its delimiter included, where they read one (WHATWG
 * URL §4.4). They take a backslash for a slash, and skip controls and spaces at the beginning and tabs and line
 * breaks anywhere. After `http:` and the like any number of slashes will do; otherwise two are needed, and an
 * empty authority after another scheme (`file:///`) is one. A relative reference is taken to have an http base.
 */
const AUTHORITY_FOR_BROWSERS =
  /^(?:(?:https?|wss?|ftp):[/\\\t\n\r]*|(?:[^!-\uffff]*|[^:/?#]+:(?!\/\/)[\t\n\r]*)[/\\][\t\n\r]*[/\\][/\\\t\n\r]*)[^/\\?#]*[/\\]?/i;

/** Where the authority ends that browsers read in a text, its delimiter included; 0 where they read none. */
export function authorityEndForBrowsers(text: string): number {
  return AUTHORITY_FOR_BROWSERS.exec(text)?.[0].length ?? 0;
}
