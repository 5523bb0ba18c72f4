/**
 * What a server may fetch: a policy, which is a JSON value. It is checked when it is read, and what it does not allow is
 * denied: `{}` denies all.
 */

import { dnsFaults, formatIPv6, parseIPv4, parseIPv6, printable } from "urikit";
import { type Prefix, parsePrefix } from "../addresses/block.ts";

/** A policy as it is written. What is absent allows nothing, except `ports`: then the default port of the scheme. */
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
  /** Whether a userinfo may stand in the reference. */
  readonly allowCredentials?: boolean;
  /** Special-purpose addresses that may be reached all the same: addresses, and blocks such as `10.0.0.0/8`. */
  readonly allowAddresses?: readonly string[];
  /** Whether readers may disagree about where the reference leads. */
  readonly allowDisagreement?: boolean;
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
  readonly allowCredentials: boolean;
  readonly allowAddresses: readonly Prefix[];
  readonly allowDisagreement: boolean;
}

/** The JSON Schema (2020-12) of a policy. {@link readPolicy} checks this and what each text must be. */
export const POLICY_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A policy of @urikit/audit",
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
    allowCredentials: { description: "Whether a userinfo may stand in the reference.", type: "boolean" },
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

/** What is wrong with a policy. */
export class PolicyError extends TypeError {
  override readonly name = "PolicyError";
  /** Where it is, such as `hosts[2]`; empty for the policy as a whole. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(path === "" ? message : `${path}: ${message}`);
    this.path = path;
  }
}

const READ = new WeakSet<object>();

/**
 * A policy from its JSON value, checked. {@link guard} takes the JSON value too; a policy that is asked more than once is
 * better read once.
 *
 * @throws {PolicyError} If it is not a policy: an unknown key, a wrong type, a host that is not one. The error says where.
 *
 * @example
 * ```ts
 * import { guard, readPolicy } from "@urikit/audit";
 *
 * const policy = readPolicy({ schemes: ["https"], hosts: [".example.org"] });
 * guard("https://www.example.org/", policy).allowed; // => true
 * guard("https://example.org/", policy).allowed; // => false
 * ```
 */
export function readPolicy(value: PolicyInit | Policy): Policy {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new PolicyError("", `a policy is an object, such as {"schemes": ["https"]}, not ${kindOf(value)}`);
  }
  return isPolicy(value) ? value : readInit(value);
}

function isPolicy(value: PolicyInit | Policy): value is Policy {
  return READ.has(value);
}

function readInit(value: PolicyInit): Policy {
  requireKnownKeys(value);
  const hosts = listOf(value, "hosts", "string").map((host, at) => readHost(host, `hosts[${at}]`));
  const policy: Policy = Object.freeze({
    schemes: new Set(listOf(value, "schemes", "string").map(readScheme)),
    anyHost: hosts.includes("*"),
    hosts: new Set(hosts.filter((host) => host !== "*" && !host.startsWith("."))),
    suffixes: new Set(hosts.filter((host) => host.startsWith("."))),
    ports:
      ownOf(value, "ports") === undefined
        ? undefined
        : new Set(listOf(value, "ports", "number").map(readPort)),
    allowCredentials: flagOf(value, "allowCredentials"),
    allowAddresses: listOf(value, "allowAddresses", "string").map(readBlock),
    allowDisagreement: flagOf(value, "allowDisagreement"),
  });
  READ.add(policy);
  return policy;
}

const KEYS = Object.keys(POLICY_SCHEMA.properties);

function requireKnownKeys(value: object): void {
  for (const key of Object.keys(value)) {
    if (KEYS.includes(key)) continue;
    const meant = KEYS.find((one) => one.toLowerCase().startsWith(key.toLowerCase().slice(0, 4)));
    const advice = meant === undefined ? `known are ${KEYS.join(", ")}` : `did you mean ${meant}?`;
    throw new PolicyError("", `a policy has no key ${shown(key)}: ${advice}`);
  }
}

/** What the policy itself says: nothing is allowed by what it inherits, should a prototype be polluted. */
function ownOf(value: PolicyInit, key: keyof PolicyInit): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

type ListKey = "schemes" | "hosts" | "ports" | "allowAddresses";

function listOf(value: PolicyInit, key: ListKey, type: "string"): readonly string[];
function listOf(value: PolicyInit, key: ListKey, type: "number"): readonly number[];
function listOf(value: PolicyInit, key: ListKey, type: string): readonly unknown[] {
  const list = ownOf(value, key);
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw new PolicyError(key, `it is a list of ${type}s, not ${kindOf(list)}`);
  list.forEach((item, at) => {
    if (typeof item !== type) throw new PolicyError(`${key}[${at}]`, `it is a ${type}, not ${kindOf(item)}`);
  });
  return list;
}

function flagOf(value: PolicyInit, key: "allowCredentials" | "allowDisagreement"): boolean {
  const flag = ownOf(value, key);
  if (flag === undefined || typeof flag === "boolean") return flag ?? false;
  throw new PolicyError(key, `it is true or false, not ${kindOf(flag)}`);
}

function readScheme(scheme: string, at: number): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return scheme.toLowerCase();
  throw new PolicyError(
    `schemes[${at}]`,
    `${shown(scheme)} is not a scheme, such as "https" (RFC 3986 §3.1)`,
  );
}

function readPort(port: number, at: number): number {
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new PolicyError(`ports[${at}]`, `${port} is not a port from 0 to 65535`);
}

function readBlock(text: string, at: number): Prefix {
  const prefix = parsePrefix(text);
  if (prefix !== undefined) return prefix;
  const expected = 'an address, or a block without bits after its prefix, such as "10.0.0.0/8"';
  throw new PolicyError(`allowAddresses[${at}]`, `${shown(text)} is not ${expected}`);
}

function readHost(text: string, path: string): string {
  if (text === "*") return text;
  const address = canonicalAddress(text.replace(/^\[(.*)\]$/, "$1"));
  if (address !== undefined) return address;
  const name = canonicalName(text);
  const bare = name.replace(/^\./, "");
  const isName =
    bare !== "" &&
    dnsFaults(bare).every(({ code }) => code === "forbidden-character") &&
    /^[a-z0-9._-]+$/.test(bare);
  if (isName && parseIPv4(bare, { notation: "any" }) === undefined) return name;
  const expected = 'a name in ASCII, an address, ".example.org" for all names below it, or "*"';
  throw new PolicyError(path, `${shown(text)} is not a host: ${expected}`);
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

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a value of the type ${typeof value}`;
}

function shown(text: string): string {
  return printable(JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text));
}
