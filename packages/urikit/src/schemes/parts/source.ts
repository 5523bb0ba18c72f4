/**
 * RFC 3986 §3.1: what every reading begins with, a text that is a URI of a certain scheme, and where its
 * components lie.
 */

import { layoutOf, textOf, type UriReference } from "../../reference.ts";
import { UriSyntaxError } from "../../syntax/errors.ts";
import { decode } from "../../syntax/percent-encoding.ts";
import { hasAuthority, type Layout } from "../../syntax/scanner.ts";
import { type Rule, refusal } from "./refusal.ts";

/** A URI of the scheme that is asked for. */
export interface Source {
  readonly text: string;
  readonly layout: Layout;
}

/** The text and the layout of a reference, which has to be a URI of this scheme. */
export function sourceOf(reference: string | UriReference, scheme: string): Source {
  const text = textOf(reference);
  const layout = layoutOf(reference);
  if (!hasScheme(text, layout.schemeEnd, scheme)) throw wrongScheme(text, layout.schemeEnd, scheme);
  return { text, layout };
}

/** Whether a text whose scheme ends at `schemeEnd` has this one; letters count alike in either case (§3.1). */
export function hasScheme(text: string, schemeEnd: number, scheme: string): boolean {
  if (schemeEnd !== scheme.length) return false;
  return text.startsWith(scheme) || text.slice(0, schemeEnd).toLowerCase() === scheme;
}

/** The error for a reference of another scheme, or of none. */
export function wrongScheme(text: string, schemeEnd: number, scheme: string): UriSyntaxError {
  const found = schemeEnd < 0 ? "a relative reference" : `of the scheme "${text.slice(0, schemeEnd)}"`;
  return refusal(
    text,
    0,
    "wrong-scheme",
    { rule: "scheme", section: "RFC 3986 §3.1" },
    { expected: `"${scheme}:"`, why: `this is ${found}, where a URI of the scheme "${scheme}" is read` },
  );
}

/** Refuses an authority where the scheme has none. */
export function forbidAuthority({ text, layout }: Source, rule: Rule): void {
  if (!hasAuthority(layout)) return;
  throw refusal(text, layout.schemeEnd + 1, "invalid-for-scheme", rule, {
    expected: "no authority",
    why: 'this scheme has no authority, which "//" begins',
  });
}

/** Refuses a query where the scheme has none. */
export function forbidQuery({ text, layout }: Source, rule: Rule): void {
  if (layout.pathTo === layout.queryTo) return;
  throw refusal(text, layout.pathTo, "invalid-for-scheme", rule, {
    expected: "no query",
    why: 'this scheme has no query, which "?" begins; as data it is written %3F',
  });
}

/**
 * Where the url-path of RFC 1738 §3.1 begins, behind its slash; the end where there is none. It reaches to the
 * fragment: what RFC 3986 calls the query is part of it.
 */
export function urlPathFrom({ text, layout }: Source, rule: Rule): number {
  const { pathFrom, pathTo, queryTo } = layout;
  if (pathFrom < pathTo) return pathFrom + 1;
  if (pathTo === queryTo) return queryTo;
  throw refusal(text, pathTo, "invalid-for-scheme", rule, {
    expected: '"/"',
    why: 'behind the host follows "/", or nothing',
  });
}

/** `text[from..to)` decoded as UTF-8; an error tells its place in the whole text. */
export function decodeRange(text: string, from: number, to: number): string {
  try {
    return decode(text.slice(from, to));
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { code, index, rule, expected, section, reason } = error;
    throw new UriSyntaxError({ code, input: text, index: from + index, rule, expected, section, reason });
  }
}
