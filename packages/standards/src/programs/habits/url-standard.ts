/** The URL Standard, by the platform's own `URL`: what is left for a habit is where a program departs from it. */

import { type PlatformUrl, platformUrl } from "../../editions/whatwg.ts";
import type { Habit, Progress } from "../habit.ts";

export const followsTheUrlStandard: Habit = {
  idea: "url-standard",
  says: "reads as the URL Standard says",
  source: "WHATWG URL §4.4",
  apply: (progress) => withUrl(progress, platformUrl(progress.rest)),
};

/** What a `URL` tells; it does not tell absent from empty, or the default port from none. */
export function withUrl(progress: Progress, url: PlatformUrl | undefined): Progress | undefined {
  if (url === undefined) return undefined;
  const { protocol, username, password, hostname, port, pathname, search } = url;
  return {
    ...progress,
    scheme: protocol.slice(0, -1),
    userinfo: (password ? `${username}:${password}` : username) || undefined,
    host: hostname || undefined,
    port: port || undefined,
    rest: pathname,
    query: search.slice(1) || undefined,
  };
}

export const encodesCaretInPath: Habit = {
  idea: "encoding",
  says: "encodes `^` in a path that begins with a slash",
  source: "WHATWG URL §1.3, path percent-encode set, since 2024",
  apply: (progress) =>
    progress.rest.startsWith("/") ? { ...progress, rest: progress.rest.replaceAll("^", "%5E") } : progress,
};
