/** Python: `urljoin`, RFC 3986 with the params of RFC 1808, and with what is empty for what is absent. */

import { started } from "../habit.ts";
import { removesTabsAndBreaks, stripsStart } from "../habits/blanks.ts";
import {
  type Pieces,
  type Resolution,
  type ResolutionHabit,
  reads,
  recomposed,
  settles,
  writes,
} from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { segmentsWithoutDots } from "./dot-segments.ts";

const emptyTextIsTheOther = settles({
  ...step("empty-reference", "empty-text-is-the-other", "urllib.parse, urljoin"),
  target: (reference, base) => (base.path === "" ? reference : reference.path === "" ? base : undefined),
});

/** `uses_relative`, without the empty scheme. */
export const RELATIVE = new Set(
  "ftp http gopher nntp imap wais file https shttp mms prospero rtsp rtspu sftp svn svn+ssh ws wss".split(
    " ",
  ),
);

/** `uses_params`, without the empty scheme. */
const WITH_PARAMS = new Set(
  "ftp hdl prospero http imap https shttp rtsp rtspu sip sips mms sftp tel".split(" "),
);

const stripped = (text: string) => {
  const progress = stripsStart.apply(started(text));
  return (progress && removesTabsAndBreaks.apply(progress))?.rest ?? text;
};

const schemeOf = (text: string) => piecesOf(stripped(text)).scheme?.toLowerCase();

const takesOtherSchemesAsTheyAre = settles({
  ...step("same-scheme", "takes-other-schemes-as-they-are", "urllib.parse, urljoin: uses_relative"),
  target(reference, base) {
    const ofBase = schemeOf(base.path);
    const scheme = schemeOf(reference.path) ?? ofBase;
    return scheme === ofBase && (scheme === undefined || RELATIVE.has(scheme)) ? undefined : reference;
  },
});

const splitsWithoutEmptyPieces = reads({
  ...step("empty", "splits-without-empty-pieces", "urllib.parse, urlsplit"),
  read(pieces) {
    const { scheme, authority, path, query, fragment } = piecesOf(stripped(recomposed(pieces)));
    return {
      scheme: scheme?.toLowerCase(),
      path,
      authority: authority || undefined,
      query: query || undefined,
      fragment: fragment || undefined,
    };
  },
});

/** The same scheme, or none. */
const schemeIsOfBase: ResolutionHabit = {
  ...step("same-scheme", "scheme-is-of-base", "urllib.parse, urljoin; RFC 3986 §5.2.2, not strict"),
  apply: (resolution: Resolution) => ({
    ...resolution,
    reference: { ...resolution.reference, scheme: resolution.base.scheme },
  }),
};

/** The path before the params and the params, which follow the first semicolon of the last segment. */
function withParams({ scheme, path }: Pieces): readonly [path: string, params: string] {
  if (scheme !== undefined && !WITH_PARAMS.has(scheme)) return [path, ""];
  const at = path.indexOf(";", path.lastIndexOf("/") + 1);
  return at === -1 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
}

const joined = (path: string, params: string) => (params === "" ? path : `${path};${params}`);

const keepsAuthority = settles({
  ...step("authority-inherited", "keeps-authority", "urllib.parse, urljoin"),
  target: (reference) =>
    reference.authority === undefined ? undefined : { ...reference, path: joined(...withParams(reference)) },
});

const keepsPathWithParams = settles({
  ...step("query-alone", "keeps-path-with-params", "RFC 1808 §4, step 5; urllib.parse, urljoin"),
  target(reference, base) {
    if (joined(...withParams(reference)) !== "") return undefined;
    const { query = base.query, fragment } = reference;
    return { ...base, path: joined(...withParams(base)), query, fragment };
  },
});

const replacesParams = settles({
  ...step("merging", "replaces-params", "RFC 1808 §4, step 6; urllib.parse, urljoin"),
  target(reference, base) {
    const [path, params] = withParams(reference);
    const segments = path.startsWith("/") ? path.split("/") : mergedSegments(withParams(base)[0], path);
    const kept = segmentsWithoutDots(segments);
    if (/^\.\.?$/.test(segments.at(-1) ?? "")) kept.push("");
    const { query, fragment } = reference;
    return { ...base, path: joined(kept.join("/") || "/", params), query, fragment };
  },
});

function mergedSegments(base: string, path: string): readonly string[] {
  const before = base.split("/");
  if (before.at(-1) !== "") before.pop();
  const all = [...before, ...path.split("/")];
  return all.filter((segment, at) => segment !== "" || at === 0 || at === all.length - 1);
}

/** `uses_netloc`, without the empty scheme. */
export const WITH_AUTHORITY = new Set([...RELATIVE, "telnet", "snews", "rsync", "nfs", "git", "git+ssh"]);

/** The pieces as `urlunsplit` writes them: what is empty is absent. */
function unsplitPieces({ scheme, authority, path, query, fragment }: Pieces): Pieces {
  const hasSlashes = authority || (scheme && WITH_AUTHORITY.has(scheme) && !path.startsWith("//"));
  const rooted = hasSlashes && path !== "" && !path.startsWith("/") ? `/${path}` : path;
  return {
    scheme: scheme || undefined,
    authority: hasSlashes ? (authority ?? "") : undefined,
    path: rooted,
    query: query || undefined,
    fragment: fragment || undefined,
  };
}

const writesEmptyAuthority = writes({
  ...step("slashes", "writes-empty-authority-of-urllib", "urllib.parse, urlunsplit"),
  write: (target) => (target.scheme === undefined ? target : unsplitPieces(target)),
});

export const URLJOIN: readonly ResolutionHabit[] = [
  emptyTextIsTheOther,
  takesOtherSchemesAsTheyAre,
  splitsWithoutEmptyPieces,
  schemeIsOfBase,
  keepsAuthority,
  keepsPathWithParams,
  replacesParams,
  writesEmptyAuthority,
];
