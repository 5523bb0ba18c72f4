/** The references that a program writes: at a place that takes one, or with a scheme and an authority (RFC 3986 §3). */

import type { Rule } from "eslint";
import { type ReferenceRule, tryParse } from "urikit";
import { uriPlace } from "./uri-place.ts";
import { isText, type WrittenText, writtenText } from "./written-text.ts";

/** A reference, as a program writes it. */
export interface WrittenUri {
  readonly node: Rule.Node;
  readonly written: WrittenText;
  /** The rule of its place; undefined if it is a reference only by its own text. */
  readonly rule: ReferenceRule | undefined;
}

/** Visits each reference that a program writes, and each text that might be meant as one. */
export function visitWrittenUris(context: Rule.RuleContext, visit: (uri: WrittenUri) => void) {
  const { sourceCode } = context;
  const see = (node: Rule.Node) => {
    if (isPart(node)) return;
    const written = writtenText(node, sourceCode);
    if (written === undefined) return;
    const rule = uriPlace(node, sourceCode);
    if (rule !== undefined || written.text.includes("//")) visit({ node, written, rule });
  };
  return { Literal: see, TemplateLiteral: see, BinaryExpression: see } satisfies Rule.RuleListener;
}

/** Whether an expression belongs to a larger text, or to a tag, which may encode its values. */
function isPart(node: Rule.Node): boolean {
  const parent = node.parent as Rule.Node; // only a program has none
  if (parent.type === "TaggedTemplateExpression" || /^(?:Import|Export)/.test(parent.type)) return true;
  return parent.type === "BinaryExpression" && isText(parent);
}

/** Whether a text by itself is a URI with an authority: `https://example.org/` is, `//` and prose are not. */
export function isWithAuthority(text: string): boolean {
  const read = tryParse(text);
  return read.valid && read.parsed.scheme !== undefined && read.parsed.authority !== undefined;
}
