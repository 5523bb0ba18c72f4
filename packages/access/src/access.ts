/** RFC 3986 §1.2.2, §1.2.3: retrieval: one reference in, one resource out. */

import { type Plan, planAny } from "@urikit/schemes";
import { parse, UriSyntaxError } from "urikit";
import { reasonStatement } from "urikit/words";
import { AccessError, told } from "./access-error.ts";
import { type AccessOptions, readOptions } from "./access-options.ts";
import { startClock } from "./clock.ts";
import type { Resource } from "./resource.ts";
import type { Way } from "./way.ts";
import { takeData } from "./ways/data.ts";
import { openFile } from "./ways/file.ts";

/**
 * The resource that a reference names, as far as the options allow it to be reached: by `GET` at most, nothing is
 * uploaded, and nothing is sent to anybody.
 *
 * @param reference A URI. A relative reference must be resolved first.
 * @throws {AccessError} If it is refused, or not reached; its `code` says why.
 * @throws {TypeError} If `reference` is not a string, or an option has a value that it cannot have.
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { access } from "@urikit/access";
 *
 * const resource = await access("data:text/plain;charset=iso-8859-1,caf%E9");
 * resource.kind === "content" ? await resource.text() : ""; // => "café"
 * await access("file:///etc/passwd").catch(({ code }) => code); // => "refused-address"
 * await access("ftp://example.org/").catch(({ code }) => code); // => "refused-scheme"
 * ```
 * @experimental
 */
export async function access(reference: string, options: AccessOptions = {}): Promise<Resource> {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  const settings = readOptions(options);
  const clock = startClock(settings);
  try {
    clock.signal.throwIfAborted();
    return await reached({ reference, settings, clock });
  } catch (error) {
    clock.stop();
    throw clock.signal.aborted ? clock.signal.reason : error;
  }
}

async function reached(way: Way): Promise<Resource> {
  const scheme = schemeOf(way.reference);
  requireScheme(scheme, way);
  const plan = planFor(way.reference);
  if (plan?.scheme === "data") return takeData(plan, way);
  if (plan?.scheme === "file") return openFile(plan, way);
  throw new AccessError("no-way", told("access-no-way", scheme));
}

/** RFC 3986 §4.3: only a URI says how it is reached. */
function schemeOf(reference: string): string {
  const { scheme } = refused(() => parse(reference));
  if (scheme === undefined) throw new AccessError("no-way", told("access-relative"));
  return scheme.toLowerCase();
}

/** A file is allowed by the folders that it may be in, everything else by the policy. */
function requireScheme(scheme: string, { settings }: Way): void {
  if (scheme === "file" || settings.policy.schemes.has(scheme)) return;
  throw new AccessError("refused-scheme", told("access-scheme-denied", scheme), {
    reasons: ["scheme-not-allowed"],
  });
}

function planFor(reference: string): Plan | undefined {
  return refused(() => planAny(reference));
}

/** What is done with a text, of which an error says why there is no way to it. */
function refused<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    throw new AccessError("no-way", told("access-no-reference", reasonStatement(error)), { cause: error });
  }
}
