/** The words of Text, in English. */

import type { ReferencePlace } from "@urikit/documents";
import type { BaseLayer, Delimiters } from "urikit/context";
import { type ToolTexts, texts as tool } from "../../tool/texts/en.ts";
import type { ReadAs } from "../question.ts";
import type { ListedReference, ShownWarning, Standing } from "../read.ts";
import type { SectionKind } from "../sections.ts";

export interface TextTexts {
  readonly tool: ToolTexts;
  /** Where the documentation is, from the page. */
  readonly docs: string;
  readonly title: string;
  readonly intro: { readonly before: string; readonly link: string; readonly after: string };
  readonly text: string;
  readonly exampleNames: Readonly<Record<"standard" | "page" | "message", string>>;
  readonly format: string;
  /** The kind that the text was noticed to be, as an option. */
  readonly noticed: (type: ReadAs) => string;
  readonly types: Readonly<Record<ReadAs, string>>;
  readonly retrieval: string;
  readonly retrievalInvalid: string;
  readonly suffixReferences: string;
  readonly reading: string;
  readonly failed: string;
  readonly tooLong: string;
  readonly found: (counts: Readonly<Record<Standing, number>>, type: ReadAs) => string;
  readonly warnings: string;
  readonly warning: (warning: ShownWarning) => string;
  readonly moreWarnings: (count: number) => string;
  readonly inPlace: string;
  readonly section: (kind: SectionKind, isContinued: boolean) => string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly earlier: string;
  readonly later: string;
  readonly list: string;
  readonly nothing: string;
  readonly place: (where: ReferencePlace, delimiters: Delimiters | undefined) => string;
  readonly lookLabel: (reference: string) => string;
  readonly tooLongToLook: string;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly kinds: Readonly<Partial<Record<ListedReference["kind"], string>>>;
  readonly reason: (error: NonNullable<ListedReference["error"]>) => string;
  readonly guess: string;
  readonly or: string;
  readonly target: string;
  readonly sameDocument: string;
  readonly base: string;
  readonly baseFrom: Readonly<Record<BaseLayer, string>>;
  /** `isNeeded`: for a relative reference. */
  readonly noBase: (isNeeded: boolean) => string;
  readonly comma: string;
  readonly copyLines: string;
  readonly copyJson: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly namesPart: (part: string) => string;
}

const many = (count: number, one: string) => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

const TYPES: Readonly<Record<ReadAs, string>> = {
  text: "running text",
  html: "HTML",
  css: "CSS",
  mime: "a message (MIME)",
  xml: "XML",
  markdown: "Markdown",
  mdx: "MDX",
  json: "JSON",
  "json-lines": "JSON Lines",
  manifest: "a web app manifest",
  yaml: "YAML",
  csv: "CSV",
  "uri-list": "a list of URIs",
};

const DELIMITERS: Readonly<Record<Delimiters, string>> = {
  "angle-brackets": "in angle brackets",
  "url-brackets": "in <URL:…>",
  quotes: "in quotes",
  whitespace: "in the text",
};

function markupOf({ element, attribute, construct, node, pointer, field }: ReferencePlace): string[] {
  const markup = [element, attribute, construct, node, pointer].filter((one) => one !== undefined).join(" ");
  return [...(field === undefined ? [] : [`field ${field}`]), ...(markup === "" ? [] : [markup])];
}

export const texts: TextTexts = {
  tool,
  docs: "./docs/",
  title: "References in a text",
  intro: {
    before:
      "Paste text, HTML or a whole message: its references are marked where they stand, and each is listed with its base and its target. ",
    link: "How a base is found",
    after: " (RFC 3986 §5.1, §5.2). The page sends nothing anywhere, and fetches nothing.",
  },
  text: "Text, HTML, or a message with its header fields",
  exampleNames: { standard: "the standard’s own", page: "a page", message: "a message" },
  format: "Read it as",
  noticed: (type) => `what it looks like: ${TYPES[type]}`,
  types: TYPES,
  retrieval: "The URI that it came from, if you know it",
  retrievalInvalid: "This is not a URI, so it gives no base.",
  suffixReferences: "Find www.example.org, too: a reference without its scheme (a guess, §4.5)",
  reading: "Reading …",
  failed: "The readers could not be loaded. Load the page again.",
  tooLong:
    "It is longer than 4 million characters. On a command line, uri extract reads files of any length.",
  found: ({ valid, invalid, "without-base": withoutBase }, type) => {
    const all = valid + invalid + withoutBase;
    const parts = [
      ...(invalid > 0 ? [`${invalid.toLocaleString("en")} not valid`] : []),
      ...(withoutBase > 0 ? [`${withoutBase.toLocaleString("en")} without a base`] : []),
    ];
    return `${all === 0 ? "No references" : many(all, "reference")} in ${TYPES[type]}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
  },
  warnings: "What is wrong with the text",
  warning: ({ message, line, part }) =>
    `${[...(part ? [`part ${part}`] : []), ...(line === undefined ? [] : [`line ${line}`])].join(", ")}${part || line !== undefined ? ": " : ""}${message}`,
  moreWarnings: (count) => `… and ${many(count, "more warning")}.`,
  inPlace: "The text, with its references marked",
  section: (kind, isContinued) => {
    const name =
      kind.is === "whole"
        ? "The text"
        : kind.is === "heading"
          ? `${kind.part === "" ? "The heading of the message" : `The heading of part ${kind.part}`}${kind.isRead ? "" : ", whose content holds no references"}`
          : `The content of part ${kind.part}: ${TYPES[kind.type]}${kind.decoded === undefined ? "" : `, decoded from ${kind.decoded}`}`;
    return isContinued ? `${name} (continued)` : name;
  },
  pageOf: (page, pages) => `page ${page.toLocaleString("en")} of ${pages.toLocaleString("en")}`,
  earlier: "Earlier",
  later: "Later",
  list: "The references",
  nothing: "There are none on this page.",
  place: (where, delimiters) =>
    [
      ...(where.within === undefined ? [] : [`within ${where.within}`]),
      ...(delimiters === undefined ? markupOf(where) : [DELIMITERS[delimiters]]),
      ...(where.part ? [`part ${where.part}`] : []),
      `line ${where.line}, column ${where.column}`,
    ].join(" · "),
  lookLabel: (reference) => `Look at ${reference}`,
  tooLongToLook: "too long for a link to Inspect",
  standings: { valid: "valid", invalid: "not valid", "without-base": "no target" },
  kinds: { script: "a script", data: "data, which it holds itself", document: "means the document itself" },
  reason: ({ reason }) => `${reason}.`,
  guess: "a guess:",
  or: "or",
  target: "target",
  sameDocument: "this document (§4.4)",
  base: "base",
  baseFrom: {
    content: "named in the content (§5.1.1)",
    entity: "of what is around it (§5.1.2)",
    retrieval: "where it was retrieved from (§5.1.3)",
    default: "the default (§5.1.4)",
  },
  noBase: (isNeeded) => (isNeeded ? "none, so a relative reference has no target" : "none"),
  comma: ", ",
  copyLines: "Copy the targets, one on each line",
  copyJson: "Copy as JSON",
  copied: "Copied.",
  notCopied: "The browser did not allow it. Select the text, and copy it yourself.",
  namesPart: (part) => (part === "" ? "names the message" : `names part ${part}`),
};
