/** Python: `urlsplit` of `urllib.parse`. */

import { type Habit, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import {
  authorityEndsAsInRfc3986,
  cutsFragment,
  cutsQuery,
  emptyHostIsAbsent,
  emptyQueryIsAbsent,
} from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsStart } from "./habits/blanks.ts";
import { checksBrackets, lowersHost, refusesDelimitersInDisguise } from "./habits/host.ts";
import { firstColonAndErrorOnDemand } from "./habits/port.ts";
import { readsScheme } from "./habits/scheme.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { URLJOIN } from "./resolution/urllib.ts";

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

export const urllib = program({
  id: "urllib",
  name: "Python urllib.parse",
  version: "Python 3.11.2",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "urllib.parse, urlsplit"), ...URLJOIN],
});
