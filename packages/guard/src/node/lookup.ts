/**
 * RFC 3986 §7.4: the addresses of a name, judged where they are about to be dialled: so no second look-up can give
 * another address than the one that was judged (DNS rebinding).
 */

import { lookup as lookupByPlatform } from "node:dns";
import type { LookupFunction } from "node:net";
import { printable } from "urikit/display";
import { requireOptions } from "urikit/foundation";
import { type Catalogue, say } from "urikit/words";
import { en as urikitWords } from "urikit/words/en";
import { givenAddressReasons } from "../guard-address.ts";
import { hostReasons } from "../guard-host.ts";
import { type Policy, type PolicyInit, readPolicy } from "../policy.ts";
import type { GuardReason } from "../verdict.ts";
import { en as words } from "../words/en.ts";

/** The sentences on names and addresses. */
const ENGLISH: Catalogue = { ...urikitWords, ...words };

/** Marks the errors of every copy of this package. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.guard-error") as never;

/** A name or an address that a policy does not allow. */
export class GuardError extends Error {
  override readonly name = "GuardError";
  readonly code = "ERR_URIKIT_DENIED";
  readonly hostname: string;
  readonly reasons: readonly GuardReason[];

  constructor(hostname: string, reasons: readonly GuardReason[]) {
    super(
      `${printable(hostname)} is denied: ${reasons.map(({ message }) => say(ENGLISH, message)).join("; ")}`,
    );
    this.hostname = hostname;
    this.reasons = reasons;
    Object.defineProperty(this, BRAND, {});
  }

  /** An error of another copy of @urikit/guard in the same program is one, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass inherits this, and has instances of its own
    return this === GuardError ? BRAND in Object(value) : super[Symbol.hasInstance](value);
  }
}

/** How names are looked up. */
export interface GuardedLookupOptions {
  /** The function that looks them up: `lookup` of `node:dns` unless given. */
  readonly lookup?: LookupFunction;
}

/**
 * A `lookup` for `node:http`, `node:https`, `node:net` and the `connect` of an undici `Agent`: it looks a name up, judges
 * the name and every address of it by the policy, and gives no address where one is denied. The judged addresses are
 * those that are dialled.
 *
 * Node does not look up a host that is an address: `guard` judges those. So ask it first, and for every redirect.
 *
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { lookup } from "@urikit/guard/node";
 * import { Agent } from "node:https";
 *
 * const agent = new Agent({ lookup: lookup({ schemes: ["https"], hosts: ["*"] }) });
 * typeof agent; // => "object"
 * ```
 */
export function lookup(policy: Policy | PolicyInit, options: GuardedLookupOptions = {}): LookupFunction {
  const { lookup: byName = lookupByPlatform as LookupFunction } = requireOptions(options, { lookup: true });
  if (typeof byName !== "function") throw new TypeError(`lookup must be a function, not ${typeof byName}`);
  const read = readPolicy(policy);
  return (hostname, options, callback) => {
    const reasons = hostReasons(hostname, read);
    if (reasons.length > 0) {
      // As dns.lookup does: never before it returned.
      queueMicrotask(() => callback(new GuardError(hostname, reasons), "", 0));
      return;
    }
    byName(hostname, { ...options, all: true }, (error, found, family) => {
      if (error) return callback(error, "", 0);
      // All of them were asked for; a look-up of another make may give one address all the same.
      const addresses = typeof found === "string" ? [{ address: found, family: family ?? 0 }] : found;
      const denied = addresses.flatMap(({ address }) => givenAddressReasons(address, read).reasons);
      if (denied.length > 0) return callback(new GuardError(hostname, denied), "", 0);
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? "", first?.family ?? 0);
    });
  };
}
