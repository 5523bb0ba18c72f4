/** RFC 9110 §15.4: whether a response redirects, and whether that may be followed. */

import { guard } from "@urikit/guard";
import { parse, resolve } from "urikit";
import { AccessError, told } from "../access-error.ts";
import type { Settings } from "../access-options.ts";
import { idsOf, refused } from "../refused.ts";
import type { Hop } from "../resource.ts";
import type { Exchange } from "./http-exchange.ts";
import { fieldOf, fieldsOf, numberIn } from "./http-fields.ts";

/** §15.4.2 to §15.4.4, §15.4.8, §15.4.9: 300 and 304 lead nowhere by themselves. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const PERMANENT: ReadonlySet<number> = new Set([301, 308]);

/** What was asked for. */
interface Asked {
  readonly text: string;
  readonly fragment: string;
  readonly chain: readonly Hop[];
}

/**
 * The redirect to follow; undefined where the response is the answer.
 *
 * @throws {AccessError} `refused-redirect` if it may not be followed.
 */
export function hopOf(
  { response }: Exchange,
  { text, fragment, chain }: Asked,
  settings: Settings,
): Hop | undefined {
  const { statusCode: status = 0 } = response;
  const fields = fieldsOf(response);
  const locations = new Set(fields.filter(({ name }) => name === "location").map(({ value }) => value));
  const [location] = locations;
  if (!REDIRECTS.has(status) || location === undefined) return undefined;
  const { maxRedirects, policy, redirect } = settings;
  if (redirect === "manual") return undefined;
  if (redirect === "error")
    throw new AccessError("refused-redirect", told("access-redirect-not-wanted", status));
  if (locations.size > 1) throw new AccessError("protocol", told("access-two-locations"));
  if (chain.length >= maxRedirects)
    throw new AccessError("refused-redirect", told("access-too-many-redirects", maxRedirects));
  const verdict = guard.redirect(text, location, policy);
  if (verdict.text === undefined) {
    const reasons = verdict.reasons.map(({ message }) => message);
    throw new AccessError("refused-redirect", told("access-redirect-denied", status, ...reasons), {
      reasons: idsOf(verdict.reasons),
    });
  }
  requireHttp(verdict.text, status);
  const to = verdict.text + inheritedFragment(text, location, { fragment, settings });
  const maxAge = lifetimeIn(fieldOf(fields, "cache-control"));
  return {
    from: text,
    to,
    status,
    location,
    permanent: PERMANENT.has(status),
    ...(maxAge !== undefined && { maxAge }),
  };
}

/** No redirect leads from a server to a file, or to another protocol. */
export function requireHttp(target: string, status: number): void {
  const scheme = parse(target).scheme ?? "";
  if (scheme === "http" || scheme === "https") return;
  const problem = told("access-redirect-denied", status, told("access-redirect-scheme", scheme));
  throw new AccessError("refused-redirect", problem, { reasons: ["scheme-not-allowed"] });
}

/** RFC 9110 §10.2.2: the fragment of the target, or else of what was asked for. */
function inheritedFragment(
  from: string,
  location: string,
  { fragment, settings }: { readonly fragment: string; readonly settings: Settings },
): string {
  const { mapIri } = settings.policy;
  const target = refused(() => parse(resolve(mapIri === undefined ? location : mapIri(location), from)));
  return target.fragment === undefined ? fragment : `#${target.fragment}`;
}

/** RFC 9111 §5.2.2: for how long the answer may be kept. */
function lifetimeIn(control: string | undefined): number | undefined {
  if (control === undefined) return undefined;
  if (/(?:^|[,\s])no-store(?:$|[,\s])/i.test(control)) return 0;
  const [, seconds] = /(?:^|[,\s])max-age="?(\d+)/i.exec(control) ?? [];
  return numberIn(seconds);
}
