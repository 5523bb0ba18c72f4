/**
 * RFC 5538 §2.1, once RFC 1738 §3.7: `nntp`. An article of a newsgroup on a certain server, by its number there.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import { forbidUserinfo, type HostPort, readHostPort, writeHost, writePort } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { isGroup } from "./parts/newsgroup.ts";
import { type Plan, planTo, send } from "./parts/plan.ts";
import { lineOf } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { forbidQuery, sourceOf } from "./parts/source.ts";

/** What an `nntp` reference means. */
export interface NntpReading extends HostPort {
  readonly group: string;
  /** Undefined where the group itself is meant. */
  readonly article?: number | undefined;
}

const URL_RULE: Rule = { rule: "nntpURL", section: "RFC 5538 §2.1" };
const GROUP: Rule = { rule: "group", section: "RFC 1738 §5" };
const ARTICLE: Rule = { rule: "article-number", section: "RFC 3977 §6" };

/** RFC 3977 §6: "Article numbers MUST lie between 1 and 2,147,483,647"; 0 tells of an empty group. */
const HIGHEST_ARTICLE = 2147483647;

/**
 * `nntp` (RFC 5538 §2.1).
 *
 * @example
 * ```ts
 * import { nntp } from "urikit/schemes";
 *
 * nntp.read("nntp://news.example.org/example.group/12345").article; // => 12345
 * ```
 */
export const nntp: Scheme<NntpReading> = {
  name: "nntp",
  defaultPort: 119,
  specification: "RFC 5538 §2.1",
  origin: "RFC 1738 §3.7",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "nntp").text),
};

function read(reference: string | UriReference): NntpReading {
  const source = sourceOf(reference, "nntp");
  const { text, layout } = source;
  forbidUserinfo(source, URL_RULE);
  forbidQuery(source, URL_RULE);
  const hostPort = readHostPort(source, URL_RULE, 119);
  const from = Math.min(layout.pathFrom + 1, layout.pathTo);
  const path = text.slice(from, layout.pathTo);
  const slash = path.indexOf("/");
  const group = slash < 0 ? path : path.slice(0, slash);
  if (!isGroup(group)) throw noGroup(text, from);
  const article = slash < 0 ? undefined : readArticle(text, from + slash + 1, layout.pathTo);
  return { ...hostPort, group, article };
}

function noGroup(text: string, from: number): Error {
  return refusal(text, from, "invalid-for-scheme", GROUP, {
    expected: "the name of a newsgroup",
    why: "a newsgroup has to be named here: a letter, then letters, digits and -.+_",
  });
}

/** RFC 1738 §5: `digits`. */
function readArticle(text: string, from: number, to: number): number {
  const digits = text.slice(from, to);
  const article = Number(digits);
  if (/^[0-9]{1,16}$/.test(digits) && article >= 1 && article <= HIGHEST_ARTICLE) return article;
  throw refusal(text, from, "invalid-for-scheme", ARTICLE, {
    expected: `a number from 1 to ${HIGHEST_ARTICLE}`,
    why: "this is no article number",
  });
}

function write({ host, port, group, article }: NntpReading): string {
  return compose({
    scheme: "nntp",
    host: writeHost(host),
    port: writePort(port, 119),
    path: `/${group}${article === undefined ? "" : `/${article}`}`,
  });
}

function planOf(text: string): Plan {
  const reading = read(text);
  const { group, article } = reading;
  const select = send(lineOf(text, "GROUP ", group), "select the newsgroup (RFC 3977 §6.1.1)");
  if (article === undefined) return planTo(nntp, reading, [select]);
  const retrieve = send(lineOf(text, `ARTICLE ${article}`), "retrieve the article (RFC 3977 §6.2.1)");
  return planTo(nntp, reading, [select, retrieve]);
}
