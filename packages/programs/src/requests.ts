/** Python: `requests`, which reads with `urllib3`, rewrites the URL, and connects to what `urllib.parse` reads in that. */

import { type Habit, type HabitProgress, program, progressBy, started } from "./habit.ts";
import { isWhiteSpace } from "./habits/blanks.ts";
import {
  dialsDefaultPortForZero,
  dialsHttpOnly,
  dropsBrackets,
  looksUpByIdna2003,
} from "./habits/dialling.ts";
import { decoded, triplets } from "./habits/triplets.ts";
import { step } from "./step.ts";
import { urllib } from "./urllib.ts";
import { refusesEmptyHostAndBlanks, urllib3 } from "./urllib3.ts";

const stripsWhiteSpaceAtStart: Habit = {
  ...step("blanks", "strips-white-space-at-start", "requests/models.py, prepare_url: str.lstrip"),
  apply(progress) {
    const start = Array.from(progress.rest).findIndex((character) => !isWhiteSpace(character));
    return { ...progress, rest: start === -1 ? "" : progress.rest.slice(start) };
  },
};

const refusesOtherSchemes: Habit = {
  ...step("scheme", "refuses-other-schemes-of-requests", "requests/sessions.py, get_adapter"),
  apply: (progress) => (/^https?$/.test(progress.scheme ?? "") ? progress : undefined),
};

const needsHost: Habit = {
  ...step("no-host", "needs-host", "requests/models.py, prepare_url"),
  apply: (progress) => (/^[^*.]/.test(progress.host ?? "") ? progress : undefined),
};

/** By these habits of urllib3. */
const readsAgain = (habits: readonly Habit[]): Habit => ({
  ...step("encoding", "reads-again-of-requests", "requests/utils.py, requote_uri; RFC 3986 §2.3"),
  apply: (progress) => habits.reduce(nextStep, started(rewritten(progress))),
});

/** What it asks for. */
const rewritten = (progress: HabitProgress) => requoted(textOf(progress));

const nextStep = (progress: HabitProgress | undefined, habit: Habit) => progress && habit.apply(progress);

/** Port 0 and an empty query are left out. */
function textOf({ scheme, userinfo, host, port, rest, query }: HabitProgress): string {
  const authority = `${userinfo ? `${userinfo}@` : ""}${host}${port && port !== "0" ? `:${port}` : ""}`;
  return `${scheme}://${authority}${rest || "/"}${query ? `?${query}` : ""}`;
}

function requoted(text: string): string {
  const plain = text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : triplet;
  });
  // Two letters after a `%` that are no octet: then no `%` is taken for the start of one.
  const isEncoded = !/%(?![0-9A-Fa-f]{2})[A-Za-z0-9]{2}/.test(text);
  return (isEncoded ? plain : text.replaceAll("%", "%25")).replace(
    /[^A-Za-z0-9\-._~!#$%&'()*+,/:;=?@[\]]/gu,
    triplets,
  );
}

const refusesUserinfoBeyondLatin1: Habit = {
  ...step("userinfo", "refuses-userinfo-beyond-latin1", "requests/auth.py, _basic_auth_str; RFC 7617 §2"),
  apply(progress) {
    const { userinfo = "" } = progress;
    return userinfo.includes(":") && /[^\0-\xff]/.test(decoded(userinfo)) ? undefined : progress;
  },
};

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
