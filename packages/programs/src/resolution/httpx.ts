/** Python: `URL.join` of `httpx`, which is `urljoin` of what it writes for the two texts, and read again. */

import { type Habit, progressBy } from "../habit.ts";
import { triplets } from "../habits/triplets.ts";
import { type ResolutionHabit, reads, recomposed, unsplit, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { URLJOIN } from "./urllib.ts";

const SOURCE = "httpx/_urls.py, URL.join; httpx/_urlparse.py, ParseResult.__str__";

/** What it writes for a text that it reads by these habits; undefined if it refuses the text. */
function written(habits: readonly Habit[], text: string): string | undefined {
  const found = progressBy(habits, text);
  if (found === undefined) return undefined;
  const { scheme, userinfo, host = "", port, rest, query } = found;
  const place = host.includes(":") ? `[${host}]` : host;
  const authority = `${userinfo ? `${userinfo}@` : ""}${place}${port === undefined ? "" : `:${port}`}`;
  const at = text.indexOf("#");
  return recomposed({
    scheme,
    authority: authority || undefined,
    path: rest,
    query,
    fragment: at === -1 ? undefined : encodedFragment(text.slice(at + 1)),
  });
}

/** What a fragment may have stays, and so do triplets. */
function encodedFragment(text: string): string {
  return text.replace(/%[A-Fa-f0-9]{2}|[^!#-;=?-_a-~]/gsu, (one) => (one.length === 3 ? one : triplets(one)));
}

/** The habits of resolution, with those of reading. */
export function httpxResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    reads({
      ...step("encoding", "writes-anew-of-httpx", SOURCE),
      read(pieces) {
        const text = written(habits, recomposed(pieces));
        return text === undefined ? undefined : unsplit(text);
      },
    }),
    ...URLJOIN,
    writes({
      ...step("encoding", "reads-target-again-of-httpx", SOURCE),
      write(target) {
        const text = written(habits, recomposed(target));
        return text === undefined ? undefined : unsplit(text);
      },
    }),
  ];
}
