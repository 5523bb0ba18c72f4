/** What a caller may set, and what holds unless it is set: RFC 3986 §7. */

import type { LookupFunction } from "node:net";
import { type Policy, type PolicyInit, readPolicy } from "@urikit/guard";
import type { HttpField, OctetData } from "@urikit/schemes/define";
import type { Gateways } from "@urikit/schemes/gateway";
import { type LearnedLocations, tryParse } from "urikit";
import { excerpt, type OptionNames, requireObject, requireOptions } from "urikit/foundation";
import type { Statement } from "urikit/words";
import type { AccessEvent, AccessProgress } from "./access-event.ts";
import type { Bounds } from "./clock.ts";
import { KeptConnections } from "./kept-connections.ts";

/** Certificates that were seen first: a `Map`, or what has its functions. */
export interface CertificatePins {
  readonly get: (server: string) => string | undefined;
  readonly set: (server: string, fingerprint: string) => unknown;
}

type MaybeLater<Value> = Value | Promise<Value>;

/** A question to the person. */
export interface AccessQuestion {
  /** What is asked for, such as the password. */
  readonly for: Statement;
  /** Whether the answer must not be shown. */
  readonly secret: boolean;
  readonly host: string;
  /** The user whose password it is. */
  readonly user: OctetData | undefined;
}

/** The names by which a message, or a part of one, is looked for (RFC 2392). */
export interface MessageNames {
  /** The Message-ID, without angle brackets; undefined where only the part has a name. */
  readonly message: string | undefined;
  /** The Content-ID, without angle brackets; undefined for the whole message. */
  readonly content: string | undefined;
}

/** A message, or a part of one, that was found. */
export interface FoundMessage {
  readonly octets: Uint8Array;
  /** `message/rfc822` unless given. */
  readonly mediaType?: string | undefined;
}

/** The options of an access. */
export interface AccessOptions {
  /** Ends the access. */
  readonly signal?: AbortSignal | undefined;
  /** The time of the whole, in milliseconds: 60,000 unless given. */
  readonly timeout?: number | undefined;
  /** The time in which nothing comes, in milliseconds: 10,000 unless given. */
  readonly idleTimeout?: number | undefined;
  /** The most octets of a content, decoded: 64 MiB unless given. */
  readonly maxOctets?: number | undefined;
  /** What may be reached: `http`, `https` and `data`, public addresses, and the default ports, unless given. */
  readonly policy?: Policy | PolicyInit | undefined;
  /** `GET`, unless the fields of the answer are enough: `HEAD`. */
  readonly method?: "GET" | "HEAD" | undefined;
  /** The most redirects that are followed: 10 unless given. */
  readonly maxRedirects?: number | undefined;
  /** Fields of the request, for the first origin only: a redirect to another one does not get them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Where references moved for good, as it was learned (RFC 3986 §6.2.4); nothing unless given. */
  readonly learned?: Pick<LearnedLocations, "locationOf"> | undefined;
  /** Certificates of authorities, in PEM, in the place of those of the platform. */
  readonly ca?: string | readonly string[] | undefined;
  /** The function that looks names up: `lookup` of `node:dns` unless given. What it answers is judged by the policy. */
  readonly lookup?: LookupFunction | undefined;
  /** The person's e-mail address, which `ftp` sends as the password of an anonymous user (RFC 1738 §3.2.1). */
  readonly email?: string | undefined;
  /** Asks the person; undefined where they do not answer. Unless given, whoever must be asked is not reached. */
  readonly ask?: ((question: AccessQuestion) => MaybeLater<string | undefined>) | undefined;
  /**
   * An empty name in a path of `ftp`: `send` it, as RFC 1738 §3.2.2 has it, which is the default, or `skip` it: most servers
   * refuse it.
   */
  readonly emptyName?: "send" | "skip" | undefined;
  /**
   * The certificates of `gemini` servers that were seen first, by `host:port`: a `Map` is enough. One that is not known is
   * added; another one than before is refused. Without it, each is trusted.
   */
  readonly pins?: CertificatePins | undefined;
  /** The server of `news` references that name none: a host, and a port after a colon where it is not the usual one. */
  readonly newsServer?: string | undefined;
  /**
   * The gateways that are asked by HTTP for what a scheme names (RFC 1738 §4), by the name of the scheme, such as `wais` or `urn`:
   * an `http` or `https` URI of a host and a port.
   */
  readonly gateways?: Gateways | undefined;
  /** Connections that stay open for the next access: `keptConnections()`. Unless given, each access has its own. */
  readonly connections?: KeptConnections | undefined;
  /** The folders of this system whose files may be read; none unless given. */
  readonly files?: readonly string[] | undefined;
  /** Finds what `mid` and `cid` name, among the caller's messages; undefined where it is not there (RFC 2392). */
  readonly findMessage?: ((names: MessageNames) => MaybeLater<FoundMessage | undefined>) | undefined;
  /** Is called with what is dialled, sent and received. What it throws ends the access. */
  readonly onStep?: ((event: AccessEvent) => void) | undefined;
  /** Is called as the octets of a content are read. What it throws ends the access. */
  readonly onProgress?: ((progress: AccessProgress) => void) | undefined;
}

/** The limits of an access to one server. */
export const LIMITS = {
  signal: true,
  timeout: true,
  idleTimeout: true,
  maxOctets: true,
  policy: true,
} as const;

/** The options of every access. */
export const ACCESS_OPTIONS: OptionNames<AccessOptions> = {
  ...LIMITS,
  method: true,
  maxRedirects: true,
  headers: true,
  learned: true,
  ca: true,
  lookup: true,
  email: true,
  ask: true,
  emptyName: true,
  pins: true,
  newsServer: true,
  gateways: true,
  connections: true,
  files: true,
  findMessage: true,
  onStep: true,
  onProgress: true,
};

/** The options as they are used. */
export interface Settings extends Bounds {
  /** Is waited for before each request over HTTP; what it throws ends the access. */
  readonly beforeRequest?: ((uri: string) => Promise<void>) | undefined;
  /** Redirects are followed; or each is an error; or the response that would redirect is the answer. */
  readonly redirect: "follow" | "error" | "manual";
  readonly maxOctets: number;
  readonly policy: Policy;
  readonly files: readonly string[];
  readonly method: "GET" | "HEAD";
  readonly maxRedirects: number;
  readonly headers: readonly HttpField[];
  readonly learned: Pick<LearnedLocations, "locationOf"> | undefined;
  readonly ca: string | readonly string[] | undefined;
  readonly lookup: LookupFunction | undefined;
  readonly email: string | undefined;
  readonly ask: AccessOptions["ask"];
  readonly emptyName: "send" | "skip";
  readonly newsServer: string | undefined;
  readonly gateways: Gateways;
  readonly pins: CertificatePins | undefined;
  readonly connections: KeptConnections | undefined;
  readonly findMessage: AccessOptions["findMessage"];
  readonly onStep: AccessOptions["onStep"];
  readonly onProgress: AccessOptions["onProgress"];
}

const MIB = 1024 * 1024;

const DEFAULTS = { timeout: 60_000, idleTimeout: 10_000, maxOctets: 64 * MIB, maxRedirects: 10 } as const;

/** Everything else is named by the caller. */
const POLICY: Policy = /* @__PURE__ */ readPolicy({ schemes: ["http", "https", "data"], hosts: ["*"] });

const MOST_REDIRECTS = 100;

/** The longest time that a timer of the platform takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * The options, checked.
 *
 * @throws {TypeError} If an option has a value that it cannot have.
 * @throws {PolicyError} If `policy` is not a policy.
 */
export function readOptions(given: AccessOptions): Settings {
  const options = requireOptions(given, ACCESS_OPTIONS);
  const { signal, policy = POLICY, files = [], method = "GET", headers = {}, learned, ca, lookup } = options;
  const { email, ask, emptyName = "send", newsServer, pins, gateways = {} } = options;
  const { connections, findMessage, onStep, onProgress } = options;
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new TypeError("signal must be an AbortSignal");
  if (!Array.isArray(files) || !files.every((root) => typeof root === "string"))
    throw new TypeError("files must be an array of paths");
  if (method !== "GET" && method !== "HEAD") throw new TypeError("method must be GET or HEAD");
  if (emptyName !== "send" && emptyName !== "skip") throw new TypeError("emptyName must be send or skip");
  for (const [name, called] of Object.entries({ ask, findMessage, onStep, onProgress, lookup }))
    if (called !== undefined && typeof called !== "function")
      throw new TypeError(`${name} must be a function`);
  if (pins !== undefined && (typeof pins?.get !== "function" || typeof pins.set !== "function"))
    throw new TypeError("pins must be a Map");
  if (connections !== undefined && !(connections instanceof KeptConnections))
    throw new TypeError("connections must be what keptConnections() gives");
  if (email !== undefined && typeof email !== "string") throw new TypeError("email must be a string");
  if (newsServer !== undefined && !(typeof newsServer === "string" && isServer(newsServer)))
    throw new TypeError("newsServer must be a host, or a host and a port");
  if (learned !== undefined && typeof learned?.locationOf !== "function")
    throw new TypeError("learned must be what learnedLocations gives");
  return {
    signal,
    timeout: numberOf(options, "timeout", 1, LONGEST),
    idleTimeout: numberOf(options, "idleTimeout", 1, LONGEST),
    maxOctets: numberOf(options, "maxOctets", 1, Number.MAX_SAFE_INTEGER),
    maxRedirects: numberOf(options, "maxRedirects", 0, MOST_REDIRECTS),
    ...{ email, ask, emptyName, newsServer, pins, gateways: gatewaysOf(gateways) },
    ...{ connections, findMessage, onStep, onProgress },
    ...{ method, learned, ca, lookup, headers: fieldsOf(headers) },
    policy: readPolicy(policy),
    ...{ files, redirect: "follow" },
  };
}

function gatewaysOf(gateways: Gateways): Gateways {
  const own = requireObject(gateways, "gateways");
  if (Object.values(own).some((gateway) => typeof gateway !== "string"))
    throw new TypeError("gateways must have the URI of a gateway for each scheme");
  return own;
}

/** Whether a text is a host and a port, and nothing else. */
function isServer(text: string): boolean {
  const result = tryParse(`news://${text}/`);
  return (
    result.valid &&
    result.parsed.path === "/" &&
    result.parsed.userinfo === undefined &&
    result.parsed.host !== ""
  );
}

function numberOf(options: AccessOptions, name: keyof typeof DEFAULTS, least: number, most: number): number {
  const { [name]: value = DEFAULTS[name] } = options;
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  throw new TypeError(`${name} must be an integer from ${least} to ${most}`);
}

/** RFC 9110 §5.1, §5.6.2: a token. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** RFC 9110 §5.5: no CR, LF or NUL, and no other control character but the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const VALUE = /^[^\0-\x08\x0a-\x1f\x7f\u0100-\uffff]*$/;

/** RFC 9110 §7, §8.6, RFC 9112 §6, §9: what the message itself is made of is not for the caller. */
const OF_THE_MESSAGE =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|proxy-.*)$/i;

function fieldsOf(headers: Readonly<Record<string, string>>): readonly HttpField[] {
  return Object.entries(requireObject(headers, "headers")).map(([name, value]) => {
    if (!NAME.test(name) || OF_THE_MESSAGE.test(name))
      throw new TypeError(`headers cannot have the field ${excerpt(name)}`);
    if (typeof value !== "string" || !VALUE.test(value))
      throw new TypeError(`the field ${name} must have a text without line breaks`);
    return { name, value };
  });
}
