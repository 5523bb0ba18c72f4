/** url-syntax-05 §2.4.2, §4.1, §6: what makes no difference. */

import { portBesideDefault } from "../../default-ports.ts";
import { partsOf, recombined } from "../../parts.ts";
import { serverOf } from "../../server.ts";
import { CLASSES } from "./classes.ts";

/**
 * The normal form: the scheme (§4.1) and the host (§6) in lower case, no port that is the default (§6), and
 * unreserved characters unescaped, which "is safe within the body of a URL" (§2.4.2).
 */
export function normalForm(reference: string): string {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  return recombined({
    scheme: scheme?.toLowerCase(),
    authority: authority === undefined ? undefined : normalSite(authority, scheme),
    path: unescaped(path),
    query: query === undefined ? undefined : unescaped(query),
    fragment,
  });
}

function normalSite(site: string, scheme: string | undefined): string {
  const { userinfo, host, port } = serverOf(site);
  const kept = portBesideDefault(scheme, port) === undefined ? undefined : port;
  return (
    (userinfo === undefined ? "" : `${unescaped(userinfo)}@`) +
    host.toLowerCase() +
    (kept === undefined ? "" : `:${kept}`)
  );
}

function unescaped(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9]/.test(character) || CLASSES.unreserved.includes(character) ? character : triplet;
  });
}
