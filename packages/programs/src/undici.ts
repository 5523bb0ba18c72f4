/** undici: the URL that `request` asks for, which is the platform's `URL` for http and https. */

import { type Habit, program } from "./habit.ts";
import { dialsDefaultPort, dialsHttpOnly, dropsBrackets } from "./habits/dialling.ts";
import { sendsNoUserinfo } from "./habits/node-client.ts";
import { takesAnyPunycode, unlessRead } from "./habits/punycode.ts";
import { followsTheUrlStandard, withUrl } from "./habits/url-standard.ts";
import { platformUrl } from "./platform-url.ts";
import { step } from "./step.ts";

const refusesOtherSchemes: Habit = {
  ...step(
    "scheme",
    "refuses-other-schemes-of-undici",
    "undici, lib/core/util.js, parseURL; WHATWG URL §4.7, origin",
  ),
  apply(progress) {
    const { scheme = "", rest } = progress;
    const origin = scheme === "blob" ? withUrl(progress, platformUrl(rest)) : progress;
    if (!/^https?$/.test(origin?.scheme ?? "")) return undefined;
    return origin && { ...origin, rest, query: progress.query };
  },
};

const HABITS: readonly Habit[] = [
  unlessRead(takesAnyPunycode),
  unlessRead(followsTheUrlStandard),
  refusesOtherSchemes,
  sendsNoUserinfo,
];

export const undici = program({
  id: "undici",
  name: "undici",
  version: "undici 8.13.1",
  isPlatform: true,
  habits: HABITS,
  dialling: [...HABITS, dialsHttpOnly, dropsBrackets, dialsDefaultPort],
});
