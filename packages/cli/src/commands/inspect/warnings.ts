/**
 * What is unusual about a valid reference, and worth a second look by whoever wrote it, or by whoever is about to
 * trust it (RFC 3986 §7).
 */

import { domainToUnicode } from "node:url";
import {
  decode,
  decodeToOctets,
  dnsFaults,
  formatIPv4,
  parseIPv4,
  printable,
  type UriReference,
} from "urikit";
import { toAscii } from "urikit/idna";
import { standardSchemes } from "urikit/schemes";

/** One unusual thing. */
export interface Warning {
  /** A stable name. */
  readonly code: string;
  /** One printable line, without a password. */
  readonly message: string;
  readonly section: string;
}

/** Looks for one unusual thing. */
type Look = (reference: UriReference) => Warning | undefined | false;

/** All warnings, in the order of the components. */
export function warningsFor(reference: UriReference): Warning[] {
  return LOOKS.map((look) => look(reference)).filter((warning) => typeof warning === "object");
}

function warning(code: string, message: string, section: string): Warning {
  return { code, message, section: section.startsWith("RFC") ? section : `RFC 3986 ${section}` };
}

const ofTheWhole: Look[] = [
  ({ text }) =>
    text.length > 8000 &&
    warning("very-long", `${text.length} characters; HTTP only promises to carry 8000`, "RFC 9110 §4.1"),
  ({ text }) =>
    (text === "" || text.startsWith("#")) &&
    warning("same-document", "refers to the document that contains it, whatever the base", "§4.4"),
  ({ form, path }) =>
    form === "relative-path" &&
    /^(?:www\.|[^/]+\.(?:com|edu|gov|net|org)(?:\/|$))/i.test(path) &&
    warning("suffix-reference", "looks like a host, but is a relative path, for there is no scheme", "§4.5"),
  ({ form, path }) =>
    form === "relative-path" &&
    /^(?:https?|wss?|ftp)\/\//i.test(path) &&
    warning("scheme-without-colon", "begins like a scheme without its colon, but is a relative path", "§3.1"),
  ({ form }) =>
    form === "network-path" &&
    warning("network-path", "begins with an authority; the scheme comes from the base", "§4.2"),
];

const ofTheScheme: Look[] = [
  ({ scheme }) =>
    scheme !== undefined &&
    scheme !== scheme.toLowerCase() &&
    warning("uppercase-scheme", "capitals in the scheme; schemes are written in lower case", "§3.1"),
  ({ scheme, host }) =>
    scheme?.includes(".") &&
    host === undefined &&
    warning("scheme-like-host", `"${scheme}" is the scheme here, though it looks like a host`, "§4.5"),
  ({ scheme, host }) =>
    scheme?.length === 1 &&
    host === undefined &&
    warning(
      "scheme-like-drive",
      `"${scheme}" is the scheme here, though it looks like a drive; write a Windows path as file:///${scheme}:/a`,
      "§3.1",
    ),
  ({ text, scheme = "", host = "" }) =>
    /^(?:https?|wss?|ftp)$/i.test(scheme) && host === "" && hostForBrowsers(text),
];

const ofTheUserinfo: Look[] = [
  ({ userinfo, host }) =>
    userinfo !== undefined &&
    warning("userinfo", `the part before "@" is not the host; the host is "${host}"`, "§7.6"),
  ({ password }) =>
    Boolean(password) && warning("password", "a password in clear text, which is deprecated", "§3.2.1"),
];

const ofTheHost: Look[] = [
  ({ host }) => host === "" && warning("empty-host", "the host is empty", "§3.2.2"),
  ({ hostKind }) =>
    (hostKind === "ipv4" || hostKind === "ipv6") &&
    warning("address", "the host is an address, not a name", "§7.4"),
  ({ hostKind }) =>
    hostKind === "ipvfuture" && warning("future-address", "a form of address that nobody uses yet", "§3.2.2"),
  ({ host, hostKind }) =>
    hostKind === "reg-name" && looksLikeAddress(host ?? "") && addressLikeName(host ?? ""),
  ({ host, hostKind }) =>
    host !== undefined &&
    hostKind === "reg-name" &&
    /[A-Z]/.test(host.replace(/%../g, "")) &&
    warning("uppercase-host", "capitals in the host; hosts are written in lower case", "§3.2.2"),
  ({ host }) =>
    host?.includes("%") &&
    warning("encoded-host", "percent-encoding in the host, which programs read in different ways", "§3.2.2"),
  ({ host, hostKind }) =>
    hostKind === "reg-name" &&
    Boolean(host) &&
    !host?.includes(".") &&
    !looksLikeAddress(host ?? "") &&
    warning("host-without-dot", "no dot in the host; which host that is depends on the network", "§3.2.2"),
  ({ host, hostKind }) =>
    hostKind === "reg-name" &&
    host?.endsWith(".") &&
    warning(
      "host-with-final-dot",
      "the host ends with a dot: the same name as without it, but another text",
      "§3.2.2",
    ),
  ({ host, hostKind }) => hostKind === "reg-name" && internationalized(host ?? ""),
  ({ host, hostKind }) => hostKind === "reg-name" && Boolean(host) && notForDns(host ?? ""),
];

const ofThePort: Look[] = [
  ({ port }) => port === "" && warning("empty-port", "a colon without a port after it", "§3.2.3"),
  ({ port }) =>
    Boolean(port) && Number(port) === 0 && warning("port-zero", "nothing can listen on port 0", "§3.2.3"),
  ({ port }) => Number(port) > 65535 && warning("port-too-large", "TCP has no port above 65535", "§3.2.3"),
  ({ port }) =>
    port !== undefined &&
    /^0\d/.test(port) &&
    warning("port-with-zeros", "the port begins with zeros", "§3.2.3"),
  (reference) => defaultPortWarning(reference),
];

const ofThePath: Look[] = [
  ({ segments }) =>
    segments.some((segment) => segment === "." || segment === "..") &&
    warning("dot-segments", "dot-segments in the path; resolving removes them", "§3.3"),
  ({ segments }) =>
    segments.some((segment) => /%2e/i.test(segment) && /^\.{1,2}$/.test(segment.replace(/%2e/gi, "."))) &&
    warning(
      "encoded-dot-segments",
      "encoded dot-segments; resolving keeps them, normalizing removes them",
      "§6.2.2.2",
    ),
  ({ path }) =>
    path.includes("//") &&
    warning("empty-segments", "empty segments in the path (//), which are segments too", "§3.3"),
  ({ path }) =>
    /%2f/i.test(path) &&
    warning("encoded-slash", "%2F is data and / is not, but some servers confuse them", "§7.3"),
  ({ path }) =>
    /%5c/i.test(path) &&
    warning("encoded-backslash", "%5C, a backslash, which some systems read as a slash", "§7.3"),
];

const ofQueryAndFragment: Look[] = [
  ({ query }) =>
    query === "" && warning("empty-query", "an empty query, which is not the same as no query", "§6.2.3"),
  ({ fragment }) =>
    fragment === "" &&
    warning("empty-fragment", "an empty fragment, which is not the same as no fragment", "§6.2.3"),
];

const ofTheTriplets: Look[] = [
  ({ text }) =>
    text.includes("%00") &&
    warning("encoded-nul", "%00, a NUL, which ends the text in some programs", "§7.3"),
  ({ text }) =>
    /%(?:0[1-9a-f]|1[0-9a-f]|7f)/i.test(text) &&
    warning("encoded-control", "percent-encoded control characters", "§7.3"),
  ({ text }) =>
    /%25[\da-f]{2}/i.test(text) &&
    warning("encoded-twice", "%25 before two hexadecimal digits: perhaps encoded twice", "§2.4"),
  ({ text }) =>
    /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i.test(text) &&
    warning("encoded-unreserved", "percent-encoded characters that need no encoding", "§2.3"),
  ({ text }) =>
    /%[89a-f][\da-f]/i.test(text) &&
    !isUtf8(text) &&
    warning(
      "not-utf-8",
      "percent-encoded octets that are not UTF-8: of another charset, or not text",
      "§2.5",
    ),
];

const LOOKS: readonly Look[] = [
  ...ofTheWhole,
  ...ofTheScheme,
  ...ofTheUserinfo,
  ...ofTheHost,
  ...ofThePort,
  ...ofThePath,
  ...ofQueryAndFragment,
  ...ofTheTriplets,
];

/** One to four numbers, decimal, octal or hexadecimal, as inet_aton reads them. */
function looksLikeAddress(host: string): boolean {
  return /^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+)){0,3}\.?$/i.test(decoded(host));
}

/** A host as programs look it up. */
function decoded(host: string): string {
  return decode(host, { invalid: "keep" });
}

/** "Literals should be converted to numeric form": which address it is, for those that take it for one. */
function addressLikeName(host: string): Warning {
  const address = parseIPv4(decoded(host), { notation: "any" });
  const message =
    address === undefined
      ? "a name by the grammar; it looks like an IPv4 address, but its numbers do not make one"
      : `a name by the grammar, but many programs read it as the IPv4 address ${formatIPv4(address)}`;
  return warning("address-like-name", message, "§7.4");
}

/** "URI producers should use names that conform to the DNS syntax"; a name in another script has an A-label there. */
function notForDns(host: string): Warning | undefined {
  const name = decoded(host);
  const ascii = /^[\0-\x7f]*$/.test(name) ? name : toAscii(name.replace(/\.$/, "")).text;
  const [fault, ...others] = dnsFaults(ascii ?? name);
  if (fault === undefined) return undefined;
  const more = others.length === 0 ? "" : `; and ${others.length} more`;
  const section = `RFC 3986 §3.2.2, ${fault.section}`;
  return warning("not-dns-syntax", `not a name in DNS syntax: ${fault.message}${more}`, section);
}

/** After `http:` and the like any number of slashes will do for browsers (WHATWG URL §4.4). */
function hostForBrowsers(text: string): Warning | undefined {
  if (!URL.canParse(text)) return undefined;
  const host = printable(new URL(text).hostname);
  const message = `there is no host, but browsers take "${host}" for it; if it is, write exactly two slashes before it`;
  return warning("host-for-browsers", message, "§3.2");
}

function internationalized(host: string): Warning | undefined {
  if (!/(?:^|\.)xn--/i.test(host)) return undefined;
  const name = domainToUnicode(host);
  const reading = name ? `, which reads "${printable(name)}"` : " that is not well-formed";
  return warning("internationalized-host", `an internationalized name${reading}`, "§3.2.2");
}

function defaultPortWarning({ scheme = "", port }: UriReference): Warning | undefined {
  const usual = standardSchemes.get(scheme.toLowerCase())?.defaultPort;
  // A port that cannot be one has a warning of its own.
  if (usual === undefined || !(Number(port) > 0 && Number(port) <= 65535)) return undefined;
  return Number(port) === usual
    ? warning("default-port", `the port is the default of ${scheme}, and can be left out`, "§6.2.3")
    : warning("other-port", `the default port of ${scheme} is ${usual}`, "§3.2.3");
}

function isUtf8(text: string): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(decodeToOctets(text));
    return true;
  } catch {
    return false;
  }
}
