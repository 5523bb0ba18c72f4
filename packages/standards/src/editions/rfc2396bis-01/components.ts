/** rfc2396bis-01 §3: the components of a reference. */

import type { OwnComponents } from "../../edition.ts";
import { partsOf } from "../../parts.ts";
import { Recognizer } from "../../recognizer.ts";
import { type Server, serverOf } from "../../server.ts";
import { TABLES } from "./tables.ts";

const userinfo = new Recognizer(TABLES.userinfo);
const hosts = [TABLES.IPv6reference, TABLES.IPv4address, TABLES.hostname].map(
  (table) => new Recognizer(table),
);

/**
 * §3: an absolute URI that is not hierarchical. Nothing at all behind the scheme is hierarchical (G.2). A question
 * mark there may begin both a query and an opaque part, of which the rule has the query first; brackets, which no
 * query has, leave the opaque part only.
 */
export function isOpaque(reference: string): boolean {
  const { scheme } = partsOf(reference);
  return scheme !== undefined && /^(?:[^/?#]|\?[^#]*[[\]])/.test(reference.slice(scheme.length + 1));
}

/** §3.2.2: the parts of an authority that is a `server`; undefined if it can only be a `reg-name` (§3.2.1). */
export function serverIn(authority: string): Partial<Server> | undefined {
  if (authority === "") return {};
  const server = serverOf(authority);
  const isServer =
    (server.userinfo === undefined || userinfo.accepts(server.userinfo)) &&
    hosts.some((host) => host.accepts(server.host)) &&
    /^[0-9]*$/.test(server.port ?? "");
  return isServer ? server : undefined;
}

/** The components of a valid reference. */
export function componentsOf(reference: string): OwnComponents {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  if (scheme !== undefined && isOpaque(reference)) {
    const hash = reference.indexOf("#");
    const opaquePart = reference.slice(scheme.length + 1, hash < 0 ? undefined : hash);
    return { scheme, "opaque-part": opaquePart, fragment };
  }
  return { scheme, authority, ...authorityParts(authority), path, query, fragment };
}

function authorityParts(authority: string | undefined): OwnComponents {
  if (authority === undefined) return {};
  const server = serverIn(authority);
  return server === undefined ? { "reg-name": authority } : { server: authority, ...server };
}
