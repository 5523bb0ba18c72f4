/**
 * RFC 3986 §3.1, §1.1.1: the text that a scheme reads, a URI of its name, and where the components lie in it. A
 * scheme's specification "may further restrict the syntax": an error of such a rule names its place, its rule and
 * its section, like any other.
 */

import { layoutOf, type ReferenceLike, textOf } from "../../reference.ts";
import { type UriErrorCode, UriSyntaxError, uriError } from "../../syntax/errors.ts";
import { decode } from "../../syntax/percent-encoding.ts";
import { excerpt } from "../../syntax/printable.ts";
import { hasAuthority, type Layout } from "../../syntax/scanner.ts";
import type { Credentials, HostPort } from "./authority.ts";
import { type Data, decodeData } from "./octet-data.ts";

/** A scheme's name and its default port. */
export interface SchemeName {
  /** In lower case. */
  readonly name: string;
  /** The port that is meant where none is given; undefined where the scheme has no ports. */
  readonly defaultPort: number | undefined;
}

/** What of a reference is a secret, besides a password in its authority. */
export interface Hiding {
  /** The text as errors may show it, of the same length; absent where all of it may be shown. */
  readonly shown?: ((text: string) => string) | undefined;
}

/** A rule of a scheme's grammar, and its section. */
export interface Rule {
  readonly rule: string;
  /** With the specification: `RFC 1738 §3.2.2`. */
  readonly section: string;
}

/** What is wrong at a place of a reference. */
export interface Fault {
  /** `invalid-for-scheme` unless given. */
  readonly code?: UriErrorCode;
  readonly expected: string;
  /** A clause that says what is wrong; the section is added. */
  readonly message: string;
}

/** What a lenient reading passed over. */
export interface ReadingWarning {
  /** Where it stands in the text. */
  readonly index: number;
  /** The rule of the grammar that is not kept. */
  readonly rule: string;
  readonly section: string;
  /** One printable line: what is not as the rule has it, and the section. */
  readonly message: string;
}

/** A part of a text: from its first character up to, but not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const HOST: Rule = { rule: "host", section: "RFC 3986 §3.2.2" };
const PORT: Rule = { rule: "port", section: "RFC 3986 §3.2.3" };
const PASSWORD: Rule = { rule: "password", section: "RFC 1738 §3.1" };
const HIGHEST_PORT = 65535;

const NO_AUTHORITY: Fault = {
  expected: "no authority",
  message: 'this scheme has no authority, which "//" begins',
};

/** A URI of a certain scheme, to be read. */
export class Source implements SchemeName {
  readonly text: string;
  readonly layout: Layout;
  readonly name: string;
  readonly defaultPort: number | undefined;
  /** What was passed over so far, where the reading is lenient. */
  readonly warnings: ReadingWarning[] = [];
  /** The text as errors may show it. */
  readonly shown: string;
  readonly #isLenient: boolean;

  /** @throws {UriSyntaxError} If the reference is not a URI of this scheme. */
  constructor(
    reference: ReferenceLike,
    { name, defaultPort, shown }: SchemeName & Hiding,
    isLenient = false,
  ) {
    this.text = textOf(reference);
    this.shown = shown === undefined ? this.text : shown(this.text);
    this.layout = shown === undefined ? layoutOf(reference) : this.#hiding(() => layoutOf(reference));
    this.name = name;
    this.defaultPort = defaultPort;
    this.#isLenient = isLenient;
    if (!hasScheme(this.text, this.layout.schemeEnd, name)) throw this.#wrongScheme();
  }

  /** Whether there is an authority, which may be empty. */
  get hasAuthority(): boolean {
    return hasAuthority(this.layout);
  }

  /** The path. */
  get path(): Span {
    return { from: this.layout.pathFrom, to: this.layout.pathTo };
  }

  /** The query without its `?`; undefined where there is none. */
  get query(): Span | undefined {
    const { pathTo, queryTo } = this.layout;
    return pathTo < queryTo ? { from: pathTo + 1, to: queryTo } : undefined;
  }

  /** The text of a span. */
  slice({ from, to }: Span): string {
    return this.text.slice(from, to);
  }

  /** A span decoded as UTF-8. */
  decode({ from, to }: Span): string {
    return this.#hiding(() => decode(this.text.slice(from, to)), from);
  }

  /** What an action gives; its error is told of the whole text, as that may be shown. */
  #hiding<T>(act: () => T, from = 0): T {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof UriSyntaxError)) throw error;
      const { code, index, rule, expected, section, reason } = error;
      throw new UriSyntaxError({
        code,
        input: this.shown,
        index: from + index,
        rule,
        expected,
        section,
        reason,
      });
    }
  }

  /** A span decoded as UTF-8, or as octets where it is not UTF-8. */
  decodeData({ from, to }: Span): Data {
    return decodeData(this.text.slice(from, to));
  }

  /** Where a character stands in a span, as an index of the text; -1 if it does not. The rest is not searched. */
  indexOf({ from, to }: Span, character: string): number {
    const at = this.slice({ from, to }).indexOf(character);
    return at < 0 ? at : from + at;
  }

  /** The pieces of a span between delimiters, which are one character each; one piece where there is none. */
  split(span: Span, delimiter: string): readonly Span[] {
    let { from } = span;
    // Cut first: a search in the whole text would read its rest for every span without a delimiter.
    return this.slice(span)
      .split(delimiter)
      .map(({ length }) => {
        const piece = { from, to: from + length };
        from = piece.to + 1;
        return piece;
      });
  }

  /** The pieces of a span between delimiters, each decoded after the span was split (RFC 3986 §2.4). */
  splitData({ from, to }: Span, delimiter: string): readonly Data[] {
    const { text } = this;
    const percent = text.indexOf("%", from);
    const isPlain = percent < 0 || percent >= to;
    const code = delimiter.charCodeAt(0);
    const pieces: Data[] = [];
    let pieceFrom = from;
    for (let at = from; at <= to; at++) {
      if (at < to && text.charCodeAt(at) !== code) continue;
      const piece = text.slice(pieceFrom, at);
      pieces.push(isPlain ? piece : decodeData(piece));
      pieceFrom = at + 1;
    }
    return pieces;
  }

  /** The error of a rule at a place of the text. */
  error(at: number, { rule, section }: Rule, fault: Fault): UriSyntaxError {
    return uriError({ code: "invalid-for-scheme", text: this.shown, at, rule, section, ...fault });
  }

  /**
   * What a lenient reading passes over with a warning, and a strict one refuses.
   *
   * @throws {UriSyntaxError} If the reading is strict.
   */
  tolerate(at: number, rule: Rule, fault: Fault): void {
    const error = this.error(at, rule, fault);
    if (!this.#isLenient) throw error;
    const { index, section, reason } = error;
    this.warnings.push({ index, rule: error.rule, section, message: reason });
  }

  /** Refuses the first of the characters listed that a span holds; `place` names the span. */
  forbid(characters: string, span: Span, { place, ...rule }: Rule & { readonly place: string }): void {
    const at = this.#firstOf(characters, span);
    if (at < span.to) throw this.error(at, rule, this.#notAllowed(at, place));
  }

  /** The same, where a lenient reading passes over them, with a warning for the first. */
  tolerateFirst(characters: string, span: Span, { place, ...rule }: Rule & { readonly place: string }): void {
    const at = this.#firstOf(characters, span);
    if (at < span.to) this.tolerate(at, rule, this.#notAllowed(at, place));
  }

  /** Where the first of the characters listed stands; `to` if none does. */
  #firstOf(characters: string, { from, to }: Span): number {
    let at = from;
    while (at < to && !characters.includes(this.text.charAt(at))) at++;
    return at;
  }

  #notAllowed(at: number, place: string): Fault {
    const character = this.text.charAt(at);
    const triplet = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return {
      expected: `a character of ${place}`,
      message: `"${character}" is not allowed in ${place}; as data it is written ${triplet}`,
    };
  }

  /** Refuses an authority where the scheme has none. */
  forbidAuthority(rule: Rule): void {
    if (this.hasAuthority) throw this.error(this.layout.schemeEnd + 1, rule, NO_AUTHORITY);
  }

  /** What follows the scheme; where a lenient reading passes over the slashes of an authority, what follows them. */
  pathWithoutAuthority(rule: Rule): Span {
    if (!this.hasAuthority) return this.path;
    this.tolerate(this.layout.schemeEnd + 1, rule, NO_AUTHORITY);
    return { from: this.layout.schemeEnd + "://".length, to: this.layout.pathTo };
  }

  /** Refuses userinfo, even if it is empty, where the scheme allows none. */
  forbidUserinfo(rule: Rule, advice = ""): void {
    const { schemeEnd, hostFrom } = this.layout;
    if (schemeEnd + 3 >= hostFrom) return;
    throw this.error(schemeEnd + 3, rule, {
      code: "userinfo-not-allowed",
      expected: "a host",
      message: `user and password are not allowed here${advice}`,
    });
  }

  /** Refuses a port where the scheme has none; an empty one is the same as none (RFC 3986 §6.2.3). */
  forbidPort(rule: Rule, message = "this scheme has no ports"): void {
    const { hostTo, pathFrom } = this.layout;
    if (pathFrom - hostTo > 1) throw this.error(hostTo, rule, { expected: "no port", message });
  }

  /** Refuses a query where the scheme has none. */
  forbidQuery(rule: Rule): void {
    if (this.query === undefined) return;
    throw this.error(this.layout.pathTo, rule, {
      expected: "no query",
      message: 'this scheme has no query, which "?" begins; as data it is written %3F',
    });
  }

  /** Refuses a fragment where the scheme has none. */
  forbidFragment(rule: Rule): void {
    const { queryTo, to } = this.layout;
    if (queryTo === to) return;
    throw this.error(queryTo, rule, {
      code: "fragment-not-allowed",
      expected: "the end of the URI",
      message: 'a fragment means nothing here and is not allowed; as data, "#" is written %23',
    });
  }

  /** Host and port (`hostport`, RFC 1738 §5); the host is required. */
  hostPort(rule: Rule): HostPort {
    this.requireHost(rule);
    return { host: this.host(), port: this.port() };
  }

  /** Refuses an absent or empty host. */
  requireHost(rule: Rule): void {
    const { hostFrom, hostTo } = this.layout;
    if (hostFrom < hostTo) return;
    throw this.error(hostFrom, rule, {
      code: "missing-host",
      expected: this.hasAuthority ? "a host" : '"//" and a host',
      message: "a host is required here",
    });
  }

  /** The host, decoded (RFC 3986 §3.2.2); it may be empty. */
  host(): string {
    const { hostFrom, hostTo } = this.layout;
    const host = this.text.slice(hostFrom, hostTo);
    if (!host.includes("%")) return host;
    const decoded = this.decode({ from: hostFrom, to: hostTo });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a host is what is looked for
    const bad = /[\u0000-\u0020\u007f"#%/:<>?@[\\\]^`{|}]/.exec(decoded)?.[0];
    if (bad === undefined) return decoded;
    throw this.error(hostFrom + host.indexOf("%"), HOST, {
      code: "forbidden-character",
      expected: "a host name",
      message: `a host name cannot contain ${JSON.stringify(bad)}, encoded or not`,
    });
  }

  /** The port, or the scheme's default port where none is written. */
  port(): number {
    const from = this.layout.hostTo + 1;
    const { pathFrom } = this.layout;
    // A scheme without a default port has no ports: it does not ask.
    if (from >= pathFrom) return this.defaultPort as number;
    const port = Number(this.text.slice(from, pathFrom));
    if (port <= HIGHEST_PORT) return port;
    throw this.error(from, PORT, {
      code: "invalid-port",
      expected: `a number from 0 to ${HIGHEST_PORT}`,
      message: `there is no port above ${HIGHEST_PORT}`,
    });
  }

  /** The userinfo as it is written; undefined where there is none. */
  userinfo(): string | undefined {
    const { schemeEnd, hostFrom } = this.layout;
    return schemeEnd + 3 < hostFrom ? this.text.slice(schemeEnd + 3, hostFrom - 1) : undefined;
  }

  /** `user [ ":" password ]` (RFC 1738 §3.1), split at the colon and then decoded. */
  credentials(): Credentials {
    const from = this.layout.schemeEnd + 3;
    const to = this.layout.hostFrom - 1;
    if (to < from) return { user: undefined, password: undefined };
    const [user = { from, to }, password, third] = this.split({ from, to }, ":");
    if (third !== undefined) throw this.#colonInPassword(third.from - 1);
    return { user: this.decodeData(user), password: password && this.decodeData(password) };
  }

  /**
   * The url-path of RFC 1738 §3.1, after its slash; empty where there is none. It reaches up to the fragment: what
   * RFC 3986 calls the query is a part of it.
   */
  urlPath(rule: Rule): Span {
    const { pathFrom, pathTo, queryTo } = this.layout;
    if (pathFrom < pathTo) return { from: pathFrom + 1, to: queryTo };
    if (pathTo === queryTo) return { from: queryTo, to: queryTo };
    throw this.error(pathTo, rule, { expected: '"/"', message: 'only "/" may follow the host' });
  }

  #wrongScheme(): UriSyntaxError {
    const { schemeEnd } = this.layout;
    const found =
      schemeEnd < 0 ? "a relative reference" : `of the scheme "${excerpt(this.text.slice(0, schemeEnd))}"`;
    return this.error(
      0,
      { rule: "scheme", section: "RFC 3986 §3.1" },
      {
        code: "wrong-scheme",
        expected: `"${this.name}:"`,
        message: `this is ${found}, where a URI of the scheme "${this.name}" is read`,
      },
    );
  }

  #colonInPassword(at: number): UriSyntaxError {
    return this.error(at, PASSWORD, {
      expected: "the end of the password",
      message: 'a ":" in a user or a password is written %3A',
    });
  }
}

/** Whether a text whose scheme ends at `schemeEnd` has this one; scheme names are case-insensitive (§3.1). */
function hasScheme(text: string, schemeEnd: number, name: string): boolean {
  if (schemeEnd !== name.length) return false;
  return text.startsWith(name) || text.slice(0, schemeEnd).toLowerCase() === name;
}
