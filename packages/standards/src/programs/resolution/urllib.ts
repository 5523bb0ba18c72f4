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
import { piecesOf } from "./appendix-b.ts";
import { segmentsWithoutDots } from "./dot-segments.ts";

const emptyTextIsTheOther = settles({
  idea: "empty-reference",
  says: "gives the base for an empty reference, with its fragment, and the reference for an empty base",
  source: "urllib.parse, urljoin",
  target: (reference, base) => (base.path === "" ? reference : reference.path === "" ? base : undefined),
});

/** `uses_relative`, without the empty scheme. */
const RELATIVE = new Set(
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
  idea: "same-scheme",
  says: "takes for the target a reference with another scheme than the base's, and any reference against a base whose scheme it does not know for relative references",
  source: "urllib.parse, urljoin: uses_relative",
  target(reference, base) {
    const ofBase = schemeOf(base.path);
    const scheme = schemeOf(reference.path) ?? ofBase;
    return scheme === ofBase && (scheme === undefined || RELATIVE.has(scheme)) ? undefined : reference;
  },
});

const splitsWithoutEmptyPieces = reads({
  idea: "empty",
  says: "strips and cuts a text, and tells no empty authority, query or fragment from none",
  source: "urllib.parse, urlsplit",
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
  idea: "same-scheme",
  says: "ignores a scheme that equals the scheme of the base",
  source: "urllib.parse, urljoin; RFC 3986 §5.2.2, not strict",
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
  idea: "authority-inherited",
  says: "takes a reference with an authority as it is, without empty params",
  source: "urllib.parse, urljoin",
  target: (reference) =>
    reference.authority === undefined ? undefined : { ...reference, path: joined(...withParams(reference)) },
});

const keepsPathWithParams = settles({
  idea: "query-alone",
  says: "keeps path, params and query of the base for a reference without path and params; the query only if it has none",
  source: "RFC 1808 §4, step 5; urllib.parse, urljoin",
  target(reference, base) {
    if (joined(...withParams(reference)) !== "") return undefined;
    const { query = base.query, fragment } = reference;
    return { ...base, path: joined(...withParams(base)), query, fragment };
  },
});

const replacesParams = settles({
  idea: "merging",
  says: "removes dot-segments before the params, those above the root too; drops empty segments of a merged path",
  source: "RFC 1808 §4, step 6; urllib.parse, urljoin",
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
const WITH_AUTHORITY = new Set([...RELATIVE, "telnet", "snews", "rsync", "nfs", "git", "git+ssh"]);

/** The pieces as `urlunsplit` writes them: what is empty is absent. */
export function unsplitPieces({ scheme, authority, path, query, fragment }: Pieces): Pieces {
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
  idea: "slashes",
  says: "writes two slashes in a scheme that it knows, even without an authority, and a slash before the path after them",
  source: "urllib.parse, urlunsplit",
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
