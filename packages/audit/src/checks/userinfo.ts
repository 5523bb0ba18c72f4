/** RFC 3986 §3.2.1, §7.5, §7.6: what a userinfo gives away, and what it pretends to be. */

import { parseIPv4 } from "urikit";
import { topLevelDomains } from "urikit/context";
import { SEEN } from "../characters-seen.ts";
import { isNetworkScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import { componentAt, hasAuthority, rangeOf, type Subject } from "../subject.ts";

/** What stands where a password was taken out, as `redact` does; `***2` where it was another one. */
const MASKED = /^\*{3,64}\d?$/;

function isMasked(password: string): boolean {
  return password.split("@").every((piece) => MASKED.test(piece));
}

/** A password, a user, what looks like a host, and more than one `@`. */
export function checkUserinfo(subject: Subject, report: Report): void {
  if ((subject.seen & SEEN.AT) === 0) return;
  checkAtAfterAuthority(subject, report);
  const userinfo = rangeOf(subject, "userinfo");
  if (userinfo === undefined) return;
  const { text } = subject;
  const { from, to } = userinfo;
  const component = "userinfo";
  const colon = colonIn(text, from, to);
  const userTo = colon?.from ?? to;
  if (colon !== undefined && colon.to < to && !isMasked(text.slice(colon.to, to))) {
    const message = "a password stands in the reference, where all who see it can read it";
    report.add("password", { component, from: colon.to, to, message });
  }
  if (colon !== undefined && colon.to === to) {
    const message = "a colon stands before an empty password";
    report.add("empty-password", { component, from: colon.from, to, message });
  }
  const host = hostLikeStart(text.slice(from, userTo));
  if (host !== undefined) {
    const shown = text.slice(subject.hostFrom, subject.hostTo);
    const message = `it looks like ${quoted(host)}, but the host is ${quoted(shown)}`;
    report.add("host-in-userinfo", { component, from, to: userTo, message });
  } else if (userTo > from && !report.has("password")) {
    const message = 'what stands before the "@" is the name of a user, not the host';
    report.add("user", { component, from, to: userTo, message });
  }
  const at = text.indexOf("@", from);
  if (at < to) {
    const message =
      'a second "@" stands in the authority: some programs end the userinfo at the first, some at the last';
    report.add("many-at", { component: "authority", from: at, to: to + 1, message });
  }
}

/** An `@` with a host after it where a query or fragment follows the authority at once. */
function checkAtAfterAuthority(subject: Subject, report: Report): void {
  const { text, pathFrom, pathTo } = subject;
  if (!hasAuthority(subject) || pathFrom < pathTo || !isNetworkScheme(subject.scheme)) return;
  const found = /^[?#][^/]*@(?=[a-z0-9[])/i.exec(text.slice(pathTo));
  if (found === null) return;
  const from = pathTo + found[0].length - 1;
  const [host = ""] = /^[^/\\?#]*/.exec(text.slice(from + 1)) ?? [];
  const message = `a program that looks for the last "@" takes ${quoted(host)} for the host`;
  report.add("at-after-authority", {
    component: componentAt(subject, from),
    from,
    to: from + 1 + host.length,
    message,
  });
}

/** The first colon, percent-encoded or not: a server that decodes the userinfo divides it there. */
function colonIn(text: string, from: number, to: number): { from: number; to: number } | undefined {
  const found = /:|%3A/i.exec(text.slice(from, to));
  if (found === null) return undefined;
  return { from: from + found.index, to: from + found.index + found[0].length };
}

/** A name with a top-level domain, or an IPv4 address, at the beginning of a userinfo. */
function hostLikeStart(user: string): string | undefined {
  const [name] = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+/i.exec(user.slice(0, 256)) ?? [];
  if (name === undefined) return undefined;
  const last = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const isAddress = parseIPv4(name, { notation: "any" }) !== undefined;
  return isAddress || topLevelDomains.has(last) || RESERVED.has(last) ? name : undefined;
}

/** RFC 6761 §6.5: `www.example` in place of a name. */
const RESERVED: ReadonlySet<string> = new Set(["example", "test", "invalid", "localhost"]);
