/** RFC 2396 §3, and RFC 2732 §3: the components of a reference. */

import type { OwnComponents, SegmentWithParams } from "../../edition.ts";
import { partsOf } from "../../parts.ts";
import { Recognizer } from "../../recognizer.ts";
import { type Server, serverOf } from "../../server.ts";
import { TABLES } from "./tables.ts";

const userinfo = new Recognizer(TABLES.userinfo);
const host = new Recognizer(TABLES.host);

/** §3: an absolute URI whose scheme no slash follows. */
export function isOpaque(reference: string): boolean {
  const { scheme } = partsOf(reference);
  return scheme !== undefined && reference[scheme.length + 1] !== "/";
}

/** §3.2.2: the parts of an authority that is a `server`; undefined if it can only be a `reg_name` (§3.2.1). */
export function serverIn(authority: string): Partial<Server> | undefined {
  if (authority === "") return {};
  const server = serverOf(authority);
  const isServer =
    (server.userinfo === undefined || userinfo.accepts(server.userinfo)) &&
    host.accepts(server.host) &&
    /^[0-9]*$/.test(server.port ?? "");
  return isServer ? server : undefined;
}

/** The components of a valid reference. */
export function componentsOf(reference: string): OwnComponents {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  if (scheme !== undefined && isOpaque(reference)) {
    const hash = reference.indexOf("#");
    const opaque_part = reference.slice(scheme.length + 1, hash < 0 ? undefined : hash);
    return { scheme, opaque_part, fragment };
  }
  return {
    scheme,
    authority,
    ...authorityParts(authority),
    path,
    segments: segmentsOf(path),
    query,
    fragment,
  };
}

function authorityParts(authority: string | undefined): OwnComponents {
  if (authority === undefined) return {};
  const server = serverIn(authority);
  return server === undefined ? { reg_name: authority } : { server: authority, ...server };
}

/** §3.3: what stands between the slashes, with the parameters of each. */
function segmentsOf(path: string): readonly SegmentWithParams[] | undefined {
  if (path === "") return undefined;
  return (path.startsWith("/") ? path.slice(1) : path).split("/").map((text) => {
    const [segment = "", ...params] = text.split(";");
    return { segment, params };
  });
}
