/** Node: its `URL`, which is ada. On Node it is the platform's own. */

import { type Habit, program } from "./habit.ts";
import { dialsDefaultPortForZero, dialsHttpOnly, dropsBrackets } from "./habits/dialling.ts";
import { takesAnyPunycode, unlessRead } from "./habits/punycode.ts";
import { decoded, hasOpenTriplet } from "./habits/triplets.ts";
import { encodesCaretInPath, followsTheUrlStandard } from "./habits/url-standard.ts";
import {
  encodesCaret,
  needsFragmentForOpaqueBase,
  resolvesAsTheUrlStandard,
} from "./resolution/url-standard.ts";
import { step } from "./step.ts";

/** The habits of ada. */
const HABITS: readonly Habit[] = [
  unlessRead(takesAnyPunycode),
  unlessRead(followsTheUrlStandard),
  encodesCaretInPath,
];

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

const RESOLUTION = [needsFragmentForOpaqueBase, resolvesAsTheUrlStandard, encodesCaret];

export const node = program({
  id: "node",
  name: "Node URL",
  version: "Node 26.10.0, Ada 4.0.0",
  isPlatform: true,
  habits: HABITS,
  resolution: RESOLUTION,
  dialling: [...HABITS, decodesUserinfo, dialsHttpOnly, dropsBrackets, dialsDefaultPortForZero],
});

/** The library by itself. */
export const adaUrl = program({
  id: "ada-url",
  name: "ada",
  version: "ada-url 4.0.0",
  isPlatform: true,
  habits: HABITS,
  resolution: RESOLUTION,
});
