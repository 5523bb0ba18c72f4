/** Perl: `URI`, each scheme with a class of its own; what has none has no host. */

import { encodePunycode } from "urikit/idna";
import { type Habit, type Progress, program } from "./habit.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { readsScheme } from "./habits/scheme.ts";
import { latin1Decoded, triplets } from "./habits/triplets.ts";

/** The schemes whose class is a server's, with their default ports. */
const SERVERS: Readonly<Record<string, string>> = {
  ftp: "21",
  gopher: "70",
  http: "80",
  https: "443",
  ldap: "389",
  ldaps: "636",
  mms: "1755",
  news: "119",
  nntp: "119",
  nntps: "563",
  pop: "110",
  rlogin: "513",
  rsync: "873",
  rtsp: "554",
  rtspu: "554",
  sftp: "22",
  sip: "5060",
  sips: "5061",
  snews: "563",
  ssh: "22",
  telnet: "23",
  tn3270: "23",
};

const isServer = ({ scheme = "" }: Progress) => Object.hasOwn(SERVERS, scheme);
const isOf = ({ scheme }: Progress, ...schemes: readonly string[]) => schemes.includes(scheme ?? "");

const dropsWrapping: Habit = {
  says: "drops angle brackets, `URL:` after the first, quotation marks, and white space of any script, around all",
  source: "URI.pm, new; RFC 3986 Appendix C",
  apply(progress) {
    const text = progress.rest.replace(/^<(?:URL:)?([^\n]*)>(?=\n?$)/, "$1");
    return { ...progress, rest: withoutWhiteSpace(text.replace(/^"([^\n]*)"(?=\n?$)/, "$1")) };
  },
};

function withoutWhiteSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(text.charAt(start))) start++;
  while (end > start && isWhiteSpace(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Unicode's White_Space, which JavaScript's `\s` is, except for two. */
const isWhiteSpace = (character: string) =>
  character === "\u0085" || (character !== "\ufeff" && /\s/.test(character));

const AUTHORITY = /^(\/\/)([^/?#]*)(.*)$/s;

const writesHostInPunycode: Habit = {
  says: "writes a name in Punycode, label by label, with lower case for all preparation, where a label is not ASCII",
  source: "URI/_server.pm, _uric_escape; URI/_idna.pm",
  apply(progress) {
    const [, slashes, authority = "", rest] = AUTHORITY.exec(progress.rest) ?? [];
    if (slashes === undefined || !isServer(progress)) return progress;
    const at = authority.lastIndexOf("@") + 1;
    const [port = ""] = /:\p{Nd}+$/u.exec(authority.slice(at)) ?? [];
    const host = authority.slice(at, authority.length - port.length);
    const labels = host.split(".").map(asciiLabel);
    if (labels.slice(0, -1).includes(undefined) || labels.at(-1) === undefined) return progress;
    return { ...progress, rest: `${slashes}${authority.slice(0, at)}${labels.join(".")}${port}${rest}` };
  },
};

/** A label that is empty or too long leaves the whole host as it is; only the last may be empty. */
function asciiLabel(label: string, at: number, labels: readonly string[]): string | undefined {
  if (label === "" && at > 0 && at === labels.length - 1) return label;
  const isAscii = /^[\0-\x7f]*$/.test(label);
  const lower = label.toLowerCase();
  if (!isAscii && lower.startsWith("xn--")) return undefined;
  const written = isAscii ? label : /^[\0-\x7f]*$/.test(lower) ? lower : `xn--${encodePunycode(lower)}`;
  return written === "" || written.length > 63 ? undefined : written;
}

const encodesWhatIsNotUric: Habit = {
  says: "encodes what no URI of RFC 2396 contains, except `#`, and brackets in a host",
  source: "RFC 2396 §2.4.3; URI.pm, _uric_escape, _fix_uric_escape_for_host_part",
  apply(progress) {
    const text = progress.rest.replace(/[^;/?:@&=+$,A-Za-z0-9\-_.!~*'()%#]/gu, triplets);
    if (isOf(progress, "mailto")) return { ...progress, rest: withBrackets(text) };
    if (isOf(progress, "data", "ldapi", "urn", "sqlite", "sqlite3")) return { ...progress, rest: text };
    const [, slashes, authority = "", rest] = AUTHORITY.exec(text) ?? [];
    if (slashes === undefined) return { ...progress, rest: text };
    const at = authority.lastIndexOf("@") + 1;
    return {
      ...progress,
      rest: `${slashes}${authority.slice(0, at)}${withBrackets(authority.slice(at))}${rest}`,
    };
  },
};

const withBrackets = (text: string) => text.replace(/%5B/gi, "[").replace(/%5D/gi, "]");

const pathAfterAnyColon: Habit = {
  says: "takes what follows the first colon for the path, even if no scheme is before it",
  source: "RFC 3986 Appendix B; URI/_generic.pm, path",
  apply: (progress) =>
    progress.scheme === undefined ? { ...progress, rest: progress.rest.replace(/^[^:/?#]+:/, "") } : progress,
};

const hostsOnlyOfServers: Habit = {
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
  says: "takes all of a sip URI before `;` or `?` for the authority, slashes too, and finds no path",
  source: "RFC 2543 §2; URI/sip.pm",
  apply(progress) {
    if (!isOf(progress, "sip", "sips")) return progress;
    const query = /^[^?#]*\?([^#]*)/.exec(progress.rest)?.[1];
    return { ...progress, authority: /^[^;?]*/.exec(progress.rest)?.[0], rest: "", query };
  },
};

const queryIsAlsoPath: Habit = {
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
  says: "reads an authority after two slashes, but none in mailto, data and urn",
  source: "URI/_generic.pm, authority",
  apply: (progress) =>
    isOf(progress, "mailto", "data", "urn", "sip", "sips")
      ? progress
      : authorityEndsAsInRfc3986.apply(progress),
};

const emptyIsFalse: Habit = {
  says: "makes an object that is false of what is empty, and of a single 0",
  source: "URI.pm, overload of '\"\"'",
  apply: (progress) => (progress.scheme === undefined && /^0?$/.test(progress.rest) ? undefined : progress),
};

export const perl = program({
  id: "perl",
  name: "Perl URI",
  version: "Perl 5.36.0, URI 5.17, LWP 6.68",
  habits: [
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
  ],
});
