/** RFC 3986 §7.1: the links of a list, each asked for at its server, politely. */

import { setTimeout as wait } from "node:timers/promises";
import { tryParse } from "urikit";
import { type OptionNames, requireOptions } from "urikit/foundation";
import { reached } from "../access.ts";
import { AccessError, told } from "../access-error.ts";
import { type AccessOptions, LIMITS, readOptions, type Settings } from "../access-options.ts";
import { attempt } from "../attempt.ts";
import type { Content, Resource } from "../resource.ts";
import {
  type CheckedLink,
  factsOf,
  factsOfError,
  isBusy,
  type LinkFacts,
  retryAfter,
} from "./checked-link.ts";
import { Pace, type Time, Turns } from "./pace.ts";
import { ALL, MOST_ROBOTS_OCTETS, NONE, type Robots, readRobots } from "./robots.ts";

/** The options of a check of links. */
export interface CheckLinksOptions
  extends Pick<
    AccessOptions,
    | ("signal" | "timeout" | "idleTimeout" | "maxOctets" | "policy" | "maxRedirects" | "headers")
    | ("ca" | "lookup" | "newsServer" | "pins" | "gateways")
  > {
  /** How many requests at once: 8 unless given. One host has one at a time. */
  readonly jobs?: number | undefined;
  /** In milliseconds, how often one host is asked at most: 1,000 unless given. */
  readonly interval?: number | undefined;
  /**
   * Whether a content has the part that a fragment names; undefined where that cannot be told. If it is given, what has a fragment is
   * asked for by `GET`.
   */
  readonly hasPart?: ((content: Content, fragment: string) => Promise<boolean | undefined>) | undefined;
  /** What is known already, by the URI: a `Map`, or what has its functions. What is learned is added. */
  readonly known?:
    | { get(uri: string): LinkFacts | undefined; set(uri: string, facts: LinkFacts): unknown }
    | undefined;
}

const CHECK_LINKS_OPTIONS: OptionNames<CheckLinksOptions> = {
  ...LIMITS,
  maxRedirects: true,
  headers: true,
  ca: true,
  lookup: true,
  newsServer: true,
  pins: true,
  gateways: true,
  jobs: true,
  interval: true,
  hasPart: true,
  known: true,
};

/** So many links are read before the first of them is told. */
const WINDOW = 1000;

/** A host that asks to be left alone for longer is not waited for. */
const LONGEST_WAIT = 30_000;

/** RFC 9309 §2.2.1: what rules call this one. */
const PRODUCT = "urikit";

const REAL: Time = {
  now: () => Date.now(),
  wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => {}),
};

/**
 * Asks for each link of a list, by `HEAD` where that is enough, and says what became of it, in the order of the list. A host gets one
 * request at a time, and one a second; its `robots.txt` is kept (RFC 9309), and so is its `Retry-After`.
 *
 * @param references URIs. What is no URI, or has no way, is `refused`.
 * @throws {TypeError} If an option has a value that it cannot have.
 *
 * @example
 * ```ts
 * import { checkLinks } from "@urikit/access/links";
 *
 * const told: string[] = [];
 * for await (const { reference, outcome } of checkLinks(["data:,a", "http://127.0.0.1/"])) told.push(`${outcome} ${reference}`);
 * told; // => ["ok data:,a", "refused http://127.0.0.1/"]
 * ```
 */
export function checkLinks(
  references: Iterable<string> | AsyncIterable<string>,
  options: CheckLinksOptions = {},
): AsyncGenerator<CheckedLink, void, undefined> {
  return checkLinksBy(REAL, references, options);
}

/** The same by another time. */
export function checkLinksBy(
  time: Time,
  references: Iterable<string> | AsyncIterable<string>,
  options: CheckLinksOptions = {},
): AsyncGenerator<CheckedLink, void, undefined> {
  const { jobs = 8, interval = 1000, hasPart, known, ...rest } = requireOptions(options, CHECK_LINKS_OPTIONS);
  requireNumber("jobs", jobs, 1);
  requireNumber("interval", interval, 0);
  if (hasPart !== undefined && typeof hasPart !== "function")
    throw new TypeError("hasPart must be a function");
  if (known !== undefined && (typeof known?.get !== "function" || typeof known.set !== "function"))
    throw new TypeError("known must be a Map");
  const settings = readOptions(rest);
  return inOrder(
    references,
    (end) => new LinkChecker({ time, settings, jobs, interval, hasPart, known, end }),
  );
}

function requireNumber(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least || value > 1_000_000)
    throw new TypeError(`${name} must be an integer from ${least} to 1000000`);
}

/** Reads ahead, and gives the results in the order of the list, each as soon as it is there. An early end leaves nothing open. */
async function* inOrder(
  references: Iterable<string> | AsyncIterable<string>,
  checkerFor: (end: AbortSignal) => LinkChecker,
): AsyncGenerator<CheckedLink, void, undefined> {
  const controller = new AbortController();
  const checker = checkerFor(controller.signal);
  const list = eachOf(references);
  const begun: Promise<CheckedLink>[] = [];
  let reading: Promise<IteratorResult<string>> | undefined = list.next();
  try {
    while (reading !== undefined || begun.length > 0) {
      const [first] = begun;
      const isRead = reading !== undefined && begun.length < WINDOW && (await isBefore(reading, first));
      if (isRead && reading !== undefined) {
        const read: IteratorResult<string> = await reading;
        reading = read.done === true ? undefined : list.next();
        if (read.done !== true) begun.push(quiet(checker.check(read.value)));
      } else if (first !== undefined) {
        yield await first;
        begun.shift();
      }
    }
  } finally {
    controller.abort();
    void list.return(undefined); // not waited for: the list may be in the middle of a wait
  }
}

async function* eachOf(
  references: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> {
  yield* references;
}

/** Whether the next reference is there before the first result. */
function isBefore(reading: Promise<unknown>, first: Promise<unknown> | undefined): Promise<boolean> {
  const isRead = reading.then(() => true);
  if (first === undefined) return isRead;
  return Promise.race([
    isRead,
    first.then(
      () => false,
      () => false,
    ),
  ]);
}

/** Its error is thrown where it is told. */
function quiet<Value>(result: Promise<Value>): Promise<Value> {
  result.catch(() => {});
  return result;
}

interface Checking {
  readonly time: Time;
  readonly settings: Settings;
  readonly jobs: number;
  readonly interval: number;
  readonly hasPart: CheckLinksOptions["hasPart"];
  readonly known: CheckLinksOptions["known"];
  readonly end: AbortSignal;
}

/** Sites whose rules are kept in memory. */
const MOST_SITES = 1000;

class LinkChecker {
  readonly #checking: Checking;
  readonly #settings: Settings;
  readonly #pace: Pace;
  readonly #turns: Turns;
  readonly #robots = new Map<string, Promise<Robots>>();

  constructor(checking: Checking) {
    const { time, settings, jobs, interval, end } = checking;
    this.#checking = checking;
    const signal = settings.signal === undefined ? end : AbortSignal.any([settings.signal, end]);
    this.#settings = { ...settings, signal, beforeRequest: (uri) => this.#mayAsk(uri) };
    this.#pace = new Pace(time, interval, signal);
    this.#turns = new Turns(jobs);
  }

  async check(reference: string): Promise<CheckedLink> {
    if (typeof reference !== "string") throw new TypeError("each reference must be a string");
    const { known } = this.#checking;
    const uri = this.#checking.hasPart === undefined ? reference.replace(/#.*/s, "") : reference;
    const before = known?.get(uri);
    if (before !== undefined) return { reference, ...before };
    const facts = await this.#turns.run(siteOf(uri), () => this.#factsOf(uri));
    if (facts.outcome !== "no-answer") known?.set(uri, facts);
    return { reference, ...facts };
  }

  async #factsOf(reference: string): Promise<LinkFacts> {
    try {
      return await this.#asked(reference);
    } catch (error) {
      return factsOfError(error);
    }
  }

  async #asked(reference: string): Promise<LinkFacts> {
    const fragment = this.#checking.hasPart === undefined ? undefined : fragmentOf(reference);
    const method = fragment === undefined ? "HEAD" : "GET";
    const first = await this.#answer(reference, method);
    const isBusyNow = first.kind === "content" && isBusy(first.status);
    const resource = isBusyNow ? await this.#answerLater(reference, method, first) : first;
    try {
      return await this.#withPart(resource);
    } finally {
      resource.close();
    }
  }

  /** Once more after the time that the server wants, if that is short. */
  async #answerLater(reference: string, method: "GET" | "HEAD", busy: Content): Promise<Resource> {
    busy.close();
    const { time } = this.#checking;
    const milliseconds = retryAfter(busy, time.now());
    const site = siteOf(busy.retrievedFrom);
    if (milliseconds !== undefined) this.#pace.hold(site, milliseconds);
    if (milliseconds === undefined || milliseconds > LONGEST_WAIT) return busy;
    await time.wait(this.#pace.wait(site), this.#settings.signal ?? this.#checking.end); // out of the time of the access
    return this.#answer(reference, method);
  }

  /** RFC 9110 §9.3.2: "a server might not implement" HEAD. */
  async #answer(reference: string, method: "GET" | "HEAD"): Promise<Resource> {
    const resource = await attempt(reference, { ...this.#settings, method }, reached);
    const knowsNoHead =
      method === "HEAD" &&
      resource.kind === "content" &&
      (resource.status === 405 || resource.status === 501);
    if (!knowsNoHead) return resource;
    resource.close();
    return attempt(reference, { ...this.#settings, method: "GET" }, reached);
  }

  async #withPart(resource: Resource): Promise<LinkFacts> {
    const facts = factsOf(resource);
    const fragment = fragmentOf(resource.retrievedFrom);
    const { hasPart } = this.#checking;
    const isAsked = fragment !== undefined && resource.kind === "content" && resource.ok;
    if (!isAsked || hasPart === undefined || (await hasPart(resource, fragment)) !== false) return facts;
    return { ...facts, outcome: "no-part", problem: told("access-no-part", fragment) };
  }

  /** Before each request, those of redirects too: the host has its turn, and its rules allow it. */
  async #mayAsk(uri: string): Promise<void> {
    const site = siteOf(uri);
    const held = this.#pace.wait(site);
    if (held > LONGEST_WAIT) throw new AccessError("no-server", told("access-wait", Math.ceil(held / 1000)));
    const robots = await this.#robotsOf(site);
    if (!robots.allows(pathOf(uri)))
      throw new AccessError("refused-address", told("access-robots"), { reasons: ["robots"] });
    await this.#pace.turn(site);
  }

  #robotsOf(site: string): Promise<Robots> {
    const known = this.#robots.get(site);
    if (known !== undefined) return known;
    const robots = this.#readRobots(site);
    const [oldest] = this.#robots.keys();
    if (this.#robots.size >= MOST_SITES && oldest !== undefined) this.#robots.delete(oldest);
    this.#robots.set(site, robots);
    return robots;
  }

  /** RFC 9309 §2.3.1. */
  async #readRobots(site: string): Promise<Robots> {
    const settings: Settings = {
      ...this.#settings,
      method: "GET",
      headers: [],
      beforeRequest: (uri) => this.#pace.turn(siteOf(uri)),
    };
    try {
      const answer = await attempt(`${site}/robots.txt`, settings, reached);
      if (answer.kind !== "content") return ALL;
      const { status = 0, ok } = answer;
      if (ok) return readRobots(await firstText(answer), PRODUCT);
      answer.close();
      return status >= 500 || isBusy(status) ? NONE : ALL;
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      // What cannot be reached is told when the link itself is asked for.
      return ALL;
    }
  }
}

/** The first octets of a content as text. */
async function firstText(content: Content): Promise<string> {
  const pieces: Uint8Array[] = [];
  let count = 0;
  for await (const piece of content) {
    pieces.push(piece);
    count += piece.length;
    if (count >= MOST_ROBOTS_OCTETS) break;
  }
  return Buffer.concat(pieces).subarray(0, MOST_ROBOTS_OCTETS).toString("utf8");
}

/** The scheme and the authority of a URI, which are paced together; empty where there is none. */
function siteOf(uri: string): string {
  const result = tryParse(uri);
  if (!result.valid || !result.parsed.host) return "";
  const { scheme = "", host, port } = result.parsed;
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${port ? `:${port}` : ""}`;
}

/** Its path and query, as a request has them. */
function pathOf(uri: string): string {
  const result = tryParse(uri);
  if (!result.valid) return "/";
  const { path, query } = result.parsed;
  return `${path || "/"}${query === undefined ? "" : `?${query}`}`;
}

/** The fragment; undefined where there is none, or it is empty. */
function fragmentOf(reference: string): string | undefined {
  const at = reference.indexOf("#");
  const fragment = at < 0 ? "" : reference.slice(at + 1);
  return fragment === "" ? undefined : fragment;
}
