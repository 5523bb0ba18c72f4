/**
 * The similarity of two references that are not equivalent, for a person who expected them to be. RFC 3986 §6.1: to
 * avoid false positives, the ladder leaves all of these apart; a server may treat them alike.
 */

import type { Component, Components } from "urikit";
import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

/** The similarity of normal forms that differ in some components. */
export function likenesses(
  a: Components,
  b: Components,
  differing: readonly Component[],
): Statement<ReferenceId>[] {
  const only = (name: Component) => differing.length === 1 && differing[0] === name;
  return [
    ...(differing.includes("query") && haveSamePairs(a.query, b.query) ? [statement("same-pairs")] : []),
    ...(differing.includes("path") && sameButForCase(a.path, b.path) ? [statement("same-but-for-case")] : []),
    ...(differing.includes("path") && sameButForSlash(a.path, b.path)
      ? [statement("same-but-for-slash")]
      : []),
    ...(only("fragment") ? [statement("same-but-for-fragment")] : []),
    ...(differing.includes("fragment") && !only("fragment") ? [statement("fragments-differ-too")] : []),
    ...(only("scheme") && areHttpAndHttps(a.scheme, b.scheme) ? [statement("same-but-for-https")] : []),
    ...(only("host") && areHostAndWww(a.host, b.host) ? [statement("same-but-for-www")] : []),
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
