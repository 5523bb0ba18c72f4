/**
 * RFC 5538 §4, once RFC 1738 §3.6: `news`, and §8.1: `snews`. A newsgroup, a set of newsgroups, or an article, on the
 * reader's own server or on a named one.
 */

import type { NormalizationRule } from "urikit";
import type { Credentials, HostPort, HostPortParts } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { NEWS_FAULTS } from "./parts/faults.ts";
import { IN_MESSAGE_ID, readMessageId } from "./parts/message-id.ts";
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
import { type Plan, type PlanStep, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

export type { NewsOptions } from "./parts/netnews.ts";

/** The meaning of a `news` reference: of `group`, `wildmat`, `message` and `all` exactly one is there. */
export interface NewsReading {
  /** The server; undefined where it is the reader's own. */
  readonly server?: (HostPort & Credentials) | undefined;
  /** The newsgroup. */
  readonly group?: string | undefined;
  /** A pattern of names of newsgroups, with `*` or `?` in it (RFC 3977 §4). */
  readonly wildmat?: string | undefined;
  /** The article, by its message-id without angle brackets. */
  readonly message?: string | undefined;
  /** `*`, or nothing: all the groups there are. */
  readonly all?: true | undefined;
}

/** The members that `news.build` needs: one of `group`, `wildmat`, `message` and `all`. */
export interface NewsParts extends Omit<NewsReading, "server"> {
  readonly server?: (HostPortParts & Credentials) | undefined;
}

const URL_RULE: SchemeRule = { rule: "newsURL", section: "RFC 5538 §4" };
const NEWSGROUPS: SchemeRule = { rule: "newsgroups", section: "RFC 5538 §4" };
const ARTICLE: SchemeRule = { rule: "article", section: "RFC 5538 §4" };

/** §4: `news://news.server.example/*` and `news://news.server.example/` "are equivalent". */
const ALL_GROUPS: NormalizationRule = {
  rule: "all-newsgroups",
  section: "RFC 5538 §4",
  apply: (components) =>
    components.path === "/" && components.host !== undefined ? { ...components, path: "/*" } : components,
};

/** An `@` stays, so that a name that holds one is found to be a message-id, and refused. */
const IN_GROUP = "+*@";

/**
 * `news` (RFC 5538 §4).
 *
 * @example
 * ```ts
 * import { news } from "@urikit/schemes";
 *
 * news.read("news:comp.infosystems.www.misc").group; // => "comp.infosystems.www.misc"
 * news.read("news:abc@example.org").message; // => "abc@example.org"
 * news.read("news:example.group.*").wildmat; // => "example.group.*"
 * news.read("news:*").all; // => true
 * ```
 */
export const news = newsScheme("news", NEWS_PORT, "RFC 5538 §4", "RFC 1738 §3.6");

/**
 * `snews` (RFC 5538 §8.1): the same over TLS, on a port of its own. It is historical: `news` and STARTTLS (RFC 4642) are
 * its successors.
 *
 * @example
 * ```ts
 * import { snews } from "@urikit/schemes";
 *
 * snews.read("snews://news.example.org/example.group").server?.port; // => 563
 * ```
 */
export const snews = newsScheme("snews", SECURE_NEWS_PORT, "RFC 5538 §8.1", "a draft by A. Gilman, 1998");

function newsScheme<Name extends string>(
  name: Name,
  defaultPort: number,
  specification: string,
  origin: string,
) {
  return defineScheme({
    name,
    defaultPort,
    rules: [ALL_GROUPS],
    specification,
    origin,
    options: ["userinfo"],
    read,
    complete: ({ server, ...others }: NewsParts): NewsReading => ({
      server: server && { ...server, port: server.port ?? defaultPort },
      ...others,
    }),
    write,
    plan,
  });
}

function read(source: SchemeSource): NewsReading {
  source.forbidQuery(URL_RULE);
  if (!source.hasAuthority) return { server: undefined, ...readWanted(source, source.path) };
  const server = { ...source.hostPort(URL_RULE), ...source.credentials() };
  const { from, to } = source.path;
  if (from < to) return { server, ...readWanted(source, { from: from + 1, to }) };
  throw source.error(from, URL_RULE, fault("slash-itself", "no-slash-after-server", NEWS_FAULTS));
}

/** §4: `article / newsgroups`; an article has an `@`. */
function readWanted(source: SchemeSource, span: TextSpan): Omit<NewsReading, "server"> {
  const nothing = { group: undefined, wildmat: undefined, message: undefined, all: undefined };
  if (source.slice(span).includes("@")) {
    return { ...nothing, message: readMessageId(source, span, ARTICLE) };
  }
  // "Examples (the first two are equivalent): news://news.server.example/* news://news.server.example/"
  const newsgroups = span.from === span.to ? "*" : readGroup(source, span, "_");
  if (newsgroups === "*") return { ...nothing, all: true };
  if (newsgroups === undefined) throw notNews(source, span.from);
  return /[*?]/.test(newsgroups) ? { ...nothing, wildmat: newsgroups } : { ...nothing, group: newsgroups };
}

function notNews(source: SchemeSource, at: number): Error {
  return source.error(at, NEWSGROUPS, fault("news-target", "neither-a-newsgroup-nor-an-article"));
}

function write({ server, group, wildmat, message, all }: NewsReading): WrittenParts {
  const newsgroups = all ? "*" : encodeData(wildmat ?? group ?? "", IN_GROUP);
  const wanted = message === undefined ? newsgroups : encodeData(message, IN_MESSAGE_ID);
  return server === undefined ? { path: wanted } : { ...server, path: `/${wanted}` };
}

function plan(reading: NewsReading, source: SchemeSource, options: NewsOptions | undefined): Plan {
  const server = reading.server ?? { host: undefined, port: source.port() };
  const login = beginReading(source, reading.server ?? {}, options);
  const receives = reading.group === undefined ? "lines-to-dot" : "reply";
  const connection = { ...newsConnection(source), receives } as const;
  return planTo(source, server, [...login, stepOf(source.text, reading)], connection);
}

/** RFC 3977 §7.6.1: "215 Information follows (multi-line)". */
const TO_LIST = [["215"]];

/** RFC 3977 §7.6, §6.1.1, §6.2.1. */
function stepOf(text: string, { group = "", wildmat, message, all }: NewsReading): PlanStep {
  if (all) return send(protocolLine(text, "LIST"), noted("list-newsgroups"), { expects: TO_LIST });
  if (wildmat !== undefined) {
    return send(protocolLine(text, "LIST ACTIVE ", wildmat), noted("list-newsgroups-that-match"), {
      expects: TO_LIST,
    });
  }
  if (message !== undefined) {
    return send(protocolLine(text, "ARTICLE <", message, ">"), noted("retrieve-article"), {
      expects: [["220"]],
    });
  }
  return send(protocolLine(text, "GROUP ", group), noted("select-newsgroup"), { expects: [["211"]] });
}
