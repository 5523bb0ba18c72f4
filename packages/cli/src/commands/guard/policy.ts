/** What may be fetched: the file of `--policy`, which is JSON, and what `--scheme` and `--allow-host` add to it. */

import { readFileSync } from "node:fs";
import { isPublicSuffix } from "@urikit/domains";
import { type Policy, PolicyError, readPolicy } from "@urikit/guard";
import type { Command } from "commander";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { type StatementValue, statement } from "urikit/words";
import { repeatable } from "../../declaration.ts";
import { systemReason, UsageError } from "../../exit.ts";
import type { CommandId } from "../../words/text.ts";

/** The options that say what may be fetched. */
export interface PolicyOfOptions {
  readonly policy?: string;
  readonly scheme: readonly string[];
  readonly allowHost: readonly string[];
  readonly iri?: true;
}

/** Declares what says what may be fetched. */
export function declarePolicy(command: Command): Command {
  return command
    .option("-p, --policy <FILE>", "what may be fetched, as JSON")
    .addOption(repeatable("--scheme <NAME>", "allow the scheme, too"))
    .addOption(repeatable("--allow-host <HOST>", "allow the host, too; .example.org: all names below it"));
}

/**
 * @param givenAs What names the file in an error.
 * @throws {UsageError} If nothing is allowed, or the file cannot be read, or there is no such policy.
 */
export function policyFrom(
  { policy: path, scheme, allowHost, iri }: PolicyOfOptions,
  givenAs = path === undefined ? "guard" : `--policy ${path}`,
): Policy {
  if (path === undefined && (scheme.length === 0 || allowHost.length === 0))
    throw new UsageError("guard-nothing-allowed");
  const asciiOf = iri ? asciiHost : String;
  const mapIri = iri ? (text: string) => toUri(text, { toAscii }) : undefined;
  try {
    const written: unknown = path === undefined ? {} : JSON.parse(readFileSync(path, "utf8"));
    const schemes = withMore(written, "schemes", scheme);
    return readPolicy(withMore(schemes, "hosts", allowHost.map(asciiOf)) as object, {
      isPublicSuffix,
      mapIri,
    }); // it is checked there
  } catch (error) {
    throw new UsageError("option-refused", givenAs, reasonOf(error));
  }
}

/** A host of a policy with its A-labels, if it has any; `.é.example` is all names below one. */
function asciiHost(host: string): string {
  if (!/[^\0-\x7f]/.test(host)) return host;
  const [, dot = "", name = host] = /^(\.?)(.*)$/s.exec(host) ?? [];
  return dot + (toAscii(name).text ?? name);
}

/** A policy as it is written, with more in one of its lists. What is not a policy stays as it is. */
function withMore(written: unknown, key: "schemes" | "hosts", more: readonly string[]): unknown {
  if (more.length === 0 || typeof written !== "object" || written === null || Array.isArray(written))
    return written;
  const before: unknown = key in written ? Reflect.get(written, key) : [];
  return Array.isArray(before) ? { ...written, [key]: [...before, ...more] } : written;
}

function reasonOf(error: unknown): StatementValue {
  if (error instanceof PolicyError) return error.problem;
  if (error instanceof SyntaxError) return statement("not-json" satisfies CommandId, error.message);
  return systemReason(error);
}
