/**
 * RFC 3986 §1.1.1: "Each URI begins with a scheme name … that refers to a specification for assigning identifiers
 * within that scheme." This is the one interface by which urikit knows such a specification, and the one way to
 * make it, so that its laws hold for every scheme.
 */

import type { Components, NormalizationRule, ReferenceLike, SchemeNormalization } from "urikit";
import { compose, decode, UriSyntaxError } from "urikit";
import {
  emptyPathOf,
  englishOf,
  excerpt,
  type OptionNames,
  requireMembers,
  requireObject,
  requireOptions,
  requireString,
} from "urikit/foundation";
import { statement } from "urikit/words";
import { type Credentials, writeCredentials, writeHost } from "./authority.ts";
import { SCHEME_FAULTS } from "./faults.ts";
import { type OctetData, sameData } from "./octet-data.ts";
import type { Plan } from "./plan.ts";
import { type Hiding, type ReadingWarning, type SchemeName, SchemeSource } from "./source.ts";

/** The documents of a scheme, and its additions to normalization. */
interface SchemeFacts<Name extends string> extends SchemeNormalization {
  /** Its name, in lower case. */
  readonly name: Name;
  /** The specification that governs it today. */
  readonly specification: string;
  /** The specification that it came from. */
  readonly origin: string;
  /**
   * Where no standard specifies it: whether by a `draft`, or by a `custom`, which programs share or document for
   * themselves. Undefined where a standard does; an `origin` that is `custom` makes it a custom.
   */
  readonly standing?: "draft" | "custom" | undefined;
  /**
   * The charset of its octets, where its specification requires one other than UTF-8 or has it as the default
   * (rfc2396bis-01 §2.1), by a label that the platform's `TextDecoder` knows.
   */
  readonly charset?: string | undefined;
}

/** The members of a definition: of no other is anything made. */
const DEFINITION: OptionNames<SchemeDefinition<object, object, object, object, string>> = {
  name: true,
  specification: true,
  origin: true,
  standing: true,
  charset: true,
  defaultPort: true,
  emptyPath: true,
  rules: true,
  shown: true,
  options: true,
  read: true,
  defaults: true,
  complete: true,
  write: true,
  plan: true,
};

/**
 * A scheme: how its references are read, built, normalized and reached. `Reading` is what a reference means,
 * `Options` what a caller may ask for, `Parts` the least that `build` needs.
 *
 * Its `defaultPort`, `emptyPath` and `rules` are what it adds to `normalize` and `compare` on level `scheme`, so
 * that a map of schemes can be given to them as it is.
 *
 * For every scheme that {@link defineScheme} makes,
 * - a reading is plain data: own members, no methods;
 * - `read` splits before it decodes, and leaves out the fragment, which does not matter for access (RFC 3986 §3.5),
 *   unless the scheme gives it a meaning;
 * - `read(build(reading))` is `reading` again, without its warnings, or `build` refuses;
 * - its `rules` leave a reference that `read` refuses as it is, and never make one;
 * - `plan` does nothing, and no line of a protocol in it holds a CR, LF or NUL of the reference.
 */
export interface Scheme<
  Reading extends object,
  Options extends object = object,
  Parts extends object = Reading,
  Name extends string = string,
> extends SchemeFacts<Name> {
  /** The port that is meant if no port is given; undefined where the scheme has no ports. */
  readonly defaultPort: number | undefined;
  /** The names of its options. */
  readonly options: readonly string[];

  /**
   * The meaning of a reference of this scheme.
   *
   * @throws {UriSyntaxError} If the reference is not a URI of this scheme.
   */
  readonly read: (reference: ReferenceLike, options?: Options) => Reading;

  /**
   * The reference that means this. Members that are left out have their defaults.
   *
   * @throws {UriSyntaxError} If it would not be read back as given.
   */
  readonly build: (parts: Parts, options?: Options) => string;

  /**
   * The steps by which a program would reach the resource, as data.
   *
   * @throws {UriSyntaxError} If there is no way to it, or access is refused.
   */
  readonly plan: (reference: ReferenceLike, options?: Options) => Plan;
}

/** Any scheme, whatever its reading, its options and its parts: nothing can be asked of it, or built, unknowingly. */
export type AnyScheme = Scheme<object, never, never>;

/** The options of a scheme that people write in other ways than its specification. */
export interface LenientOptions {
  /**
   * Whether what is often written, and means one thing only, is read though the specification does not allow it.
   * The reading has `warnings` then, each for one such thing.
   */
  readonly lenient?: boolean;
}

/** A reading that may have been made leniently. */
export interface LenientReading {
  /** The faults that were passed over; absent where the reference is as the specification has it. `build` ignores them. */
  readonly warnings?: readonly ReadingWarning[];
}

/**
 * A reference before it is written. Host, port, user and password are data; userinfo, path, query and fragment are
 * written already.
 */
export interface WrittenParts extends Credentials {
  /** Without one, there is no authority. */
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly userinfo?: string | undefined;
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}

/** The least of a reading that `build` needs: all but the members that have a default. */
export type LeastParts<Reading, Defaulted extends PropertyKey> = Omit<Reading, Defaulted> & {
  readonly [name in keyof Reading & Defaulted]?: Reading[name] | undefined;
};

/** The parts that `build` of a scheme takes. */
export type PartsOf<Known extends AnyScheme> = Parameters<Known["build"]>[0];

/** The rules of one scheme. */
export interface SchemeDefinition<
  Reading extends object,
  Options extends object,
  Defaults extends Partial<Reading>,
  Parts extends object,
  Name extends string,
> extends SchemeFacts<Name>,
    Hiding {
  /** The meaning of a URI of this scheme. */
  readonly read: (source: SchemeSource, options: Options | undefined) => Reading;
  /** The names of its options: another one is refused. It has none, unless they are given. */
  readonly options?: readonly string[] | undefined;
  /** The meaning of a member that `build` is not given; the default port need not be named. */
  readonly defaults?: Defaults;
  /** Instead of `defaults`: the whole reading, where what is left out follows from other parts. */
  readonly complete?: (parts: Parts) => Reading;
  /** How a reading is written; the scheme, and a default port, are left out. */
  readonly write: (reading: Reading) => WrittenParts;
  /** The way to the resource. */
  readonly plan: (reading: Reading, source: SchemeSource, options: Options | undefined) => Plan;
}

/**
 * A scheme, from its own rules: how its references are read, written and reached. The common part of all schemes is
 * added: the check of the scheme's name, the one scan, the default port, and that what is built is read back.
 *
 * @throws {TypeError} If `read`, `write` or `plan` is absent, the definition has a member that is not known, the name is not a scheme in lower case, `emptyPath` does not begin with `/`, or the platform does
 * not know the charset.
 *
 * @example
 * ```ts
 * import { defineScheme } from "@urikit/schemes";
 * import { planTo, protocolLine, send } from "@urikit/schemes/define";
 * import { statement } from "urikit/words";
 *
 * const RULE = { rule: "finger-url", section: "draft-ietf-uri-url-finger-03" };
 *
 * const finger = defineScheme({
 *   name: "finger",
 *   defaultPort: 79,
 *   specification: RULE.section,
 *   origin: RULE.section,
 *   read: (source) => ({ ...source.hostPort(RULE), user: source.decode(source.urlPath(RULE)) }),
 *   write: ({ host, port, user }) => ({ host, port, path: `/${encodeURIComponent(user)}` }),
 *   plan: (reading, source) =>
 *     planTo(source, reading, [send(protocolLine(source.text, reading.user), statement("ask-for-the-user"))]),
 * });
 *
 * finger.read("finger://example.org/me"); // => { host: "example.org", port: 79, user: "me" }
 * finger.build({ host: "example.org", user: "a/b" }); // => "finger://example.org/a%2Fb"
 * ```
 */
export function defineScheme<
  Reading extends object,
  Options extends object = object,
  Defaults extends Partial<Reading> = object,
  Parts extends object = LeastParts<Reading, keyof Defaults | "port">,
  Name extends string = string,
>(
  definition: SchemeDefinition<Reading, Options, Defaults, Parts, Name>,
): Scheme<Reading, Options, Parts, Name> {
  const given = requireOptions(
    definition,
    DEFINITION as OptionNames<typeof definition>, // the same members, whatever its reading
    "the scheme",
  );
  requireMembers(given, ["name", "specification", "origin", "read", "write", "plan"], "the scheme");
  const { read, defaults, complete, write, plan, shown, options: names = [], ...facts } = given;
  requireSchemeName(facts.name);
  emptyPathOf(facts);
  const options = Object.freeze([...names]);
  const known = Object.fromEntries(options.map((name) => [name, true])) as OptionNames<Options>;
  const own = { defaultPort: undefined, standing: standingOf(facts), ...facts, options };
  const optionsOf = (given: Options | undefined) =>
    given === undefined ? given : requireOptions(given, known);
  const named = { name: own.name, defaultPort: own.defaultPort, shown, charset: charsetOf(own) };
  const sourceOf = (reference: ReferenceLike, options: Options | undefined): SchemeSource =>
    new SchemeSource(reference, named, isLenient(options));
  const readReference = (reference: ReferenceLike, given?: Options): Reading => {
    const options = optionsOf(given);
    const source = sourceOf(reference, options);
    const reading = read(source, options);
    return source.warnings.length === 0 ? reading : { ...reading, warnings: source.warnings };
  };
  const rules = own.rules?.map((rule) => onlyWhereRead(rule, readReference));
  const scheme: Scheme<Reading, Options, Parts, Name> = {
    ...own,
    ...(rules && { rules: Object.freeze(rules) }),
    read: readReference,
    build: (parts, options) => {
      const [reading, text] = withRightParts(own.name, parts, (given) => {
        const reading = complete?.(given) ?? filled<Reading>(given, defaults, own.defaultPort);
        const meant = requireObject(withoutWarnings(reading));
        return [meant, textOfParts(own, requireObject(write(meant)))];
      });
      const read = withoutWarnings(readReference(text, options));
      return readBack(text, reading, read, shown?.(text));
    },
    plan: (reference, given) => {
      const options = optionsOf(given);
      const source = sourceOf(reference, options);
      return plan(read(source, options), source, options);
    },
  };
  return Object.freeze(scheme);
}

/** The options that a scheme takes, of those of several schemes. */
export function optionsFor({ options }: AnyScheme, given: object | undefined): never {
  const all = given as Readonly<Record<string, unknown>> | undefined;
  const own =
    all && Object.fromEntries(options.filter((name) => name in all).map((name) => [name, all[name]]));
  return own as never; // the options of any scheme
}

/** The charset, if it is not UTF-8. @throws {TypeError} If the platform does not know it. */
function charsetOf({ charset }: SchemeFacts<string>): string | undefined {
  if (charset === undefined) return undefined;
  decode("", { charset });
  return /^utf-?8$/i.test(charset) ? undefined : charset;
}

/**
 * The types promise what a scheme needs; a caller without types may bring anything else, which would otherwise be an error
 * of the engine about the inside of a scheme.
 *
 * @throws {TypeError} If the parts are not those of the scheme. The `cause` is the error that they led to.
 */
export function withRightParts<Parts extends object, Result>(
  name: string,
  parts: Parts,
  write: (own: Parts) => Result,
): Result {
  const own = requireObject(parts, "the parts");
  try {
    return write(own);
  } catch (cause) {
    if (cause instanceof UriSyntaxError) throw cause;
    throw new TypeError(`the parts are not those of a reference of ${name}`, { cause });
  }
}

function standingOf({ origin }: SchemeFacts<string>): "custom" | undefined {
  return origin === "custom" ? "custom" : undefined;
}

/** RFC 3986 §3.1: "documents that specify schemes must do so with lowercase letters". */
export function requireSchemeName(name: string): void {
  requireString(name, "the name of a scheme");
  if (/^[a-z][a-z0-9+.-]*$/.test(name)) return;
  const shown = excerpt(name);
  throw new TypeError(
    /[A-Z]/.test(name)
      ? `the name of a scheme is written in lower case where it is specified: ${shown} (RFC 3986 §3.1)`
      : `not the name of a scheme: ${shown} (RFC 3986 §3.1)`,
  );
}

function isLenient(options: object = {}): boolean {
  return "lenient" in options && options.lenient === true;
}

/** The meaning of a reading, without how it was written. */
function withoutWarnings<Reading extends object>(reading: Reading): Reading {
  if (!("warnings" in reading)) return reading;
  const { warnings: _passedOver, ...meant } = reading;
  return meant as Reading; // no reading needs its warnings
}

/** The longest path and query that a rule of a scheme touches, in UTF-16 code units: reading them takes 100 times that. */
const LONGEST_READ = 2 ** 20;

/**
 * A rule that leaves what `read` refuses as it is, and makes nothing that it refuses (RFC 3986 §6.1: no false
 * positives). So a rule need not know all that a scheme refuses: an authority in `mailto`, a malformed field.
 * A reference that is too long to be read for that stays as it is, too.
 */
function onlyWhereRead(
  { apply, ...rule }: NormalizationRule,
  read: (text: string) => unknown,
): NormalizationRule {
  const isRead = (components: Components): boolean => {
    try {
      read(compose(components));
      return true;
    } catch (error) {
      if (error instanceof UriSyntaxError) return false;
      throw error;
    }
  };
  const guarded = (before: Components): Components => {
    const { path, query = "" } = before;
    if (path.length + query.length > LONGEST_READ) return before;
    const after = apply(before);
    return after === before || !isRead(before) || !isRead(after) ? before : after;
  };
  return Object.freeze({ ...rule, apply: guarded });
}

/** The reading that has these parts, and defaults for those that are left out: `Least` knows no others. */
function filled<Reading>(parts: object, defaults: object = {}, port?: number): Reading {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  const hostPort = "host" in parts && port !== undefined ? { port } : {};
  return { ...hostPort, ...defaults, ...Object.fromEntries(given) } as Reading;
}

/** The reference that has these parts; the port is left out where it is the default one. */
function textOfParts({ name, defaultPort }: SchemeName, parts: WrittenParts): string {
  const { host, port, path = "", query, fragment, userinfo = writeCredentials(parts) } = parts;
  return compose({
    scheme: name,
    userinfo,
    host: host === undefined ? undefined : writeHost(host),
    port: port === undefined || port === defaultPort ? undefined : String(port),
    path,
    query,
    fragment,
  });
}

/**
 * The text, if it is read as what was meant (RFC 3986 §2.4, §5.3).
 *
 * @param shown The text as an error may show it.
 * @throws {UriSyntaxError} `component-mismatch` if it is read as something else.
 */
export function readBack(text: string, meant: object, read: object, shown = text): string {
  const difference = firstDifference(meant, read);
  if (difference === undefined) return text;
  throw mismatch(shown, excerpt(difference));
}

function mismatch(input: string, member: string): UriSyntaxError {
  const code = "component-mismatch";
  const expected = statement("member-as-given", member);
  const problem = statement(code, expected, member, statement("not-read-back", member));
  const details = {
    code,
    input,
    index: 0,
    rule: member,
    section: "RFC 3986 §5.3",
    expected,
    problem,
  } as const;
  return new UriSyntaxError(details, englishOf(code, SCHEME_FAULTS));
}

/** The name of the first member that two readings do not share; an undefined member is the same as an absent one. */
function firstDifference(meant: object, read: object): string | undefined {
  const names = new Set([...Object.keys(meant), ...Object.keys(read)]);
  return [...names].find((name) => !isSame(memberOf(meant, name), memberOf(read, name)));
}

function memberOf(reading: object, name: string): unknown {
  return (reading as { readonly [name: string]: unknown })[name];
}

/** Readings are shallow, so that this goes no deeper than their types do. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isData(a) && isData(b)) return sameData(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return false;
  return firstDifference(a, b) === undefined;
}

function isData(value: unknown): value is OctetData {
  return typeof value === "string" || value instanceof Uint8Array;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Uint8Array);
}
