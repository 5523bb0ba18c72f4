/** WHATWG URL §4.4, §3.5: why the basic URL parser refuses a text. The platform's `URL` only says that it does. */

import { parseIPv6 } from "urikit";
import type { Statement } from "urikit/words";
import { characterNamed } from "../edition.ts";
import { statement } from "../statement.ts";

/** A reason, and the section of the URL Standard. */
export interface Refusal {
  readonly reason: Statement;
  readonly section: string;
}

/** §4.2: the special schemes, and whether a URL of the scheme needs a host. */
export const SPECIAL_SCHEMES: ReadonlyMap<string, { readonly needsHost: boolean }> = new Map(
  ["ftp", "file", "http", "https", "ws", "wss"].map((name) => [name, { needsHost: name !== "file" }]),
);

/** §4.4, steps 1 and 3: without C0 controls and spaces at its ends, and without tabs and line breaks. */
export function cleanedText(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text.charCodeAt(from) <= 0x20) from++;
  while (from < to && text.charCodeAt(to - 1) <= 0x20) to--;
  return text.slice(from, to).replace(/[\t\n\r]/g, "");
}

/** The scheme of a cleaned text, in lower case; undefined if it has no scheme. */
export function schemeOfText(text: string): string | undefined {
  return /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(text)?.[0].toLowerCase();
}

/** The most likely reason for which a text is refused without a base, or for a base that is itself a URL. */
export function refusalOf(reference: string, baseScheme: string | undefined): Refusal {
  const text = cleanedText(reference);
  const own = schemeOfText(text);
  const scheme = own ?? baseScheme;
  if (scheme === undefined) return { reason: statement("parser-needs-base"), section: "§4.4" };
  const authority = authorityIn(own === undefined ? text : text.slice(own.length + 1), {
    scheme,
    isRelative: own === undefined,
  });
  if (authority === undefined) return { reason: statement("parser-not-relative", scheme), section: "§4.4" };
  const server = authority.slice(authority.lastIndexOf("@") + 1);
  const { host, port } = hostAndPort(server);
  return (
    hostRefusal(host, scheme, authority) ??
    portRefusal(port, scheme) ?? { reason: domainReason(host), section: "§3.5" }
  );
}

/** §4.4: the text in which a host is looked for; after a special scheme, slashes of any kind and number. */
function authorityIn(
  rest: string,
  { scheme, isRelative }: { readonly scheme: string; readonly isRelative: boolean },
): string | undefined {
  const special = SPECIAL_SCHEMES.get(scheme);
  if (special === undefined) return /^\/\/([^/?#]*)/.exec(rest)?.[1];
  const slashes = /^[/\\]*/.exec(rest)?.[0] ?? "";
  if ((isRelative || !special.needsHost) && slashes.length < 2) return undefined;
  const from = special.needsHost ? slashes.length : 2;
  return /^[^/\\?#]*/.exec(rest.slice(from))?.[0];
}

/** The host up to the first colon that is not between brackets. */
function hostAndPort(server: string): { readonly host: string; readonly port: string } {
  const colon = server.indexOf(":", server.startsWith("[") ? Math.max(server.indexOf("]"), 0) : 0);
  return colon < 0
    ? { host: server, port: "" }
    : { host: server.slice(0, colon), port: server.slice(colon + 1) };
}

/** §3.5: what is wrong with a host before its port is looked at. */
function hostRefusal(host: string, scheme: string, authority: string): Refusal | undefined {
  const isSpecial = SPECIAL_SCHEMES.has(scheme);
  const needsHost = SPECIAL_SCHEMES.get(scheme)?.needsHost || authority !== "";
  if (host === "" && needsHost) return { reason: statement("parser-needs-host", scheme), section: "§4.4" };
  if (host.startsWith("[")) return addressRefusal(host);
  const forbidden = (isSpecial ? FORBIDDEN_IN_DOMAIN : FORBIDDEN_IN_HOST).exec(
    isSpecial ? decoded(host) : host,
  )?.[0];
  if (forbidden !== undefined)
    return {
      reason: statement(
        isSpecial ? "parser-domain-character" : "parser-host-character",
        characterNamed(forbidden),
      ),
      section: "§3.2",
    };
  const last = host.replace(/\.$/, "").split(".").at(-1) ?? "";
  if (isSpecial && /^(?:[0-9]+|0x[0-9a-f]*)$/i.test(last))
    return { reason: statement("parser-number-host"), section: "§3.5" };
  return undefined;
}

/** §3.2: "forbidden host code points", except tabs and line breaks, which are removed before. */
const FORBIDDEN_IN_HOST = /[\0 #/:<>?@[\\\]^|]/;
/** §3.2: "forbidden domain code points". */
const FORBIDDEN_IN_DOMAIN = /[\0-\x20#/:<>?@[\\\]^|%\x7f]/;

/** §3.5: what the octets of a domain's triplets are, where they are ASCII. */
function decoded(host: string): string {
  return host.replace(/%[0-7][0-9A-Fa-f]/g, decodeURIComponent).replace(/%[89A-Fa-f][0-9A-Fa-f]/g, "");
}

function addressRefusal(host: string): Refusal | undefined {
  const address = /^\[([^\]]*)\]$/.exec(host)?.[1];
  if (address !== undefined && isAddress(address)) return undefined;
  const id = address?.includes("%")
    ? "parser-zone"
    : address && /^v/i.test(address)
      ? "parser-ip-future"
      : "parser-address";
  return { reason: statement(id), section: "§3.5" };
}

/** Whether the platform would take it, so that the reason is another. */
function isAddress(address: string): boolean {
  return /^[0-9A-Fa-f:.]+$/.test(address) && parseIPv6(address) !== undefined;
}

function portRefusal(port: string, scheme: string): Refusal | undefined {
  if (port !== "" && scheme === "file") return { reason: statement("parser-file-port"), section: "§4.4" };
  if (/[^0-9]/.test(port)) return { reason: statement("parser-port"), section: "§4.4" };
  const number = port.replace(/^0+/, "");
  const isTooGreat = number.length > 5 || Number(number) > 65_535;
  return isTooGreat ? { reason: statement("parser-greatest-port"), section: "§4.4" } : undefined;
}

function domainReason(host: string): Statement {
  return statement(/[^\0-\x7f]|%|xn--/i.test(host) ? "parser-idna" : "parser-no-reason");
}
