/** The habits of clients of npm that ask `node:http` and `node:https` for what they have read. */

import type { Habit } from "../habit.ts";
import { step } from "../step.ts";

export const sendsNoUserinfo: Habit = {
  ...step(
    "userinfo",
    "sends-no-userinfo",
    "undici, lib/core/util.js, parseURL; needle, superagent: options of http.request",
  ),
  apply: (progress) => ({ ...progress, userinfo: undefined }),
};

export const asksForHttpOnly: Habit = {
  ...step(
    "scheme",
    "asks-for-http-only",
    "node, lib/_http_client.js: ERR_INVALID_PROTOCOL; superagent, lib/node/index.js: protocols",
  ),
  apply: (progress) => (/^https?$/.test(progress.scheme ?? "") ? progress : undefined),
};
