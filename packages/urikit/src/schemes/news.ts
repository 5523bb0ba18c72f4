/**
 * RFC 5538 §2.2, once RFC 1738 §3.6: `news`. A newsgroup, an article, or all groups, on the reader's own server
 * or on a named one.
 */

import type { HostPort, HostPortParts } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { IN_MESSAGE_ID, isGroup, readMessageId } from "./parts/message-id.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, protocolLine, send } from "./parts/plan.ts";
import type { Rule, Source, Span } from "./parts/source.ts";

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

/** What `news.build` needs: one of `group`, `message` and `all`. */
export interface NewsParts extends Omit<NewsReading, "server"> {
  readonly server?: HostPortParts | undefined;
}

const DEFAULT_PORT = 119;

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
export const news = defineScheme({
  name: "news",
  defaultPort: DEFAULT_PORT,
  specification: "RFC 5538 §2.2",
  origin: "RFC 1738 §3.6",
  read,
  complete: ({ server, ...others }: NewsParts): NewsReading => ({
    server: server && { host: server.host, port: server.port ?? DEFAULT_PORT },
    ...others,
  }),
  write,
  plan,
});

function read(source: Source): NewsReading {
  source.forbidUserinfo(URL_RULE);
  source.forbidQuery(URL_RULE);
  const server = source.hasAuthority ? source.hostPort(URL_RULE) : undefined;
  const { from, to } = source.path;
  return { server, ...readWanted(source, { from: server && from < to ? from + 1 : from, to }) };
}

/** RFC 1738 §5: `grouppart = "*" | group | article`; an article has an `@`. */
function readWanted(source: Source, span: Span): Omit<NewsReading, "server"> {
  const wanted = source.slice(span);
  const nothing = { group: undefined, message: undefined, all: undefined };
  if (wanted === "*") return { ...nothing, all: true };
  if (wanted.includes("@")) return { ...nothing, message: readMessageId(source, span, ARTICLE) };
  if (isGroup(wanted)) return { ...nothing, group: wanted };
  throw source.error(span.from, GROUP, {
    expected: 'a newsgroup, a message-id with its "@", or "*"',
    message: "neither a newsgroup nor an article",
  });
}

function write({ server, group, message, all }: NewsReading): WrittenParts {
  const wanted = all ? "*" : message === undefined ? (group ?? "") : encodeData(message, IN_MESSAGE_ID);
  return server === undefined ? { path: wanted } : { ...server, path: `/${wanted}` };
}

function plan(reading: NewsReading, source: Source): Plan {
  const server = reading.server ?? { host: undefined, port: DEFAULT_PORT };
  return planTo(source, server, [stepOf(source.text, reading)]);
}

/** RFC 3977 §7.6, §6.1.1, §6.2.1. */
function stepOf(text: string, { group, message, all }: NewsReading): PlanStep {
  if (all) return send(protocolLine(text, "LIST"), "list the newsgroups (RFC 3977 §7.6)");
  if (message !== undefined) {
    return send(protocolLine(text, "ARTICLE <", message, ">"), "retrieve the article (RFC 3977 §6.2.1)");
  }
  return send(protocolLine(text, "GROUP ", group ?? ""), "select the newsgroup (RFC 3977 §6.1.1)");
}
