/** The words of Minefield, in English. */

import type { Measure } from "@urikit/minefield/matrix";
import { type ToolTexts, texts as tool } from "../../tool/texts/en.ts";
import type { Disagreement } from "../field.ts";

export interface MinefieldTexts {
  readonly tool: ToolTexts;
  /** Where the documentation is, from the page. */
  readonly docs: string;
  readonly title: string;
  readonly purpose: string;
  readonly more: {
    readonly before: string;
    readonly article: string;
    readonly between: string;
    readonly tables: string;
    readonly after: string;
  };
  /** The path of the article from the documentation. */
  readonly article: string;
  readonly filter: string;
  readonly client: string;
  readonly swap: string;
  readonly example: (filter: string, client: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly unknown: string;
  readonly same: string;
  readonly found: (count: number, of: number) => string;
  readonly none: (of: number) => string;
  readonly copyText: string;
  readonly copyTests: (framework: string) => string;
  readonly saveTests: (file: string) => string;
  readonly copied: string;
  readonly notCopied: string;
  readonly list: string;
  readonly showAll: (count: number) => string;
  readonly table: {
    readonly title: string;
    readonly note: string;
    readonly measure: string;
    readonly measures: Readonly<Record<Measure, string>>;
    readonly caption: (measure: string) => string;
    readonly reader: string;
    readonly square: (reader: string, kind: string, percent: number, of: number) => string;
    readonly notAsked: string;
    readonly counting: string;
  };
  readonly square: {
    readonly title: (reader: string, kind: string) => string;
    readonly count: (count: number, of: number, measure: string) => string;
    readonly against: string;
    readonly whats: Readonly<Record<Disagreement["what"], string>>;
    readonly reads: string;
    readonly expected: string;
    readonly nothing: string;
    readonly noHost: string;
    readonly close: string;
  };
}

export const texts: MinefieldTexts = {
  tool,
  docs: "./docs/",
  title: "Minefield",
  purpose:
    "A filter reads a reference, and a client reads it again. Choose both, and see every recorded reference that leads the two to different hosts, the shortest first. Your filter must refuse each of them: copy them, or save them as a test.",
  more: {
    before: "How it comes to this: ",
    article: "Parsing URIs is a minefield",
    between: ". All figures, by reader and by version: ",
    tables: "the tables",
    after: ".",
  },
  article: "parsing-uris-is-a-minefield.html",
  filter: "My filter is",
  client: "My client is",
  swap: "Swap the two",
  example: (filter, client) => `${filter}, then ${client}`,
  loading: "Loading the recording …",
  failed: "The recording could not be loaded. Load the page again.",
  unknown: "Choose two readers.",
  same: "Both are the same reader. Choose two different ones.",
  found: (count, of) =>
    `${count === 1 ? "1 reference leads" : `${count.toLocaleString("en")} references lead`} the two to different hosts, of ${of.toLocaleString("en")} that were asked`,
  none: (of) =>
    `The two agree about the host of each of the ${of.toLocaleString("en")} references, or one of them refuses it.`,
  copyText: "Copy all as text",
  copyTests: (framework) => `Copy as a test for ${framework}`,
  saveTests: (file) => `Save ${file}`,
  copied: "Copied.",
  notCopied: "The browser did not allow it. Select the text, and copy it yourself.",
  list: "Where the two differ",
  showAll: (count) => `Show all ${count.toLocaleString("en")}`,
  table: {
    title: "All readers, by kind of reference",
    note: "In percent, how often a reader agrees. Each square leads to the references on which it does not. The arrow keys move from square to square.",
    measure: "Agrees with",
    measures: { rfc3986: "RFC 3986", urlStandard: "the URL Standard", readers: "the host of most readers" },
    caption: (measure) => `How often each reader agrees with ${measure}, in percent`,
    reader: "reader",
    square: (reader, kind, percent, of) => `${reader}, ${kind}: ${percent} % of ${of}`,
    notAsked: "not asked",
    counting: "Counting …",
  },
  square: {
    title: (reader, kind) => `${reader}: ${kind}`,
    count: (count, of, measure) =>
      `${count.toLocaleString("en")} of ${of.toLocaleString("en")} references are read differently from ${measure}.`,
    against: "against",
    whats: {
      refused: "refused, although it is valid",
      accepted: "accepted, although it is not valid",
      scheme: "another scheme",
      userinfo: "another userinfo",
      host: "another host",
      port: "another port",
      path: "another path",
      query: "another query",
      target: "another target",
      other: "another host",
    },
    reads: "it reads",
    expected: "expected",
    nothing: "refused",
    noHost: "no host",
    close: "Close",
  },
};
