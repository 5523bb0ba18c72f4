/**
 * The examples of the documentation come to life: a block of code or of commands that the page can run gets a button, and a
 * command that a tool answers a link. Beside one that does not run stands why. Without script all read as they are.
 */

import type { MarkdownEnv, MarkdownOptions } from "vitepress";
import { commandLink } from "../live/command-link.ts";
import { type Fate, fateOf } from "../live/not-live.ts";
import { excuseInChinese, excuseInEnglish } from "../live/texts/excuses.ts";
import { COLUMNS } from "../series/command.ts";
import { isMadeSeries } from "./pages.ts";

type MarkdownIt = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Env = MarkdownEnv & { live?: number };

const WORDS = {
  en: { code: "Run and edit", commands: "Try it", look: "Look at it", excuse: excuseInEnglish },
  zh: { code: "运行并编辑", commands: "试一试", look: "在这里查看", excuse: excuseInChinese },
} as const;
type Words = (typeof WORDS)["en" | "zh"];

export function liveBlocks(markdown: MarkdownIt): void {
  const fence = markdown.renderer.rules.fence;
  if (fence === undefined) throw new Error("nothing writes blocks of code");
  const escaped = markdown.utils.escapeHtml;
  markdown.renderer.rules.fence = (tokens, at, options, env: Env, self) => {
    const html = fence(tokens, at, options, env, self);
    const { info = "", content = "" } = tokens[at] ?? {};
    const [language = ""] = info.trim().split(/\s/);
    const words = WORDS[env.relativePath.startsWith("zh/") ? "zh" : "en"];
    const fate = fateOf(language, content);
    // What TypeDoc writes there is what types are, without an example.
    if (fate === undefined && !env.relativePath.includes("reference/"))
      throw new Error(`${env.relativePath}: an example neither runs nor says why (live/not-live.ts)`);
    const links = language === "console" ? linksOf(content, { words, escaped }) : "";
    return live(html, { fate, env, words }) + links + excusesOf(fate, { words, escaped });
  };
}

/** The block, with a button if it runs. */
function live(
  html: string,
  { fate, env, words }: { fate: Fate | undefined; env: Env; words: Words },
): string {
  if (fate?.kind !== "code" && fate?.kind !== "commands") return html;
  env.live = (env.live ?? 0) + 1;
  // What the pages that are made show, a terminal shows.
  const columns = fate.kind === "commands" && isMadeSeries(env.relativePath) ? ` columns="${COLUMNS}"` : "";
  return `<LiveExample kind="${fate.kind}" label="${words[fate.kind]}" number="${env.live}"${columns}>${html}</LiveExample>`;
}

interface Writing {
  readonly words: Words;
  readonly escaped: (text: string) => string;
}

function linksOf(content: string, { words, escaped }: Writing): string {
  const root = words === WORDS.zh ? "/zh/" : "/";
  const links = content.split("\n").flatMap((line) => {
    const link = commandLink(line);
    const command = escaped(line.replace(/^\$ /, ""));
    return link === undefined
      ? []
      : [
          `<li><a href="${escaped(`${root}${link}`)}" aria-label="${words.look}: ${command}">${words.look}</a></li>`,
        ];
  });
  return links.length === 0 ? "" : `<ul class="look-at">${links.join("")}</ul>`;
}

function excusesOf(fate: Fate | undefined, { words, escaped }: Writing): string {
  const excuses = fate?.kind === "excused" ? [fate.excuse] : fate?.kind === "commands" ? fate.excuses : [];
  return excuses.map((excuse) => `<p class="not-live">${escaped(words.excuse(excuse))}</p>`).join("");
}
