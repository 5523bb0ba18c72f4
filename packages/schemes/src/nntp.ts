/**
 * RFC 5538 §3, once RFC 1738 §3.7: `nntp`, and `nntps` by custom. An article of a newsgroup on a certain server, by its
 * number there.
 */

import { statement } from "urikit/words";
import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { NNTP_FAULTS } from "./parts/faults.ts";
import {
  beginReading,
  NEWS_PORT,
  type NewsOptions,
  newsConnection,
  readGroup,
  SECURE_NEWS_PORT,
} from "./parts/netnews.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** The meaning of an `nntp` reference. */
export interface NntpReading extends HostPort, Credentials {
  readonly group: string;
  /** Undefined where the group itself is meant. */
  readonly article?: number | undefined;
}

const URL_RULE: SchemeRule = { rule: "nntpURL", section: "RFC 5538 §3" };
const GROUP: SchemeRule = { rule: "group", section: "RFC 5538 §3" };
const ARTICLE: SchemeRule = { rule: "article-number", section: "RFC 3977 §6" };

/** RFC 3977 §6: "Article numbers MUST lie between 1 and 2,147,483,647"; 0 means an empty group. */
const HIGHEST_ARTICLE = 2147483647;

/**
 * `nntp` (RFC 5538 §3).
 *
 * @example
 * ```ts
 * import { nntp } from "@urikit/schemes";
 *
 * nntp.read("nntp://news.example.org/example.group/12345").article; // => 12345
 * ```
 */
export const nntp = nntpScheme("nntp", NEWS_PORT, "RFC 5538 §3", "RFC 1738 §3.7");

/**
 * `nntps`: `nntp` over TLS from the first octet. No RFC defines it; its port is registered (RFC 5538 §8.1).
 *
 * @example
 * ```ts
 * import { nntps } from "@urikit/schemes";
 *
 * nntps.read("nntps://news.example.org/example.group").port; // => 563
 * ```
 */
export const nntps = nntpScheme("nntps", SECURE_NEWS_PORT, "RFC 5538 §3, over TLS by custom", "custom");

function nntpScheme<Name extends string>(
  name: Name,
  defaultPort: number,
  specification: string,
  origin: string,
) {
  return defineScheme({
    name,
    defaultPort,
    specification,
    origin,
    options: ["userinfo"],
    read,
    write,
    plan,
  });
}

function read(source: SchemeSource): NntpReading {
  source.forbidQuery(URL_RULE);
  const server = { ...source.hostPort(URL_RULE), ...source.credentials() };
  const { pathFrom, pathTo } = source.layout;
  const from = Math.min(pathFrom + 1, pathTo);
  const slash = source.text.indexOf("/", from);
  const hasArticle = slash >= 0 && slash < pathTo;
  const group = readGroup(source, { from, to: hasArticle ? slash : pathTo });
  if (group === undefined) throw notGroup(source, from);
  const article = hasArticle ? readArticle(source, { from: slash + 1, to: pathTo }) : undefined;
  return { ...server, group, article };
}

function notGroup(source: SchemeSource, at: number): Error {
  return source.error(at, GROUP, fault("the-name-of-a-newsgroup", "newsgroup-required", NNTP_FAULTS));
}

/** §3: `article-number = 1*16DIGIT`. */
function readArticle(source: SchemeSource, span: TextSpan): number {
  const digits = source.decode(span);
  const article = Number(digits);
  if (/^[0-9]{1,16}$/.test(digits) && article >= 1 && article <= HIGHEST_ARTICLE) return article;
  throw source.error(
    span.from,
    ARTICLE,
    fault(statement("number-from-to", 1, HIGHEST_ARTICLE), "not-an-article-number"),
  );
}

function write({ group, article, ...server }: NntpReading): WrittenParts {
  return { ...server, path: `/${encodeData(group, "+")}${article === undefined ? "" : `/${article}`}` };
}

/** RFC 3977 §6.1.1, §6.2.1: GROUP answers in its reply, ARTICLE in the lines after it. */
function plan(reading: NntpReading, source: SchemeSource, options: NewsOptions | undefined): Plan {
  const { text } = source;
  const { group, article } = reading;
  const login = beginReading(source, reading, options);
  const select = send(protocolLine(text, "GROUP ", group), noted("select-newsgroup"), {
    expects: [["211"]],
  });
  const connection = newsConnection(source);
  if (article === undefined)
    return planTo(source, reading, [...login, select], { ...connection, receives: "reply" });
  const retrieve = send(protocolLine(text, `ARTICLE ${article}`), noted("retrieve-article"), {
    expects: [["220"]],
  });
  return planTo(source, reading, [...login, select, retrieve], { ...connection, receives: "lines-to-dot" });
}
