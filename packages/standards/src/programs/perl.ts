/** Perl: `URI`, each scheme with a class of its own; what has none has no host. */

import { type Habit, program } from "./habit.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly } from "./habits/dialling.ts";
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

const pathAfterAnyColon: Habit = {
  idea: "scheme",
  says: "takes what follows the first colon for the path, even if no scheme is before it",
  source: "RFC 3986 Appendix B; URI/_generic.pm, path",
  apply: (progress) =>
    progress.scheme === undefined ? { ...progress, rest: progress.rest.replace(/^[^:/?#]+:/, "") } : progress,
};

const hostsOnlyOfServers: Habit = {
  idea: "scheme",
  says: "finds userinfo, host and port only in schemes whose class has them; of a file, all is host",
  source: "URI/_server.pm, userinfo, host, port; URI/file.pm",
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
  idea: "opaque",
  says: "takes all of a sip URI before `;` or `?` for the authority, slashes too, and finds no path",
  source: "RFC 2543 §2; URI/sip.pm",
  apply(progress) {
    if (!isOf(progress, "sip", "sips")) return progress;
    const query = /^[^?#]*\?([^#]*)/.exec(progress.rest)?.[1];
    return { ...progress, authority: /^[^;?]*/.exec(progress.rest)?.[0], rest: "", query };
  },
};

const queryIsAlsoPath: Habit = {
  idea: "opaque",
  says: "tells the query of ftp, mailto, data and urn as a part of the path; data and urn have no other",
  source: "URI/ftp.pm, path; URI.pm, opaque",
  apply(progress) {
    const { rest, query } = progress;
    if (!isOf(progress, "ftp", "mailto", "data", "urn")) return progress;
    const path = query === undefined ? rest : `${rest}?${query}`;
    return { ...progress, rest: path, query: isOf(progress, "data", "urn") ? undefined : query };
  },
};

const authorityUnlessOpaque: Habit = {
  idea: "opaque",
  says: "reads an authority after two slashes, but none in mailto, data and urn",
  source: "URI/_generic.pm, authority",
  apply: (progress) =>
    isOf(progress, "mailto", "data", "urn", "sip", "sips")
      ? progress
      : authorityEndsAsInRfc3986.apply(progress),
};

const emptyIsFalse: Habit = {
  idea: "empty",
  says: "makes an object that is false of what is empty, and of a single 0",
  source: "URI.pm, overload of '\"\"'",
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

export const perl = program({
  id: "perl",
  name: "Perl URI",
  version: "Perl 5.36.0, URI 5.17, LWP 6.68",
  habits: HABITS,
  resolution: PERL_RESOLUTION,
  dialling: [...HABITS, dialsHttpOnly, dialsDefaultPort],
});
