/**
 * Real links on which readers part, for each way in which they do the shortest of ten sites. A link that may say something of a
 * person, or hold a secret, is left out.
 */

import type { Answer } from "../recorded/recording.ts";
import type { Panel } from "./panel.ts";
import type { Group } from "./source.ts";

/** So many links are kept for each way of parting, each of another site. */
const MOST = 10;

/** Links are asked in portions of this size. */
const PORTION = 2000;

/** The questions of a collection of links. */
export async function realGroups(links: readonly string[], panel: Panel): Promise<readonly Group[]> {
  const harmless = [...new Set(links)].filter((link) => isHarmless(link) && !PLAIN.test(link));
  const byWay = new Map<string, string[]>();
  for (let at = 0; at < harmless.length; at += PORTION) {
    const portion = harmless.slice(at, at + PORTION);
    const answers = await panel.ask(portion.map((reference) => ({ reference, kind: "real link" })));
    for (const [index, reference] of portion.entries()) {
      const way = wayOf(
        reference,
        panel.ids.map((id) => answers[index]?.get(id)),
      );
      if (way !== undefined) byWay.set(way, shortestOf([...(byWay.get(way) ?? []), reference]));
    }
  }
  const references = [...byWay.values()].flat().sort(order);
  return [
    {
      kind: "real link",
      source: "kasztp/URL_Shortener, by ada-url/url-various-datasets, others/kasztp.txt",
      licence: "MIT",
      purpose: "A link from the wild that readers read in unlike ways",
      references,
    },
  ];
}

/** The shortest, one of each site. */
function shortestOf(links: readonly string[]): string[] {
  const bySite = new Map<string, string>();
  for (const link of [...links].sort(order)) {
    const site = link.split("/")[2] ?? "";
    if (!bySite.has(site)) bySite.set(site, link);
  }
  return [...bySite.values()].slice(0, MOST);
}

/** Shorter ones first, and those as long by the alphabet. */
function order(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

/** Users, home pages, and words in a query after which something of a person, or a secret, may stand. */
const PERSONAL =
  /@|%40|~|%7e|tripod|geocities|\b(?:people|faculty|members|users?|home(?:pages?)?)\b|\b(?:e-?mail|user|uid|login|name|pass|pwd|token|key|auth|session|sess?id|sid|secret|sig|signature|phone|tel|account|id_token|code)[\w-]*=/i;

/** Two words that may be a name, and what looks like a token. */
const NAME = /[A-Z][a-z]+(?: |%20)[A-Z][a-z]+/;
const TOKEN = /[0-9a-f]{24}|[\w-]{40}|\d{9}/i;

/** Plain enough that no reader parts from another: most links, which are not asked. */
const PLAIN =
  /^https?:\/\/[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+(\/(?!\.)[\w-][\w.-]*)*\/?(\?[\w.=&-]*)?(#[\w-]*)?$/;

function isHarmless(link: string): boolean {
  return link.length <= 300 && [PERSONAL, NAME, TOKEN].every((sign) => !sign.test(link));
}

/**
 * The way in which a link parts readers: for each reader a digit, and those with the same one read alike; then what is odd in
 * the link. So a quotation mark in a host and a blank in a query are told apart, though they may part the same readers.
 */
function wayOf(link: string, answers: readonly (Answer | undefined)[]): string | undefined {
  const reads = answers.map((answer) => (answer === undefined ? "" : plain(answer)));
  const known = [...new Set(reads)];
  if (known.length === 1) return undefined;
  return `${reads.map((one) => known.indexOf(one).toString(36)).join("")} ${oddities(link)}`;
}

/** A default port and none are alike, an empty path and `/`, and letters of a host in upper and lower case. */
function plain({ reads }: Answer): string {
  if (reads === false) return "refused";
  const { scheme, host, port, path, query } = reads;
  const isDefault = port === "80" || port === "443";
  return JSON.stringify([
    scheme?.toLowerCase(),
    host?.toLowerCase(),
    isDefault ? undefined : port,
    path || "/",
    query ?? "",
  ]);
}

/** The characters that are no letters or digits, component by component, each once; what is not ASCII is one. */
function oddities(link: string): string {
  const [, scheme = "", authority = "", path = "", query = "", fragment = ""] =
    /^([^:/?#]+:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  return [scheme, authority, path, query, fragment]
    .map((component) => {
      const odd = component.replace(/[\w./:&=+,-]/g, "").replace(/[^\0-\x7f]+/g, "é");
      return [...new Set(odd)].sort().join("");
    })
    .join(" ");
}
