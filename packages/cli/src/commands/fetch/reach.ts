/** What a command may reach, and within which bounds: the options of `uri fetch` and `uri extract --fetch`. */

import type { AccessOptions } from "@urikit/access";
import type { Command } from "commander";
import { repeatable } from "../../declaration.ts";
import { gatewayOption, gatewaysOf } from "../gateways.ts";
import { countOf, secondsOf } from "./numbers.ts";
import { fetchPolicy, type PolicyOfFetch } from "./policy.ts";

export interface ReachOptions extends PolicyOfFetch {
  readonly max?: number;
  readonly timeout?: number;
  readonly gateway: readonly string[];
}

/** Declares the options. */
export function declareReach(command: Command): Command {
  return command
    .option("--max <OCTETS>", "the most octets of the content, decoded; 67108864 unless given", countOf)
    .option("--timeout <SECONDS>", "the time of the whole; 60 unless given", secondsOf)
    .option("-p, --policy <FILE>", "what may be reached, as JSON, as of uri guard")
    .addOption(repeatable("--allow <SCHEME>", "allow the scheme, too: http, https and data are"))
    .addOption(gatewayOption())
    .option("--private", "allow this machine and private networks, too");
}

/**
 * The same as an access takes them.
 *
 * @throws {UsageError} If there is no such policy.
 */
export function reachOf(options: ReachOptions): AccessOptions {
  const { max, timeout } = options;
  const gateways = gatewaysOf(options.gateway);
  return {
    // Who names a gateway for a scheme allows the scheme.
    policy: fetchPolicy({ ...options, allow: [...options.allow, ...Object.keys(gateways)] }),
    gateways,
    maxOctets: max,
    timeout: timeout === undefined ? undefined : timeout * 1000,
  };
}
