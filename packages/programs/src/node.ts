/** Node: its `URL`. On Node it is the platform's own. */

import { type Habit, program } from "./habit.ts";
import { dialsDefaultPortForZero, dialsHttpOnly, dropsBrackets } from "./habits/dialling.ts";
import { decoded, hasOpenTriplet } from "./habits/triplets.ts";
import { followsTheUrlStandard } from "./habits/url-standard.ts";
import { resolvesAsTheUrlStandard } from "./resolution/url-standard.ts";
import { step } from "./step.ts";

const HABITS: readonly Habit[] = [followsTheUrlStandard];

const decodesUserinfo: Habit = {
  ...step(
    "userinfo",
    "decodes-userinfo-of-node",
    "node, lib/internal/url.js, urlToHttpOptions: decodeURIComponent",
  ),
  apply(progress) {
    const { userinfo = "" } = progress;
    const isText = !hasOpenTriplet(userinfo) && !/[\udc80-\udcff]/u.test(decoded(userinfo));
    return isText ? progress : undefined;
  },
};

export const node = program({
  id: "node",
  name: "Node URL",
  version: "Node 20.20.2, Ada 2.9.2",
  isPlatform: true,
  habits: HABITS,
  resolution: [resolvesAsTheUrlStandard],
  dialling: [...HABITS, decodesUserinfo, dialsHttpOnly, dropsBrackets, dialsDefaultPortForZero],
});
