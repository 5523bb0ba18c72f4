/** The file of `--policy`: what may be fetched, as JSON. */

import { readFileSync } from "node:fs";
import { isPublicSuffix } from "@urikit/domains";
import { type Policy, PolicyError, readPolicy } from "@urikit/guard";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { type StatementValue, statement } from "urikit/words";
import { systemReason, UsageError } from "../../exit.ts";
import type { CommandId } from "../../words/text.ts";

/** @throws {UsageError} If the file cannot be read, or holds no policy, or one that names a public suffix. */
export function policyIn(path: string, allowsIris: boolean): Policy {
  const mapIri = allowsIris ? (iri: string) => toUri(iri, { toAscii }) : undefined;
  try {
    return readPolicy(JSON.parse(readFileSync(path, "utf8")), { isPublicSuffix, mapIri });
  } catch (error) {
    throw new UsageError("option-refused", `--policy ${path}`, reasonOf(error));
  }
}

function reasonOf(error: unknown): StatementValue {
  if (error instanceof PolicyError) return error.problem;
  if (error instanceof SyntaxError) return statement("not-json" satisfies CommandId, error.message);
  return systemReason(error);
}
