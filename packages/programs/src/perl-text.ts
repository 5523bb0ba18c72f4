/** A text as Perl's `URI` rewrites it before it reads it, by the class of its scheme. */

import { encodePunycode } from "urikit/idna";
import type { Habit, HabitProgress } from "./habit.ts";
import { triplets } from "./habits/triplets.ts";
import { step } from "./step.ts";

/** The schemes whose class is a server's, with their default ports. */
export const SERVERS: Readonly<Record<string, string>> = {
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

/** Whether it is of a scheme with a server. */
export const isServer = ({ scheme = "" }: HabitProgress) => Object.hasOwn(SERVERS, scheme);
/** Whether it has one of these schemes. */
export const isOf = ({ scheme }: HabitProgress, ...schemes: readonly string[]) =>
  schemes.includes(scheme ?? "");

export const dropsWrapping: Habit = {
  ...step("prefix", "drops-wrapping", "URI.pm, new; RFC 3986 Appendix C"),
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

export const writesHostInPunycode: Habit = {
  ...step("idna", "writes-host-in-punycode-of-perl-text", "URI/_server.pm, _uric_escape; URI/_idna.pm"),
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

export const encodesWhatIsNotUric: Habit = {
  ...step(
    "encoding",
    "encodes-what-is-not-uric",
    "RFC 2396 §2.4.3; URI.pm, _uric_escape, _fix_uric_escape_for_host_part",
  ),
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
