/** `uri fetch --head` on a list: RFC 3986 §7.1: a line for each link, what became of it. */

import type { Content } from "@urikit/access";
import { type CheckedLink, checkLinks } from "@urikit/access/links";
import { maskedStatement, type Words } from "@urikit/explain";
import { jsonLine } from "../../display/json.ts";
import { INVALID, UsageError, VALID } from "../../exit.ts";
import { wordsFor, wordsOfData } from "../../language/spoken.ts";
import { Output } from "../../lines/output.ts";
import { text } from "../../words/text.ts";
import type { FetchOptions } from "./fetch-options.ts";
import { KnownLinks } from "./known-links.ts";
import { reachOf } from "./reach.ts";
import { spokenOf } from "./sentence.ts";
import { shownBy } from "./shown.ts";

/** A line with more is no link. */
const LONGEST_LINE = 65_536;

/** Asks for each link, from the arguments or else from the lines of standard input. */
export async function headList(options: FetchOptions): Promise<number> {
  const { stdio, jobs, checkFragments, newsServer, cache, maxAge, json, language } = options;
  const { references } = options;
  const known = cache === undefined ? undefined : await KnownLinks.of(cache, maxAge);
  const links = checkLinks(references.length > 0 ? references : linesOf(stdio.stdin), {
    ...reachOf(options),
    ...{ jobs, newsServer, known, hasPart: checkFragments ? hasPart : undefined },
  });
  const out = new Output(stdio.stdout);
  const words = json ? wordsOfData(language) : wordsFor(stdio.stdout, language);
  let status = VALID;
  try {
    for await (const link of links) {
      if (link.outcome !== "ok" && link.outcome !== "moved") status = INVALID;
      await out.write(json ? await objectLine(link, words, options) : await lineOf(link, words, options));
    }
  } finally {
    await known?.close();
  }
  return status;
}

/** The lines of standard input that are not empty. */
async function* linesOf(stdin: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: false });
  let rest = "";
  for await (const piece of stdin) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new UsageError("fetch-line-too-long", LONGEST_LINE);
    yield* lines.map(trimmed).filter(Boolean);
  }
  const last = trimmed(rest + decoder.decode());
  if (last !== "") yield last;
}

const trimmed = (line: string): string => line.replace(/\r$/, "");

/** Whether a page has the part that a fragment names; the reader of documents is loaded where it is asked. */
async function hasPart(content: Content, fragment: string): Promise<boolean | undefined> {
  const [{ typeOfMedia }, site] = await Promise.all([
    import("@urikit/documents"),
    import("@urikit/documents/site"),
  ]);
  const type = content.mediaType === undefined ? undefined : typeOfMedia(content.mediaType);
  if (type === undefined) return undefined;
  const octets = await content.octets();
  return site.hasPart({ open: () => [octets] }, type, fragment);
}

async function lineOf(link: CheckedLink, words: Words, options: FetchOptions): Promise<string> {
  const shown = shownBy(options);
  const outcome = text(words, `fetch-outcome-${link.outcome}`);
  const why = link.to === undefined ? await reasonOf(link, words) : shown(link.to);
  return `${[outcome, shown(link.reference), ...(why === "" ? [] : [why])].join("\t")}\n`;
}

async function objectLine(link: CheckedLink, words: Words, options: FetchOptions): Promise<string> {
  const { reference, outcome, status, to, problem } = link;
  const shown = shownBy(options);
  const message = problem === undefined ? undefined : await reasonOf(link, words);
  const result = { kind: "link", outcome, status, to: to === undefined ? undefined : shown(to), message };
  return `${jsonLine({ reference: shown(reference), valid: problem?.id !== "access-no-reference", result })}\n`;
}

async function reasonOf({ problem }: CheckedLink, words: Words): Promise<string> {
  return problem === undefined ? "" : spokenOf(maskedStatement(problem), words);
}
