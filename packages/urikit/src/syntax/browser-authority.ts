/**
 * WHATWG URL §4.4: the authority that browsers read in a text that RFC 3986 reads in another way.
 */

/**
 * The beginning of a text as browsers read it, up to the end of an authority and its delimiter, if any (WHATWG
 * URL §4.4). They take a backslash for a slash, and skip controls and spaces at the beginning and tabs and line
 * breaks anywhere. After `http:` and the like any number of slashes will do; otherwise two are needed, and an
 * empty authority after another scheme (`file:///`) is one. A relative reference is taken to have an http base.
 */
const AUTHORITY_FOR_BROWSERS =
  /^(?:(?:https?|wss?|ftp):[/\\\t\n\r]*|(?:[^!-\uffff]*|[^:/?#]+:(?!\/\/)[\t\n\r]*)[/\\][\t\n\r]*[/\\][/\\\t\n\r]*)[^/\\?#]*[/\\]?/i;

/** Where the authority ends that browsers read in a text, its delimiter included; 0 if they read no authority. */
export function authorityEndForBrowsers(text: string): number {
  return AUTHORITY_FOR_BROWSERS.exec(text)?.[0].length ?? 0;
}
