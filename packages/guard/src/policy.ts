/**
 * The URIs that a server may fetch: a policy, which is a JSON value. It is checked when it is read, and what it does
 * not allow is denied: `{}` denies all.
 */

import { formatIPv6, parseIPv4, parseIPv6 } from "urikit";
import { printable } from "urikit/display";
import { nearestName, requireOptions } from "urikit/foundation";
import { dnsFaults } from "urikit/syntax";
import { type Statement, type StatementValue, say, statement } from "urikit/words";
import { type Prefix, parsePrefix } from "./addresses/block.ts";
import { POLICY } from "./words/en-policy.ts";

/** A policy as it is written. An absent member allows nothing, except `ports`: then the default port of the scheme. */
export interface PolicyInit {
  /** Names of schemes, such as `https`. */
  readonly schemes?: readonly string[];
  /**
   * Names and addresses, exactly; `.example.org`, which stands for all names below `example.org` but not for itself; `*`,
   * which stands for all names and addresses that are not special.
   */
  readonly hosts?: readonly string[];
  /** Numbers of ports. */
  readonly ports?: readonly number[];
  /** Whether the reference may have a userinfo (RFC 3986 §3.2.1). */
  readonly allowUserinfo?: boolean;
  /** Special-purpose addresses that may be reached all the same: addresses, and blocks such as `10.0.0.0/8`. */
  readonly allowAddresses?: readonly string[];
  /** Whether readers may disagree about where the reference leads. */
  readonly allowDisagreement?: boolean;
}

/** What a policy can be read with, which is no part of its JSON value. */
export interface PolicyOptions {
  /**
   * Whether a name is a public suffix, as `isPublicSuffix` of `@urikit/domains` answers. With it, a host such as `.co.uk`
   * or `.github.io` is refused: below it anybody may register a name.
   */
  readonly isPublicSuffix?: ((name: string) => boolean) | undefined;
  /**
   * Allows IRIs, by the URI that each is mapped to: `(iri) => toUri(iri, { toAscii })`, of `urikit/iri` and `urikit/idna`.
   * The URI is judged, and handed on.
   */
  readonly mapIri?: ((iri: string) => string) | undefined;
}

/** A policy that was read: frozen, and ready to be asked. */
export interface Policy {
  readonly schemes: ReadonlySet<string>;
  readonly anyHost: boolean;
  /** In lower case, without a dot at the end; addresses in their canonical text. */
  readonly hosts: ReadonlySet<string>;
  /** Each with its dot. */
  readonly suffixes: ReadonlySet<string>;
  /** Undefined: the default port of the scheme. */
  readonly ports: ReadonlySet<number> | undefined;
  readonly allowUserinfo: boolean;
  readonly allowAddresses: readonly Prefix[];
  readonly allowDisagreement: boolean;
  /** Undefined: an IRI is denied. */
  readonly mapIri: PolicyOptions["mapIri"];
}

/** The JSON Schema (2020-12) of a policy. {@link readPolicy} checks this and what each text must be. */
export const POLICY_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A policy of @urikit/guard",
  description: "What a server may fetch. What is absent allows nothing, except ports: then the default port.",
  type: "object",
  additionalProperties: false,
  properties: {
    schemes: {
      description: "Names of schemes, such as https.",
      type: "array",
      items: { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$" },
    },
    hosts: {
      description:
        "Names and addresses; .example.org for all names below example.org; * for all that are not special.",
      type: "array",
      items: { type: "string", minLength: 1 },
    },
    ports: {
      description: "Numbers of ports.",
      type: "array",
      items: { type: "integer", minimum: 0, maximum: 65535 },
    },
    allowUserinfo: { description: "Whether the reference may have a userinfo.", type: "boolean" },
    allowAddresses: {
      description:
        "Special-purpose addresses and blocks that may be reached all the same, such as 10.0.0.0/8.",
      type: "array",
      items: { type: "string", minLength: 1 },
    },
    allowDisagreement: {
      description: "Whether readers may disagree about where the reference leads.",
      type: "boolean",
    },
  },
} as const;

/** Marks the errors of every copy of this package. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.policy-error") as never;

/** The error in a policy. */
export class PolicyError extends TypeError {
  override readonly name = "PolicyError";
  /** Where it is, such as `hosts[2]`; empty for the policy as a whole. */
  readonly path: string;
  /** The same as a statement. `urikit/words` makes a sentence of it in another language. */
  readonly problem: Statement;

  constructor(path: string, id: keyof typeof POLICY, ...values: readonly StatementValue[]) {
    const found = statement(id, ...values);
    const problem = path === "" ? found : statement("policy-at", path, found);
    super(say(POLICY, problem));
    this.path = path;
    this.problem = problem;
    Object.defineProperty(this, BRAND, {});
  }

  /** An error of another copy of @urikit/guard in the same program is one, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass inherits this, and has instances of its own
    return this === PolicyError ? BRAND in Object(value) : super[Symbol.hasInstance](value);
  }
}

const READ = new WeakSet<object>();

/**
 * A policy from its JSON value, checked. {@link guard} takes the JSON value too; a policy that is asked more than once is
 * better read once.
 *
 * @throws {PolicyError} If it is not a policy: an unknown key, a wrong type, a host that is not one. The error says where.
 * @param options Whether IRIs are allowed, and who knows the public suffixes. A policy that was read keeps its own.
 *
 * @example
 * ```ts
 * import { guard, readPolicy } from "@urikit/guard";
 *
 * const policy = readPolicy({ schemes: ["https"], hosts: [".example.org"] });
 * guard("https://www.example.org/", policy).allowed; // => true
 * guard("https://example.org/", policy).allowed; // => false
 * ```
 */
export function readPolicy(value: PolicyInit | Policy, options: PolicyOptions = {}): Policy {
  if (typeof value !== "object" || value === null || Array.isArray(value) || isCollection(value)) {
    throw new PolicyError("", "policy-no-object", kindOf(value));
  }
  return isPolicy(value) ? value : readInit(value, options);
}

/** A map, a date and the like have no members that a policy could have. */
function isCollection(value: object): boolean {
  return Object.prototype.toString.call(value) !== "[object Object]";
}

function isPolicy(value: PolicyInit | Policy): value is Policy {
  return READ.has(value);
}

function readInit(value: PolicyInit, options: PolicyOptions): Policy {
  requireKnownKeys(value);
  const known = requireOptions(options, { isPublicSuffix: true, mapIri: true });
  const isPublicSuffix = functionOf(known, "isPublicSuffix");
  const hosts = listOf(value, "hosts", "string").map((host, at) =>
    readHost(host, `hosts[${at}]`, isPublicSuffix),
  );
  const policy: Policy = Object.freeze({
    schemes: new Set(listOf(value, "schemes", "string").map(readScheme)),
    anyHost: hosts.includes("*"),
    hosts: new Set(hosts.filter((host) => host !== "*" && !host.startsWith("."))),
    suffixes: new Set(hosts.filter((host) => host.startsWith("."))),
    ports:
      ownOf(value, "ports") === undefined
        ? undefined
        : new Set(listOf(value, "ports", "number").map(readPort)),
    allowUserinfo: flagOf(value, "allowUserinfo"),
    allowAddresses: listOf(value, "allowAddresses", "string").map(readBlock),
    allowDisagreement: flagOf(value, "allowDisagreement"),
    mapIri: functionOf(known, "mapIri"),
  });
  READ.add(policy);
  return policy;
}

/** Those of {@link POLICY_SCHEMA}, which a program that only asks the guard does not load. */
const KEYS: readonly string[] = [
  "schemes",
  "hosts",
  "ports",
  "allowUserinfo",
  "allowAddresses",
  "allowDisagreement",
] satisfies readonly (keyof PolicyInit)[];

function requireKnownKeys(value: object): void {
  for (const key of Object.keys(value)) {
    if (KEYS.includes(key)) continue;
    const meant = nearestName(key, KEYS);
    if (meant === undefined) throw new PolicyError("", "policy-unknown-key", shown(key), ...KEYS);
    throw new PolicyError("", "policy-mistyped-key", shown(key), meant);
  }
}

/** The policy's own members: inherited ones allow nothing, should a prototype be polluted. */
function ownOf(value: PolicyInit, key: keyof PolicyInit): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function functionOf<Key extends keyof PolicyOptions>(options: PolicyOptions, key: Key): PolicyOptions[Key] {
  const value = options[key];
  if (value === undefined || typeof value === "function") return value;
  throw new TypeError(`${key} must be a function`);
}

type ListKey = "schemes" | "hosts" | "ports" | "allowAddresses";

function listOf(value: PolicyInit, key: ListKey, type: "string"): readonly string[];
function listOf(value: PolicyInit, key: ListKey, type: "number"): readonly number[];
function listOf(value: PolicyInit, key: ListKey, type: "string" | "number"): readonly unknown[] {
  const list = ownOf(value, key);
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw new PolicyError(key, `policy-no-list-of-${type}s`, kindOf(list));
  list.forEach((item, at) => {
    if (typeof item !== type) throw new PolicyError(`${key}[${at}]`, `policy-no-${type}`, kindOf(item));
  });
  return list;
}

type FlagKey = "allowUserinfo" | "allowDisagreement";

function flagOf(value: PolicyInit, key: FlagKey): boolean {
  const flag = ownOf(value, key);
  if (flag === undefined || typeof flag === "boolean") return flag ?? false;
  throw new PolicyError(key, "policy-no-flag", kindOf(flag));
}

function readScheme(scheme: string, at: number): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return scheme.toLowerCase();
  throw new PolicyError(`schemes[${at}]`, "policy-no-scheme", shown(scheme));
}

function readPort(port: number, at: number): number {
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new PolicyError(`ports[${at}]`, "policy-no-port", port);
}

function readBlock(text: string, at: number): Prefix {
  const prefix = parsePrefix(text);
  if (prefix !== undefined) return prefix;
  throw new PolicyError(`allowAddresses[${at}]`, "policy-no-block", shown(text));
}

function readHost(text: string, path: string, isPublicSuffix?: PolicyOptions["isPublicSuffix"]): string {
  if (text === "*") return text;
  const address = canonicalAddress(text.replace(/^\[(.*)\]$/, "$1"));
  if (address !== undefined) return address;
  const name = canonicalName(text);
  const bare = name.replace(/^\./, "");
  const isName =
    bare !== "" &&
    dnsFaults(bare).every(({ code }) => code === "forbidden-character") &&
    /^[a-z0-9._-]+$/.test(bare);
  const isHost = isName && parseIPv4(bare, { notation: "any" }) === undefined;
  // As *.kawasaki.jp: all names below it are suffixes.
  if (isHost && name !== bare && (isPublicSuffix?.(bare) || isPublicSuffix?.(`x${name}`)))
    throw new PolicyError(path, "policy-public-suffix", shown(text));
  if (isHost) return name;
  throw new PolicyError(path, "policy-no-host", shown(text));
}

/** A name as it is compared: in lower case, and without a dot at its end. */
export function canonicalName(name: string): string {
  return name.toLowerCase().replace(/(?<=[^.])\.$/, "");
}

function canonicalAddress(text: string): string | undefined {
  if (parseIPv4(text) !== undefined) return text;
  const pieces = parseIPv6(text);
  return pieces && formatIPv6(pieces);
}

function kindOf(value: unknown): Statement<keyof typeof POLICY> {
  if (value === null) return statement("value-null");
  return Array.isArray(value) ? statement("value-list") : statement("value-of-type", typeof value);
}

function shown(text: string): string {
  return printable(JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text));
}
