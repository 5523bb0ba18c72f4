/** Perl: `URI`, each scheme with a class of its own; a URI of another scheme has no host. */

import { formatIPv4, parseIPv4 } from "urikit";
import { type Habit, program, progressBy } from "./habit.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly, portWraps } from "./habits/dialling.ts";
import { readsScheme } from "./habits/scheme.ts";
import { latin1Decoded } from "./habits/triplets.ts";
import {
  dropsWrapping,
  encodesWhatIsNotUric,
  isOf,
  isServer,
  SERVERS,
  writesHostInPunycode,
} from "./perl-text.ts";
import { PERL_RESOLUTION } from "./resolution/perl.ts";
import { step } from "./step.ts";

const pathAfterAnyColon: Habit = {
  ...step("scheme", "path-after-any-colon", "RFC 3986 Appendix B; URI/_generic.pm, path"),
  apply: (progress) =>
    progress.scheme === undefined ? { ...progress, rest: progress.rest.replace(/^[^:/?#]+:/, "") } : progress,
};

const hostsOnlyOfServers: Habit = {
  ...step("scheme", "hosts-only-of-servers", "URI/_server.pm, userinfo, host, port; URI/file.pm"),
  apply(progress) {
    const { authority, scheme = "" } = progress;
    if (authority === undefined) return progress;
    if (isOf(progress, "file")) return { ...progress, host: latin1Decoded(authority) };
    if (!isServer(progress)) return progress;
    const at = authority.lastIndexOf("@");
    const place = authority.slice(at + 1).replace(/:[0-9]+$/, "");
    const [, port] = /:([0-9]*)$/.exec(authority) ?? [];
    return {
      ...progress,
      userinfo: at === -1 ? undefined : authority.slice(0, at),
      host: latin1Decoded(place.replace(/^\[(.*)\]$/s, "$1")),
      port: port === SERVERS[scheme] ? undefined : port || undefined,
    };
  },
};

const sipHasNoPath: Habit = {
  ...step("opaque", "sip-has-no-path", "RFC 2543 §2; URI/sip.pm"),
  apply(progress) {
    if (!isOf(progress, "sip", "sips")) return progress;
    const query = /^[^?#]*\?([^#]*)/.exec(progress.rest)?.[1];
    return { ...progress, authority: /^[^;?]*/.exec(progress.rest)?.[0], rest: "", query };
  },
};

const queryIsAlsoPath: Habit = {
  ...step("opaque", "query-is-also-path", "URI/ftp.pm, path; URI.pm, opaque"),
  apply(progress) {
    const { rest, query } = progress;
    if (!isOf(progress, "ftp", "mailto", "data", "urn")) return progress;
    const path = query === undefined ? rest : `${rest}?${query}`;
    return { ...progress, rest: path, query: isOf(progress, "data", "urn") ? undefined : query };
  },
};

const authorityUnlessOpaque: Habit = {
  ...step("opaque", "authority-unless-opaque", "URI/_generic.pm, authority"),
  apply: (progress) =>
    isOf(progress, "mailto", "data", "urn", "sip", "sips")
      ? progress
      : authorityEndsAsInRfc3986.apply(progress),
};

const emptyIsFalse: Habit = {
  ...step("empty", "empty-is-false", "URI.pm, overload of '\"\"'"),
  apply: (progress) => (progress.scheme === undefined && /^0?$/.test(progress.rest) ? undefined : progress),
};

const HABITS: readonly Habit[] = [
  dropsWrapping,
  readsScheme,
  writesHostInPunycode,
  encodesWhatIsNotUric,
  emptyIsFalse,
  sipHasNoPath,
  pathAfterAnyColon,
  cutsFragment,
  authorityUnlessOpaque,
  hostsOnlyOfServers,
  cutsQuery,
  queryIsAlsoPath,
];

/** LWP puts brackets around a host with a colon, and `Net::HTTP` parses `http://` with the host. */
const readsHostAgain: Habit = {
  ...step(
    "host-decoded",
    "reads-host-again",
    "LWP/Protocol/http.pm, _new_socket; Net/HTTP/Methods.pm, http_configure: URI->new",
  ),
  apply(progress) {
    const { host = "" } = progress;
    const peer = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
    const again = progressBy(HABITS, `http://${peer}`);
    return again && { ...progress, host: again.host, port: truth(again.port) ?? truth(progress.port) };
  },
};

/** What counts as true in Perl. */
const truth = (text: string | false | undefined) => (text && text !== "0" ? text : undefined);

const addressTakesItsPort: Habit = {
  ...step("port", "address-takes-its-port", "IO/Socket/IP.pm, split_addr"),
  apply(progress) {
    const text = progress.host ?? "";
    const [, host, port] =
      /^\[([0-9a-f:.]+)\](?::([^\s:]*))?$/i.exec(text) ?? /^([^\s:]*):([^\s:]*)$/.exec(text) ?? [];
    return host === undefined ? progress : { ...progress, host, port: port || progress.port };
  },
};

const needsHost: Habit = {
  ...step("no-host", "needs-host-of-perl", "Net/HTTP/Methods.pm: No Host option provided; getaddrinfo(3)"),
  apply: (progress) => (progress.host ? progress : undefined),
};

const needsNumber: Habit = {
  ...step("port", "needs-number", "getaddrinfo(3): its texts end at a NUL, and its port is a number"),
  apply({ host, port, ...found }) {
    const [name] = /^[^\0]*/.exec(host ?? "") ?? [];
    return /^\+?[0-9]+$/.test(port || "") ? { ...found, host: name, port } : undefined;
  },
};

const dottedNumbersAreAddress: Habit = {
  ...step("ipv4", "dotted-numbers-are-address", "IO/Socket/IP.pm: AI_NUMERICHOST; inet_aton(3)"),
  apply(progress) {
    const { host = "" } = progress;
    if (!/^\d+\.\d+\.\d+\.\d+$/.test(host)) return progress;
    const address = parseIPv4(host, { notation: "any" });
    return address === undefined ? undefined : { ...progress, host: formatIPv4(address) };
  },
};

export const perl = program({
  id: "perl",
  name: "Perl URI",
  version: "Perl 5.36.0, URI 5.17, LWP 6.68",
  habits: HABITS,
  resolution: PERL_RESOLUTION,
  dialling: [
    ...HABITS,
    dialsHttpOnly,
    needsHost,
    readsHostAgain,
    dialsDefaultPort,
    addressTakesItsPort,
    needsNumber,
    dottedNumbersAreAddress,
    portWraps,
  ],
});
