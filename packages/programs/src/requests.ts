/** Python: `requests`, which reads with `urllib3`, rewrites the URL, and connects to what `urllib.parse` reads in that. */

import { type Habit, program, progressBy } from "./habit.ts";
import {
  dialsDefaultPortForZero,
  dialsHttpOnly,
  dropsBrackets,
  looksUpByIdna2003,
} from "./habits/dialling.ts";
import {
  needsHost,
  readsAgain,
  refusesOtherSchemes,
  refusesUserinfoBeyondLatin1,
  rewritten,
  stripsWhiteSpaceAtStart,
} from "./requests-2-28.ts";
import { step } from "./step.ts";
import { urllib } from "./urllib.ts";
import { urllib3 } from "./urllib3.ts";
import { refusesEmptyHostAndBlanks } from "./urllib3-1.ts";

const refusesWhatUrllibRefuses: Habit = {
  ...step("ipv6", "refuses-what-urllib-refuses", "requests/utils.py, get_auth_from_url: urlparse"),
  apply: (progress) => progressBy(urllib.habits, rewritten(progress)) && progress,
};

const READING: readonly Habit[] = [
  stripsWhiteSpaceAtStart,
  ...urllib3.habits,
  refusesOtherSchemes,
  needsHost,
  refusesWhatUrllibRefuses,
];

const HABITS: readonly Habit[] = [...READING, readsAgain(urllib3.habits), refusesUserinfoBeyondLatin1];

const connectsByUrllib: Habit = {
  ...step(
    "encoding",
    "connects-by-urllib",
    "requests/adapters.py, _urllib3_request_context: urlparse, since 2.32",
  ),
  apply(progress) {
    const found = progressBy(urllib.habits, rewritten(progress));
    return found && found.port !== false ? { ...progress, host: found.host, port: found.port } : undefined;
  },
};

export const requests = program({
  id: "requests",
  name: "Python requests",
  version: "requests 2.34.2, urllib3 2.8.0",
  habits: HABITS,
  dialling: [
    ...HABITS,
    connectsByUrllib,
    dialsHttpOnly,
    refusesEmptyHostAndBlanks,
    dropsBrackets,
    looksUpByIdna2003,
    dialsDefaultPortForZero,
  ],
});
