/**
 * What two references that are not equivalent have in common, for a person who expected them to be. RFC 3986 §6.1: to
 * avoid false positives, the ladder leaves all of these apart; a server may treat them alike.
 */

import type { Component, Components } from "urikit";

/** Sentences about normal forms that differ in some components; without a full stop. */
export function likenesses(a: Components, b: Components, differing: readonly Component[]): string[] {
  const only = (name: Component) => differing.length === 1 && differing[0] === name;
  return [
    ...(differing.includes("query") && haveSamePairs(a.query, b.query)
      ? ["the same pairs, in another order"]
      : []),
    ...(differing.includes("path") && sameButForCase(a.path, b.path)
      ? ["the paths differ only in upper and lower case, which servers may tell apart (§6.2.2.1)"]
      : []),
    ...(differing.includes("path") && sameButForSlash(a.path, b.path)
      ? ["one path has a slash at its end, which a server may redirect to (§6.2.4)"]
      : []),
    ...(only("fragment") ? ["the same but for the fragment: --ignore-fragment leaves it out (§6.1)"] : []),
    ...(differing.includes("fragment") && !only("fragment")
      ? ["--ignore-fragment leaves the fragment aside (§6.1)"]
      : []),
    ...(only("scheme") && areHttpAndHttps(a.scheme, b.scheme)
      ? ["the same but for http and https, which are two schemes (RFC 9110 §4.2.2)"]
      : []),
    ...(only("host") && areHostAndWww(a.host, b.host)
      ? ['the hosts differ by "www.", which is a name of its own in DNS (§3.2.2)']
      : []),
  ];
}

function haveSamePairs(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const sorted = (query: string) => query.split("&").sort().join("&");
  return a !== b && sorted(a) === sorted(b);
}

function sameButForCase(a: string, b: string): boolean {
  return a !== b && a.toLowerCase() === b.toLowerCase();
}

function sameButForSlash(a: string, b: string): boolean {
  return `${a}/` === b || `${b}/` === a;
}

function areHttpAndHttps(a: string | undefined, b: string | undefined): boolean {
  return [a, b].sort().join() === "http,https";
}

function areHostAndWww(a: string | undefined, b: string | undefined): boolean {
  return `www.${a}` === b || `www.${b}` === a;
}
