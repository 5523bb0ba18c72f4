/** superagent: it writes `http://` before what does not begin with `http`, and reads by the platform's `URL`. */

import { type Habit, program } from "./habit.ts";
import { dialsDefaultPort, dialsHttpOnly, dropsBrackets } from "./habits/dialling.ts";
import { asksForHttpOnly, sendsNoUserinfo } from "./habits/node-client.ts";
import { followsTheUrlStandard } from "./habits/url-standard.ts";
import { step } from "./step.ts";

const writesHttpUnlessFirst: Habit = {
  ...step("no-scheme", "writes-http-unless-first", "superagent, lib/node/index.js, withDefaultProtocol"),
  apply: (progress) =>
    progress.rest.startsWith("http") ? progress : { ...progress, rest: `http://${progress.rest}` },
};

/** In the place of a dot-segment until the URL is read. */
const MARK = "__superagent_dot_segment_";
const MARKED = /__superagent_dot_segment_\d+__/g;

const keepsDotSegments: Habit = {
  ...step(
    "dot-segments",
    "keeps-dot-segments",
    "superagent, lib/node/index.js, preserveDotSegments; WHATWG URL §4.4",
  ),
  apply(progress) {
    const [, before, path = "", after = ""] =
      /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)(\/[^?#]*)?([?#].*)?$/is.exec(progress.rest) ?? [];
    if (before === undefined || /[\n\r\u2028\u2029]/.test(after))
      return followsTheUrlStandard.apply(progress);
    const kept: string[] = [];
    const marked = path.replace(/\/((?:\.|%2e){1,2})(?=\/|$)/gi, (_whole, segment: string) => {
      kept.push(segment);
      return `/${MARK}${kept.length - 1}__`;
    });
    const found = followsTheUrlStandard.apply({ ...progress, rest: before + marked + after });
    const left = new Map(kept.map((segment, at) => [`${MARK}${at}__`, segment]));
    const restored = (text: string) => text.replace(MARKED, (mark) => left.get(mark) ?? mark);
    return found && { ...found, rest: restored(found.rest) };
  },
};

const HABITS: readonly Habit[] = [
  writesHttpUnlessFirst,
  keepsDotSegments,
  asksForHttpOnly,
  sendsNoUserinfo,
  dropsBrackets,
];

export const superagent = program({
  id: "superagent",
  name: "superagent",
  version: "superagent 10.4.2",
  isPlatform: true,
  habits: HABITS,
  dialling: [...HABITS, dialsHttpOnly, dialsDefaultPort],
});
