/**
 * The type of an edition of the standard: a value that answers the same questions as every other, each by the letter
 * of its own document.
 */

import type { UriErrorCode } from "urikit";
import { isInPassword, printable } from "urikit";
import type { Failure } from "./recognizer.ts";

/** Why an edition does not accept a text. */
export interface EditionError {
  /** Where, in UTF-16 code units; undefined where the edition does not say. */
  readonly index: number | undefined;
  /** The rule that was being read, by its name in the document. */
  readonly rule: string;
  /** The section that the rule comes from, such as `RFC 2396 §3.3`. */
  readonly section: string;
  /** One printable line, without a password. */
  readonly message: string;
  /** The stable name of the error, where the edition is RFC 3986. */
  readonly code?: UriErrorCode;
  /** The characters that the rule would have allowed there, where they are known. */
  readonly expected?: string;
}

/** A segment of a path and its parameters (RFC 2396 §3.3). */
export interface SegmentWithParams {
  readonly segment: string;
  /** The text after each of its semicolons. */
  readonly params: readonly string[];
}

/** The components of a reference by the names that the edition has for them; undefined is not empty. */
export type EditionComponents = Readonly<Record<string, string | readonly SegmentWithParams[] | undefined>>;

/** The result of resolving a reference. */
export type EditionTarget =
  | { readonly kind: "uri"; readonly text: string }
  /** The document that the reference stands in, whatever its base (RFC 2396 §4.2). */
  | { readonly kind: "current-document"; readonly fragment: string | undefined }
  | { readonly kind: "none"; readonly reason: string; readonly section: string };

/** How a reference is resolved, where the document leaves a choice. */
export interface EditionResolveOptions {
  /**
   * How to treat `..` segments that lead above the root (RFC 2396 §5.2, step 6g; rfc2396bis-01 §5.2): they are kept,
   * as in the examples of these documents, or removed, or the reference has no target.
   */
  readonly surplus?: "keep" | "remove" | "refuse";
  /**
   * `false` ignores the scheme of a reference if it equals the scheme of the base (RFC 2396 §5.2, step 3;
   * rfc2396bis-01 §5.2; RFC 3986 §5.2.2). `true`, the default, takes the reference for absolute, as it is.
   */
  readonly strict?: boolean;
}

/** The place where a program that follows the edition goes. */
export interface EditionDestination {
  /** In lower case. */
  readonly scheme: string | undefined;
  /** As in the text; undefined or empty where there is none. */
  readonly host: string | undefined;
  readonly port: string | undefined;
  /** Whether the edition can say what the host is: it cannot if the authority is the name of a registry. */
  readonly hostKnown: boolean;
}

/** The classes of characters in a document, without letters and digits, which are unreserved in all of them. */
export interface CharacterClasses {
  /** The characters that the edition calls `reserved`. */
  readonly reserved: string;
  /** The characters that it calls unreserved, except letters and digits. */
  readonly unreserved: string;
  /** The printable characters that a URI cannot contain, except the delimiter `#` and the escape `%`. */
  readonly excluded: string;
}

/** The sections of an edition that a difference cites, each with the name of the document. */
export interface EditionSections {
  /** How an authority is read. */
  readonly authority: string;
  /** How a reference is resolved; absent where the edition resolves nothing. */
  readonly resolution?: string;
  /** The normal form; absent where the edition has none. */
  readonly normalForm?: string;
}

/** An edition of the standard. */
export interface Edition<Id extends string = string> {
  readonly id: Id;
  /** Its usual name, such as `RFC 2396`. */
  readonly name: string;
  /** The program and its version, such as `Node 20.20, Ada 2.9`, if the edition is what a program makes of it. */
  readonly implementation?: string;
  /** Year and month. */
  readonly date: string;
  readonly classes: CharacterClasses;
  readonly sections: EditionSections;
  /** Says why the text is not a reference by this edition; undefined if it is one. Only `whatwg` uses the base. */
  check(reference: string, base?: string): EditionError | undefined;
  /** The components in the edition's own terms; undefined if the edition does not accept the text. */
  components(reference: string, base?: string): EditionComponents | undefined;
  /** The target of a reference against a base, by the letter of the edition. */
  resolve(reference: string, base: string, options?: EditionResolveOptions): EditionTarget;
  /** The normal form by the edition's own rules; undefined if it has none, or does not accept the text. */
  normalize(reference: string): string | undefined;
  /** The place that the reference leads to; undefined if the edition does not accept it. */
  destination(reference: string, base?: string): EditionDestination | undefined;
}

/** The rules of a grammar that errors name, and the section of the document for each. */
export type RuleSections = Readonly<Record<string, string>>;

/** A text that a grammar does not derive. */
export interface Underived {
  readonly text: string;
  readonly failure: Failure;
  /** The name of the edition. */
  readonly name: string;
  readonly rules: RuleSections;
  /** The reference that `text` is the beginning of, if it is only that. */
  readonly whole?: string;
  /** The text where the rule `host` applies, if there is one. */
  readonly host?: string;
}

/** The error for a text that a grammar does not derive. */
export function grammarError({ text, failure, name, rules, whole = text, host }: Underived): EditionError {
  const { rule } = failure;
  const percent = openTriplet(text, failure.index);
  const index = percent ?? failure.index;
  const section = `${name} §${rules[rule] ?? "?"}`;
  const wrong =
    percent === undefined
      ? unexpected(text, index, rule)
      : `"%" without two hexadecimal digits after it in ${rule}`;
  const message = isInPassword(whole, index) ? passwordMessage(rule) : (hostMessage(rule, host) ?? wrong);
  return { index, rule, section, message: `${message} (${section})` };
}

function passwordMessage(rule: string): string {
  return rule === "password"
    ? "one of its characters is not allowed in a password"
    : `a character of what looks like a password is not allowed in ${rule}`;
}

const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/** A host whose characters are those of a name, but whose labels are not: where the rule stops says little. */
function hostMessage(rule: string, host: string | undefined): string | undefined {
  if (rule !== "host" || host === undefined || !/^[A-Za-z0-9.-]+$/.test(host)) return undefined;
  const labels = host.split(".");
  if (!labels.every((label) => LABEL.test(label)))
    return `"${host}" is not a host: each label of a name begins and ends with a letter or a digit`;
  const isAddress = labels.length === 4 && /^[0-9.]+$/.test(host);
  if (isAddress || /^[A-Za-z]/.test(labels.at(-1) ?? "")) return undefined;
  return `"${host}" is not a host: the last label of a name begins with a letter, and an address has four numbers`;
}

/** The start of the triplet that lacks a hexadecimal digit at `index`; undefined if there is none. */
function openTriplet(text: string, index: number): number | undefined {
  if (text[index - 1] === "%") return index - 1;
  return text[index - 2] === "%" && /[0-9A-Fa-f]/.test(text[index - 1] ?? "") ? index - 2 : undefined;
}

function unexpected(text: string, index: number, rule: string): string {
  const point = text.codePointAt(index);
  if (point === undefined) return `the text ends before ${rule} is complete`;
  const character = String.fromCodePoint(point);
  return `${character === " " ? "a space" : `"${printable(character)}"`} is not allowed in ${rule}`;
}
