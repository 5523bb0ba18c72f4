/** Python: `urlsplit` of `urllib.parse`. */

import { program } from "./habit.ts";
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

export const urllib = program({
  id: "urllib",
  name: "Python urllib.parse",
  version: "Python 3.11.2",
  habits: [
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
  ],
});
