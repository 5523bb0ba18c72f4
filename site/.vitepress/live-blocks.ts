/**
 * The examples of the documentation come to life: a block of code that the page can run gets a button, and a command that the
 * page can answer a link. Without script both read as they are.
 */

import type { MarkdownEnv, MarkdownOptions } from "vitepress";
import { commandLink } from "../live/command-link.ts";
import { runsInPage } from "../live/module-names.ts";

type MarkdownIt = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

const WORDS = {
  en: { run: "Run and edit", look: "Look at it" },
  zh: { run: "运行并编辑", look: "在这里查看" },
} as const;

export function liveBlocks(markdown: MarkdownIt): void {
  const fence = markdown.renderer.rules.fence;
  if (fence === undefined) throw new Error("nothing writes blocks of code");
  markdown.renderer.rules.fence = (tokens, at, options, env: MarkdownEnv & { live?: number }, self) => {
    const html = fence(tokens, at, options, env, self);
    const { info = "", content = "" } = tokens[at] ?? {};
    const isChinese = env.relativePath.startsWith("zh/");
    const words = WORDS[isChinese ? "zh" : "en"];
    if (info.trim() === "ts" && runsInPage(content)) {
      env.live = (env.live ?? 0) + 1;
      return `<LiveExample label="${words.run}" number="${env.live}">${html}</LiveExample>`;
    }
    if (info.trim() !== "console") return html;
    const links = content.split("\n").flatMap((line) => {
      const link = commandLink(line);
      const href = markdown.utils.escapeHtml(`${isChinese ? "/zh/" : "/"}${link}`);
      const command = markdown.utils.escapeHtml(line.replace(/^\$ /, ""));
      return link === undefined
        ? []
        : [`<li><a href="${href}" aria-label="${words.look}: ${command}">${words.look}</a></li>`];
    });
    return links.length === 0 ? html : `${html}<ul class="look-at">${links.join("")}</ul>`;
  };
}
