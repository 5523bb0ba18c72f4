/**
 * RFC 6570 §3: a template that was read once, to be expanded often.
 */

import { UriSyntaxError } from "../syntax/errors.ts";
import { normalTriplets } from "../syntax/percent-encoding.ts";
import { requireString } from "../syntax/require-string.ts";
import { expandParts } from "./expand-parts.ts";
import { type MatchedValues, Matcher, uriTokens } from "./match.ts";
import { levelOf, readTemplate, type TemplateLevel, type TemplatePart } from "./read-template.ts";
import type { VariableValues } from "./values.ts";

/** A template that was read. It does not change. See {@link compile}. */
export interface UriTemplate {
  /** The template as it was given. */
  readonly text: string;
  /** The level that it is of: the highest of its expressions (RFC 6570 §1.2). */
  readonly level: TemplateLevel;
  /** The names of its variables, each once, in the order of the template. */
  readonly variables: readonly string[];
  /**
   * The reference that the template gives for these values (RFC 6570 §3.2). Undefined values are left out.
   *
   * Values are data, and cannot get out of their place, except in `{+name}` and `{#name}`: there a value is text of a
   * URI, in which delimiters are delimiters. Give these only values that your own program made.
   *
   * @throws {UriSyntaxError} `composite-prefix` if a value with members is to be cut; `lone-surrogate` if a value holds
   * half a surrogate pair.
   * @throws {TypeError} If `values` is not an object or a Map, or a value is of a type that no variable has.
   */
  expand(values: VariableValues): string;
  /**
   * The values with which the template gives a URI; `undefined` if there are no such values. `{name}` gives text,
   * `{name*}` a list of texts; a variable that is undefined is absent. Where an undefined value and an empty one give
   * the same, it is empty. Values are decoded, except of `{+name}` and `{#name}`, which are text of a URI. For all of
   * them, `template.expand(template.match(uri))` is the same URI, except that triplets are in their normal form
   * (RFC 3986 §6.2.2).
   *
   * @throws {UriSyntaxError} `ambiguous-template` if several sets of values give the same URI. The error has an example.
   * @throws {TypeError} If `uri` is not a string.
   */
  match(uri: string): MatchedValues | undefined;
}

/**
 * A URI Template (RFC 6570), read once to be expanded often.
 *
 * @throws {UriSyntaxError} If the text is not a template. The error has the place and the reason.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { compile } from "urikit/uri-template";
 *
 * const search = compile("https://example.org/search{?q,page}");
 * search.expand({ q: "AC/DC & co", page: 2 }); // => "https://example.org/search?q=AC%2FDC%20%26%20co&page=2"
 * search.expand({}); // => "https://example.org/search"
 * search.variables; // => ["q", "page"]
 * search.match("https://example.org/search?q=AC%2FDC"); // => { q: "AC/DC" }
 * ```
 */
export function compile(text: string): UriTemplate {
  requireString(text, "the template");
  return new CompiledTemplate(text);
}

class CompiledTemplate implements UriTemplate {
  readonly text: string;
  readonly level: TemplateLevel;
  readonly variables: readonly string[];
  readonly #parts: readonly TemplatePart[];
  #matcher: Matcher | undefined;

  constructor(text: string) {
    const parts = readTemplate(text);
    const names = parts.flatMap((part) =>
      typeof part === "string" ? [] : part.variables.map(({ name }) => name),
    );
    this.text = text;
    this.level = levelOf(parts);
    this.variables = [...new Set(names)];
    this.#parts = parts;
  }

  expand(values: VariableValues): string {
    return expandParts(this.text, this.#parts, values);
  }

  match(uri: string): MatchedValues | undefined {
    requireString(uri, "the URI");
    this.#matcher ??= new Matcher(this.text, this.#parts);
    const tokens = uriTokens(uri);
    const values = tokens && this.#matcher.match(tokens);
    // A variable that is repeated, or cut, must give the same text at each of its places.
    if (tokens === undefined || values === undefined || !this.#gives(values, tokens.join("")))
      return undefined;
    return values;
  }

  #gives(values: MatchedValues, uri: string): boolean {
    const expanded = this.#expansion(values);
    return expanded !== undefined && normalTriplets(expanded, 0, expanded.length) === uri;
  }

  /** Undefined if a list was found where only text may be cut. */
  #expansion(values: MatchedValues): string | undefined {
    try {
      return this.expand(values);
    } catch (error) {
      if (error instanceof UriSyntaxError && error.code === "composite-prefix") return undefined;
      throw error;
    }
  }
}
