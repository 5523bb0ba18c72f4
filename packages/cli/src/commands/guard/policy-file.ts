/** The file of `--policy`: what may be fetched, as JSON. */

import { readFileSync } from "node:fs";
import { type Policy, PolicyError, readPolicy } from "@urikit/guard";
import { type StatementValue, statement } from "urikit/words";
import { systemReason, UsageError } from "../../exit.ts";
import type { CommandId } from "../../words/text.ts";

/** @throws {UsageError} If the file cannot be read, or holds no policy. */
export function policyIn(path: string): Policy {
  try {
    return readPolicy(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    throw new UsageError("option-refused", `--policy ${path}`, reasonOf(error));
  }
}

function reasonOf(error: unknown): StatementValue {
  if (error instanceof PolicyError) return error.problem;
  if (error instanceof SyntaxError) return statement("not-json" satisfies CommandId, error.message);
  return systemReason(error);
}
