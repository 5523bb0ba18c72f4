/**
 * RFC 3986 §6.2.4: that a URI moved for good, as a client has seen it. "For example, if they observe that a URI such
 * as http://example.com/data redirects to http://example.com/data/, they will likely regard the two as equivalent in
 * the future." Servers say it, and anyone between them and the client may say it on http, so that what is learned is
 * bounded, expires, and is asked only where a caller gives it.
 */

import type { NormalizationStep } from "./normalization-steps.ts";
import { normalize } from "./normalize.ts";
import { parse, type ReferenceLike, textOf } from "./reference.ts";
import { resolve, withoutFragment } from "./resolve.ts";
import { excerpt } from "./syntax/printable.ts";
import { requireOptions } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";
import { tryParse } from "./try-parse.ts";

/** An answer that a client has seen: a redirect of HTTP (RFC 9110 §15.4). */
export interface SeenRedirect {
  /** The URI that was asked for. */
  readonly from: ReferenceLike;
  /** The status code of the answer. */
  readonly status: number;
  /** Its `Location`, which may be relative (RFC 9110 §10.2.2). */
  readonly location: ReferenceLike;
  /** For how many seconds the answer may be kept (RFC 9111 §5.2.2.1), 0 for `no-store`; 30 days unless given, a year at most. */
  readonly maxAge?: number | undefined;
}

/** A permanent redirect as it is saved. */
export interface LearnedRedirect {
  /** The URI that moved, in its normal form by scheme, without a fragment. */
  readonly from: string;
  /** Where it moved, in the same form; with a fragment, if the server gave one. */
  readonly to: string;
  /** RFC 9110 §15.4.2, §15.4.9. */
  readonly status: 301 | 308;
  /** The time at which it is forgotten, as ISO 8601 has it. */
  readonly expires: string;
}

/** Bounds on what is learned. */
export interface LearnedLocationsOptions {
  /** How many redirects are kept: 10,000 unless given. The oldest are forgotten first. */
  readonly limit?: number | undefined;
}

/** Where URIs moved for good, as a client has seen it: an immutable value. See {@link learnedLocations}. */
export interface LearnedLocations {
  /** How many redirects are known, those that have expired included. */
  readonly size: number;

  /**
   * The known locations after a client has followed a chain of redirects. Only the unbroken run of permanent ones (301,
   * 308) from the start of the chain is learned: the part after a temporary one does not hold for the URI that was
   * asked for.
   *
   * A run ends, too, at a redirect from `https` to `http`; where a URI has a userinfo or more than 8000 characters; at
   * a scheme that is not `http` or `https`; and at a `Location` that is not a URI reference. A redirect to `https` is
   * not overruled, before it expires, by one to `http`.
   *
   * @param seen The answers, in the order of the chain.
   * @param at The time at which they were seen; now, unless given.
   * @throws {UriSyntaxError} If a URI that was asked for is not a URI reference.
   * @throws {TypeError} If `seen` is not an array, `at` is not a valid `Date`, or `maxAge` is not a number that is at
   * least 0.
   */
  learn(seen: readonly SeenRedirect[], at?: Date): LearnedLocations;

  /**
   * Where a reference leads at last; undefined if nothing is known of it, or only a circle. A fragment stays, unless the
   * server gave another (RFC 9110 §10.2.2).
   *
   * @param at The time at which it is asked; now, unless given.
   * @throws {UriSyntaxError} If the text is not a URI reference.
   * @throws {TypeError} If `at` is not a valid `Date`.
   */
  locationOf(reference: ReferenceLike, at?: Date): string | undefined;

  /** The steps that lead there, one for each redirect. */
  stepsFrom(reference: ReferenceLike, at?: Date): readonly NormalizationStep[];

  /** The form that {@link learnedLocations} reads: `JSON.stringify(learned)` saves it. */
  toJSON(): { readonly redirects: readonly LearnedRedirect[] };
}

const LIMIT = 10_000;
/** In seconds. */
const LIFETIME = 30 * 24 * 3600;
const LONGEST_LIFETIME = 365 * 24 * 3600;
/** RFC 9110 §4.1: the length that HTTP promises to carry. */
const LONGEST_URI = 8000;

/**
 * Permanent redirects that a client has seen, for {@link compare} (§6.2.4): an empty value, or those that were saved.
 *
 * "Obviously, this kind of technique is only appropriate in special situations" (rfc2396bis-01 §6.2.4): a server may
 * change its mind, and on `http` others may speak for it.
 *
 * @param saved The result of `JSON.stringify(learned)`.
 * @throws {TypeError} If it is something else. The message names the fault and the redirect.
 *
 * @example
 * ```ts
 * import { compare, learnedLocations } from "urikit";
 *
 * const [data, location] = ["http://example.com/data", "http://example.com/data/"];
 * const learned = learnedLocations().learn([{ from: data, status: 301, location }]);
 * learned.locationOf("HTTP://example.com:80/data#a"); // => "http://example.com/data/#a"
 * compare(data, location, { learned }).rung; // => "protocol"
 *
 * const saved = JSON.stringify(learned);
 * learnedLocations(saved).size; // => 1
 * ```
 */
export function learnedLocations(saved?: string, options: LearnedLocationsOptions = {}): LearnedLocations {
  options = requireOptions(options, { limit: true });
  const { limit = LIMIT } = options;
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new TypeError("limit must be an integer that is at least 0");
  const redirects = saved === undefined ? [] : redirectsIn(saved);
  return new KnownLocations(new Map(redirects.map((redirect) => [redirect.from, redirect])), limit);
}

/** The one class of what is learned. It is not exported: {@link learnedLocations} makes the first. */
class KnownLocations implements LearnedLocations {
  readonly #redirects: ReadonlyMap<string, LearnedRedirect>;
  readonly #limit: number;

  /** The redirects by the URIs that moved, the oldest first. */
  constructor(redirects: ReadonlyMap<string, LearnedRedirect>, limit: number) {
    const excess = redirects.size - limit;
    this.#redirects = excess > 0 ? new Map([...redirects].slice(excess)) : redirects;
    this.#limit = limit;
  }

  get size(): number {
    return this.#redirects.size;
  }

  learn(seen: readonly SeenRedirect[], at: Date = new Date()): LearnedLocations {
    if (!Array.isArray(seen)) throw new TypeError("what was seen must be an array of redirects");
    const time = timeOf(at);
    const redirects = new Map([...this.#redirects].filter(([, redirect]) => isCurrent(redirect, time)));
    for (const redirect of permanentRun(seen, time)) {
      if (isSecure(redirects.get(redirect.from)?.to) && !isSecure(redirect.to)) break;
      redirects.delete(redirect.from); // the newest comes last
      redirects.set(redirect.from, redirect);
    }
    return new KnownLocations(redirects, this.#limit);
  }

  locationOf(reference: ReferenceLike, at?: Date): string | undefined {
    return this.stepsFrom(reference, at).at(-1)?.after;
  }

  stepsFrom(reference: ReferenceLike, at: Date = new Date()): readonly NormalizationStep[] {
    const steps: NormalizationStep[] = [];
    const passed = new Set<LearnedRedirect>();
    const time = timeOf(at);
    let before = textOf(reference);
    for (;;) {
      const redirect = this.#redirects.get(withoutFragment(normalForm(before)));
      if (redirect === undefined || !isCurrent(redirect, time)) return steps;
      if (passed.has(redirect)) return []; // a circle leads nowhere
      passed.add(redirect);
      const after = withFragmentOf(before, redirect.to);
      steps.push({ rule: "permanent-redirect", section: "RFC 3986 §6.2.4", before, after });
      before = after;
    }
  }

  toJSON(): { readonly redirects: readonly LearnedRedirect[] } {
    return { redirects: [...this.#redirects.values()] };
  }
}

/** The permanent redirects at the start of a chain, each from where the one before it led. */
function permanentRun(seen: readonly SeenRedirect[], time: number): readonly LearnedRedirect[] {
  const run: LearnedRedirect[] = [];
  let next: string | undefined;
  for (const answer of seen) {
    const redirect = redirectOf(answer, time);
    if (redirect === undefined || (next !== undefined && redirect.from !== next)) break;
    next = withoutFragment(redirect.to);
    if (next !== redirect.from) run.push(redirect); // one to itself says nothing
  }
  return run;
}

/** The redirect that an answer teaches; undefined if there is nothing to learn. */
function redirectOf(
  { from, status, location, maxAge = LIFETIME }: SeenRedirect,
  time: number,
): LearnedRedirect | undefined {
  if (!(maxAge >= 0))
    throw new TypeError(`maxAge must be a number that is at least 0, not ${excerpt(String(maxAge))}`);
  const asked = parse(from);
  const led = tryParse(location);
  if (!isPermanent(status) || maxAge === 0 || asked.kind !== "uri" || !led.valid) return undefined;
  const redirect = {
    from: withoutFragment(normalForm(asked)),
    to: normalForm(resolve(led.parsed, asked)),
  };
  if (refusalOf(redirect) !== undefined) return undefined;
  const expires = new Date(time + Math.min(maxAge, LONGEST_LIFETIME) * 1000).toISOString();
  return { ...redirect, status, expires };
}

/** RFC 9110 §15.4.2, §15.4.9. */
function isPermanent(status: unknown): status is 301 | 308 {
  return status === 301 || status === 308;
}

/** Why a redirect is never learned; undefined if it may be. Both URIs are in their normal form. */
function refusalOf({ from, to }: Pick<LearnedRedirect, "from" | "to">): string | undefined {
  for (const uri of [from, to]) {
    if (!/^https?:\/\//.test(uri)) return "must lead from http or https to http or https";
    if (parse(uri).userinfo !== undefined) return "must not have a userinfo";
    if (uri.length > LONGEST_URI) return `must not have more than ${LONGEST_URI} characters`;
  }
  return isSecure(from) && !isSecure(to) ? "must not lead from https to http" : undefined;
}

function isSecure(uri: string | undefined): boolean {
  return uri?.startsWith("https:") === true;
}

function isCurrent({ expires }: LearnedRedirect, time: number): boolean {
  return Date.parse(expires) > time;
}

function timeOf(at: Date): number {
  if (at instanceof Date && !Number.isNaN(at.getTime())) return at.getTime();
  throw new TypeError("at must be a valid Date");
}

/** By the rules of http and https, whatever schemes a caller compares by: what was saved must be found again. */
function normalForm(reference: ReferenceLike): string {
  return normalize(reference, { level: "scheme" });
}

/** RFC 9110 §10.2.2: a location without a fragment inherits that of the reference that led there. */
function withFragmentOf(reference: string, location: string): string {
  return location.includes("#") ? location : location + reference.slice(withoutFragment(reference).length);
}

/** Reads what was saved. */
function redirectsIn(saved: string): readonly LearnedRedirect[] {
  requireString(saved, "what was saved");
  const value = jsonOf(saved);
  const redirects = isObject(value) ? value.redirects : undefined;
  if (!Array.isArray(redirects)) {
    throw new TypeError('what was saved must be an object with "redirects", an array');
  }
  return redirects.map((redirect: unknown, at) => savedRedirect(redirect, `redirects[${at}]`));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The engine repeats what it read, which may hold a password; where it stopped is enough.
    const where = / at position \d+/.exec(String(error))?.[0] ?? "";
    throw new TypeError(`what was saved is not JSON${where}`);
  }
}

function savedRedirect(value: unknown, name: string): LearnedRedirect {
  if (!isObject(value)) throw new TypeError(`${name} must be an object`);
  const { status, expires } = value;
  const [from, to] = [savedUri(value.from, `${name}.from`), savedUri(value.to, `${name}.to`)];
  if (from.includes("#")) throw new TypeError(`${name}.from must not have a fragment`);
  const refusal = refusalOf({ from, to });
  if (refusal !== undefined) throw new TypeError(`${name} ${refusal}`);
  if (!isPermanent(status)) throw new TypeError(`${name}.status must be 301 or 308`);
  if (typeof expires !== "string" || Number.isNaN(Date.parse(expires))) {
    throw new TypeError(`${name}.expires must be a time, such as "2027-01-31T00:00:00Z"`);
  }
  return { from, to, status, expires };
}

function savedUri(value: unknown, name: string): string {
  requireString(value, name);
  const result = tryParse(value);
  if (result.valid) return normalForm(result.parsed);
  throw new TypeError(`${name} must be a URI: ${result.error.reason}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
