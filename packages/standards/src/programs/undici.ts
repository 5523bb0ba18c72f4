/** undici: the URL that `request` asks for, which is the platform's `URL` for http and https. */

import { platformUrl } from "../editions/whatwg.ts";
import { type Habit, program } from "./habit.ts";
import { dialsDefaultPort, dialsHttpOnly, dropsBrackets } from "./habits/dialling.ts";
import { followsTheUrlStandard, withUrl } from "./habits/url-standard.ts";

const refusesOtherSchemes: Habit = {
  idea: "scheme",
  says: "refuses what has not the origin of http or https; that of a blob is in its path",
  source: "undici, lib/core/util.js, parseURL; WHATWG URL §4.7, origin",
  apply(progress) {
    const { scheme = "", rest } = progress;
    const origin = scheme === "blob" ? withUrl(progress, platformUrl(rest)) : progress;
    if (!/^https?$/.test(origin?.scheme ?? "")) return undefined;
    return origin && { ...origin, rest, query: progress.query };
  },
};

const sendsNoUserinfo: Habit = {
  idea: "userinfo",
  says: "does not send the userinfo",
  source: "undici, lib/core/util.js, parseURL: origin and path",
  apply: (progress) => ({ ...progress, userinfo: undefined }),
};

const HABITS: readonly Habit[] = [followsTheUrlStandard, refusesOtherSchemes, sendsNoUserinfo];

export const undici = program({
  id: "undici",
  name: "undici",
  version: "undici 7.30.2",
  isPlatform: true,
  habits: HABITS,
  dialling: [...HABITS, dialsHttpOnly, dropsBrackets, dialsDefaultPort],
});
