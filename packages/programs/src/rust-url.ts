/** Rust: the crate `url`, where the URL Standard and Servo's implementation of it still differ. */

import { type Habit, program } from "./habit.ts";
import { removesTabsAndBreaks, stripsEnds } from "./habits/blanks.ts";
import { followsTheUrlStandard } from "./habits/url-standard.ts";
import { inPieces, needsFragmentForOpaqueBase, resolvesAsTheUrlStandard } from "./resolution/url-standard.ts";
import { type ResolutionHabit, recomposed, unsplit, writes } from "./resolution.ts";
import { step } from "./step.ts";

const tellsEmptyQuery: Habit = {
  ...step("empty", "tells-empty-query", "url, src/lib.rs: Url::query"),
  apply(progress) {
    const found = followsTheUrlStandard.apply(progress);
    const isAsked = /^[^#]*\?/.test(progress.rest);
    return found && { ...found, query: found.query ?? (isAsked ? "" : undefined) };
  },
};

const filesHaveOneSlash: Habit = {
  ...step("slashes", "files-have-one-slash", "url, src/parser.rs: parse_file, parse_path"),
  apply: (progress) =>
    progress.scheme === "file" ? { ...progress, rest: progress.rest.replace(/^\/+/, "/") } : progress,
};

const drivesHaveNoHost: Habit = {
  ...step("authority", "drives-have-no-host", "url, src/parser.rs: parse_file, is_windows_drive_letter"),
  apply: (progress) =>
    progress.scheme === "file" && /^\/[A-Za-z]:(?:\/|$)/.test(progress.rest)
      ? { ...progress, host: undefined }
      : progress,
};

const HABITS: readonly Habit[] = [
  stripsEnds,
  removesTabsAndBreaks,
  tellsEmptyQuery,
  filesHaveOneSlash,
  drivesHaveNoHost,
];

const writesFilesOfRust = writes({
  ...step("slashes", "writes-files-of-rust", "url, src/parser.rs: parse_file, parse_path"),
  write: inPieces((pieces) => {
    if (pieces.scheme !== "file") return pieces;
    const path = pieces.path.replace(/^\/+/, "/");
    return { ...pieces, path, authority: /^\/[A-Za-z]:(?:\/|$)/.test(path) ? "" : pieces.authority };
  }),
});

const isSpecial = (base: string) => /^[\0- ]*(?:https?|wss?|ftp):/i.test(base);

const refusesThirdSlash: ResolutionHabit = {
  ...step("slashes", "refuses-third-slash", "url, src/parser.rs: parse_relative"),
  apply(resolution) {
    const isThird = /^[\0- ]*(?:\/[\t\n\r]*){3}/.test(recomposed(resolution.reference));
    return isThird && isSpecial(recomposed(resolution.base)) ? undefined : resolution;
  },
};

const readsBackslashesAtStart: ResolutionHabit = {
  ...step("backslash", "reads-backslashes-at-start", "url, src/parser.rs: parse_relative"),
  apply(resolution) {
    const [start = "", slashes = ""] = /^[\0- ]*([/\\]{1,2})/.exec(recomposed(resolution.reference)) ?? [];
    const isRead =
      slashes.includes("\\") && !/^[\0- ]*(?:https?|wss?|ftp|file):/i.test(recomposed(resolution.base));
    if (!isRead) return resolution;
    const rest = recomposed(resolution.reference).slice(start.length);
    return { ...resolution, reference: unsplit(slashes.replaceAll("\\", "/") + rest) };
  },
};

export const rustUrl = program({
  id: "url",
  name: "Rust url",
  version: "url 2.5.8",
  isPlatform: true,
  habits: HABITS,
  resolution: [
    refusesThirdSlash,
    readsBackslashesAtStart,
    needsFragmentForOpaqueBase,
    resolvesAsTheUrlStandard,
    writesFilesOfRust,
  ],
});
