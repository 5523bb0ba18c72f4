/** The text of a connection string, and errors that say where it is not one; they show no password. */

import { decode, UriSyntaxError } from "urikit";
import { characterAt, englishOf, excerpt, isIPv6 } from "urikit/foundation";
import { statement } from "urikit/words";
import { fault, type SchemeFault } from "../parts/fault.ts";
import { CONNECTION_TEXT_FAULTS } from "../parts/faults.ts";
import type { TextSpan } from "../parts/source.ts";
import type { ConnectionHost, ConnectionOption } from "./connection.ts";
import { starred } from "./hidden.ts";

/** A user and a password. */
interface Login {
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/** An option that has a value. */
interface NamedOption extends ConnectionOption {
  readonly value: string;
}

const HIGHEST_PORT = 65535;

/** No connection string has control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A connection string of certain schemes, to be read. */
export class ConnectionText {
  readonly text: string;
  /** In lower case. */
  readonly scheme: string;
  /** The text after `//`. */
  readonly whole: TextSpan;
  readonly #section: string;

  /** @throws {UriSyntaxError} If the text does not begin with one of the schemes and `//`. */
  constructor(text: string, schemes: readonly string[], section: string) {
    this.text = text;
    this.#section = section;
    const [begin = "", scheme = ""] = /^([^:/?#]{1,32}):\/\//.exec(text) ?? [];
    this.scheme = scheme.toLowerCase();
    this.whole = { from: begin.length, to: text.length };
    if (!schemes.includes(this.scheme)) {
      const names = schemes.map((name) => `"${name}://"`).join(" or ");
      throw this.error(0, "scheme", {
        code: "wrong-scheme",
        ...fault(
          statement("connection-begin", names),
          statement("other-connection-scheme", names),
          CONNECTION_TEXT_FAULTS,
        ),
      });
    }
    const control = text.search(CONTROL);
    if (control < 0) return;
    throw this.error(control, "connection string", {
      code: "forbidden-character",
      ...fault("printable-or-triplet", "a-control-character-is-not-allowed"),
    });
  }

  /** The error of a rule at a place. */
  error(index: number, rule: string, fault: SchemeFault): UriSyntaxError {
    const { code = "invalid-for-scheme", expected, words } = fault;
    const input = starred(this.text);
    const problem = statement(code, expected, rule, fault.problem, characterAt(input, index));
    const details = { code, input, index, rule, section: this.#section, expected, problem };
    return new UriSyntaxError(details, englishOf(code, words));
  }

  #notInHost(index: number): UriSyntaxError {
    const code = "invalid-for-scheme";
    const input = starred(this.text);
    const expected = statement("a-character-of", statement("a-host"));
    const problem = statement("not-host-character", characterAt(input, index));
    const details = { code, input, index, rule: "host", section: this.#section, expected, problem } as const;
    return new UriSyntaxError(details, englishOf(code, CONNECTION_TEXT_FAULTS));
  }

  slice({ from, to }: TextSpan): string {
    return this.text.slice(from, to);
  }

  /** Where the first of some characters is in a span; its end if they do not occur. */
  find({ from, to }: TextSpan, characters: RegExp): number {
    const at = this.text.slice(from, to).search(characters);
    return at < 0 ? to : from + at;
  }

  /** The pieces of a span between delimiters. */
  split({ from, to }: TextSpan, delimiter: string): readonly TextSpan[] {
    let at = from;
    return this.text
      .slice(from, to)
      .split(delimiter)
      .map(({ length }) => {
        const span = { from: at, to: at + length };
        at = span.to + 1;
        return span;
      });
  }

  /** A span decoded; no triplet may encode NUL or be malformed. */
  decode(span: TextSpan, rule: string): string {
    const { from } = span;
    let decoded: string;
    try {
      decoded = decode(this.slice(span));
    } catch (error) {
      if (!(error instanceof UriSyntaxError)) throw error;
      const { code, index, expected } = error;
      throw this.error(from + index, rule, {
        code,
        expected,
        problem: statement("percent-not-utf-8"),
        words: CONNECTION_TEXT_FAULTS,
      });
    }
    if (!decoded.includes("\0")) return decoded;
    throw this.error(from, rule, fault("no-encoded-nul", "a-NUL-is-not-allowed"));
  }

  /** `user [ ":" password ]`, decoded. */
  login(span: TextSpan): Login {
    const colon = this.find(span, /:/);
    return {
      user: this.decode({ from: span.from, to: colon }, "user"),
      password: colon < span.to ? this.decode({ from: colon + 1, to: span.to }, "password") : undefined,
    };
  }

  /** The same by RFC 3986 §3.2.1, with one colon at most. No character of them is named. */
  strictLogin(span: TextSpan): Login {
    if (/^[\w.~%!$&'()*+,;=-]*(?::[\w.~%!$&'()*+,;=-]*)?$/.test(this.slice(span))) return this.login(span);
    throw this.error(
      span.from,
      "userinfo",
      fault("user-and-password", "reserved-in-credentials", CONNECTION_TEXT_FAULTS),
    );
  }

  /** `host [ ":" port ]`; what is not written is undefined. */
  hostPort(span: TextSpan): { readonly host: string | undefined; readonly port: number | undefined } {
    const host = this.#hostSpan(span);
    const name = this.#host(host);
    if (host.to === span.to) return { host: name, port: undefined };
    return { host: name, port: this.port({ from: host.to + 1, to: span.to }) };
  }

  #hostSpan({ from, to }: TextSpan): TextSpan {
    if (this.text[from] !== "[") return { from, to: this.find({ from, to }, /:/) };
    const close = this.find({ from, to }, /\]/);
    const end = close + 1;
    if (close < to && (end === to || this.text[end] === ":")) return { from, to: end };
    throw this.error(Math.min(end, to), "host", {
      code: "invalid-ip-literal",
      ...fault("bracket-then-port", "an-IPv6-address-is-in-brackets"),
    });
  }

  #host(span: TextSpan): string | undefined {
    const { from, to } = span;
    if (from === to) return undefined;
    if (this.text[from] === "[") {
      if (isIPv6(this.text, from + 1, to - 1)) return this.slice(span);
      throw this.error(from, "host", {
        code: "invalid-ip-literal",
        ...fault("an-IPv6-address", "brackets-without-ipv6", CONNECTION_TEXT_FAULTS),
      });
    }
    const bad = this.find(span, /[@\s"<>\\^`{|}[\]]/);
    if (bad === to) return this.decode(span, "host");
    throw this.#notInHost(bad);
  }

  /** A port; undefined where nothing is written. */
  port(span: TextSpan): number | undefined {
    const digits = this.slice(span);
    if (digits === "") return undefined;
    const port = /^[0-9]{1,8}$/.test(digits) ? Number(digits) : 0;
    if (port > 0 && port <= HIGHEST_PORT) return port;
    throw this.error(span.from, "port", {
      code: "invalid-port",
      ...fault(statement("number-from-to", 1, HIGHEST_PORT), "not-port-but-password", CONNECTION_TEXT_FAULTS),
    });
  }

  /** `name "=" value *( "&" name "=" value )`, decoded. */
  options(span: TextSpan): readonly NamedOption[] {
    return this.keys(span).map(({ name, value, at }) => {
      if (value !== undefined) return { name, value };
      throw this.error(at, "option", fault("name-and-value", "an-option-has-a-name-and-a-value"));
    });
  }

  /** The same, where a name may have no value. */
  keys(span: TextSpan): readonly (ConnectionOption & { readonly at: number })[] {
    if (span.from >= span.to) return [];
    return this.split(span, "&").map((pair) => {
      const equals = this.find(pair, /=/);
      if (equals === pair.from) {
        throw this.error(pair.from, "option", fault("a-name", "an-option-has-a-name"));
      }
      const name = this.decode({ from: pair.from, to: equals }, "option");
      const value = equals < pair.to ? this.decode({ from: equals + 1, to: pair.to }, "option") : undefined;
      return { name, value, at: pair.from };
    });
  }

  /** Refuses a name that is in the options twice. */
  refuseTwice(options: readonly ConnectionOption[], at: number): void {
    const seen = new Set<string>();
    const twice = options.find(({ name }) => seen.size === seen.add(name).size)?.name;
    if (twice === undefined) return;
    throw this.error(
      at,
      "option",
      fault("each-option-once", statement("option-twice", excerpt(twice)), CONNECTION_TEXT_FAULTS),
    );
  }
}

/** A host that is the path of a socket, or another one. */
export function socketOr(
  { host, port }: Pick<ConnectionHost, "host" | "port">,
  isSocket: (host: string) => boolean,
): ConnectionHost {
  return host !== undefined && isSocket(host)
    ? { host: undefined, socket: host, port }
    : { host, socket: undefined, port };
}
