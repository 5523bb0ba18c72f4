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
import { labelOf } from "../label.ts";
import type { ReferenceUse } from "../reference-use.ts";
import type { Range } from "./blanked.ts";
import { Labels } from "./labels.ts";

/** How Markdown refers. */
export type MarkdownNode = "link" | "image" | "definition" | "autolink";

/** A reference that Markdown itself makes. */
export interface MarkdownReference extends Range {
  /** With its escapes and entities decoded. */
  readonly reference: string;
  readonly node: MarkdownNode;
  readonly use: ReferenceUse;
  /** The text of a link or an image; of a definition, which has none itself, undefined. */
  readonly label: string | undefined;
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
  const references: (Omit<MarkdownReference, "use"> & { readonly definition: string })[] = [];
  const html: Range[] = [];
  const computed: Range[] = [];
  const code: Range[] = [];
  const frontMatter: Range[] = [];
  const around: MarkdownNode[] = [];
  const labels = new Labels();
  let definition = "";
  let attribute: Range = { from: 0, to: 0 };
  for (const [step, token] of eventsOf(text, syntax)) {
    const type: string = token.type; // extensions have others than micromark declares
    const opened = AROUND.get(type);
    labels.take(step, type, () => text.slice(token.start.offset, token.end.offset));
    if (step === "exit") {
      if (opened !== undefined) around.pop();
      continue;
    }
    if (opened !== undefined) around.push(opened);
    const range = { from: token.start.offset, to: token.end.offset };
    const reference = referenceOf(token, text.slice(range.from, range.to));
    const node = around.at(-1) ?? "autolink";
    if (reference !== undefined) {
      const own = node === "autolink" ? labelOf(text.slice(range.from, range.to)) : labels.last;
      const label = node === "definition" ? undefined : own;
      references.push({ ...range, reference, node, label, definition });
    } else if (type === "definitionLabelString") definition = text.slice(range.from, range.to);
    else if (HTML.has(type)) html.push(range);
    else if (ATTRIBUTE.test(type)) attribute = range;
    else if (COMPUTED.test(type)) computed.push(type.endsWith("ValueExpression") ? attribute : range);
    else if (CODE.has(type)) code.push(range);
    else if (type === "yamlValue") frontMatter.push(range);
  }
  const used = references.map(({ definition: name, ...one }) => ({
    ...one,
    use: useOf(one.node, name, labels),
  }));
  return { references: used, html, computed, code, frontMatter };
}

function useOf(node: MarkdownNode, definition: string, labels: Labels): ReferenceUse {
  if (node === "definition") return labels.useOf(definition);
  return node === "image" ? "embed" : "follow";
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
