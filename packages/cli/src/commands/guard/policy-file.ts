/** The file of `--policy`: what may be fetched, as JSON. */

import { readFileSync } from "node:fs";
import { type Policy, PolicyError, readPolicy } from "@urikit/audit";
import { printable } from "urikit";
import { systemReason, UsageError } from "../../exit.ts";

/** @throws {UsageError} If the file cannot be read, or holds no policy. */
export function policyIn(path: string): Policy {
  const name = `--policy ${printable(path)}`;
  try {
    return readPolicy(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (error instanceof PolicyError) throw new UsageError(`${name}: ${error.message}`);
    const reason = error instanceof SyntaxError ? `it is not JSON: ${error.message}` : systemReason(error);
    throw new UsageError(`${name}: ${printable(reason)}`);
  }
}
