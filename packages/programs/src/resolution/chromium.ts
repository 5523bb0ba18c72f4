/** Chromium: `URL` with a base, where its library `url/` differs from the URL Standard. */

import { type Habit, progressBy } from "../habit.ts";
import { removesTabsAndBreaks, stripsEnds } from "../habits/blanks.ts";
import { platformUrl } from "../platform-url.ts";
import {
  type Resolution,
  type ResolutionHabit,
  reads,
  recomposed,
  settles,
  unsplit,
  writes,
} from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import {
  encodesCaret,
  inPieces,
  needsFragmentForOpaqueBase,
  resolvesAsTheUrlStandard,
} from "./url-standard.ts";

export const strips = reads({
  ...step("blanks", "strips-texts", "WHATWG URL §4.4, steps 1 to 3"),
  read: (pieces) => unsplit(progressBy([stripsEnds, removesTabsAndBreaks], pieces.path)?.rest ?? pieces.path),
});

const isFile = (scheme: string | undefined) => scheme?.toLowerCase() === "file";

const filesHaveNoDrives: ResolutionHabit = {
  ...step(
    "slashes",
    "files-have-no-drives-with-base",
    "url/third_party/mozilla/url_parse.cc, DoParseFile; url/url_canon_relative.cc",
  ),
  apply(resolution) {
    const reference = recomposed(resolution.reference);
    const base = piecesOf(recomposed(resolution.base));
    const { scheme } = piecesOf(reference);
    if (!isFile(scheme ?? base.scheme)) return resolution;
    const after = scheme === undefined ? reference : reference.slice(scheme.length + 1);
    return withFile(resolution, after);
  },
};

/** The names of no drive; a file without a host is resolved as if this were its host. */
const NO_HOST = "file";

function withFile(resolution: Resolution, reference: string): Resolution | undefined {
  const [slashes = ""] = /^[/\\]*/.exec(reference) ?? [];
  const after = reference.slice(slashes.length);
  const [host = ""] = slashes.length === 2 ? (/^[^/\\]*/.exec(after) ?? []) : [];
  if (!/^(?:[^?#@:]*|\[[0-9A-Fa-f:.]+\])$/.test(host)) return undefined;
  const url = platformUrl(inHttp(slashes, host, after), baseInHttp(resolution, slashes.length > 2));
  if (url === undefined) return undefined;
  const named = url.hostname === NO_HOST ? "" : url.hostname;
  const rest = url.href.slice(`http://${url.hostname}`.length);
  const guard = named === "" && rest.startsWith("//") ? "/." : "";
  return { ...resolution, target: unsplit(`file://${named}${guard}${rest}`) };
}

function inHttp(slashes: string, host: string, after: string): string {
  if (slashes.length > 2) return `/${after}`;
  if (slashes.length === 2) return `//${host || NO_HOST}${after.slice(host.length)}`;
  return slashes === "" && /^[^?#]/.test(after) ? `./${after}` : slashes + after;
}

function baseInHttp({ base }: Resolution, isLocal: boolean): string {
  const text = recomposed(base);
  const { scheme, authority } = piecesOf(text);
  if (!isFile(scheme) || authority === undefined) return `http://${NO_HOST}/`;
  const rest = text.slice("file://".length + authority.length);
  return `http://${isLocal ? NO_HOST : authority || NO_HOST}${rest}`;
}

const encodesBlanksInHost = (habits: readonly Habit[]) =>
  settles({
    ...step("host-characters", "keeps-hosts-of-chromium", "url/url_canon_host.cc"),
    target(reference, base) {
      if (platformUrl(recomposed(reference), recomposed(base)) !== undefined) return undefined;
      const text = recomposed(reference);
      const { scheme } = piecesOf(text);
      const whole = scheme === undefined ? `${piecesOf(recomposed(base)).scheme}:${text}` : text;
      const isWhole = scheme !== undefined || /^[/\\]{2}/.test(text);
      const found = isWhole ? progressBy(habits, whole) : undefined;
      if (found === undefined || found.scheme === undefined) return undefined;
      const { userinfo, host, port, rest, query } = found;
      const hash = platformUrl(`http://a/#${text.split("#").slice(1).join("#")}`)?.hash ?? "";
      const authority = `${userinfo === undefined ? "" : `${userinfo}@`}${host ?? ""}${port ? `:${port}` : ""}`;
      const search = query === undefined ? "" : `?${query}`;
      return unsplit(`${found.scheme}://${authority}${rest}${search}${hash}`);
    },
  });

const SPECIAL = /^(?:https?|wss?|ftp|file)$/i;

const backslashesOfRelativeReferences: ResolutionHabit = {
  ...step("backslash", "backslashes-of-relative-references", "url/url_canon_relative.cc"),
  apply(resolution) {
    const text = recomposed(resolution.reference);
    const { scheme } = piecesOf(recomposed(resolution.base));
    if (piecesOf(text).scheme !== undefined || SPECIAL.test(scheme ?? "")) return resolution;
    const plain = text.replace(/^[^?#]*/, (path) => path.replaceAll("\\", "/"));
    return /^[/\\]{2}/.test(text) ? resolution : { ...resolution, reference: unsplit(plain) };
  },
};

const encodesMore = writes({
  ...step("encoding", "encodes-more-with-base", "url/url_canon_internal.cc, kSharedCharTypeTable"),
  write: inPieces((pieces) => ({
    ...pieces,
    path: pieces.path.startsWith("/") ? pieces.path.replaceAll("|", "%7C") : pieces.path,
    query: pieces.query?.replaceAll("'", "%27"),
  })),
});

/** The habits of resolution, after those of reading. */
export function chromiumResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    strips,
    needsFragmentForOpaqueBase,
    filesHaveNoDrives,
    backslashesOfRelativeReferences,
    encodesBlanksInHost(habits),
    resolvesAsTheUrlStandard,
    encodesCaret,
    encodesMore,
  ];
}
