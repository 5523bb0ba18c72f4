/** Python: `urlsplit` of `urllib.parse`. */

import { type Habit, program, progressBy } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import {
  authorityEndsAsInRfc3986,
  cutsFragment,
  cutsQuery,
  emptyHostIsAbsent,
  emptyQueryIsAbsent,
} from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsStart } from "./habits/blanks.ts";
import {
  dialsDefaultPort,
  dialsHttpOnly,
  dropsBrackets,
  looksUpByIdna2003,
  portWraps,
} from "./habits/dialling.ts";
import { checksBrackets, lowersHost, refusesDelimitersInDisguise } from "./habits/host.ts";
import { firstColonAndErrorOnDemand } from "./habits/port.ts";
import { readsScheme } from "./habits/scheme.ts";
import { URLOPEN } from "./habits/urlopen.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { URLJOIN } from "./resolution/urllib.ts";
import { step } from "./step.ts";

const HABITS: readonly Habit[] = [
  stripsStart,
  removesTabsAndBreaks,
  readsScheme,
  authorityEndsAsInRfc3986,
  checksBrackets,
  refusesDelimitersInDisguise,
  cutsFragment,
  cutsQuery,
  emptyQueryIsAbsent,
  lastAt,
  firstColonAndErrorOnDemand,
  lowersHost,
  emptyHostIsAbsent,
];

const readsAsUrlsplit: Habit = {
  ...step("disguise", "reads-as-urlsplit", "urllib.request, Request: request_host"),
  apply: (progress) => (progressBy(HABITS, progress.rest) === undefined ? undefined : progress),
};

export const urllib = program({
  id: "urllib",
  name: "Python urllib.parse",
  version: "Python 3.11.2 (Debian)",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "urllib.parse, urlsplit"), ...URLJOIN],
  dialling: [
    readsAsUrlsplit,
    ...URLOPEN,
    dialsHttpOnly,
    dropsBrackets,
    looksUpByIdna2003,
    dialsDefaultPort,
    portWraps,
  ],
});
