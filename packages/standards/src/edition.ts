/**
 * What every edition of the standard is here: a value that answers the same questions, each by the letter of its
 * own document.
 */

import type { UriErrorCode } from "urikit";
import { isInPassword, printable } from "urikit";
import type { Failure } from "./recognizer.ts";

/** The editions, by their names in `standards/`. */
export type EditionId =
  | "rfc1738"
  | "rfc1808"
  | "url-syntax-05"
  | "rfc2396"
  | "rfc2396bis-01"
  | "rfc3986"
  | "whatwg";

/** Why an edition does not accept a text. */
export interface EditionError {
  /** Where, in UTF-16 code units; undefined where the edition does not tell. */
  readonly index: number | undefined;
  /** The rule that was being read, by the name that its document has for it. */
  readonly rule: string;
  /** The section that the rule comes from, such as `RFC 2396 §3.3`. */
  readonly section: string;
  /** One printable line, without a password. */
  readonly message: string;
  /** What is wrong, by its stable name, where the edition is the core's own. */
  readonly code?: UriErrorCode;
  /** What the rule would have allowed there, where that is known. */
  readonly expected?: string;
}

/** A segment of a path, as RFC 2396 §3.3 takes it apart. */
export interface SegmentWithParams {
  readonly segment: string;
  /** What stands behind each of its semicolons. */
  readonly params: readonly string[];
}

/** The components of a reference by the names that the edition has for them; undefined is not empty. */
export type OwnComponents = Readonly<Record<string, string | readonly SegmentWithParams[] | undefined>>;

/** What resolving a reference gives. */
export type Target =
  | { readonly kind: "uri"; readonly text: string }
  /** The document that the reference stands in, whatever its base (RFC 2396 §4.2). */
  | { readonly kind: "current-document"; readonly fragment: string | undefined }
  | { readonly kind: "none"; readonly reason: string; readonly section: string };

/** How a reference is resolved, where the document leaves a choice. */
export interface EditionResolveOptions {
  /**
   * What becomes of `..` that lead above the root (RFC 2396 §5.2, step 6g; rfc2396bis-01 §5.2): they are kept,
   * as in the examples of these documents, removed, or the reference has no target.
   */
  readonly surplus?: "keep" | "remove" | "refuse";
  /**
   * `false` ignores the scheme of a reference that is the same as the base's (RFC 2396 §5.2, step 3;
   * rfc2396bis-01 §5.2; RFC 3986 §5.2.2). `true`, the default, takes it for the absolute reference that it is.
   */
  readonly validating?: boolean;
}

/** Where a program that follows the edition goes. */
export interface Destination {
  /** In lower case. */
  readonly scheme: string | undefined;
  /** As in the text; undefined or empty where there is none. */
  readonly host: string | undefined;
  readonly port: string | undefined;
  /** Whether the edition tells a host from the rest of the authority at all: of a registry's name it does not. */
  readonly told: boolean;
}

/** The characters that a document sorts into classes; letters and digits, unreserved in all, are left out. */
export interface CharacterClasses {
  /** What the edition calls `reserved`. */
  readonly reserved: string;
  /** What is unreserved in it, beside letters and digits. */
  readonly unreserved: string;
  /** The printable characters that may not stand in a URI, but for the delimiter `#` and the escape `%`. */
  readonly excluded: string;
}

/** An edition of the standard. */
export interface Edition {
  readonly id: EditionId;
  /** What people call it: `RFC 2396`. */
  readonly name: string;
  /** Year and month. */
  readonly date: string;
  readonly classes: CharacterClasses;
  /** Why the text is no reference by this edition; undefined if it is one. Only `whatwg` asks for the base. */
  check(reference: string, base?: string): EditionError | undefined;
  /** The components in the edition's own terms; undefined if the text is no reference by it. */
  components(reference: string, base?: string): OwnComponents | undefined;
  /** The target of a reference against a base, by the letter of the edition. */
  resolve(reference: string, base: string, options?: EditionResolveOptions): Target;
  /** The normal form by the edition's own rules; undefined if it has none, or the text is no reference by it. */
  normalize(reference: string): string | undefined;
  /** Where the reference leads; undefined if the edition does not accept it. */
  destination(reference: string, base?: string): Destination | undefined;
}

/** The sections of those rules that errors name. */
export type Sections = Readonly<Record<string, string>>;

/** The error for a text that a grammar does not derive. `whole`: what the text is the beginning of. */
export function errorOf(
  text: string,
  failure: Failure,
  name: string,
  sections: Sections,
  whole = text,
): EditionError {
  const { rule } = failure;
  const percent = openTriplet(text, failure.index);
  const index = percent ?? failure.index;
  const section = `${name} §${sections[rule] ?? "?"}`;
  const wrong =
    percent === undefined
      ? unexpected(text, index, rule)
      : `"%" without two hexadecimal digits behind it in ${rule}`;
  const what = isInPassword(whole, index) ? `what looks like a password is not allowed in ${rule}` : wrong;
  return { index, rule, section, message: `${what} (${section})` };
}

/** Where the triplet begins that two hexadecimal digits should complete at `index`; undefined if none does. */
function openTriplet(text: string, index: number): number | undefined {
  if (text[index - 1] === "%") return index - 1;
  return text[index - 2] === "%" && /[0-9A-Fa-f]/.test(text[index - 1] ?? "") ? index - 2 : undefined;
}

function unexpected(text: string, index: number, rule: string): string {
  const point = text.codePointAt(index);
  if (point === undefined) return `the end comes too early for ${rule}`;
  const character = String.fromCodePoint(point);
  return `${character === " " ? "a space" : `"${printable(character)}"`} is not allowed in ${rule}`;
}
