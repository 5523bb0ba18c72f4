/** The URL Standard, by the platform's own `URL`: what is left for a habit is where a program departs from it. */

import type { Habit, HabitProgress } from "../habit.ts";
import { type PlatformUrl, platformUrl } from "../platform-url.ts";
import { step } from "../step.ts";

export const followsTheUrlStandard: Habit = {
  ...step("url-standard", "follows-the-url-standard", "WHATWG URL §4.4"),
  apply: (progress) => withUrl(progress, platformUrl(progress.rest)),
};

/** The components that a `URL` reports; it does not distinguish absent from empty, or the default port from no port. */
export function withUrl(progress: HabitProgress, url: PlatformUrl | undefined): HabitProgress | undefined {
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
  ...step("encoding", "encodes-caret-in-path", "WHATWG URL §1.3, path percent-encode set, since 2024"),
  apply: (progress) =>
    progress.rest.startsWith("/") ? { ...progress, rest: progress.rest.replaceAll("^", "%5E") } : progress,
};
