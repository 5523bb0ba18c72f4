/**
 * An error is data: a stable code, what was being read, where, what was expected there, and the section
 * that says so. Printed, it shows the text with a caret.
 */

import { picture } from "./password.ts";
import { reasonOf } from "./reason.ts";
import { type Catalogue, type Statement, statement } from "./statement.ts";

/** The stable names of the faults. New names may be added; the meaning of a name never changes. */
export type UriErrorCode =
  /** A character that the rule does not admit, except as a triplet (§2). */
  | "forbidden-character"
  /** A character outside ASCII, which no URI has. Where the text is an IRI (RFC 3987), the reason mentions that. */
  | "non-ascii"
  /** A `%` without two hexadecimal digits after it (§2.1). */
  | "malformed-percent-encoding"
  /** A gen-delim where the grammar does not admit one (§2.2). */
  | "misplaced-delimiter"
  /** The part before the first colon is not a scheme (§3.1), and a relative reference cannot have a colon there (§4.2). */
  | "invalid-scheme"
  /** The text between brackets is neither an IPv6 address nor an IPvFuture (§3.2.2). */
  | "invalid-ip-literal"
  /** An IPv6 address with a zone identifier (RFC 6874), which RFC 9844 took out of URIs again. */
  | "zone-identifier"
  /** A port holds something other than digits (§3.2.3). */
  | "invalid-port"
  /** A relative reference where a URI is required (§4.3). */
  | "missing-scheme"
  /** A URI where a relative reference is required (§4.2). */
  | "scheme-not-allowed"
  /** A fragment where an absolute URI is required (§4.3). */
  | "fragment-not-allowed"
  /** A base that is not a URI (§5.1). */
  | "relative-base"
  /** A backslash where programs that take it for a slash would find an authority. */
  | "backslash"
  /** Half a surrogate pair, which has no UTF-8 (§2.5). */
  | "lone-surrogate"
  /** Triplets whose octets are not UTF-8 (§2.5). */
  | "invalid-utf-8"
  /** Octets that are not text in the charset that was asked for (url-syntax-05 §2.1). */
  | "invalid-for-charset"
  /** No reference resolves to the target (§5.2). */
  | "not-relativizable"
  /** A component that could not be written so that it is read back as it was meant (§5.3). */
  | "component-mismatch"
  /** A value of a template that is undefined, or of a type that cannot be there. */
  | "missing-value"
  /** A value of a template that would change the structure that its literal text has. */
  | "structure-change"
  /** A value of a template that makes a dot-segment, alone or with the text next to it (§3.3). */
  | "dot-segment"
  /** A value of a template that names a scheme that the caller did not list. */
  | "scheme-not-listed"
  /** A host beyond ASCII that is not a domain name, where its ASCII form was asked for (RFC 3987 §3.1). */
  | "invalid-domain-name"
  /** A reference of another scheme, or without a scheme, where one of a certain scheme is read. */
  | "wrong-scheme"
  /** Syntax that RFC 3986 admits but the grammar of the scheme does not. */
  | "invalid-for-scheme"
  /** No host where the scheme requires one. */
  | "missing-host"
  /** A user or a password where the scheme does not allow it. */
  | "userinfo-not-allowed"
  /** A CR, LF or NUL that would end or break a line of a protocol (RFC 1738 §6, RFC 3986 §7.2). */
  | "protocol-line-break"
  /** A resource that cannot be reached from here: a file on another host, a path that hides one. */
  | "access-refused"
  /** A resource whose scheme does not say how to reach it. */
  | "no-plan"
  /** A malformed expression of a URI Template, or a brace without its partner (RFC 6570 §2.2). */
  | "invalid-expression"
  /** A prefix of a value that has members; such a value has no prefix (RFC 6570 §2.4.1). */
  | "composite-prefix"
  /** A URI Template of which several sets of values give the same URI, so that the way back is not known. */
  | "ambiguous-template"
  /** A SURT whose parenthesis is not closed before the path. */
  | "invalid-surt";

/** The parts that an error is made from. */
export interface UriErrorInit {
  /** The fault, by its stable name. */
  readonly code: UriErrorCode;
  /** The whole text that was read. It may hold a password, which `message` does not. */
  readonly input: string;
  /** Where in `input` the trouble begins, in UTF-16 code units. */
  readonly index: number;
  /** The rule that was being read, by its name in Appendix A or in the specification of the scheme. */
  readonly rule: string;
  /** The section that has the rule, such as `RFC 3986 §3.2.3`. */
  readonly section: string;
  /** The text that the rule would have allowed there. */
  readonly expected: Statement;
  /** The fault; unless given, the sentence of the code: the expectation and its rule. */
  readonly problem?: Statement | undefined;
  /** Advice for the person who must mend the text. */
  readonly advice?: Statement | undefined;
}

/** An error as data. `urikit/words` makes sentences of its statements. */
export interface UriErrorDetails extends UriErrorInit {
  readonly problem: Statement;
}

/** Marks the errors of every copy of urikit. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.syntax-error") as never;

/**
 * The one error of this library: a text is not what it was read as. Its `message` is the `reason` and a
 * picture of the place: the input, shortened, made printable, a password in it masked, over a caret.
 *
 * @example
 * ```ts
 * import { tryParse } from "urikit";
 *
 * const result = tryParse("http://example.org/a b");
 * result.valid ? "" : result.error.reason; // => "a space is not allowed in a path (§3.3); write it as %20"
 * ```
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns every one of the details
export class UriSyntaxError extends Error {
  override readonly name = "UriSyntaxError";
  declare readonly code: UriErrorCode;
  declare readonly index: number;
  declare readonly rule: string;
  declare readonly section: string;
  declare readonly expected: Statement;
  declare readonly problem: Statement;
  declare readonly advice: Statement | undefined;
  /** One printable line of English for the person who has to mend the text. */
  declare readonly reason: string;
  /** The English of its reason. */
  declare readonly words: Catalogue;

  /** An error of another copy of urikit in the same program is one, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass inherits this, and has instances of its own
    return this === UriSyntaxError ? BRAND in Object(value) : super[Symbol.hasInstance](value);
  }

  /** @param words Has the sentences of all statements, and of the frames `reason` and `reason-with-advice`. */
  constructor(details: UriErrorInit, words: Catalogue) {
    const { input, ...shown } = details;
    const { problem = statement(shown.code, shown.expected, shown.rule) } = shown;
    const reason = reasonOf(words, { ...shown, problem });
    super(`${reason}\n${picture(input, shown.index)}`);
    Object.assign(this, shown, { problem, reason });
    // A program that prints the error with its properties, as Node does, prints neither a password nor the catalogue.
    Object.defineProperties(this, { input: { value: input }, words: { value: words }, [BRAND]: {} });
  }
}

export interface UriSyntaxError extends UriErrorDetails {}
