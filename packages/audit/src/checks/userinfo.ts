/** RFC 3986 §3.2.1, §7.5, §7.6: what a userinfo gives away, and what it pretends to be. */

import { parseIPv4 } from "urikit";
import { topLevelDomains } from "urikit/context";
import { hasAuthority, rangeOf } from "urikit/foundation";
import { statement } from "urikit/words";
import { SEEN } from "../characters-seen.ts";
import { isNetworkScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import { componentAt, type Subject } from "../subject.ts";

/** The mask in the place of a password, as `redact` writes it; `***2` for another one. */
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
    report.add("password", { component, from: colon.to, to });
  }
  if (colon !== undefined && colon.to === to) {
    report.add("empty-password", { component, from: colon.from, to });
  }
  const host = hostLikeStart(text.slice(from, userTo));
  if (host !== undefined) {
    const shown = text.slice(subject.hostFrom, subject.hostTo);
    const values = [quoted(host), quoted(shown)];
    // The standard finds no host in a text that it refuses: only readers do, each its own.
    const message = statement("found-host-in-userinfo-refused", ...values);
    const said = subject.parsed === undefined ? { message } : { values };
    report.add("host-in-userinfo", { component, from, to: userTo, ...said });
  } else if (userTo > from && !report.has("password")) {
    report.add("user", { component, from, to: userTo });
  }
  const at = text.indexOf("@", from);
  if (at < to) report.add("many-at", { component: "authority", from: at, to: to + 1 });
}

/** An `@` with a host after it where a query or fragment follows the authority at once. */
function checkAtAfterAuthority(subject: Subject, report: Report): void {
  const { text, pathFrom, pathTo } = subject;
  if (!hasAuthority(subject) || pathFrom < pathTo || !isNetworkScheme(subject.scheme)) return;
  const found = /^[?#][^/]*@(?=[a-z0-9[])/i.exec(text.slice(pathTo));
  if (found === null) return;
  const from = pathTo + found[0].length - 1;
  const [host = ""] = /^[^/\\?#]*/.exec(text.slice(from + 1)) ?? [];
  report.add("at-after-authority", {
    component: componentAt(subject, from),
    from,
    to: from + 1 + host.length,
    values: [quoted(host)],
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
