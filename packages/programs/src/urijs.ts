/** npm: `urijs`. */

import { type Habit, program } from "./habit.ts";
import { cutsFragment, cutsQuery, emptyHostIsAbsent, emptyQueryIsAbsent } from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsStartAndSpacesOfUnicode } from "./habits/blanks.ts";
import { encodedAnew, triplets } from "./habits/triplets.ts";
import { urijsResolution } from "./resolution/urijs.ts";
import { step } from "./step.ts";

const freeSlashesAndColons: Habit = {
  ...step("slashes", "free-slashes-and-colons", "urijs, URI.parse"),
  apply: ({ rest, ...found }) => ({
    ...found,
    rest: rest.replace(/^(https?|ftp|wss?)?:+[/\\]*/i, "$1://").replace(/^[/\\]{2,}/, "//"),
  }),
};

const emptyScheme: Habit = {
  ...step("scheme", "empty-scheme", "urijs, URI.parse: protocol_expression"),
  apply(progress) {
    const [whole, scheme] = /^([a-z][a-z0-9.+-]*|):/i.exec(progress.rest) ?? [];
    if (whole === undefined) return progress;
    return { ...progress, scheme: scheme || undefined, rest: progress.rest.slice(whole.length) };
  },
};

const backslashesBeforeAuthority: Habit = {
  ...step("backslash", "backslashes-before-authority", "urijs, URI.parse, URI.parseHost"),
  apply(progress) {
    const plain = progress.rest.replaceAll("\\", "/");
    const [whole, authority] = /^\/\/([^/]*)/.exec(plain) ?? [];
    if (whole === undefined) return progress;
    return { ...progress, authority, rest: plain.slice(whole.length) || "/" };
  },
};

const encodesUserinfo: Habit = {
  ...step("userinfo", "encodes-userinfo-of-urijs", "urijs, URI.parseUserinfo, URI.buildUserinfo"),
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
  ...step("ipv6", "several-colons-are-ipv6", "urijs, URI.parseHost"),
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
  ...step("port", "port-is-a-number", "urijs, URI.ensureValidPort: Number"),
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
