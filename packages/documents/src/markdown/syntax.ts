/**
 * CommonMark 0.31.2, GFM 0.29 and MDX: where a document of Markdown refers, by micromark, which keeps to both and survives
 * every input.
 */

import { parse, postprocess, preprocess } from "micromark";
import { frontmatter } from "micromark-extension-frontmatter";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import { mdx } from "micromark-extension-mdx";
import { decodeString } from "micromark-util-decode-string";
import type { Event, Extension, Token } from "micromark-util-types";
import type { Range } from "./blanked.ts";

/** How Markdown refers. */
export type MarkdownNode = "link" | "image" | "definition" | "autolink";

/** A reference that Markdown itself makes. */
export interface MarkdownReference extends Range {
  /** With its escapes and entities decoded. */
  readonly reference: string;
  readonly node: MarkdownNode;
}

/** The parts of a document. */
export interface MarkdownParts {
  readonly references: readonly MarkdownReference[];
  /** Raw HTML, or the tags of MDX. */
  readonly html: readonly Range[];
  /** The attributes of these tags whose values are JavaScript. */
  readonly computed: readonly Range[];
  readonly code: readonly Range[];
  readonly frontMatter: readonly Range[];
}

const GFM: readonly Extension[] = [frontmatter(), gfmAutolinkLiteral(), gfmFootnote(), gfmTable()];
const SYNTAX = { markdown: [...GFM], mdx: [...GFM, mdx()] };

/** Markdown as GitHub has it, or with the tags of JavaScript in the place of HTML. */
export type MarkdownSyntax = keyof typeof SYNTAX;

/**
 * Reads a document.
 * @throws {VFileMessage} If it is not MDX: Markdown is every text.
 */
export function partsOf(text: string, syntax: MarkdownSyntax): MarkdownParts {
  const references: MarkdownReference[] = [];
  const html: Range[] = [];
  const computed: Range[] = [];
  const code: Range[] = [];
  const frontMatter: Range[] = [];
  const around: MarkdownNode[] = [];
  let attribute: Range = { from: 0, to: 0 };
  for (const [step, token] of eventsOf(text, syntax)) {
    const type: string = token.type; // extensions have others than micromark declares
    const opened = AROUND.get(type);
    if (step === "exit") {
      if (opened !== undefined) around.pop();
      continue;
    }
    if (opened !== undefined) around.push(opened);
    const range = { from: token.start.offset, to: token.end.offset };
    const reference = referenceOf(token, text.slice(range.from, range.to));
    const node = around.at(-1) ?? "autolink";
    if (reference !== undefined) references.push({ ...range, reference, node });
    else if (HTML.has(type)) html.push(range);
    else if (ATTRIBUTE.test(type)) attribute = range;
    else if (COMPUTED.test(type)) computed.push(type.endsWith("ValueExpression") ? attribute : range);
    else if (CODE.has(type)) code.push(range);
    else if (type === "yamlValue") frontMatter.push(range);
  }
  return { references, html, computed, code, frontMatter };
}

/** What micromark finds, in the order of the document. */
export function eventsOf(text: string, syntax: MarkdownSyntax): Event[] {
  const chunks = preprocess()(text, undefined, true);
  return postprocess(parse({ extensions: SYNTAX[syntax] }).document().write(chunks));
}

/** What holds a reference. */
const AROUND = new Map<string, MarkdownNode>([
  ["link", "link"],
  ["image", "image"],
  ["definition", "definition"],
  ["autolink", "autolink"],
  ["literalAutolink", "autolink"],
]);

const AUTOLINK = /^(?:autolink|literalAutolink)(?:Protocol|Email|Http|Www)$/;
const DESTINATIONS = new Set(["resourceDestinationString", "definitionDestinationString"]);
const HTML = new Set(["htmlFlowData", "htmlTextData", "mdxJsxFlowTag", "mdxJsxTextTag"]);
const ATTRIBUTE = /^mdxJsx(?:Flow|Text)TagAttribute$/;
const COMPUTED = /^mdxJsx(?:Flow|Text)Tag(?:AttributeValueExpression|ExpressionAttribute)$/;
const CODE = new Set(["codeTextData", "codeFlowValue"]);

/** GFM §6.9: a literal link has the scheme `http`, and a mailbox `mailto`, as in an autolink (CommonMark §6.5). */
function referenceOf({ type }: Token, text: string): string | undefined {
  if (DESTINATIONS.has(type)) return decodeString(text);
  if (!AUTOLINK.test(type)) return undefined;
  if (type.endsWith("Email")) return `mailto:${text.replace(/^mailto:/i, "")}`;
  return type === "literalAutolinkWww" ? `http://${text}` : text;
}
