/** C: uriparser, `uriParseSingleUriEx`, which holds a reference to the grammar of RFC 3986. */

import { isUriReference } from "urikit";
import { type Habit, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { dropsBrackets } from "./habits/dialling.ts";
import { lastColon } from "./habits/port.ts";
import { keepsCaseOfScheme } from "./habits/scheme.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { URIPARSER_RESOLUTION } from "./resolution/uriparser.ts";
import { step } from "./step.ts";

const isOfRfc3986: Habit = {
  ...step("host-characters", "is-of-rfc3986", "uriparser, UriParse.c: ParseUriReference"),
  apply: (progress) => (isUriReference(progress.rest) ? progress : undefined),
};

/** Without what it does to brackets. */
export const READING_OF_URIPARSER: readonly Habit[] = [
  isOfRfc3986,
  keepsCaseOfScheme,
  cutsFragment,
  cutsQuery,
  authorityEndsAsInRfc3986,
  lastAt,
  lastColon,
];

const HABITS: readonly Habit[] = [...READING_OF_URIPARSER, dropsBrackets];

export const uriparser = program({
  id: "uriparser",
  name: "uriparser",
  version: "uriparser 0.9.7",
  habits: HABITS,
  resolution: [
    refusesWhatItDoesNotRead(HABITS, "uriparser, UriParse.c: ParseUriReference"),
    ...URIPARSER_RESOLUTION,
  ],
});
