/** Apache HttpClient 5: `java.net.URI` cuts the text, and the client reads an authority that it does not know once more. */

import { toAscii, toUnicode, URL_STANDARD } from "urikit/idna";
import { type Habit, type HabitProgress, program } from "./habit.ts";
import { dialsDefaultPortForZero, looksUpByIdna2003 } from "./habits/dialling.ts";
import { integerOfJava } from "./habits/integer.ts";
import { isPath, isRegistryName, isUric, serverOf } from "./java-grammar.ts";
import {
  checksFragment,
  emptyAuthorityBeforeAPath,
  opaqueHasNoComponents,
  refusesLoneSlashes,
  schemeOrRefusal,
} from "./java-uri.ts";
import { readsDecimalAddress } from "./java-url.ts";
import { addressOf, dialsThisMachineForZero, refusesAmbiguousAddresses } from "./okhttp.ts";
import { httpclient5Resolution } from "./resolution/httpclient5.ts";
import { step } from "./step.ts";

const CLIENT = "org.apache.hc.client5.http";

const cutsRawQuery: Habit = {
  ...step("encoding", "cuts-raw-query", "java.net.URI, getRawQuery"),
  apply(progress) {
    const [rest = "", ...more] = progress.rest.split("?");
    const query = more.length === 0 ? undefined : more.join("?");
    return query === undefined || isUric(query) ? { ...progress, rest, query } : undefined;
  },
};

const readsRegistryNamesAgain: Habit = {
  ...step(
    "registry-name",
    "reads-registry-names-again",
    "org.apache.hc.core5.http.message.BasicHttpRequest, setUri; org.apache.hc.core5.net.URIAuthority, parse",
  ),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const server = serverOf(authority);
    if (server !== undefined)
      return Number(server.port ?? 0) > 65535 ? undefined : { ...progress, ...server };
    return isRegistryName(authority) ? placeOf(progress, authority) : undefined;
  },
};

/** The userinfo ends at the first `@`, and the host at the first colon. */
function placeOf(progress: HabitProgress, authority: string): HabitProgress | undefined {
  const at = authority.indexOf("@");
  const userinfo = at === -1 ? undefined : authority.slice(0, at) || undefined;
  const [host = "", ...after] = authority.slice(at + 1).split(":");
  const text = after.join(":");
  if (text === "") return { ...progress, userinfo, host };
  const port = integerOfJava(text);
  // It goes on without an authority that it cannot read.
  if (port === undefined) return progress;
  if (port < -1 || port > 65535) return undefined;
  return { ...progress, userinfo, host, port: port === -1 ? undefined : String(port) };
}

const readsPunycode: Habit = {
  ...step("idna", "reads-punycode", "org.apache.hc.core5.net.URIAuthority: IDN.toUnicode"),
  apply: (progress) => ({ ...progress, host: progress.host && inLetters(progress.host) }),
};

/** As it is, unless it would be encoded so again (RFC 3490 §4.2). */
function inLetters(host: string): string {
  if (!/(?:^|\.)xn--/i.test(host)) return host;
  const { text = "" } = toUnicode(host, URL_STANDARD);
  const again = text === "" ? undefined : toAscii(text, { ...URL_STANDARD, transitional: true }).text;
  return again === host.toLowerCase() ? text : host;
}

const emptyPathIsSlash: Habit = {
  ...step(
    "empty",
    "empty-path-is-slash-of-http-client",
    "org.apache.hc.core5.http.message.BasicHttpRequest, setUri: getRawPath",
  ),
  apply: (progress) => (isPath(progress.rest) ? { ...progress, rest: progress.rest || "/" } : undefined),
};

const HABITS: readonly Habit[] = [
  schemeOrRefusal,
  refusesLoneSlashes,
  checksFragment,
  opaqueHasNoComponents,
  emptyAuthorityBeforeAPath,
  cutsRawQuery,
  readsRegistryNamesAgain,
  readsPunycode,
  emptyPathIsSlash,
];

const refusesUserinfo: Habit = {
  ...step("userinfo", "dials-nothing-for-userinfo", `${CLIENT}.impl.classic.ProtocolExec, execute`),
  apply: (progress) => (progress.userinfo === undefined ? progress : undefined),
};

const dialsAnySchemeWithPort: Habit = {
  ...step("scheme", "dials-any-scheme-with-port", `${CLIENT}.impl.DefaultSchemePortResolver, resolve`),
  apply(progress) {
    const { scheme, host, port } = progress;
    const hasPort = /^https?$/i.test(scheme ?? "") || Number(port ?? 0) > 0;
    return scheme && host && hasPort ? progress : undefined;
  },
};

const looksUpNameOrAsItIs: Habit = {
  ...step("idna", "looks-up-name-or-as-it-is", `${CLIENT}.SystemDefaultDnsResolver, resolve: IDN.toASCII`),
  apply(progress) {
    const { host = "" } = progress;
    const address = /^\[([^%]*)(?:%.*)?\]$/s.exec(host)?.[1];
    if (address !== undefined) return { ...progress, host: addressOf(address) };
    // Java knows the characters of Unicode 3.2.
    if (/^[\0-\x7f]*$|[\u{10000}-\u{10ffff}]/u.test(host)) return { ...progress, host };
    return { ...progress, host: looksUpByIdna2003.apply({ ...progress, host })?.host || host };
  },
};

export const httpclient5 = program({
  id: "httpclient5",
  name: "Apache HttpClient 5",
  version: "Apache HttpClient 5.6.5",
  habits: HABITS,
  resolution: httpclient5Resolution(readsRegistryNamesAgain),
  dialling: [
    ...HABITS,
    refusesUserinfo,
    dialsAnySchemeWithPort,
    looksUpNameOrAsItIs,
    refusesAmbiguousAddresses,
    readsDecimalAddress,
    dialsThisMachineForZero,
    dialsDefaultPortForZero,
  ],
});
