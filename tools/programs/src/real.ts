/**
 * Real links on which readers part, one for each way in which they do: the shortest. A link that may say something of a
 * person, or hold a secret, is left out.
 */

import type { Panel } from "./panel.ts";
import type { Answer } from "./recording.ts";
import type { Group } from "./source.ts";

/** The most that are kept. */
const MOST = 400;

/** Links are asked in portions of this size. */
const PORTION = 2000;

/** The questions of a collection of links. */
export async function realGroups(links: readonly string[], panel: Panel): Promise<readonly Group[]> {
  const harmless = [...new Set(links)].filter(isHarmless);
  const shortest = new Map<string, string>();
  for (let at = 0; at < harmless.length; at += PORTION) {
    const portion = harmless.slice(at, at + PORTION);
    const answers = await panel.ask(portion.map((reference) => ({ reference, kind: "real link" })));
    for (const [index, reference] of portion.entries()) {
      const parts = partition(panel.ids.map((id) => answers[index]?.get(id)));
      const known = shortest.get(parts);
      if (known === undefined || isBefore(reference, known)) shortest.set(parts, reference);
    }
  }
  shortest.delete("0".repeat(panel.ids.length));
  const references = [...shortest.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, MOST);
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

/** Shorter, or before it in the alphabet. */
function isBefore(one: string, other: string): boolean {
  return one.length < other.length || (one.length === other.length && one < other);
}

/** Words in a query after which something of a person, or a secret, may stand; and what looks like a token. */
const PERSONAL =
  /@|%40|~|%7e|tripod|geocities|\b(?:e-?mail|user|uid|login|name|pass|pwd|token|key|auth|session|sess?id|sid|secret|sig|signature|phone|tel|account|id_token|code)[\w-]*=/i;
const TOKEN = /[0-9a-f]{24}|[\w-]{40}|\d{9}/i;

function isHarmless(link: string): boolean {
  return link.length <= 300 && !PERSONAL.test(link) && !TOKEN.test(link);
}

/**
 * For each reader a digit: those with the same one read alike. A default port and none are alike, and so are an empty path and
 * `/`, a component encoded or decoded.
 */
function partition(answers: readonly (Answer | undefined)[]): string {
  const known: string[] = [];
  return answers
    .map((answer) => {
      const read = answer === undefined ? "" : plain(answer);
      if (!known.includes(read)) known.push(read);
      return known.indexOf(read).toString(36);
    })
    .join("");
}

function plain({ reads }: Answer): string {
  if (reads === false) return "refused";
  const { scheme, host, port, path, query } = reads;
  const parts = [
    scheme?.toLowerCase(),
    host?.toLowerCase(),
    port === "80" || port === "443" ? undefined : port,
    decoded(path ?? "") || "/",
    decoded(query ?? ""),
  ];
  return JSON.stringify(parts);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toUpperCase());
  }
}
