/** Firefox: `URL` with a base, where its files have no host and no drive. */

import { platformUrl } from "../platform-url.ts";
import { type ResolutionHabit, reads, recomposed, settles, unsplit } from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { strips } from "./chromium.ts";
import { encodesCaret, needsFragmentForOpaqueBase, resolvesAsTheUrlStandard } from "./url-standard.ts";

const isFile = (scheme: string | undefined) => scheme?.toLowerCase() === "file";

const DRIVE = /^([a-z])[:|](?=[/\\]|$)/i;

/** A file is read as if it lay on a host of http. */
const IN_HTTP = "http://file";

const filesHaveNoHost = settles({
  ...step("slashes", "files-have-no-host", "Firefox, netwerk/base, nsStandardURL: URLTYPE_NO_AUTHORITY"),
  target(reference, base) {
    const [text, baseText] = [recomposed(reference), recomposed(base)];
    const { scheme } = piecesOf(text);
    const found = piecesOf(baseText);
    if (!isFile(scheme ?? found.scheme)) return undefined;
    const after = scheme === undefined ? text : text.slice(scheme.length + 1);
    const place = isFile(found.scheme)
      ? recomposed({ ...found, scheme: undefined, authority: undefined })
      : "/";
    const url = platformUrl(withoutHost(after), IN_HTTP + place);
    return url && unsplit(`file://${url.href.slice(IN_HTTP.length)}`);
  },
});

/** The path of a file, from the root or not. */
function withoutHost(text: string): string {
  const [slashes = ""] = /^[/\\]*/.exec(text) ?? [];
  const after = text.slice(slashes.length);
  if (/^[a-z][|][?#]/i.test(text)) return `${IN_HTTP}/${text}`;
  if (slashes === "" && !DRIVE.test(after)) return /^[^?#]/.test(after) ? `./${after}` : after;
  const path = slashes.length === 2 && !DRIVE.test(after) ? after.replace(/^[^/\\?#]*/, "") : after;
  const rooted = `/${path.replace(/^[/\\]/, "").replace(DRIVE, "$1:")}`;
  return IN_HTTP + slashes.slice(3) + rooted;
}

const backslashesBeginAsSlashes = reads({
  ...step("backslash", "backslashes-begin-as-slashes", "Firefox, netwerk/base, nsStandardURL: Resolve"),
  read(pieces) {
    const text = recomposed(pieces);
    const [slashes = ""] = /^[/\\]+/.exec(text) ?? [];
    return unsplit(slashes.replaceAll("\\", "/") + text.slice(slashes.length));
  },
});

/** The habits of resolution. */
export const FIREFOX: readonly ResolutionHabit[] = [
  strips,
  backslashesBeginAsSlashes,
  filesHaveNoHost,
  needsFragmentForOpaqueBase,
  resolvesAsTheUrlStandard,
  encodesCaret,
];
