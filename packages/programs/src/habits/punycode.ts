/** Labels of Punycode that nobody checks, where the URL Standard refuses them. */

import type { Habit } from "../habit.ts";
import { platformUrl } from "../platform-url.ts";
import { step } from "../step.ts";
import { withUrl } from "./url-standard.ts";

/** A habit for what no habit has read yet. */
export function unlessRead(habit: Habit): Habit {
  return {
    ...habit,
    apply: (progress) => (progress.scheme === undefined ? habit.apply(progress) : progress),
  };
}

/** The host of a special scheme, with what stands before and after it. */
export const SPECIAL_HOST = /^((?:https?|wss?|ftp):[/\\]*(?:[^/\\?#]*@)?)([^/\\?#:@[\]]*)(.*)$/is;

export const takesAnyPunycode: Habit = {
  ...step(
    "idna",
    "takes-any-punycode",
    "url/url_canon_host.cc, DoSimpleHost; ada, src/unicode.cpp: is_ascii",
  ),
  apply(progress) {
    const [, before = "", host = "", after = ""] = SPECIAL_HOST.exec(progress.rest) ?? [];
    const plain = host.replace(/(^|\.)xn--/gi, "$1xn-");
    if (plain === host || /[^!-$&-~]/.test(host) || platformUrl(progress.rest) !== undefined) return progress;
    const read = withUrl(progress, platformUrl(`${before}${plain}${after}`));
    return read && { ...read, host: host.toLowerCase() };
  },
};
