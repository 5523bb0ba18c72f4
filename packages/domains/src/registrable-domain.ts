/**
 * publicsuffix.org/list, "Algorithm": the part of a name under which anybody may register, and the domain that somebody
 * registered there.
 */

import { requireOption, requireOptions, requireString } from "urikit/foundation";
import { toAscii, URL_STANDARD } from "urikit/idna";
import { RULES } from "./data.ts";

/** Which rules count. */
export interface DomainOptions {
  /**
   * `false` leaves out the private part of the list, such as `github.io`, in which the owners of domains have them listed.
   * `true`, the default, is right wherever users of such a domain must not trust each other, as for cookies.
   */
  readonly private?: boolean | undefined;
}

/** The suffix of a name, and who has it listed. */
export interface PublicSuffix {
  /** The suffix, such as `co.uk`, in lower case. */
  readonly suffix: string;
  /** `icann` for a registry, `private` for the owner of a domain, `unlisted` for a top-level domain that the list lacks. */
  readonly kind: "icann" | "private" | "unlisted";
}

/** The rules by their names: `""` for a registry's, `+` for a private one, `!` for an exception. */
let known: ReadonlyMap<string, string> | undefined;

/** The most labels that a rule has. */
let deepest = 1;

/** Reads the rules once, when they are first needed. */
function rules(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const read = new Map<string, string>();
  const above: string[] = [];
  let name = "";
  for (const [, rule = "", delimiter] of RULES.matchAll(/([^(),]*)([(),]|$)/g)) {
    const mark = /[-+!]$/.exec(rule)?.[0] ?? "";
    const label = rule.slice(0, rule.length - mark.length);
    if (label !== "") {
      name = above.length === 0 ? label : `${label}.${above.at(-1)}`;
      if (mark !== "-") read.set(name, mark);
      deepest = Math.max(deepest, above.length + 1);
    }
    if (delimiter === "(") above.push(name);
    else if (delimiter === ")") above.pop();
  }
  known = read;
  return read;
}

/** A name as it is compared, and as its labels were written. */
interface Name {
  readonly labels: readonly string[];
  readonly written: readonly string[];
}

/** A host as a name; undefined for an address, and for what is not a domain name. */
function nameOf(host: string): Name | undefined {
  const text = host.replace(/[.。．｡]$/, "");
  const isAscii = !/[^\0-\x7f]/.test(text);
  const ascii = isAscii ? text.toLowerCase() : toAscii(text, URL_STANDARD).text;
  if (ascii === undefined || !/^[\w-]+(?:\.[\w-]+)*$/.test(ascii)) return undefined;
  const labels = ascii.split(".");
  // No top-level domain ends with a number: what does is an address, or is taken for one.
  if (/^(?:\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? "")) return undefined;
  return { labels, written: isAscii ? labels : text.toLowerCase().split(/[.。．｡]/) };
}

/** How many labels the suffix of a name has, and its kind. */
function suffixOf(
  { labels }: Name,
  options: DomainOptions,
): { readonly count: number; readonly kind: PublicSuffix["kind"] } {
  const list = rules();
  const counts = (mark: string | undefined) =>
    mark !== undefined && (mark !== "+" || options.private !== false);
  const kindOf = (mark: string | undefined) => (mark === "+" ? "private" : "icann");
  for (let count = Math.min(labels.length, deepest); count > 0; count--) {
    const name = labels.slice(-count).join(".");
    const mark = list.get(name);
    if (mark === "!") return { count: count - 1, kind: "icann" };
    if (counts(mark)) return { count, kind: kindOf(mark) };
    const wild = count > 1 ? list.get(`*.${labels.slice(1 - count).join(".")}`) : undefined;
    if (counts(wild)) return { count, kind: kindOf(wild) };
  }
  return { count: 1, kind: "unlisted" };
}

function readOptions(options: DomainOptions): DomainOptions {
  const read = requireOptions(options, { private: true });
  if (read.private !== undefined) requireOption("private", read.private, [true, false]);
  return read;
}

/**
 * The public suffix of a host: the part of its name under which anybody may register a domain.
 *
 * @param host A host, as `reference.host` gives it, also that of an IRI.
 * @returns The suffix and its kind; undefined for an address, and for what is not a domain name.
 * @throws {TypeError} If `host` is not a string, or `private` is neither `true` nor `false`.
 *
 * @example
 * ```ts
 * import { publicSuffix } from "@urikit/domains";
 *
 * publicSuffix("www.example.co.uk"); // => { suffix: "co.uk", kind: "icann" }
 * publicSuffix("me.github.io"); // => { suffix: "github.io", kind: "private" }
 * publicSuffix("printer"); // => { suffix: "printer", kind: "unlisted" }
 * publicSuffix("[::1]"); // => undefined
 * ```
 */
export function publicSuffix(host: string, options: DomainOptions = {}): PublicSuffix | undefined {
  requireString(host, "the host");
  const [name, read] = [nameOf(host), readOptions(options)];
  if (name === undefined) return undefined;
  const { count, kind } = suffixOf(name, read);
  return { suffix: name.written.slice(-count).join("."), kind };
}

/**
 * Whether a host is a public suffix: anybody may register a domain below it. A name that the list lacks is not one.
 *
 * @param host A host, as `reference.host` gives it, also that of an IRI.
 * @throws {TypeError} If `host` is not a string, or `private` is neither `true` nor `false`.
 *
 * @example
 * ```ts
 * import { isPublicSuffix } from "@urikit/domains";
 *
 * isPublicSuffix("co.uk"); // => true
 * isPublicSuffix("github.io"); // => true
 * isPublicSuffix("example.org"); // => false
 * isPublicSuffix("internal"); // => false
 * ```
 */
export function isPublicSuffix(host: string, options: DomainOptions = {}): boolean {
  requireString(host, "the host");
  const [name, read] = [nameOf(host), readOptions(options)];
  if (name === undefined) return false;
  const { count, kind } = suffixOf(name, read);
  return count === name.labels.length && kind !== "unlisted";
}

/**
 * The registrable domain of a host: its public suffix and the label before it.
 *
 * @param host A host, as `reference.host` gives it, also that of an IRI.
 * @returns The domain in lower case, with its labels as they are written; undefined if the host is itself a suffix, is an
 * address, or is not a domain name.
 * @throws {TypeError} If `host` is not a string, or `private` is neither `true` nor `false`.
 *
 * @example
 * ```ts
 * import { registrableDomain } from "@urikit/domains";
 *
 * registrableDomain("www.Example.co.uk"); // => "example.co.uk"
 * registrableDomain("co.uk"); // => undefined
 * registrableDomain("a.me.github.io"); // => "me.github.io"
 * registrableDomain("a.me.github.io", { private: false }); // => "github.io"
 * registrableDomain("www.食狮.中国"); // => "食狮.中国"
 * ```
 */
export function registrableDomain(host: string, options: DomainOptions = {}): string | undefined {
  requireString(host, "the host");
  const [name, read] = [nameOf(host), readOptions(options)];
  if (name === undefined) return undefined;
  const { count } = suffixOf(name, read);
  return name.labels.length > count ? name.written.slice(-count - 1).join(".") : undefined;
}
