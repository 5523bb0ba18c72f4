/** The grammar of RFC 2396 Appendix A, as far as `java.net.URI` asks it, with the deviations of its documentation. */

import { isIpv6 } from "./habits/host.ts";
import { hasOpenTriplet } from "./habits/triplets.ts";

/** RFC 2396 §2.3, with the ranges for letters and digits. */
const UNRESERVED = "A-Za-z0-9\\-_.!~*'()";

/** Of these characters, of triplets, and of characters beyond ASCII that are neither controls nor spaces. */
function consistsOf(characters: string): (text: string) => boolean {
  const allowed = new RegExp(`^(?:[${characters}%]|[^\\0-\\x80\\p{Cc}\\p{Z}])*$`, "u");
  return (text) => allowed.test(text) && !hasOpenTriplet(text);
}

export const isPath = consistsOf(`${UNRESERVED}:@&=+$,;/`);
export const isUric = consistsOf(`${UNRESERVED};/?:@&=+$,[\\]`);
const isUserinfo = consistsOf(`${UNRESERVED};:&=+$,`);
export const isRegistryName = consistsOf(`${UNRESERVED}$,;:@&=+`);
const isServer = consistsOf(`${UNRESERVED};:&=+$,@[\\]`);

/** RFC 2396 §3.2.2. */
export interface Server {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

/** The text of a server. */
export function serverText({ userinfo, host, port }: Server): string {
  return `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`;
}

/** The parts of an authority that is a server; undefined if it is the name of a registry. */
export function serverOf(authority: string): Server | undefined {
  // java.net.URI, parseAuthority: in brackets, a `%` may be before a zone.
  if (!isServer(authority.indexOf("]") > 0 ? authority.replaceAll("%", "") : authority)) return undefined;
  const at = authority.indexOf("@");
  const userinfo = at === -1 ? undefined : authority.slice(0, at);
  const [, host = "", port = ""] = /^(\[[^\]]+\]|[^:[]*)(?::([0-9]*))?$/.exec(authority.slice(at + 1)) ?? [];
  if (!isHost(host) || Number(port) >= 2 ** 31 || !isUserinfo(userinfo ?? "")) return undefined;
  return { userinfo, host, port: port === "" ? undefined : String(Number(port)) };
}

const HOSTNAME =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)*([A-Za-z0-9])(?:[A-Za-z0-9-]*[A-Za-z0-9])?\.?$/;

function isHost(host: string): boolean {
  if (host.startsWith("[")) {
    const [address = "", ...zone] = host.slice(1, -1).split("%");
    return isIpv6(address) && (zone.length === 0 || /^[A-Za-z0-9_.]+$/.test(zone.join("%")));
  }
  const numbers = host.split(".");
  if (numbers.length === 4 && numbers.every((number) => /^[0-9]+$/.test(number) && Number(number) <= 255))
    return true;
  const last = HOSTNAME.exec(host)?.[1];
  const isOneLabel = !host.slice(0, -1).includes(".");
  return last !== undefined && (isOneLabel || /[A-Za-z]/.test(last));
}
