/** npm: `uri-js`. */

import { encodePunycode } from "urikit/idna";
import { type Habit, type HabitProgress, program } from "./habit.ts";
import { isIpv6 } from "./habits/host.ts";
import { compressedWithDecimals } from "./habits/ipv6.ts";
import { portEndsAuthority } from "./habits/port-ends-authority.ts";
import { triplets } from "./habits/triplets.ts";
import { uriJsResolution } from "./resolution/uri-js.ts";
import { step } from "./step.ts";

const OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|0?[1-9][0-9]|0?0?[0-9])";
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const ZONE =
  /^\[?([0-9A-Fa-f:.]+)(?:(?:%25|%(?![0-9A-Fa-f]{2}))((?:[A-Za-z0-9\-._~]|%[0-9A-Fa-f]{2})+))?\]?$/;

const shortensAddresses: Habit = {
  ...step("ipv6", "shortens-addresses", "uri-js, _normalizeIPv4, _normalizeIPv6"),
  apply(progress) {
    const { host = "" } = progress;
    if (IPV4.test(host)) return { ...progress, host: host.split(".").map(Number).join(".") };
    const [, address = "", zone] = ZONE.exec(host) ?? [];
    if (!isIpv6(address)) return progress;
    const short = compressedWithDecimals(address);
    return { ...progress, host: zone === undefined ? short : `${short}%${zone}` };
  },
};

const isOfDomains = ({ scheme }: HabitProgress) => /^(?:https?|wss?)$/i.test(scheme ?? "");

/** Three, two or one; what is not UTF-8 is decoded too. */
const OCTETS =
  /%[EFef][0-9A-Fa-f]%[0-9A-Fa-f]{2}%[0-9A-Fa-f]{2}|%[89A-Fa-f][0-9A-Fa-f]%[0-9A-Fa-f]{2}|%[0-9A-Fa-f]{2}/g;

function characterOf(octets: string): string {
  const [first = 0, second, third] = octets
    .split("%")
    .slice(1)
    .map((one) => Number.parseInt(one, 16));
  if (first < 0x80 && second === undefined) return String.fromCharCode(first);
  if (first >= 0xc2 && first < 0xe0 && second !== undefined)
    return String.fromCharCode(((first & 31) << 6) | (second & 63));
  if (first >= 0xe0 && second !== undefined && third !== undefined)
    return String.fromCharCode(((first & 15) << 12) | ((second & 63) << 6) | (third & 63));
  return octets;
}

const writesHostInPunycode: Habit = {
  ...step("idna", "writes-host-in-punycode-of-uri-js", "uri-js, parse: punycode.toASCII; pctDecChars"),
  apply(progress) {
    const { host } = progress;
    if (!host || !isOfDomains(progress)) return progress;
    const [before = "", after] = host.replace(OCTETS, characterOf).toLowerCase().split("@");
    const domain = (after ?? before)
      .split(/[.\u3002\uff0e\uff61]/)
      .map(asciiLabel)
      .join(".");
    return { ...progress, host: after === undefined ? domain : `${before}@${domain}` };
  },
};

/** DEL counts as beyond ASCII. */
const asciiLabel = (label: string) => (/^[\0-\x7e]*$/.test(label) ? label : `xn--${encodePunycode(label)}`);

const dropsFromScheme: Habit = {
  ...step("scheme", "drops-from-scheme", "uri-js, _normalizeComponentEncoding: NOT_SCHEME"),
  apply: ({ scheme, ...found }) => ({
    ...found,
    scheme:
      scheme &&
      decodedUnreserved(scheme)
        .toLowerCase()
        .replace(/[^a-z0-9+.-]/g, ""),
  }),
};

/** Triplets that decode to an unreserved character, also from more octets than it needs. */
const decodedUnreserved = (text: string) =>
  text.replace(OCTETS, (octets) => {
    const character = characterOf(octets);
    return /[A-Za-z0-9\-._~]/.test(character) ? character : octets;
  });

/** Each half of a pair of surrogates is encoded alone. */
const encoded = (text: string, excluded: RegExp) =>
  text.replace(excluded, octetsOfUnit).replace(/%[0-9A-Fa-f]{2}/g, (one) => one.toUpperCase());

function octetsOfUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0xd800 || code > 0xdfff) return triplets(unit);
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    .map((octet) => `%${octet.toString(16).toUpperCase()}`)
    .join("");
}

const normalizesAll: Habit = {
  ...step("encoding", "normalizes-all", "uri-js, _normalizeComponentEncoding; RFC 3986 §6.2.2"),
  apply(progress) {
    const { userinfo, host, rest, query } = progress;
    const inPath =
      progress.scheme === undefined || progress.scheme === ""
        ? /[^%/@A-Za-z0-9\-._~!$&'()*+,;=]/g
        : /[^%/:@A-Za-z0-9\-._~!$&'()*+,;=]/g;
    return {
      ...progress,
      userinfo: userinfo && encoded(decodedUnreserved(userinfo), /[^%:A-Za-z0-9\-._~!$&'()*+,;=]/g),
      host: host && encoded(decodedUnreserved(host).toLowerCase(), /[^%[\]:A-Za-z0-9\-._~!$&'()*+,;=]/g),
      rest: encoded(decodedUnreserved(rest), inPath),
      query: query && encoded(decodedUnreserved(query), /[^%:@/?A-Za-z0-9\-._~!$&'()*+,;=]/g),
    };
  },
};

const asksTheScheme: Habit = {
  ...step("scheme", "asks-the-scheme-of-uri-js", "uri-js, schemes"),
  apply(progress) {
    const { host, rest } = progress;
    const scheme = progress.scheme?.toLowerCase() ?? "";
    if (/^https?$/.test(scheme) && !host) return undefined;
    if (/^wss?$/.test(scheme)) return { ...progress, rest: "", query: undefined };
    if (scheme === "mailto") {
      const addresses = rest === "" ? [] : rest.split(",");
      const areComplete = addresses.every((address) => address.includes("@"));
      return areComplete ? { ...progress, rest: "", query: undefined } : undefined;
    }
    if (scheme === "urn") return isUrn(rest) ? { ...progress, rest: "" } : undefined;
    return progress;
  },
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isUrn(path: string): boolean {
  const [, namespace, specific = ""] = /^([^:]+):(.*)/.exec(path) ?? [];
  return namespace !== undefined && (namespace.toLowerCase() !== "uuid" || UUID.test(specific));
}

export const uriJs = program({
  id: "uri-js",
  name: "uri-js",
  version: "uri-js 4.4.1",
  habits: [
    portEndsAuthority,
    shortensAddresses,
    writesHostInPunycode,
    asksTheScheme,
    dropsFromScheme,
    normalizesAll,
  ],
  resolution: uriJsResolution({
    source: "uri-js, resolve, parse",
    habits: [portEndsAuthority, shortensAddresses, dropsFromScheme, normalizesAll],
    fragment: (text) => encoded(decodedUnreserved(text), /[^%:@/?A-Za-z0-9\-._~!$&'()*+,;=]/g),
  }),
});
