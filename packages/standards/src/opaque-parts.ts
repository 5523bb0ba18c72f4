/**
 * What the two editions with opaque parts share, RFC 2396 and the draft of 2003: bases that nothing can be resolved
 * against (§5 of both), and authorities that may be a `server` or a name of which no host is told (§3.2 of both).
 */

import type { Destination, EditionError, Target } from "./edition.ts";
import { partsOf, withoutFragment } from "./parts.ts";
import type { Server } from "./server.ts";

/** What tells one of them from the other. */
export interface OpaqueEdition {
  readonly name: string;
  check(reference: string): EditionError | undefined;
  isOpaque(reference: string): boolean;
  serverIn(authority: string): Partial<Server> | undefined;
}

/** The target as it counts: of a relative reference only where the base is suitable. */
export function suitably(target: Target, reference: string, base: string, edition: OpaqueEdition): Target {
  if (target.kind === "current-document") return target;
  const isAbsolute =
    partsOf(reference).scheme !== undefined && target.kind === "uri" && target.text === reference;
  return isAbsolute ? target : (unsuitable(base, edition) ?? target);
}

/** §5: "relative URI cannot be used within a document that has an unsuitable base URI." */
function unsuitable(base: string, { name, check, isOpaque }: OpaqueEdition): Target | undefined {
  const error = check(withoutFragment(base));
  const reason = error
    ? `the base is no URI: ${error.message}`
    : partsOf(base).scheme === undefined
      ? "the base is no absolute URI"
      : isOpaque(base)
        ? "the base is opaque, so that no relative URI can be used with it"
        : undefined;
  return reason === undefined ? undefined : { kind: "none", reason, section: `${name} §5` };
}

/** Where a reference leads that is hierarchical and names a server. */
export function destinationOf(
  reference: string,
  { check, isOpaque, serverIn }: OpaqueEdition,
): Destination | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, authority } = partsOf(reference);
  const isHierarchical = !isOpaque(reference) && authority !== undefined;
  const server = isHierarchical ? serverIn(authority) : {};
  return {
    scheme: scheme?.toLowerCase(),
    host: server?.host,
    port: server?.port,
    told: server !== undefined,
  };
}
