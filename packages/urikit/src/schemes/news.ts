/**
 * RFC 5538 §2.2, once RFC 1738 §3.6: `news`. A newsgroup, an article, or all groups, on the reader's own server
 * or on the one that is named.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import { hasAuthority } from "../syntax/scanner.ts";
import { forbidUserinfo, type HostPort, readHostPort, writeHost, writePort } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { IN_MESSAGE_ID, readMessageId } from "./parts/message-id.ts";
import { isGroup } from "./parts/newsgroup.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, send } from "./parts/plan.ts";
import { lineOf } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { forbidQuery, sourceOf } from "./parts/source.ts";

/** What a `news` reference means: of `group`, `message` and `all` exactly one is there. */
export interface NewsReading {
  /** The server; undefined where it is the reader's own. */
  readonly server?: HostPort | undefined;
  /** The newsgroup. */
  readonly group?: string | undefined;
  /** The article, by its message-id without angle brackets. */
  readonly message?: string | undefined;
  /** `*`: all the groups there are. */
  readonly all?: true | undefined;
}

const URL_RULE: Rule = { rule: "newsURL", section: "RFC 5538 §2.2" };
const GROUP: Rule = { rule: "group", section: "RFC 1738 §5" };
const ARTICLE: Rule = { rule: "article", section: "RFC 5538 §2.2" };

/**
 * `news` (RFC 5538 §2.2).
 *
 * @example
 * ```ts
 * import { news } from "urikit/schemes";
 *
 * news.read("news:comp.infosystems.www.misc").group; // => "comp.infosystems.www.misc"
 * news.read("news:abc@example.org").message; // => "abc@example.org"
 * news.read("news:*").all; // => true
 * ```
 */
export const news: Scheme<NewsReading> = {
  name: "news",
  defaultPort: 119,
  specification: "RFC 5538 §2.2",
  origin: "RFC 1738 §3.6",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "news").text),
};

function read(reference: string | UriReference): NewsReading {
  const source = sourceOf(reference, "news");
  const { text, layout } = source;
  const isNamed = hasAuthority(layout);
  forbidUserinfo(source, URL_RULE);
  forbidQuery(source, URL_RULE);
  const server = isNamed ? readHostPort(source, URL_RULE, 119) : undefined;
  const from = isNamed && layout.pathFrom < layout.pathTo ? layout.pathFrom + 1 : layout.pathFrom;
  return { server, ...readWanted(text, from, layout.pathTo) };
}

/** RFC 1738 §5: `grouppart = "*" | group | article`, an article being what has an `@`. */
function readWanted(text: string, from: number, to: number): Omit<NewsReading, "server"> {
  const wanted = text.slice(from, to);
  const nothing = { group: undefined, message: undefined, all: undefined };
  if (wanted === "*") return { ...nothing, all: true };
  if (wanted.includes("@")) return { ...nothing, message: readMessageId(text, from, to, ARTICLE) };
  if (isGroup(wanted)) return { ...nothing, group: wanted };
  throw refusal(text, from, "invalid-for-scheme", GROUP, {
    expected: 'a newsgroup, a message-id with its "@", or "*"',
    why: "this names neither a newsgroup nor an article",
  });
}

function write({ server, group, message, all }: NewsReading): string {
  const wanted = all ? "*" : message === undefined ? (group ?? "") : encodeData(message, IN_MESSAGE_ID);
  if (server === undefined) return compose({ scheme: "news", path: wanted });
  const { host, port } = server;
  return compose({
    scheme: "news",
    host: writeHost(host),
    port: writePort(port, 119),
    path: `/${wanted}`,
  });
}

function planOf(text: string): Plan {
  const reading = read(text);
  return planTo(news, reading.server ?? { host: undefined, port: 119 }, [stepOf(text, reading)]);
}

/** RFC 3977 §7.6, §6.1.1, §6.2.1. */
function stepOf(text: string, { group, message, all }: NewsReading): PlanStep {
  if (all) return send(lineOf(text, "LIST"), "list the newsgroups (RFC 3977 §7.6)");
  if (message !== undefined) {
    return send(lineOf(text, "ARTICLE <", message, ">"), "retrieve the article (RFC 3977 §6.2.1)");
  }
  return send(lineOf(text, "GROUP ", group ?? ""), "select the newsgroup (RFC 3977 §6.1.1)");
}
