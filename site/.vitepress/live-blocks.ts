/** The examples of the documentation come to life: a block of code that the page can run gets a button. */

import type { MarkdownEnv, MarkdownOptions } from "vitepress";
import { runsInPage } from "../live/module-names.ts";

type MarkdownIt = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Env = MarkdownEnv & { live?: number };

const LABELS = { en: "Run and edit", zh: "运行并编辑" } as const;

export function liveBlocks(markdown: MarkdownIt): void {
  const fence = markdown.renderer.rules.fence;
  if (fence === undefined) throw new Error("nothing writes blocks of code");
  markdown.renderer.rules.fence = (tokens, at, options, env: Env, self) => {
    const html = fence(tokens, at, options, env, self);
    const { info = "", content = "" } = tokens[at] ?? {};
    const [language] = info.trim().split(/\s/);
    return language === "ts" && runsInPage(content) ? live(html, env) : html;
  };
}

/** The block with a button. */
function live(html: string, env: Env): string {
  env.live = (env.live ?? 0) + 1;
  const label = LABELS[env.relativePath.startsWith("zh/") ? "zh" : "en"];
  return `<LiveExample label="${label}" number="${env.live}">${html}</LiveExample>`;
}
