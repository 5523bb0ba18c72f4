/** Why an example does not run in the page, in one sentence. They are written beside it when the site is built. */

import type { Excuse } from "../not-live.ts";

export function excuseInEnglish(excuse: Excuse): string {
  switch (excuse.why) {
    case "network":
      return "This does not run here: it connects to servers, and this page connects to none.";
    case "node":
      return "This does not run here: it needs what only Node has.";
    case "program":
      return `This page has no ${excuse.name}: the line that calls it does not run here.`;
    case "files":
      return `This page has no ${excuse.name}: the line that reads it does not run here.`;
    case "shell":
      return "This is for the shell of your machine, which this page does not have.";
    case "engine":
      return "This is for an engine on your machine, and does not run here.";
    case "markup":
      return "This is for a page of your own.";
  }
}

export function excuseInChinese(excuse: Excuse): string {
  switch (excuse.why) {
    case "network":
      return "此处不能运行：它要连接服务器，而这个页面不连接任何服务器。";
    case "node":
      return "此处不能运行：它需要只有 Node 才有的功能。";
    case "program":
      return `这个页面没有 ${excuse.name}：调用它的那一行不在此运行。`;
    case "files":
      return `这个页面没有 ${excuse.name}：读取它的那一行不在此运行。`;
    case "shell":
      return "这是给你机器上的 shell 的，这个页面没有 shell。";
    case "engine":
      return "这是给你机器上的引擎的，此处不能运行。";
    case "markup":
      return "这是给你自己的网页的。";
  }
}
