/**
 * RFC 5538 §3, §4, §8.1, RFC 3977: the common part of `news`, `nntp` and their variants over TLS: names of newsgroups,
 * and how reading begins.
 */

import type { Credentials } from "./authority.ts";
import { noted } from "./noted.ts";
import { octetsOf } from "./octet-data.ts";
import { ask, type ConnectionFacts, type PlanStep, protocolLine, send } from "./plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./source.ts";

/** The default port (RFC 3977 §3.1). */
export const NEWS_PORT = 119;

/** The default port of "NNTP over SSL/TLS", which is registered as `nntps` (RFC 5538 §8.1). */
export const SECURE_NEWS_PORT = 563;

/** The replies of a server that reads for its clients, whether they may post or not (RFC 3977 §5.1.1, §5.3.1). */
const NEWS_GREETING = [["200", "201"]];

/** RFC 4643 §2.3.1: "381 Password required", and "281 Authentication accepted". */
const PASSWORD = { when: { reply: ["381"] }, expects: [["281"]] };

/** Whether a reference is of `snews` or `nntps`, which begin with TLS. */
function isSecureNews({ name }: SchemeSource): boolean {
  return name === "snews" || name === "nntps";
}

/** How a server of news is connected to. */
export function newsConnection(source: SchemeSource): Pick<ConnectionFacts, "tls" | "greeting"> {
  return { tls: isSecureNews(source) ? "implicit" : "none", greeting: NEWS_GREETING };
}

/** The options that a caller may set. */
export interface NewsOptions {
  /**
   * Whether `plan` may log in with the user and password of the reference where they would be sent in clear text, which
   * RFC 4643 §2.3.2 deprecates, and has switched off unless it is asked for. Over TLS it needs no leave.
   */
  readonly userinfo?: "refuse" | "allow";
}

/** `group-char` (§3) and triplets; `~` is the same as its triplet (RFC 3986 §2.3). */
const WRITTEN_GROUP = /^(?:[-A-Za-z0-9+_.~]|%..)+$/;

/** `wildmat-exact` (RFC 3977 §4.1), except `@`, which only a message-id has. */
const GROUP = /^[\x22-\x29+\x2d-\x3e\x41-\x5a\x5e-\x7e\u0080-\u{10ffff}]+$/u;

/** `group`, or with its wildcards `newsgroups` (§3, §4), decoded; undefined if the span is not one. */
export function readGroup(source: SchemeSource, span: TextSpan, wildcards = ""): string | undefined {
  const written = source.slice(span);
  if (!WRITTEN_GROUP.test(written.replaceAll("*", wildcards))) return undefined;
  const group = source.decode(span);
  const exact = wildcards === "" ? group : group.replace(/[*?]/g, "");
  // §2.3: "." and ".." are not valid names of newsgroups.
  return (exact === "" || GROUP.test(exact)) && group !== "." && group !== ".." ? group : undefined;
}

const USERINFO: SchemeRule = { rule: "userinfo", section: "RFC 5538 §7, RFC 4643 §2.3.2" };

/** RFC 3977 §5.3, RFC 4643 §2.3: how a client becomes a reader, and who it is. */
export function beginReading(
  source: SchemeSource,
  { user, password }: Credentials,
  options: NewsOptions | undefined,
): readonly PlanStep[] {
  const { text } = source;
  const mode = send(protocolLine("", "MODE READER"), noted("only-if-mode-reader"), {
    when: { reply: ["401 MODE-READER"], capability: "MODE-READER" },
    expects: NEWS_GREETING,
  });
  if (options?.userinfo !== "allow" && !isSecureNews(source))
    source.forbidUserinfo(USERINFO, "login-in-clear-text");
  if (user === undefined) return [mode];
  return [
    mode,
    send(protocolLine(text, "AUTHINFO USER ", user), noted("news-log-in"), { expects: [["281", "381"]] }),
    password === undefined
      ? ask({
          for: noted("password"),
          secret: true,
          before: octetsOf("AUTHINFO PASS "),
          ...PASSWORD,
          note: noted("news-only-if-asked"),
        })
      : send(protocolLine(text, "AUTHINFO PASS ", password), noted("news-password"), {
          secret: true,
          ...PASSWORD,
        }),
  ];
}
