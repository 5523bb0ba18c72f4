/**
 * RFC 3986 §3.1, §1.1.1: the text that a scheme reads, a URI of its name, and where the components lie in it. A
 * scheme's specification "may further restrict the syntax": an error of such a rule names its place, its rule and
 * its section, like any other.
 */

import type { ReferenceLike } from "urikit";
import { decode, UriSyntaxError } from "urikit";
import {
  characterAt,
  englishOf,
  excerpt,
  hasAuthority,
  type Layout,
  layoutOf,
  textOf,
} from "urikit/foundation";
import { type Statement, statement } from "urikit/words";
import type { ExpectedId, PlainFaultId } from "../words/en.ts";
import type { Credentials, HostPort } from "./authority.ts";
import { fault, type SchemeFault } from "./fault.ts";
import { SCHEME_FAULTS } from "./faults.ts";
import { decodeData, type OctetData } from "./octet-data.ts";

/** A scheme's name and its default port. */
export interface SchemeName {
  /** In lower case. */
  readonly name: string;
  /** The port that is meant if no port is given; undefined where the scheme has no ports. */
  readonly defaultPort: number | undefined;
}

/** The secrets of a reference, in addition to a password in its authority. */
export interface Hiding {
  /** The text as errors may show it, of the same length; absent where all of it may be shown. */
  readonly shown?: ((text: string) => string) | undefined;
}

/** A rule of a scheme's grammar, and its section. */
export interface SchemeRule {
  readonly rule: string;
  /** With the specification: `RFC 1738 §3.2.2`. */
  readonly section: string;
}

/** A fault that a lenient reading passed over. */
export interface ReadingWarning {
  /** Its place in the text. */
  readonly index: number;
  /** The rule of the grammar that is not kept. */
  readonly rule: string;
  readonly section: string;
  /** The breach of the rule. `urikit/words` makes a sentence of it. */
  readonly problem: Statement;
  /** The same in one printable line of English, with the section. */
  readonly message: string;
}

/** A part of a text: from its first character up to, but not including, `to`. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const HOST: SchemeRule = { rule: "host", section: "RFC 3986 §3.2.2" };
const PORT: SchemeRule = { rule: "port", section: "RFC 3986 §3.2.3" };
const PASSWORD: SchemeRule = { rule: "password", section: "RFC 1738 §3.1" };
const HIGHEST_PORT = 65535;

const NO_AUTHORITY = fault("no-authority", "has-no-authority", SCHEME_FAULTS);

/** A part of a reference, by its name in sentences. */
type Place = ExpectedId | "a-host";

/** Why a scheme allows no user and no password. */
export type LoginFault =
  | "no-login-here"
  | "login-hides-host"
  | "login-read-by-gateway"
  | "login-in-clear-text"
  | "login-unknown-to-protocol";

/** A URI of a certain scheme, to be read. */
export class SchemeSource implements SchemeName {
  readonly text: string;
  readonly layout: Layout;
  readonly name: string;
  readonly defaultPort: number | undefined;
  /** The faults that were passed over so far, if the reading is lenient. */
  readonly warnings: ReadingWarning[] = [];
  /** The text as errors may show it. */
  readonly shown: string;
  readonly #isLenient: boolean;
  /** The charset of its octets; undefined for UTF-8. */
  readonly #charset: string | undefined;

  /** @throws {UriSyntaxError} If the reference is not a URI of this scheme. */
  constructor(
    reference: ReferenceLike,
    { name, defaultPort, shown, charset }: SchemeName & Hiding & { readonly charset?: string | undefined },
    isLenient = false,
  ) {
    this.text = textOf(reference);
    this.shown = shown === undefined ? this.text : shown(this.text);
    this.layout = shown === undefined ? layoutOf(reference) : this.#hiding(() => layoutOf(reference));
    this.name = name;
    this.defaultPort = defaultPort;
    this.#isLenient = isLenient;
    this.#charset = charset;
    if (!hasScheme(this.text, this.layout.schemeEnd, name)) throw this.#wrongScheme();
  }

  /** Whether there is an authority, which may be empty. */
  get hasAuthority(): boolean {
    return hasAuthority(this.layout);
  }

  /** The path. */
  get path(): TextSpan {
    return { from: this.layout.pathFrom, to: this.layout.pathTo };
  }

  /** The query without its `?`; undefined if it is absent. */
  get query(): TextSpan | undefined {
    const { pathTo, queryTo } = this.layout;
    return pathTo < queryTo ? { from: pathTo + 1, to: queryTo } : undefined;
  }

  /** The text of a span. */
  slice({ from, to }: TextSpan): string {
    return this.text.slice(from, to);
  }

  /** A span decoded in the charset of the scheme, UTF-8 unless it has another one. */
  decode({ from, to }: TextSpan): string {
    return this.#hiding(() => decode(this.text.slice(from, to), { charset: this.#charset }), from);
  }

  /** The result of an action; its error has the whole text, as that may be shown. */
  #hiding<T>(act: () => T, from = 0): T {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof UriSyntaxError)) throw error;
      throw new UriSyntaxError({ ...error, input: this.shown, index: from + error.index }, error.words);
    }
  }

  /** A span decoded in the charset of the scheme, or as octets where it is not text in that. */
  decodeData({ from, to }: TextSpan): OctetData {
    return decodeData(this.text.slice(from, to), this.#charset);
  }

  /** The place of a character in a span, as an index of the text; -1 if it is absent. The rest is not searched. */
  indexOf({ from, to }: TextSpan, character: string): number {
    const at = this.slice({ from, to }).indexOf(character);
    return at < 0 ? at : from + at;
  }

  /** The pieces of a span between delimiters, which are one character each; one piece if there is no delimiter. */
  split(span: TextSpan, delimiter: string): readonly TextSpan[] {
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
  splitData({ from, to }: TextSpan, delimiter: string): readonly OctetData[] {
    const { text } = this;
    const percent = text.indexOf("%", from);
    const isPlain = percent < 0 || percent >= to;
    const code = delimiter.charCodeAt(0);
    const pieces: OctetData[] = [];
    let pieceFrom = from;
    for (let at = from; at <= to; at++) {
      if (at < to && text.charCodeAt(at) !== code) continue;
      const piece = text.slice(pieceFrom, at);
      pieces.push(isPlain ? piece : decodeData(piece, this.#charset));
      pieceFrom = at + 1;
    }
    return pieces;
  }

  /** The error of a rule at a place of the text. */
  error(
    at: number,
    rule: SchemeRule,
    { code = "invalid-for-scheme", expected, problem, words }: SchemeFault,
  ): UriSyntaxError {
    const character = characterAt(this.shown, at);
    const whole = statement(code, expected, rule.rule, problem, character);
    return this.#error(at, rule, { code, expected, problem: whole, words });
  }

  #error(
    index: number,
    { rule, section }: SchemeRule,
    { words, ...fault }: Required<Pick<SchemeFault, "code">> & SchemeFault,
  ) {
    const details = { ...fault, input: this.shown, index, rule, section };
    return new UriSyntaxError(details, englishOf(fault.code, words));
  }

  /**
   * Passes over a fault with a warning if the reading is lenient, and refuses it otherwise.
   *
   * @throws {UriSyntaxError} If the reading is strict.
   */
  tolerate(at: number, rule: SchemeRule, fault: SchemeFault): void {
    this.#passOver(this.error(at, rule, fault));
  }

  #passOver(error: UriSyntaxError): void {
    if (!this.#isLenient) throw error;
    const { index, rule, section, problem, reason } = error;
    this.warnings.push({ index, rule, section, problem, message: reason });
  }

  /** Refuses the first of the characters listed that a span holds; `place` names the span. */
  forbid(
    characters: string,
    span: TextSpan,
    { place, ...rule }: SchemeRule & { readonly place: Place },
  ): void {
    const at = this.#firstOf(characters, span);
    if (at < span.to) throw this.#notAllowed(at, rule, place);
  }

  /** The same, where a lenient reading passes over them, with a warning for the first. */
  tolerateFirst(
    characters: string,
    span: TextSpan,
    { place, ...rule }: SchemeRule & { readonly place: Place },
  ): void {
    const at = this.#firstOf(characters, span);
    if (at < span.to) this.#passOver(this.#notAllowed(at, rule, place));
  }

  #notAllowed(at: number, rule: SchemeRule, name: Place): UriSyntaxError {
    const place = statement(name);
    const triplet = `%${this.text.charCodeAt(at).toString(16).toUpperCase()}`;
    const problem = statement("not-allowed-as-data", characterAt(this.shown, at), place, triplet);
    const expected = statement("a-character-of", place);
    return this.#error(at, rule, { code: "invalid-for-scheme", expected, problem, words: SCHEME_FAULTS });
  }

  /** The place of the first of the listed characters; `to` if they do not occur. */
  #firstOf(characters: string, { from, to }: TextSpan): number {
    let at = from;
    while (at < to && !characters.includes(this.text.charAt(at))) at++;
    return at;
  }

  /** Refuses an authority: the scheme has no authority. */
  forbidAuthority(rule: SchemeRule): void {
    if (this.hasAuthority) throw this.error(this.layout.schemeEnd + 1, rule, NO_AUTHORITY);
  }

  /** The text after the scheme; where a lenient reading passes over the slashes of an authority, the text after them. */
  pathWithoutAuthority(rule: SchemeRule): TextSpan {
    if (!this.hasAuthority) return this.path;
    this.tolerate(this.layout.schemeEnd + 1, rule, NO_AUTHORITY);
    return { from: this.layout.schemeEnd + "://".length, to: this.layout.pathTo };
  }

  /** Refuses userinfo, even if it is empty: the scheme does not allow it. */
  forbidUserinfo(rule: SchemeRule, why: LoginFault = "no-login-here"): void {
    const { schemeEnd, hostFrom } = this.layout;
    if (schemeEnd + 3 >= hostFrom) return;
    throw this.error(schemeEnd + 3, rule, {
      code: "userinfo-not-allowed",
      ...fault("a-host", why, SCHEME_FAULTS),
    });
  }

  /** Refuses a port: the scheme has no ports; an empty one is the same as no port (RFC 3986 §6.2.3). */
  forbidPort(rule: SchemeRule, why: PlainFaultId = "this-scheme-has-no-ports"): void {
    const { hostTo, pathFrom } = this.layout;
    if (pathFrom - hostTo > 1) throw this.error(hostTo, rule, fault("no-port", why));
  }

  /** Refuses a query: the scheme has no query. */
  forbidQuery(rule: SchemeRule): void {
    if (this.query === undefined) return;
    throw this.error(this.layout.pathTo, rule, fault("no-query", "has-no-query", SCHEME_FAULTS));
  }

  /** Refuses a fragment: the scheme gives it no meaning. */
  forbidFragment(rule: SchemeRule): void {
    const { queryTo, to } = this.layout;
    if (queryTo === to) return;
    throw this.error(queryTo, rule, {
      code: "fragment-not-allowed",
      ...fault("the-end-of-the-URI", "fragment-means-nothing", SCHEME_FAULTS),
    });
  }

  /** Host and port (`hostport`, RFC 1738 §5); the host is required. */
  hostPort(rule: SchemeRule): HostPort {
    this.requireHost(rule);
    return { host: this.host(), port: this.port() };
  }

  /** Refuses an absent or empty host. */
  requireHost(rule: SchemeRule): void {
    const { hostFrom, hostTo } = this.layout;
    if (hostFrom < hostTo) return;
    throw this.error(hostFrom, rule, {
      code: "missing-host",
      ...fault(this.hasAuthority ? "a-host" : "slashes-and-host", "a-host-is-required-here"),
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
      ...fault("a-host-name", statement("not-in-host-name", JSON.stringify(bad)), SCHEME_FAULTS),
    });
  }

  /** The port, or the scheme's default port if no port is written. */
  port(): number {
    const from = this.layout.hostTo + 1;
    const { pathFrom } = this.layout;
    // A scheme without a default port has no ports: it does not ask.
    if (from >= pathFrom) return this.defaultPort as number;
    const port = Number(this.text.slice(from, pathFrom));
    if (port <= HIGHEST_PORT) return port;
    throw this.error(from, PORT, {
      code: "invalid-port",
      ...fault(
        statement("number-from-to", 0, HIGHEST_PORT),
        statement("no-port-above", HIGHEST_PORT),
        SCHEME_FAULTS,
      ),
    });
  }

  /** The userinfo as it is written; undefined if it is absent. */
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
   * The url-path of RFC 1738 §3.1, after its slash; empty if it is absent. It reaches up to the fragment: the
   * query of RFC 3986 is a part of it.
   */
  urlPath(rule: SchemeRule): TextSpan {
    const { pathFrom, pathTo, queryTo } = this.layout;
    if (pathFrom < pathTo) return { from: pathFrom + 1, to: queryTo };
    if (pathTo === queryTo) return { from: queryTo, to: queryTo };
    throw this.error(pathTo, rule, fault("slash-itself", "only-slash-after-host", SCHEME_FAULTS));
  }

  #wrongScheme(): UriSyntaxError {
    const { schemeEnd } = this.layout;
    const { name } = this;
    const problem =
      schemeEnd < 0
        ? statement("relative-not-scheme", name)
        : statement("other-scheme", excerpt(this.text.slice(0, schemeEnd)), name);
    return this.error(
      0,
      { rule: "scheme", section: "RFC 3986 §3.1" },
      {
        code: "wrong-scheme",
        ...fault(statement("scheme-begin", name), problem, SCHEME_FAULTS),
      },
    );
  }

  #colonInPassword(at: number): UriSyntaxError {
    return this.error(at, PASSWORD, fault("the-end-of-the-password", "colon-not-encoded", SCHEME_FAULTS));
  }
}

/** Whether a text whose scheme ends at `schemeEnd` has this one; scheme names are case-insensitive (§3.1). */
function hasScheme(text: string, schemeEnd: number, name: string): boolean {
  if (schemeEnd !== name.length) return false;
  return text.startsWith(name) || text.slice(0, schemeEnd).toLowerCase() === name;
}
