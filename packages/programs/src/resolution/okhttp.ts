/** OkHttp: `HttpUrl.resolve`, which reads a reference after what it has written of the base. */

import { type Habit, progressBy } from "../habit.ts";
import { withoutAtEnds } from "../habits/blanks.ts";
import { triplets } from "../habits/triplets.ts";
import { serverText } from "../java-grammar.ts";
import { type ResolutionHabit, recomposed, settles, unsplit, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { directoryOf } from "./precedence.ts";

const SOURCE = "okhttp3.HttpUrl, Builder";

/** A text without the blanks at its ends that it does not read. */
export const stripped = (text: string) => withoutAtEnds(text, "\t\n\f\r ");

/** Tabs and breaks are left out, and what is excluded is encoded. */
export const encoded = (text: string, excluded: RegExp) =>
  text.replace(/[\t\n\f\r]/g, "").replace(excluded, triplets);

/** The text that it writes for one that it reads by these habits; undefined if it refuses it. */
function writtenBy(habits: readonly Habit[], text: string): string | undefined {
  const found = progressBy(habits, text);
  if (found === undefined) return undefined;
  const { scheme, userinfo, host = "", port, rest: path, query } = found;
  const [, fragment] = /#(.*)$/s.exec(stripped(text)) ?? [];
  const name = host.includes(":") ? `[${host}]` : host;
  const authority = serverText({ userinfo, host: name, port: port || undefined });
  return recomposed({
    scheme,
    authority,
    path,
    query,
    fragment: fragment && encoded(fragment, /[^ -~\u0080-\u{10ffff}]/gu),
  });
}

const needsBaseOfHttp = (habits: readonly Habit[]): ResolutionHabit => ({
  ...step("scheme", "needs-base-of-http", `${SOURCE}, parse; HttpUrl.resolve`),
  apply(resolution) {
    const base = writtenBy(habits, recomposed(resolution.base));
    return base === undefined ? undefined : { ...resolution, base: piecesOf(base) };
  },
});

/** The scheme of a reference, or that of its base, and what follows it. */
function cut(reference: string, scheme: string | undefined): readonly [scheme: string, rest: string] {
  const text = stripped(reference);
  const [start = "", own = scheme ?? ""] = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text) ?? [];
  return [own.toLowerCase(), text.slice(start.length)];
}

const otherSchemeHasAuthority = settles({
  ...step("same-scheme", "other-scheme-has-authority", `${SOURCE}, parse: slashCount, base.scheme`),
  target(reference, base) {
    const [scheme, rest] = cut(reference.path, base.scheme);
    return scheme === base.scheme && !/^[/\\]{2}/.test(rest) ? undefined : unsplit(`${scheme}:${rest}`);
  },
});

const clearsLastSegment = settles({
  ...step("merging", "clears-last-segment", `${SOURCE}, parse, resolvePath`),
  target(reference, base) {
    const [, rest] = cut(reference.path, base.scheme);
    const [path = ""] = /^[^?#]*/.exec(rest) ?? [];
    const before = /^[/\\]/.test(path) ? "" : path === "" ? base.path : directoryOf(base.path);
    const isOfBase = path === "" && !rest.startsWith("?") && base.query !== undefined;
    const whole = `${before}${isOfBase ? `?${base.query}` : ""}${rest}`;
    return { ...base, path: whole, query: undefined, fragment: undefined };
  },
});

const writesWhatItReads = (habits: readonly Habit[]) =>
  writes({
    ...step("encoding", "writes-what-it-reads", `${SOURCE}, parse, toString`),
    write(target) {
      const text = writtenBy(habits, recomposed(target));
      return text === undefined ? undefined : unsplit(text);
    },
  });

/** The habits of resolution, by those that read a text as it is written. */
export function okhttpResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [needsBaseOfHttp(habits), otherSchemeHasAuthority, clearsLastSegment, writesWhatItReads(habits)];
}
