/** npm: `urijs`. */

import { type Habit, program } from "./habit.ts";
import { cutsFragment, cutsQuery, emptyHostIsAbsent, emptyQueryIsAbsent } from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsStartAndSpacesOfUnicode } from "./habits/blanks.ts";
import { encodedAnew, triplets } from "./habits/triplets.ts";
import { urijsResolution } from "./resolution/urijs.ts";

const freeSlashesAndColons: Habit = {
  idea: "slashes",
  says: "takes any colons, slashes and backslashes after a scheme of the web for `://`, and two or more at the start for `//`",
  source: "urijs, URI.parse",
  apply: ({ rest, ...found }) => ({
    ...found,
    rest: rest.replace(/^(https?|ftp|wss?)?:+[/\\]*/i, "$1://").replace(/^[/\\]{2,}/, "//"),
  }),
};

const emptyScheme: Habit = {
  idea: "scheme",
  says: "takes for a scheme what has the form of one before the first colon, as it is written, and drops an empty one",
  source: "urijs, URI.parse: protocol_expression",
  apply(progress) {
    const [whole, scheme] = /^([a-z][a-z0-9.+-]*|):/i.exec(progress.rest) ?? [];
    if (whole === undefined) return progress;
    return { ...progress, scheme: scheme || undefined, rest: progress.rest.slice(whole.length) };
  },
};

const backslashesBeforeAuthority: Habit = {
  idea: "backslash",
  says: "reads an authority after two slashes or backslashes, and takes backslashes in all that follows for slashes",
  source: "urijs, URI.parse, URI.parseHost",
  apply(progress) {
    const plain = progress.rest.replaceAll("\\", "/");
    const [whole, authority] = /^\/\/([^/]*)/.exec(plain) ?? [];
    if (whole === undefined) return progress;
    return { ...progress, authority, rest: plain.slice(whole.length) || "/" };
  },
};

const encodesUserinfo: Habit = {
  idea: "userinfo",
  says: "ends the userinfo at the last `@`, decodes user and password, which must be UTF-8, and encodes them anew",
  source: "urijs, URI.parseUserinfo, URI.buildUserinfo",
  apply({ authority, ...found }) {
    const at = authority?.lastIndexOf("@") ?? -1;
    if (authority === undefined || at === -1) return { ...found, authority };
    const [user = "", ...password] = authority.slice(0, at).split(":");
    const name = encodedAnew(user);
    const secret = encodedAnew(password[0] ? password.join(":") : "");
    if (name === undefined || secret === undefined) return undefined;
    const userinfo = strict(secret ? `${name}:${secret}` : name) || undefined;
    return { ...found, userinfo, authority: authority.slice(at + 1) };
  },
};

/** Some characters of RFC 3986's sub-delims, which `encodeURIComponent` leaves. */
const strict = (text: string) => text.replace(/[!'()*]/g, triplets);

const severalColonsAreIpv6: Habit = {
  idea: "ipv6",
  says: "takes a host with several colons for an IPv6 address, brackets or not; otherwise what follows the colon for the port",
  source: "urijs, URI.parseHost",
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    if (authority.startsWith("[")) {
      const end = authority.indexOf("]");
      const host = end === -1 ? "[" : authority.slice(1, end);
      return { ...progress, host, port: authority.slice(end + 2) || undefined };
    }
    const [host = "", port, ...more] = authority.split(":");
    return more.length > 0
      ? { ...progress, host: authority }
      : { ...progress, host, port: port || undefined };
  },
};

const portIsANumber: Habit = {
  idea: "port",
  says: "refuses a port that JavaScript does not take for an integer from 1 to 65535; `0x50` and `8e1` are such",
  source: "urijs, URI.ensureValidPort: Number",
  apply(progress) {
    const { port } = progress;
    if (port === undefined) return progress;
    const number = Number(port);
    return Number.isInteger(number) && number > 0 && number < 65536 ? progress : undefined;
  },
};

const BEFORE_SCHEME: readonly Habit[] = [
  stripsStartAndSpacesOfUnicode,
  removesTabsAndBreaks,
  cutsFragment,
  cutsQuery,
  emptyQueryIsAbsent,
  freeSlashesAndColons,
];

const FROM_SCHEME: readonly Habit[] = [
  emptyScheme,
  backslashesBeforeAuthority,
  encodesUserinfo,
  severalColonsAreIpv6,
  portIsANumber,
  emptyHostIsAbsent,
];

export const urijs = program({
  id: "urijs",
  name: "urijs",
  version: "urijs 1.19.11",
  habits: [...BEFORE_SCHEME, ...FROM_SCHEME],
  resolution: urijsResolution(BEFORE_SCHEME, FROM_SCHEME),
});
