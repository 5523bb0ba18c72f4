/** What a caller may set, and what holds unless it is set: RFC 3986 §7. */

import { type Policy, type PolicyInit, readPolicy } from "@urikit/guard";
import { requireOptions } from "urikit/foundation";
import type { Bounds } from "./clock.ts";

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
  /** The folders of this system whose files may be read; none unless given. */
  readonly files?: readonly string[] | undefined;
}

/** The options as they are used. */
export interface Settings extends Bounds {
  readonly maxOctets: number;
  readonly policy: Policy;
  readonly files: readonly string[];
}

const MIB = 1024 * 1024;

const DEFAULTS = { timeout: 60_000, idleTimeout: 10_000, maxOctets: 64 * MIB } as const;

/** Everything else is named by the caller. */
const POLICY: Policy = /* @__PURE__ */ readPolicy({ schemes: ["http", "https", "data"], hosts: ["*"] });

/** The longest time that a timer of the platform takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * The options, checked.
 *
 * @throws {TypeError} If an option has a value that it cannot have.
 * @throws {PolicyError} If `policy` is not a policy.
 */
export function readOptions(given: AccessOptions): Settings {
  const options = requireOptions(given);
  const { signal, policy = POLICY, files = [] } = options;
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new TypeError("signal must be an AbortSignal");
  if (!Array.isArray(files) || !files.every((root) => typeof root === "string"))
    throw new TypeError("files must be an array of paths");
  return {
    signal,
    timeout: numberOf(options, "timeout", LONGEST),
    idleTimeout: numberOf(options, "idleTimeout", LONGEST),
    maxOctets: numberOf(options, "maxOctets", Number.MAX_SAFE_INTEGER),
    policy: readPolicy(policy),
    files,
  };
}

function numberOf(options: AccessOptions, name: keyof typeof DEFAULTS, most: number): number {
  const { [name]: value = DEFAULTS[name] } = options;
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  throw new TypeError(`${name} must be an integer from 1 to ${most}`);
}
