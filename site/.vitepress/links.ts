/**
 * Links as they are in the repository, on the site: a link to a folder leads to its README; a link to a file that a page is
 * made of leads to the page; a link to another file is the text alone, because the site does not hold the source.
 */

import { posix } from "node:path";
import type { MarkdownEnv, MarkdownOptions } from "vitepress";
import { isPage, pageMadeOf, placeOf, sourceOf } from "./pages.ts";

type MarkdownIt = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Token = ReturnType<MarkdownIt["parse"]>[number];

/** Changes what Markdown is read as, before it is written as HTML. */
export function repositoryLinks(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  for (const kind of ["text", "code_inline"] as const) {
    const rule = rules[kind];
    // Two braces in a text are not code of Vue.
    if (rule !== undefined) rules[kind] = (...args) => rule(...args).replaceAll("{{", "&#123;&#123;");
  }
  markdown.core.ruler.push("repository-links", ({ tokens, env }) => {
    const { relativePath } = env as MarkdownEnv;
    for (const [at, token] of tokens.entries()) {
      if (token.type === "th_open" && tokens[at + 1]?.content === "") withoutHeading(token, tokens[at + 2]);
      if (token.type === "html_block") token.content = withRelativePictures(token.content, relativePath);
      alignByClass(token);
      let isPlain = false;
      for (const child of token.children ?? []) {
        if (child.type === "link_open") isPlain = !leadsSomewhere(child, relativePath);
        if (child.type === "link_close" || child.type === "link_open") hideIf(isPlain, child);
      }
    }
  });
}

/** Whether the link leads to a page, after its target has been made one. */
function leadsSomewhere(link: Token, from: string): boolean {
  const [, path = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(link.attrGet("href") ?? "") ?? [];
  if (path === "" || /^[a-z][a-z0-9+.-]*:|^\//i.test(path)) return true;
  const source = sourceOf(from);
  const file = posix.join(posix.dirname(source), path);
  const page = isPage(file) ? file : (pageMadeOf(file) ?? posix.join(file, "README.md"));
  if (!isPage(page)) return !isPage(source);
  const isAsInRepository = page === file && source === from && placeOf(page) === page;
  if (!isAsInRepository) link.attrSet("href", posix.relative(posix.dirname(from), placeOf(page)) + fragment);
  return true;
}

function hideIf(isPlain: boolean, token: Token): void {
  if (!isPlain) return;
  token.tag = "span";
  token.attrs = token.nesting === 1 ? [["class", "in-repository"]] : null;
  token.type = "text_mark"; // not a link any more, so that nobody looks for its target
}

/** The addresses of pictures in HTML, from where the page is, as Vue wants them to take the pictures in: with a dot. */
function withRelativePictures(html: string, from: string): string {
  const folder = posix.dirname(sourceOf(from));
  return html.replace(/\b(src|srcset)="(?![a-z]+:|\/)([^"]*)"/g, (_, name: string, path: string) => {
    const address = posix.relative(posix.dirname(from), posix.join(folder, path));
    return `${name}="${address.startsWith(".") ? address : `./${address}`}"`;
  });
}

/** A heading that says nothing is a cell like others. */
function withoutHeading(open: Token, close: Token | undefined): void {
  open.tag = "td";
  if (close !== undefined) close.tag = "td";
}

/** The alignment of a column: not as a style, which the content security policy forbids. */
function alignByClass(token: Token): void {
  const style = token.attrGet("style");
  const [, side] = /^text-align:(left|center|right)$/.exec(style ?? "") ?? [];
  if (side === undefined) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
  token.attrJoin("class", `align-${side}`);
}
