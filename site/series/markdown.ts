/** Texts as Markdown: what is data stays data, and sections lead to the document. */

import { printable } from "urikit/display";
import { type PageState, toFragment } from "../state/state.ts";
import { IN_ENGLISH, type Language } from "./language.ts";

/** A text in which no character is markup, except that the text between backticks is code. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 === 1 ? code(piece.slice(1, -1)) : plain(piece)))
    .join("");
}

function plain(text: string): string {
  return printable(text).replace(/[\\`*_[\]<>|#~&]/g, "\\$&");
}

/** Data within a line. */
export function code(text: string): string {
  const shown = printable(text);
  const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const margin = /^`|`$|^ .* $/.test(shown) || shown === "" ? " " : "";
  return fence + margin + shown + margin + fence;
}

/** Lines that are shown as they are. */
export function block(lines: string, language = "text"): string {
  return `\`\`\`\`${language}\n${lines}\n\`\`\`\``;
}

/** A table; its cells are Markdown. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = columns.map(() => "---");
  return [columns, rule, ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`)
    .join("\n");
}

/** A sentence with a capital at its beginning and a full stop at its end. */
export function sentence(text: string, { texts }: Language = IN_ENGLISH): string {
  const first = text.startsWith("`") ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?。！？]$/.test(first) ? first : `${first}${texts.stop}`;
}

/** A section of an RFC, after the name of the document or after another section of it. */
const SECTION =
  /(RFC \d+(?: (?:§\d+(?:\.\d+)*|App\. [A-Z](?:\.\d+)*))?|(?:§\d+(?:\.\d+)*|App\. [A-Z](?:\.\d+)*))/;

/**
 * Words with sections, such as `RFC 3986 §3.2.1, §7.5`: each leads to the document of that number, which is only asked for
 * if somebody follows the link.
 * @param document The RFC that a section belongs to if no RFC is named before it, by its number.
 */
export function withSections(words: string, document?: string): string {
  const pieces = words.split(SECTION);
  let rfc = document;
  return pieces
    .map((piece, at) => {
      if (at % 2 === 0) {
        if (!/^(?:, | and |; )?$/.test(piece)) rfc = document; // another document may be named here
        return plain(piece);
      }
      rfc = /RFC (\d+)/.exec(piece)?.[1] ?? rfc;
      return rfc === undefined
        ? plain(piece)
        : `[${piece}](https://www.rfc-editor.org/rfc/rfc${rfc}.html${anchorOf(piece)})`;
    })
    .join("");
}

function anchorOf(piece: string): string {
  const section = /§([\d.]+)/.exec(piece)?.[1];
  const appendix = /App\. ([A-Z](?:\.\d+)*)/.exec(piece)?.[1];
  if (section !== undefined) return `#section-${section}`;
  return appendix === undefined ? "" : `#appendix-${appendix}`;
}

/** The address of a tool with what it shows. */
export function toolAddress({ root }: Language, path: string, state: PageState): string {
  return `/${root}${path}${toFragment(state)}`;
}

/** A link that opens a text in Inspect. */
export function lookLink(text: string, language = IN_ENGLISH): string {
  return `[${language.texts.open("inspect")}](${toolAddress(language, "", { uri: text })})`;
}

/** A link that opens a reference and its base in Resolve. */
export function resolveLink(base: string, reference: string, language = IN_ENGLISH): string {
  const address = toolAddress(language, "resolve", { base, uri: reference });
  return `[${language.texts.open("resolve")}](${address})`;
}

/** Links after each other. */
export function linkList(links: readonly string[]): string {
  return links.map((link) => `- ${link}`).join("\n");
}
