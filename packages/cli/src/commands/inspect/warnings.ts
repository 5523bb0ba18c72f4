/**
 * What is unusual about a reference: valid all the same, but worth a second look by whoever wrote it, or by
 * whoever is about to trust it (RFC 3986 §7).
 */

import { domainToUnicode } from "node:url";
import { decodeToOctets, printable, type UriReference } from "urikit";
import { standardSchemes } from "urikit/schemes";

/** One thing to know. */
export interface Remark {
  /** A stable name. */
  readonly code: string;
  /** One printable line, without a password. */
  readonly message: string;
  readonly section: string;
}

/** Looks at a reference, and says what it noticed. */
type Look = (reference: UriReference) => Remark | undefined | false;

/** All remarks, in the order of the components. */
export function remarksOn(reference: UriReference): Remark[] {
  return LOOKS.map((look) => look(reference)).filter((remark) => typeof remark === "object");
}

function remark(code: string, message: string, section: string): Remark {
  return { code, message, section: section.startsWith("RFC") ? section : `RFC 3986 ${section}` };
}

const ofTheWhole: Look[] = [
  ({ text }) =>
    text.length > 8000 &&
    remark("very-long", `${text.length} characters: HTTP promises to carry 8000`, "RFC 9110 §4.1"),
  ({ text }) =>
    (text === "" || text.startsWith("#")) &&
    remark("same-document", "whatever the base, it refers to the document it stands in", "§4.4"),
  ({ form, path }) =>
    form === "relative-path" &&
    /^(?:www\.|[^/]+\.(?:com|edu|gov|net|org)(?:\/|$))/i.test(path) &&
    remark("suffix-reference", "looks like a host, but without a scheme it is a relative path", "§4.5"),
  ({ form }) =>
    form === "network-path" &&
    remark("network-path", "begins with an authority: the scheme comes from the base", "§4.2"),
];

const ofTheScheme: Look[] = [
  ({ scheme }) =>
    scheme !== undefined &&
    scheme !== scheme.toLowerCase() &&
    remark("uppercase-scheme", "capitals in the scheme: schemes are written in lower case", "§3.1"),
  ({ scheme, host }) =>
    scheme?.includes(".") &&
    host === undefined &&
    remark("scheme-like-host", `"${scheme}" is the scheme here, though it looks like a host`, "§4.5"),
  ({ scheme, host }) =>
    scheme?.length === 1 &&
    host === undefined &&
    remark("scheme-like-drive", `"${scheme}" is the scheme here, though it looks like a drive`, "§3.1"),
];

const ofTheUserinfo: Look[] = [
  ({ userinfo, host }) =>
    userinfo !== undefined &&
    remark("userinfo", `what stands before the @ is no host: the host is "${host}"`, "§7.6"),
  ({ password }) => Boolean(password) && remark("password", "a password in the clear: deprecated", "§3.2.1"),
];

const ofTheHost: Look[] = [
  ({ host }) => host === "" && remark("empty-host", "the host is empty", "§3.2.2"),
  ({ hostKind }) =>
    (hostKind === "ipv4" || hostKind === "ipv6") &&
    remark("address", "the host is an address, not a name", "§7.4"),
  ({ hostKind }) =>
    hostKind === "ipvfuture" && remark("future-address", "a form of address that nothing uses yet", "§3.2.2"),
  ({ host, hostKind }) =>
    hostKind === "reg-name" &&
    looksLikeAddress(host ?? "") &&
    remark(
      "address-like-name",
      "a name by the grammar, but many programs read it as an IPv4 address",
      "§7.4",
    ),
  ({ host, hostKind }) =>
    host !== undefined &&
    hostKind === "reg-name" &&
    /[A-Z]/.test(host.replace(/%../g, "")) &&
    remark("uppercase-host", "capitals in the host: hosts are written in lower case", "§3.2.2"),
  ({ host }) =>
    host?.includes("%") &&
    remark("encoded-host", "percent-encoding in the host: programs differ in what they make of it", "§3.2.2"),
  ({ host, hostKind }) =>
    hostKind === "reg-name" &&
    Boolean(host) &&
    !host?.includes(".") &&
    !looksLikeAddress(host ?? "") &&
    remark("host-without-dot", "no dot in the host: who it is depends on where one asks", "§3.2.2"),
  ({ host, hostKind }) =>
    hostKind === "reg-name" &&
    host?.endsWith(".") &&
    remark("host-with-final-dot", "the host ends with a dot: the same name, but another text", "§3.2.2"),
  ({ host, hostKind }) => hostKind === "reg-name" && internationalized(host ?? ""),
];

const ofThePort: Look[] = [
  ({ port }) => port === "" && remark("empty-port", "a colon, and no port behind it", "§3.2.3"),
  ({ port }) =>
    Boolean(port) && Number(port) === 0 && remark("port-zero", "no one listens on port 0", "§3.2.3"),
  ({ port }) => Number(port) > 65535 && remark("port-too-large", "no TCP port is above 65535", "§3.2.3"),
  ({ port }) =>
    port !== undefined && /^0\d/.test(port) && remark("port-with-zeros", "zeros before the port", "§3.2.3"),
  (reference) => defaultPortRemark(reference),
];

const ofThePath: Look[] = [
  ({ segments }) =>
    segments.some((segment) => segment === "." || segment === "..") &&
    remark("dot-segments", "dot-segments in the path: resolving removes them", "§3.3"),
  ({ segments }) =>
    segments.some((segment) => /%2e/i.test(segment) && /^\.{1,2}$/.test(segment.replace(/%2e/gi, "."))) &&
    remark(
      "encoded-dot-segments",
      "encoded dot-segments: resolving keeps them, normalizing removes them",
      "§6.2.2.2",
    ),
  ({ path }) =>
    path.includes("//") && remark("empty-segments", "empty segments in the path (//): they count", "§3.3"),
  ({ path }) =>
    /%2f/i.test(path) && remark("encoded-slash", "%2F is data, unlike /: servers may confuse them", "§7.3"),
  ({ path }) =>
    /%5c/i.test(path) && remark("encoded-backslash", "%5C: some systems read a backslash as a slash", "§7.3"),
];

const ofQueryAndFragment: Look[] = [
  ({ query }) =>
    query === "" && remark("empty-query", "an empty query, which is not the same as none", "§6.2.3"),
  ({ fragment }) =>
    fragment === "" && remark("empty-fragment", "an empty fragment, which is not the same as none", "§6.2.3"),
];

const ofTheTriplets: Look[] = [
  ({ text }) =>
    text.includes("%00") && remark("encoded-nul", "%00: a NUL ends the text in some programs", "§7.3"),
  ({ text }) =>
    /%(?:0[1-9a-f]|1[0-9a-f]|7f)/i.test(text) &&
    remark("encoded-control", "control characters, percent-encoded", "§7.3"),
  ({ text }) =>
    /%25[\da-f]{2}/i.test(text) &&
    remark("encoded-twice", "%25 before two digits: encoded twice, perhaps", "§2.4"),
  ({ text }) =>
    /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i.test(text) &&
    remark("encoded-unreserved", "characters are encoded that need not be", "§2.3"),
  ({ text }) =>
    /%[89a-f][\da-f]/i.test(text) &&
    !isUtf8(text) &&
    remark("not-utf-8", "triplets that are not UTF-8: another encoding, or no text", "§2.5"),
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
  return /^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+)){0,3}\.?$/i.test(host);
}

function internationalized(host: string): Remark | undefined {
  if (!/(?:^|\.)xn--/i.test(host)) return undefined;
  const name = domainToUnicode(host);
  const reading = name ? `reads "${printable(name)}"` : "is not well formed";
  return remark("internationalized-host", `an internationalized name: it ${reading}`, "§3.2.2");
}

function defaultPortRemark({ scheme = "", port }: UriReference): Remark | undefined {
  const usual = standardSchemes.get(scheme.toLowerCase())?.defaultPort;
  // What is no port, or nobody's, has a remark of its own.
  if (usual === undefined || !(Number(port) > 0 && Number(port) <= 65535)) return undefined;
  return Number(port) === usual
    ? remark("default-port", `the port is the default of ${scheme}: it may be left out`, "§6.2.3")
    : remark("other-port", `the default port of ${scheme} is ${usual}`, "§3.2.3");
}

function isUtf8(text: string): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(decodeToOctets(text));
    return true;
  } catch {
    return false;
  }
}
