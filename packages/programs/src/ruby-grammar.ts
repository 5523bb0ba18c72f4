/** The expressions of Ruby's `URI`: the grammar of RFC 3986, except in the query. */

import { isUriReference } from "urikit";

export function isOfTheGrammar(text: string): boolean {
  const isAscii = ![...text].some((character) => character > "\u007f");
  const withoutQuery = text.replace(/^([^?#]*)\?[^#]*/, "$1");
  return isAscii && isUriReference(withoutQuery) && !withoutQuery.includes("[V");
}

/** It begins with two slashes, and what follows them is no authority. */
export const isPathWithTwoSlashes = (text: string) =>
  text.startsWith("//") && !isOfTheGrammar(text) && isOfTheGrammar(text.replace(/^\/+/, "/"));
