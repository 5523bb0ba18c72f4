/**
 * The type of an edition of the standard: a value that answers the same questions as every other, each by the letter
 * of its own document.
 */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import type { NormalizationLevel } from "urikit";
import { isInPassword, maskPassword, printable } from "urikit/display";
import { type OptionNames, requireOption, requireOptions, requireString } from "urikit/foundation";
import type { Statement } from "urikit/words";
import type { Failure } from "./recognizer.ts";
import type { SegmentWithParams, SegmentWithValues } from "./segments.ts";
import { statement } from "./statement.ts";

/** The components of a reference by the names that the edition has for them; undefined is not empty. */
export type EditionComponents = Readonly<
  Record<string, string | readonly SegmentWithParams[] | readonly SegmentWithValues[] | undefined>
>;

/** The result of resolving a reference. */
export type EditionTarget =
  | { readonly kind: "uri"; readonly text: string }
  /** The document that contains the reference, whatever its base (RFC 2396 §4.2). */
  | { readonly kind: "current-document"; readonly fragment: string | undefined }
  | { readonly kind: "none"; readonly reason: Statement; readonly section: string };

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

/**
 * The classes of characters in a document, without letters and digits, which are unreserved in all of them.
 */
export interface CharacterClasses {
  /** The characters that the edition calls `reserved`. */
  readonly reserved: string;
  /** The characters that it calls unreserved, except letters and digits. */
  readonly unreserved: string;
  /** The printable characters that a URI cannot contain, except the delimiter `#` and the escape `%`. */
  readonly excluded: string;
  /**
   * The characters that are reserved in each component: "the set of characters actually reserved within any given URI
   * component is defined by that component" (url-syntax-05, RFC 2396 and rfc2396bis-01 §2.2). Empty where the document
   * has no such sets: RFC 3986 §2.2 leaves them to the schemes.
   */
  readonly reservedIn: readonly ReservedIn[];
}

/** The characters that are reserved in one component. */
export interface ReservedIn {
  /** Its name in the document; in RFC 1738, after that of the scheme. */
  readonly component: string;
  /** Empty if no character is reserved there, and the document says so. */
  readonly characters: string;
  readonly section: string;
}

/** A rung of the ladder of comparison (rfc2396bis-01 and RFC 3986 §6.2). */
export interface EditionRung {
  readonly level: NormalizationLevel;
  readonly section: string;
}

/** How far a reference is normalized. */
export interface EditionNormalizeOptions {
  /**
   * By syntax alone (rfc2396bis-01 and RFC 3986 §6.2.2), or by the rules of the scheme as well (§6.2.3). It is `syntax`
   * unless asked otherwise. The earlier editions and the URL Standard have only one normal form.
   */
  readonly level?: NormalizationLevel;
}

/** The sections of an edition that a difference cites, each with the name of the document. */
export interface EditionSections {
  /** How an authority is read. */
  readonly authority: string;
  /** How a reference is resolved; absent where the edition resolves nothing. */
  readonly resolution?: string;
  /** The normal form; absent where the edition defines no normal form. */
  readonly normalForm?: string;
}

/** An edition of the standard. */
export interface Edition<Id extends string = string> {
  readonly id: Id;
  /** Its usual name, such as `RFC 2396`. */
  readonly name: string;
  /** The title of the document, after the name of the draft if it is one. */
  readonly title: string;
  /** The program and its version, such as `Node 20.20, Ada 2.9`, if the edition is what a program makes of it. */
  readonly implementation?: string;
  /** Year and month. */
  readonly date: string;
  readonly classes: CharacterClasses;
  readonly sections: EditionSections;
  /** The rungs on which two references can be equivalent by the edition, the lowest first; see `compareIn`. */
  readonly rungs: readonly EditionRung[];
  /** Says why the text is not a reference by this edition; undefined if it is one. Only `whatwg` uses the base. */
  check(reference: string, base?: string): ReaderError | undefined;
  /**
   * The narrowest rule of the grammar that derives the reference whole, by its name in the document, such as
   * `absolute-URI-reference`; undefined if the edition does not accept it, or has no grammar.
   */
  kind(reference: string): string | undefined;
  /** The components in the edition's own terms; undefined if the edition does not accept the text. */
  components(reference: string, base?: string): EditionComponents | undefined;
  /** The target of a reference against a base, by the letter of the edition. */
  resolve(reference: string, base: string, options?: EditionResolveOptions): EditionTarget;
  /** The normal form by the edition's own rules; undefined if it defines none, or does not accept the text. */
  normalize(reference: string, options?: EditionNormalizeOptions): string | undefined;
  /** The place that the reference leads to; undefined if the edition does not accept it. */
  destination(reference: string, base?: string): ReadDestination | undefined;
}

/** An edition whose functions refuse arguments that are not what the types say, before its rules look at them. */
export function defineEdition<Id extends string>(edition: Edition<Id>): Edition<Id> {
  const texts = (reference: string, base?: string) => {
    requireString(reference, "the reference");
    if (base !== undefined) requireString(base, "the base");
    return [reference, base] as const;
  };
  return {
    ...edition,
    check: (...given) => edition.check(...texts(...given)),
    kind: (reference) => edition.kind(texts(reference)[0]),
    components: (...given) => edition.components(...texts(...given)),
    resolve: (reference, base, options = {}) => {
      texts(reference);
      requireString(base, "the base");
      return edition.resolve(reference, base, resolveOptions(options, RESOLVE_OPTIONS));
    },
    normalize: (reference, options = {}) => {
      const own = requireOptions(options, { level: true });
      requireOption("level", own.level, ["syntax", "scheme"]);
      return edition.normalize(texts(reference)[0], own);
    },
    destination: (...given) => edition.destination(...texts(...given)),
  };
}

const RESOLVE_OPTIONS: OptionNames<EditionResolveOptions> = { surplus: true, strict: true };

/** The options of a resolution, checked. */
export function resolveOptions<Options extends EditionResolveOptions>(
  options: Options,
  names: OptionNames<Options>,
): Options {
  const own = requireOptions(options, names);
  requireOption("surplus", own.surplus, ["keep", "remove", "refuse"]);
  requireOption("strict", own.strict, [true, false]);
  return own;
}

/** The rules of a grammar that derive a reference, by what it is. */
export interface ReferenceKinds {
  /** With a scheme and without a fragment. */
  readonly absolute: string;
  /** With both. */
  readonly absoluteWithFragment: string;
  /** Without both. */
  readonly relative: string;
  /** With a fragment only. */
  readonly relativeWithFragment: string;
}

/** The narrowest rule for a reference that its edition accepts, by its components. */
export function kindBy(
  kinds: ReferenceKinds,
  { scheme, fragment }: { readonly scheme: string | undefined; readonly fragment: string | undefined },
): string {
  if (scheme !== undefined) return fragment === undefined ? kinds.absolute : kinds.absoluteWithFragment;
  return fragment === undefined ? kinds.relative : kinds.relativeWithFragment;
}

/** The rules of a grammar that errors name, and the section of the document for each. */
export type RuleSections = Readonly<Record<string, string>>;

/** The same, from the rules of each section, with spaces between them. */
export function rulesOfSections(sections: Readonly<Record<string, string>>): RuleSections {
  const entries = Object.entries(sections);
  return Object.fromEntries(
    entries.flatMap(([section, rules]) => rules.split(" ").map((rule) => [rule, section])),
  );
}

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
export function grammarError({ text, failure, name, rules, whole = text, host }: Underived): ReaderError {
  const { rule } = failure;
  const percent = openTriplet(text, failure.index);
  const index = percent ?? failure.index;
  const section = `${name} §${rules[rule] ?? "?"}`;
  const wrong = percent === undefined ? unexpected(text, index, rule) : statement("grammar-percent", rule);
  const problem = isInPassword(whole, index)
    ? passwordProblem(rule)
    : (hostProblem(rule, host && visible(host, whole)) ?? wrong);
  return { index, rule, section, problem: statement("reader-problem", problem, section) };
}

/** A part of a text that everyone sees. */
function visible(part: string, text: string): string {
  return maskPassword(text).includes(part) ? part : "***";
}

function passwordProblem(rule: string): Statement {
  return rule === "password" ? statement("grammar-password") : statement("grammar-in-password", rule);
}

const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/** A host whose characters are those of a name, but whose labels are not: where the rule stops says little. */
function hostProblem(rule: string, host: string | undefined): Statement | undefined {
  if (rule !== "host" || host === undefined || !/^[A-Za-z0-9.-]+$/.test(host)) return undefined;
  const labels = host.split(".");
  if (!labels.every((label) => LABEL.test(label))) return statement("grammar-host-labels", host);
  const isAddress = labels.length === 4 && /^[0-9.]+$/.test(host);
  if (isAddress || /^[A-Za-z]/.test(labels.at(-1) ?? "")) return undefined;
  return statement("grammar-last-label", host);
}

/** The start of the triplet that lacks a hexadecimal digit at `index`; undefined if there is no such triplet. */
function openTriplet(text: string, index: number): number | undefined {
  if (text[index - 1] === "%") return index - 1;
  return text[index - 2] === "%" && /[0-9A-Fa-f]/.test(text[index - 1] ?? "") ? index - 2 : undefined;
}

function unexpected(text: string, index: number, rule: string): Statement {
  const point = text.codePointAt(index);
  if (point === undefined) return statement("grammar-end", rule);
  return statement("grammar-character", characterNamed(String.fromCodePoint(point)), rule);
}

/** A character that a reader does not take. */
export function characterNamed(character: string): Statement {
  return character === " "
    ? statement("refused-space")
    : statement("refused-character", printable(character));
}
