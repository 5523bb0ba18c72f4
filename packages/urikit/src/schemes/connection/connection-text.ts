/** The text of a connection string, and errors that say where it is not one; they show no password. */

import { UriSyntaxError, uriError } from "../../syntax/errors.ts";
import { isIPv6 } from "../../syntax/ipv6.ts";
import { decode } from "../../syntax/percent-encoding.ts";
import { excerpt } from "../../syntax/printable.ts";
import type { Fault, Span } from "../parts/source.ts";
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

/** Control characters stand in no connection string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A connection string of certain schemes, to be read. */
export class ConnectionText {
  readonly text: string;
  /** In lower case. */
  readonly scheme: string;
  /** What follows `//`. */
  readonly whole: Span;
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
        expected: names,
        message: `this is not a connection string that begins with ${names}`,
      });
    }
    const control = text.search(CONTROL);
    if (control < 0) return;
    throw this.error(control, "connection string", {
      code: "forbidden-character",
      expected: "a printable character, or a triplet",
      message: "a control character is not allowed",
    });
  }

  /** The error of a rule at a place. */
  error(at: number, rule: string, fault: Fault): UriSyntaxError {
    const { message, ...others } = fault;
    const section = this.#section;
    return uriError({
      code: "invalid-for-scheme",
      text: starred(this.text),
      at,
      rule,
      section,
      message,
      ...others,
    });
  }

  slice({ from, to }: Span): string {
    return this.text.slice(from, to);
  }

  /** Where the first of some characters stands in a span; its end where none does. */
  find({ from, to }: Span, characters: RegExp): number {
    const at = this.text.slice(from, to).search(characters);
    return at < 0 ? to : from + at;
  }

  /** The pieces of a span between delimiters. */
  split({ from, to }: Span, delimiter: string): readonly Span[] {
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

  /** A span decoded; no triplet may stand for NUL, and none may be malformed. */
  decode(span: Span, rule: string): string {
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
        message:
          'a "%" is followed by two hexadecimal digits, and what they spell is UTF-8; as data it is written %25',
      });
    }
    if (!decoded.includes("\0")) return decoded;
    throw this.error(from, rule, { expected: "no %00", message: "a NUL is not allowed" });
  }

  /** `user [ ":" password ]`, decoded. */
  login(span: Span): Login {
    const colon = this.find(span, /:/);
    return {
      user: this.decode({ from: span.from, to: colon }, "user"),
      password: colon < span.to ? this.decode({ from: colon + 1, to: span.to }, "password") : undefined,
    };
  }

  /** The same by RFC 3986 §3.2.1, with one colon at most. No character of them is named. */
  strictLogin(span: Span): Login {
    if (/^[\w.~%!$&'()*+,;=-]*(?::[\w.~%!$&'()*+,;=-]*)?$/.test(this.slice(span))) return this.login(span);
    throw this.error(span.from, "userinfo", {
      expected: "a user, and a password after a colon",
      message:
        "what is reserved is written as a triplet in a user or a password: @ %40, : %3A, / %2F, ? %3F, # %23",
    });
  }

  /** `host [ ":" port ]`; what is not written is undefined. */
  hostPort(span: Span): { readonly host: string | undefined; readonly port: number | undefined } {
    const host = this.#hostSpan(span);
    const name = this.#host(host);
    if (host.to === span.to) return { host: name, port: undefined };
    return { host: name, port: this.port({ from: host.to + 1, to: span.to }) };
  }

  #hostSpan({ from, to }: Span): Span {
    if (this.text[from] !== "[") return { from, to: this.find({ from, to }, /:/) };
    const close = this.find({ from, to }, /\]/);
    const end = close + 1;
    if (close < to && (end === to || this.text[end] === ":")) return { from, to: end };
    throw this.error(Math.min(end, to), "host", {
      code: "invalid-ip-literal",
      expected: '"]", and then a port or the end of the host',
      message: "an IPv6 address stands between brackets",
    });
  }

  #host(span: Span): string | undefined {
    const { from, to } = span;
    if (from === to) return undefined;
    if (this.text[from] === "[") {
      if (isIPv6(this.text, from + 1, to - 1)) return this.slice(span);
      throw this.error(from, "host", {
        code: "invalid-ip-literal",
        expected: "an IPv6 address",
        message: "what stands between brackets is not an IPv6 address",
      });
    }
    const bad = this.find(span, /[@\s"<>\\^`{|}[\]]/);
    if (bad === to) return this.decode(span, "host");
    throw this.error(bad, "host", {
      expected: "a character of a host",
      message: "not a character of a host; an @ in a password is written %40",
    });
  }

  /** A port; undefined where nothing is written. */
  port(span: Span): number | undefined {
    const digits = this.slice(span);
    if (digits === "") return undefined;
    const port = /^[0-9]{1,8}$/.test(digits) ? Number(digits) : 0;
    if (port > 0 && port <= HIGHEST_PORT) return port;
    throw this.error(span.from, "port", {
      code: "invalid-port",
      expected: `a number from 1 to ${HIGHEST_PORT}`,
      message: "not a port; in a password, / is written %2F and @ is written %40",
    });
  }

  /** `name "=" value *( "&" name "=" value )`, decoded. */
  options(span: Span): readonly NamedOption[] {
    return this.keys(span).map(({ name, value, at }) => {
      if (value !== undefined) return { name, value };
      throw this.error(at, "option", {
        expected: 'a name, "=" and a value',
        message: "an option has a name and a value",
      });
    });
  }

  /** The same, where a name may stand alone. */
  keys(span: Span): readonly (ConnectionOption & { readonly at: number })[] {
    if (span.from >= span.to) return [];
    return this.split(span, "&").map((pair) => {
      const equals = this.find(pair, /=/);
      if (equals === pair.from) {
        throw this.error(pair.from, "option", { expected: "a name", message: "an option has a name" });
      }
      const name = this.decode({ from: pair.from, to: equals }, "option");
      const value = equals < pair.to ? this.decode({ from: equals + 1, to: pair.to }, "option") : undefined;
      return { name, value, at: pair.from };
    });
  }

  /** Refuses a name that stands in the options twice. */
  refuseTwice(options: readonly ConnectionOption[], at: number): void {
    const seen = new Set<string>();
    const twice = options.find(({ name }) => seen.size === seen.add(name).size)?.name;
    if (twice === undefined) return;
    throw this.error(at, "option", {
      expected: "each option once",
      message: `the option ${excerpt(twice)} stands here twice`,
    });
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
