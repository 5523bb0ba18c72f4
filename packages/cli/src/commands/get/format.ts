/**
 * The format of `uri get`, read: text, and placeholders `{NAME[:ARG][!][|FILTER[:ARG]]…}`.
 *
 * In the text `{{` and `}}` are braces. `\t` and `\n` are a TAB and a line end everywhere; `\` before any other character
 * that is not a letter or a digit is that character.
 */

import { type StatementValue, statement } from "urikit/words";
import { UsageError } from "../../exit.ts";
import type { CommandId } from "../../words/text.ts";

/** A name with its argument, if it has one, and its place in the format. */
export interface Called {
  readonly name: string;
  readonly argument: string | undefined;
  readonly at: number;
}

/** A value to be filled in. */
export interface Placeholder extends Called {
  /** Whether a line without the value is invalid. */
  readonly isRequired: boolean;
  readonly filters: readonly Called[];
  /** As it is written in the format. */
  readonly text: string;
}

/** Text is kept as it is. */
export type FormatPart = string | Placeholder;

/**
 * The parts of a format.
 *
 * @throws {UsageError} If it cannot be read, or holds no placeholder.
 */
export function readFormat(format: string): readonly FormatPart[] {
  const reader = new FormatReader(format);
  const parts: FormatPart[] = [];
  while (!reader.isAtEnd) {
    const text = reader.text();
    if (text !== "") parts.push(text);
    if (!reader.isAtEnd) parts.push(reader.placeholder());
  }
  if (parts.some((part) => typeof part !== "string")) return parts;
  throw formatError(format, 0, "format-no-value");
}

/** The error of a format: what is wrong, and the place. */
export function formatError(
  format: string,
  at: number,
  id: CommandId,
  ...values: readonly StatementValue[]
): UsageError {
  // A TAB or a line end in the format would part the caret from its place.
  const line = format.replace(/\s/g, " ");
  return new UsageError("get-format", statement(id, ...values), line, `${" ".repeat(at)}^`);
}

const ESCAPES: { readonly [letter: string]: string } = { t: "\t", n: "\n" };

class FormatReader {
  readonly #format: string;
  #at = 0;

  constructor(format: string) {
    this.#format = format;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#format.length;
  }

  /** Text up to a placeholder or the end. */
  text(): string {
    let text = "";
    for (;;) {
      text += this.#until("{}");
      const brace = this.#format[this.#at];
      if (brace === undefined) return text;
      if (this.#format[this.#at + 1] !== brace) {
        if (brace === "{") return text;
        throw formatError(this.#format, this.#at, "format-not-open");
      }
      text += brace;
      this.#at += 2;
    }
  }

  /** A placeholder, which begins here. */
  placeholder(): Placeholder {
    const from = this.#at;
    this.#at++;
    const value = this.#called(":!|}");
    const isRequired = this.#takes("!");
    const filters: Called[] = [];
    while (this.#takes("|")) filters.push(this.#called(":|}"));
    if (!this.#takes("}")) {
      if (this.isAtEnd) throw formatError(this.#format, from, "format-not-closed");
      throw formatError(this.#format, this.#at, "format-no-end");
    }
    return { ...value, isRequired, filters, text: this.#format.slice(from, this.#at) };
  }

  /** A name, and its argument after a colon; the name ends before `ends`, the argument before all of them but the colon. */
  #called(ends: string): Called {
    const at = this.#at;
    const name = this.#until(ends);
    const argument = this.#takes(":") ? this.#until(ends.slice(1)) : undefined;
    return { name, argument, at };
  }

  #takes(character: string): boolean {
    if (this.#format[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  /** The text before one of `ends`, its escapes read. */
  #until(ends: string): string {
    let text = "";
    for (; !this.isAtEnd; this.#at++) {
      const character = this.#format[this.#at] as string; // not at the end
      if (ends.includes(character)) break;
      text += character === "\\" ? this.#escaped() : character;
    }
    return text;
  }

  /** The character that the backslash here and what follows it stand for. */
  #escaped(): string {
    const at = this.#at++;
    const character = this.#format[this.#at];
    const meant = character && (ESCAPES[character] ?? (/[^\w]/.test(character) ? character : undefined));
    if (meant !== undefined && meant !== "") return meant;
    throw formatError(this.#format, at, "format-escape");
  }
}
