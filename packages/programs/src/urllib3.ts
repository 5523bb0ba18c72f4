/** Python: `parse_url` of `urllib3` 2, which refuses blanks in a host, and decodes what a host need not encode. */

import { type Habit, program } from "./habit.ts";
import { authorityEndsAtBackslash, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly, dropsBrackets, looksUpByIdna2003 } from "./habits/dialling.ts";
import { isIpv6 } from "./habits/host.ts";
import { readsScheme } from "./habits/scheme.ts";
import { step } from "./step.ts";
import {
  asciiLabel,
  encoded,
  encodesQueryAndUserinfo,
  hostWithoutScheme,
  isNormalized,
  lastAtUnlessEmpty,
  normalizesPath,
  refusesEmptyHostAndBlanks,
  schemeIsHttp,
  UNRESERVED,
} from "./urllib3-1.ts";

const portOfFiveDigitsAfterZeros: Habit = {
  ...step("port", "port-of-five-digits-after-zeros", "urllib3/util/url.py, _HOST_PORT_RE"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const [, host, port = ""] =
      /^(\[[^\]]*\]|(?:[^[\]%:/?#]|%[a-fA-F0-9]{2})*)(?::0*(|0|[1-9][0-9]{0,4}))?$/.exec(authority) ?? [];
    if (host === undefined || Number(port) > 65535 || (host.startsWith("[") && !isAddress(host)))
      return undefined;
    const isZero = port === "" && /:0+$/.test(authority);
    return { ...progress, host, port: isZero ? "0" : port || undefined };
  },
};

const ZONE = /^%(?:25)?((?:[A-Za-z0-9._\-~]|%[a-fA-F0-9]{2})+)\]$/;

function isAddress(host: string): boolean {
  // Each number at its end may have three digits.
  const address = host
    .replace(/%.*$/s, "]")
    .slice(1, -1)
    .replace(/(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/, "1.2.3.4");
  return isIpv6(address) && (!host.includes("%") || zoneOf(host) !== undefined);
}

/** All that stands after the first `%` of the host, without the `25` of its encoding. */
function zoneOf(host: string): string | undefined {
  return ZONE.exec(host.slice(host.indexOf("%")))?.[1];
}

const refusesBlanksInHost: Habit = {
  ...step("host-characters", "refuses-host-with-blanks", "urllib3/util/url.py, _HOST_INVALID_CHAR_RE"),
  apply: (progress) => (/[\0- \x7f]/.test(progress.host ?? "") ? undefined : progress),
};

/** A number, or up to four, each decimal or hexadecimal. */
const NUMBERS = /^(?:0[xX][0-9a-fA-F]+|[0-9]+)(?:\.(?:0[xX][0-9a-fA-F]+|[0-9]+)){0,3}$/;

const decodesUnreservedInHost: Habit = {
  ...step(
    "host-decoded",
    "decodes-unreserved-in-host",
    "urllib3/util/url.py, _normalize_host_percent_encoding; RFC 3986 §6.2.2.2",
  ),
  apply(progress) {
    const { host } = progress;
    if (!host || !isNormalized(progress)) return progress;
    if (/%(?:[01][0-9a-f]|7f)/i.test(host)) return undefined;
    if (host.startsWith("[")) return progress;
    const name = host.replace(/%[a-fA-F0-9]{2}/g, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return UNRESERVED.test(character) ? character : triplet;
    });
    return { ...progress, host: name };
  },
};

const writesHostButNumbersByIdna2008: Habit = {
  ...step(
    "idna",
    "writes-host-but-numbers-by-idna2008",
    "urllib3/util/url.py, _normalize_host, _IPV4_RE; RFC 5891 §4",
  ),
  apply(progress) {
    const { host } = progress;
    if (!host || !isNormalized(progress) || NUMBERS.test(host)) return progress;
    if (host.startsWith("[")) return { ...progress, host: withPlainZone(host) };
    const labels = host.split(".").map(asciiLabel);
    if (labels.includes(undefined)) return undefined;
    const name = labels.join(".").replace(/%[a-f0-9]{2}/g, (triplet) => triplet.toUpperCase());
    return { ...progress, host: name };
  },
};

function withPlainZone(host: string): string {
  const zone = zoneOf(host);
  const address = host.replace(/%.*$/s, "]").toLowerCase();
  return zone === undefined ? address : `${address.slice(0, -1)}%${encoded(zone, UNRESERVED)}]`;
}

const HABITS: readonly Habit[] = [
  hostWithoutScheme,
  readsScheme,
  authorityEndsAtBackslash,
  cutsFragment,
  cutsQuery,
  lastAtUnlessEmpty,
  portOfFiveDigitsAfterZeros,
  refusesBlanksInHost,
  decodesUnreservedInHost,
  writesHostButNumbersByIdna2008,
  normalizesPath,
  encodesQueryAndUserinfo,
];

export const urllib3 = program({
  id: "urllib3",
  name: "Python urllib3",
  version: "urllib3 2.8.0",
  habits: HABITS,
  dialling: [
    ...HABITS,
    schemeIsHttp,
    dialsHttpOnly,
    refusesEmptyHostAndBlanks,
    dropsBrackets,
    looksUpByIdna2003,
    dialsDefaultPort,
  ],
});
