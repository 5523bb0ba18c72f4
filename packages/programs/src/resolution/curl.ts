/** curl: `curl_url_set` with a URL that is there, as a redirection is followed: pieces of text are joined, then read. */

import { removeDotSegments } from "urikit/syntax";
import { type Habit, type HabitProgress, progressBy, started } from "../habit.ts";
import { type ResolutionHabit, reads, recomposed, settles, unsplit, writes } from "../resolution.ts";
import { step } from "../step.ts";

const endsAtNul = reads({
  ...step("odd-character", "both-end-at-nul", "curl, urlapi.c: strlen"),
  read: (pieces) => unsplit(pieces.path.split("\0", 1)[0] ?? ""),
});

const WITH_SLASH = /^[A-Za-z0-9+.-]{1,40}:\//;

/** The base is read, and then written again. */
const readsBase = (habits: readonly Habit[]): ResolutionHabit => ({
  ...step("opaque", "reads-base-of-curl", "curl, urlapi.c: curl_url_get"),
  apply(resolution) {
    const text = recomposed(resolution.base);
    const found = progressOf(habits, text);
    return found && { ...resolution, base: unsplit(written(found, fragmentOf(text))) };
  },
});

const SCHEME = /^[A-Za-z0-9+.-]{1,40}:/;

const takesSchemeForAbsolute = settles({
  ...step("same-scheme", "takes-scheme-for-absolute", "curl, urlapi.c: Curl_is_absolute_url"),
  target: (reference) =>
    SCHEME.test(reference.path) ? unsplit(encodedBeforeFragment(reference.path)) : undefined,
});

function encodedBeforeFragment(text: string): string {
  const [before = ""] = text.split("#", 1);
  return encoded(before, hostEnd(before)) + text.slice(before.length);
}

const keepsSchemeBeforeSlashes = settles({
  ...step("authority-inherited", "keeps-scheme-before-slashes", "curl, urlapi.c: concat_url"),
  target({ path }, base) {
    if (!path.startsWith("//")) return undefined;
    const scheme = base.path.slice(0, hostStart(base.path));
    const rest = path.slice(2);
    return unsplit(
      scheme +
        (rest.startsWith("/") || rest.startsWith("?") ? "" : slashIfNone(scheme)) +
        encoded(rest, hostEnd(rest)),
    );
  },
});

const slashIfNone = (text: string) => (text.endsWith("/") ? "" : "/");

const replacesAfterHost = settles({
  ...step("merging", "replaces-after-host", "curl, urlapi.c: concat_url"),
  target({ path }, base) {
    if (!path.startsWith("/")) return undefined;
    const start = hostStart(base.path);
    const [host = ""] = /^[^/?]*/.exec(base.path.slice(start)) ?? [];
    return unsplit(base.path.slice(0, start) + host + encoded(path));
  },
});

const cutsLevels = settles({
  ...step("merging", "cuts-levels", "curl, urlapi.c: concat_url"),
  target({ path }, base) {
    const start = hostStart(base.path);
    const [whole = ""] = base.path.slice(start).split("?", 1);
    const before = path.startsWith("?") ? whole : whole.replace(/\/[^/]*$/, "");
    const [, dot = "", ups = ""] = /^(\.\/)?((?:\.\.\/)*)/.exec(path) ?? [];
    const slash = before.indexOf("/");
    const host = slash === -1 ? before : before.slice(0, slash);
    const segments = slash === -1 ? undefined : before.slice(slash + 1).split("/");
    const left = segments?.slice(0, Math.max(segments.length - ups.length / 3, 0));
    const rest = path.slice(dot.length + ups.length);
    const directory = left === undefined ? host : `${host}/${left.join("/")}`;
    const isClosed = left !== undefined && left.join("/") === "";
    const between = /^[/?]/.test(rest) || isClosed ? "" : "/";
    return unsplit(base.path.slice(0, start) + directory + between + encoded(rest));
  },
});

const readsTarget = (habits: readonly Habit[]): ResolutionHabit =>
  writes({
    ...step(
      "dot-segments",
      "reads-target",
      "curl, urlapi.c: parseurl_and_replace, CURLUE_UNSUPPORTED_SCHEME",
    ),
    write(target) {
      const text = target.path;
      const fragment = fragmentOf(text);
      const plain = text.slice(0, text.length - fragment.length) + fragment.replaceAll(" ", "+");
      const found = progressOf(habits, plain);
      return found && TRANSFERRED.has(found.scheme ?? "") ? unsplit(written(found, fragment)) : undefined;
    },
  });

/** Of a file without a slash, all is path. */
function progressOf(habits: readonly Habit[], text: string): HabitProgress | undefined {
  const [, path] = /^file:(?!\/)([^?#]*)/i.exec(text) ?? [];
  if (path !== undefined) {
    const isPath = text.length > 6 && !/^[A-Za-z][:|]/.test(path) && !/[^!-~\u0080-\uffff]/.test(path);
    return isPath ? { ...started(removeDotSegments(path)), scheme: "file" } : undefined;
  }
  return WITH_SLASH.test(text) ? progressBy(habits, text) : undefined;
}

/** The schemes that libcurl of Debian transfers by. */
const TRANSFERRED = new Set(
  "dict file ftp ftps gopher gophers http https imap imaps ldap ldaps mqtt pop3 pop3s rtmp rtmpe rtmps rtmpt rtmpte rtmpts rtsp scp sftp smb smbs smtp smtps telnet tftp".split(
    " ",
  ),
);

/** Of a host, only `%` is encoded; a file has no query, and an empty one counts as absent. */
function written(
  { scheme, userinfo, host = "", port, rest, query }: HabitProgress,
  fragment: string,
): string {
  const end = fragment === "" ? "" : `#${fragment}`;
  if (scheme === "file") return `file://${rest}${end}`;
  const user = userinfo === undefined ? "" : `${userinfo}@`;
  const place = `${host.replaceAll("%", "%25")}${port ? `:${port}` : ""}`;
  return `${scheme}://${user}${place}${rest}${query ? `?${query}` : ""}${end}`;
}

function fragmentOf(text: string): string {
  const at = text.indexOf("#");
  return at === -1 ? "" : text.slice(at + 1);
}

/** After the two slashes, if there are any. */
const hostStart = (text: string) => (text.includes("//") ? text.indexOf("//") + 2 : 0);

function hostEnd(text: string): number {
  const start = text.includes("//") ? text.indexOf("//") + 2 : 0;
  const end = text.slice(start).search(/[/?]/);
  return end === -1 ? text.length : start + end;
}

/** Octets beyond ASCII, and spaces, which are `+` after a question mark; the host is left. */
function encoded(text: string, start = 0): string {
  const mark = text.indexOf("?", start);
  const query = mark === -1 ? text.length : mark;
  const escaped = (part: string, space: string) =>
    part.replace(/ /g, space).replace(/[^\0-\x7f]/gu, (one) => encodeURIComponent(one).toLowerCase());
  return text.slice(0, start) + escaped(text.slice(start, query), "%20") + escaped(text.slice(query), "+");
}

/** The habits of resolution, around those of reading. */
export function curlResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    endsAtNul,
    readsBase(habits),
    takesSchemeForAbsolute,
    keepsSchemeBeforeSlashes,
    replacesAfterHost,
    cutsLevels,
    readsTarget(habits),
  ];
}
