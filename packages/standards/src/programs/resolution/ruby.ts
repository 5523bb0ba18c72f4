/** Ruby: `URI.join`, which reads by RFC 3986 and takes the steps of RFC 2396. */

import { merges, type Pieces, type ResolutionHabit, recomposed, settles, writes } from "../resolution.ts";
import { encodedQuery, portOf } from "../ruby-writing.ts";
import { piecesOf } from "./appendix-b.ts";
import { takesUriAsItIs } from "./precedence.ts";

const needsUriAsBase: ResolutionHabit = {
  idea: "scheme",
  says: "needs a base with a scheme, unless the reference has one",
  source: 'uri/generic.rb, merge: "both URI are relative"',
  apply: (resolution) =>
    piecesOf(recomposed(resolution.base)).scheme === undefined &&
    piecesOf(recomposed(resolution.reference)).scheme === undefined
      ? undefined
      : resolution,
};

const splitsByClass: ResolutionHabit = {
  idea: "encoding",
  says: "cuts a text by Appendix B, encodes query and fragment, and takes the first slash of an FTP path away",
  source: "uri/rfc3986_parser.rb, split; uri/generic.rb, query=, fragment=; RFC 1738 §3.2.2",
  apply(resolution) {
    const { reference, base } = resolution;
    return { ...resolution, reference: pieces(recomposed(reference)), base: pieces(recomposed(base)) };
  },
};

function pieces(text: string): Pieces {
  const { scheme, authority, path, query, fragment } = piecesOf(text);
  const ofClass = scheme?.toLowerCase();
  return {
    scheme: ofClass,
    authority,
    path: ofClass === "ftp" ? path.replace(/^\//, "").replace(/^%2F/, "/") : path,
    query: query === undefined ? undefined : (encodedQuery(query) ?? query),
    fragment,
  };
}

const isOpaque = ({ scheme, authority, path }: Pieces) =>
  scheme !== undefined && authority === undefined && /^[^/]/.test(path);

const opaqueBaseTakesFragment = settles({
  idea: "opaque",
  says: "gives an opaque base with the fragment of the reference, whatever the path; and its own fragment only to an empty reference",
  source: "uri/generic.rb, merge, to_s: @opaque",
  target(reference, base) {
    if (!isOpaque(base)) return undefined;
    const isEmpty = isEmptyReference(reference);
    return { ...base, fragment: reference.fragment ?? (isEmpty ? base.fragment : undefined) };
  },
});

const refusesQueryForOpaqueBase: ResolutionHabit = {
  idea: "opaque",
  says: "refuses a query against an opaque base",
  source: 'uri/generic.rb, query=: "query conflicts with opaque"',
  apply(resolution) {
    const { reference, base } = resolution;
    const isRefused = reference.scheme === undefined && isOpaque(base) && reference.query !== undefined;
    return isRefused ? undefined : resolution;
  },
};

interface Authority {
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
}

/** What is empty is absent. */
function partsOf(authority: string | undefined): Authority {
  const [, userinfo, host, port] = /^(?:(.*)@)?(\[[^\]]*\]|[^:]*)(?::([0-9]*))?$/.exec(authority ?? "") ?? [];
  return { userinfo: userinfo || undefined, host: host || undefined, port: port || undefined };
}

const isEmptyReference = ({ authority, path, query }: Pieces) =>
  path === "" && query === undefined && Object.values(partsOf(authority)).every((part) => part === undefined);

const keepsAllOfBase = settles({
  idea: "empty-reference",
  says: "keeps all of the base for an empty reference, its fragment too if the reference has none",
  source: "RFC 2396 §5.2, step 2; uri/generic.rb, merge",
  target: (reference, base) =>
    isEmptyReference(reference) ? { ...base, fragment: reference.fragment ?? base.fragment } : undefined,
});

const replacesPartsOfAuthority = settles({
  idea: "authority-inherited",
  says: "takes from an authority only the parts that it has: userinfo and port of the base stay with another host",
  source: "uri/generic.rb, merge: set_userinfo, set_host, set_port",
  target({ authority, path, query, fragment }, base) {
    const parts = partsOf(authority);
    const { userinfo, host, port } = parts;
    if (userinfo === undefined && host === undefined && port === undefined) return undefined;
    const own = partsOf(base.authority);
    const joined = {
      userinfo: userinfo ?? own.userinfo,
      host: host ?? own.host,
      port: port ?? own.port,
    };
    return { ...base, authority: textOf(joined), path, query, fragment };
  },
});

const textOf = ({ userinfo, host = "", port }: Authority) =>
  `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`;

const mergesAndRemovesDots = merges({
  idea: "merging",
  says: "puts a relative path in the place of the base's last segment, keeps the path for a query alone, and removes plain dot-segments of both, also those above the root",
  source: "RFC 2396 §5.2, steps 5 and 6; uri/generic.rb, merge_path",
  target: ({ path, query, fragment }, base) => ({
    ...base,
    path: mergedPath(base.path, path),
    query,
    fragment,
  }),
});

/** As Ruby's `split`: an empty text has no parts. */
const split = (path: string) => (path === "" ? [] : path.split("/"));

function mergedPath(base: string, path: string): string {
  const before = path.startsWith("/") ? [""] : withoutParents(split(base));
  const segments = path.startsWith("/") ? split(path).slice(1) : split(path);
  const last = segments.at(-1);
  if (last === "." || last === "..") segments.push("");
  if (segments.length > 0 && before.length > 0 && !path.startsWith("/")) before.pop();
  if (before.length === 0) before.push("");
  for (const segment of segments) {
    if (segment === "..") {
      if (before.length > 1) before.pop();
    } else if (segment !== ".") before.push(segment);
  }
  return before.join("/");
}

function withoutParents(segments: readonly string[]): string[] {
  const kept: string[] = [];
  const all = segments.at(-1) === ".." ? [...segments, ""] : segments;
  for (const segment of all) {
    if (segment === "..") kept.pop();
    else kept.push(segment);
  }
  return kept;
}

const refusesOtherThanFtpBase = writes({
  idea: "scheme",
  says: "throws an error for an FTP base, unless the target is the base but for query and fragment",
  source: "uri/ftp.rb, merge: asks the reference, a text, for its typecode",
  write(target, { base }) {
    const isOther =
      target.scheme !== base.scheme || target.authority !== base.authority || target.path !== base.path;
    return base.scheme === "ftp" && isOther ? undefined : target;
  },
});

const writesByClass = writes({
  idea: "default-port",
  says: "writes no default port and no empty authority, except in file, where localhost is none; a slash at the start of an FTP path as %2F",
  source: "uri/generic.rb, to_s; uri/file.rb; uri/ftp.rb, set_path",
  write(target) {
    if (isOpaque(target) && target.scheme !== "ftp") return target;
    const { scheme, authority, path, query, fragment } = target;
    const { userinfo, host, port } = partsOf(authority);
    const written = scheme === "ftp" ? `/${path.replace(/^\//, "%2F")}` : path;
    const rest = { scheme, query, fragment };
    if (scheme === "file")
      return { ...rest, authority: host === "localhost" ? "" : (host ?? ""), path: written };
    const text = textOf({ userinfo, host, port: portOf(scheme, port) });
    return host === undefined
      ? { ...rest, authority: undefined, path: text + written }
      : { ...rest, authority: text, path: written };
  },
});

export const RUBY_RESOLUTION: readonly ResolutionHabit[] = [
  needsUriAsBase,
  splitsByClass,
  refusesQueryForOpaqueBase,
  takesUriAsItIs,
  opaqueBaseTakesFragment,
  keepsAllOfBase,
  replacesPartsOfAuthority,
  mergesAndRemovesDots,
  refusesOtherThanFtpBase,
  writesByClass,
];
