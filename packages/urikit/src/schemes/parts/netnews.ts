/**
 * RFC 5538 §3, §4, §8.1, RFC 3977: what `news`, `nntp` and their kin over TLS share: names of newsgroups, and how
 * reading begins.
 */

import type { Credentials } from "./authority.ts";
import { octetsOf } from "./octet-data.ts";
import { ask, type PlanStep, protocolLine, send } from "./plan.ts";
import type { Rule, Source, Span } from "./source.ts";

/** The default port (RFC 3977 §3.1). */
export const NEWS_PORT = 119;

/** The default port of "NNTP over SSL/TLS", which is registered as `nntps` (RFC 5538 §8.1). */
export const SECURE_NEWS_PORT = 563;

/** Whether a reference is of `snews` or `nntps`, which begin with TLS. */
export function isSecureNews({ name }: Source): boolean {
  return name === "snews" || name === "nntps";
}

/** What a caller may ask for. */
export interface NewsOptions {
  /**
   * Whether `plan` may log in with the user and password of the reference where they would be sent in clear text, which
   * RFC 4643 §2.3.2 deprecates, and has switched off unless it is asked for. Over TLS it needs no leave.
   */
  readonly userinfo?: "refuse" | "allow";
}

/** `group-char` (§3) and triplets; `~` is the same as its triplet (RFC 3986 §2.3). */
const WRITTEN_GROUP = /^(?:[-A-Za-z0-9+_.~]|%..)+$/;

/** `wildmat-exact` (RFC 3977 §4.1), except `@`, which stands in a message-id. */
const GROUP = /^[\x22-\x29+\x2d-\x3e\x41-\x5a\x5e-\x7e\u0080-\u{10ffff}]+$/u;

/** `group`, or with its wildcards `newsgroups` (§3, §4), decoded; undefined where a span is none. */
export function readGroup(source: Source, span: Span, wildcards = ""): string | undefined {
  const written = source.slice(span);
  if (!WRITTEN_GROUP.test(written.replaceAll("*", wildcards))) return undefined;
  const group = source.decode(span);
  const exact = wildcards === "" ? group : group.replace(/[*?]/g, "");
  // §2.3: "." and ".." are not valid names of newsgroups.
  return (exact === "" || GROUP.test(exact)) && group !== "." && group !== ".." ? group : undefined;
}

const USERINFO: Rule = { rule: "userinfo", section: "RFC 5538 §7, RFC 4643 §2.3.2" };
const ADVICE = ": they would be sent in clear text; leave them out";

/** RFC 3977 §5.3, RFC 4643 §2.3: how a client becomes a reader, and who it is. */
export function beginReading(
  source: Source,
  { user, password }: Credentials,
  options: NewsOptions | undefined,
): readonly PlanStep[] {
  const { text } = source;
  const mode = send(
    protocolLine("", "MODE READER"),
    "only if the server advertises MODE-READER, or knows no CAPABILITIES (RFC 3977 §3.4.2)",
  );
  if (options?.userinfo !== "allow" && !isSecureNews(source)) source.forbidUserinfo(USERINFO, ADVICE);
  if (user === undefined) return [mode];
  return [
    mode,
    send(protocolLine(text, "AUTHINFO USER ", user), "log in (RFC 4643 §2.3)"),
    password === undefined
      ? ask({
          for: "password",
          secret: true,
          before: octetsOf("AUTHINFO PASS "),
          note: "only if the server asks for one (RFC 4643 §2.3)",
        })
      : send(protocolLine(text, "AUTHINFO PASS ", password), "the password (RFC 4643 §2.3)", {
          secret: true,
        }),
  ];
}
