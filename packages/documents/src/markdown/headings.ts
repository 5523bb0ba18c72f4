/** The headings of Markdown, by the names that sites give them for fragments. */

import GithubSlugger from "github-slugger";
import { decodeString } from "micromark-util-decode-string";
import { eventsOf, type MarkdownSyntax } from "./syntax.ts";

/** Whose names headings have. */
export type HeadingNames = "github" | "gitlab" | "vitepress";

/** All of them. */
export const HEADING_NAMES: readonly HeadingNames[] = ["github", "gitlab", "vitepress"];

/** The names of the headings of a document, in their order. */
export function headingNames(text: string, syntax: MarkdownSyntax, by: HeadingNames): string[] {
  const nameOf = NAMERS[by]();
  return headingTexts(text, syntax).map(nameOf);
}

const NAMERS: { readonly [by in HeadingNames]: () => (heading: string) => string } = {
  github: () => {
    const slugger = new GithubSlugger();
    return (heading) => slugger.slug(heading);
  },
  gitlab: () => numbered(gitlabName),
  vitepress: () => {
    const unique = numbered(vitepressName);
    return (heading) => /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? unique(heading);
  },
};

/** The second heading of a name is `name-1`. */
function numbered(nameOf: (heading: string) => string): (heading: string) => string {
  const known = new Set<string>();
  return (heading) => {
    const name = nameOf(heading);
    let free = name;
    for (let i = 1; known.has(free); i++) free = `${name}-${i}`;
    known.add(free);
    return free;
  };
}

/** GitLab, lib/gitlab/utils/markdown.rb: as GitHub, with one hyphen for many; digits alone would be the number of an issue. */
function gitlabName(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu, "")
    .replace(/[ -]+/g, "-")
    .replace(/^\d+$/, "anchor-$&");
}

/** VitePress takes `slugify` of @mdit-vue/shared, which would bring a second reader of Markdown with it. */
function vitepressName(heading: string): string {
  return (
    heading
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are taken out
      .replace(/[\u0000-\u001f]/g, "")
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
      .replace(/^-/, "")
      .replace(/-$/, "")
      .replace(/^\d/, "_$&")
      .toLowerCase()
  );
}

const HEADINGS = new Set(["atxHeading", "setextHeading"]);

/** What is text in a heading: the destinations of its links are not. */
const TEXT = new Set(["data", "codeTextData", "characterEscapeValue"]);
const ENTITY = "characterReference";
const NOT_TEXT = new Set(["resource", "reference", "htmlText", "footnoteCall"]);

function headingTexts(text: string, syntax: MarkdownSyntax): string[] {
  const texts: string[] = [];
  let heading: string | undefined;
  let notText = 0;
  for (const [step, { type, start, end }] of eventsOf(text, syntax)) {
    if (NOT_TEXT.has(type)) notText += step === "enter" ? 1 : -1;
    if (HEADINGS.has(type)) {
      if (step === "exit") texts.push(heading ?? "");
      heading = step === "enter" ? "" : undefined;
    } else if (heading !== undefined && step === "enter" && notText === 0) {
      const written = text.slice(start.offset, end.offset);
      if (TEXT.has(type)) heading += written;
      else if (type === ENTITY) heading += decodeString(written);
    }
  }
  return texts;
}
