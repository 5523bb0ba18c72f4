/** Ruby: `URI.join`, which reads by RFC 3986 and takes the steps of RFC 2396. */

import { merges, type Pieces, type ResolutionHabit, recomposed, settles, writes } from "../resolution.ts";
import { isPathWithTwoSlashes } from "../ruby-grammar.ts";
import { encodedQuery, portOf } from "../ruby-writing.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { takesUriAsItIs } from "./precedence.ts";

const needsUriAsBase: ResolutionHabit = {
  ...step("scheme", "needs-uri-as-base", 'uri/generic.rb, merge: "both URI are relative"'),
  apply: (resolution) =>
    piecesOf(recomposed(resolution.base)).scheme === undefined &&
    piecesOf(recomposed(resolution.reference)).scheme === undefined
      ? undefined
      : resolution,
};

const splitsByClass: ResolutionHabit = {
  ...step(
    "encoding",
    "splits-by-class",
    "uri/rfc3986_parser.rb, split; uri/generic.rb, query=, fragment=; RFC 1738 §3.2.2",
  ),
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
  ...step("opaque", "opaque-base-takes-fragment", "uri/generic.rb, merge, to_s: @opaque"),
  target(reference, base) {
    if (!isOpaque(base)) return undefined;
    const isEmpty = isEmptyReference(reference);
    return { ...base, fragment: reference.fragment ?? (isEmpty ? base.fragment : undefined) };
  },
});

const refusesQueryForOpaqueBase: ResolutionHabit = {
  ...step("opaque", "refuses-query-for-opaque-base", 'uri/generic.rb, query=: "query conflicts with opaque"'),
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

/** An empty userinfo or port is absent; an empty host is not, except in a reference without a scheme. */
function partsOf(authority: string | undefined): Authority {
  // A userinfo has no "@": the authority is that of a valid reference.
  const [, userinfo, host, port] =
    /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::([0-9]*))?$/.exec(authority ?? "") ?? [];
  return {
    userinfo: userinfo || undefined,
    host: authority === undefined ? undefined : host,
    port: port || undefined,
  };
}

/** The authority of a reference without a scheme; undefined if it has no part that is not empty. */
function ownAuthority({ authority }: Pieces): Authority | undefined {
  const parts = partsOf(authority);
  const own = { ...parts, host: parts.host || undefined };
  return Object.values(own).some((part) => part !== undefined) ? own : undefined;
}

const isEmptyReference = (reference: Pieces) =>
  reference.path === "" && reference.query === undefined && ownAuthority(reference) === undefined;

const keepsAllOfBase = settles({
  ...step("empty-reference", "empty-reference-keeps-all", "RFC 2396 §5.2, step 2; uri/generic.rb, merge"),
  target: (reference, base) =>
    isEmptyReference(reference) ? { ...base, fragment: reference.fragment ?? base.fragment } : undefined,
});

const replacesAuthority = settles({
  ...step(
    "authority-inherited",
    "replaces-authority",
    "uri/generic.rb, merge: set_userinfo, set_host, set_port; CVE-2025-27221",
  ),
  target(reference, base) {
    const own = ownAuthority(reference);
    if (own === undefined) return undefined;
    const { path, query, fragment } = reference;
    const rest = { ...base, query, fragment };
    return own.host === undefined
      ? { ...rest, authority: undefined, path: textOf(own) + path }
      : { ...rest, authority: textOf(own), path };
  },
});

const textOf = ({ userinfo, host = "", port }: Authority) =>
  `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`;

const mergesAndRemovesDots = merges({
  ...step(
    "merging",
    "merges-and-removes-dots-of-ruby",
    "RFC 2396 §5.2, steps 5 and 6; uri/generic.rb, merge_path",
  ),
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
  ...step(
    "scheme",
    "refuses-other-than-ftp-base",
    "uri/ftp.rb, merge: asks the reference, a text, for its typecode",
  ),
  write(target, { base }) {
    const isOther =
      target.scheme !== base.scheme || target.authority !== base.authority || target.path !== base.path;
    return base.scheme === "ftp" && isOther ? undefined : target;
  },
});

const writesByClass = writes({
  ...step("default-port", "writes-by-class", "uri/generic.rb, to_s; uri/file.rb; uri/ftp.rb, set_path"),
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

/** In uri 0.11, an empty host is absent, except that of a file. */
const writesNoEmptyAuthority = writes({
  ...step("empty", "empty-host-is-absent", "uri/generic.rb 0.11, to_s"),
  write: (target) =>
    target.authority === "" && target.scheme !== "file" ? { ...target, authority: undefined } : target,
});

/** The same since uri 0.13: an empty host after userinfo is one. */
function laterAuthority(reference: Pieces): Authority | undefined {
  const hasEmptyHost = /@(?::|$)/.test(reference.authority ?? "");
  return hasEmptyHost ? partsOf(reference.authority) : ownAuthority(reference);
}

const setsWhatTheReferenceHas = settles({
  ...step(
    "authority-inherited",
    "sets-what-the-reference-has",
    "uri/generic.rb 1.0.2, merge: set_userinfo if rel.userinfo; CVE-2025-27221",
  ),
  target(reference, base) {
    const own = laterAuthority(reference);
    if (own === undefined) return undefined;
    const { path, query, fragment } = reference;
    const parts = { ...partsOf(base.authority), ...present(own) };
    return { ...base, authority: textOf(parts), path, query, fragment };
  },
});

const present = (own: Authority): Partial<Authority> =>
  Object.fromEntries(Object.entries(own).filter(([, part]) => part !== undefined));

const setsWholeAuthority = settles({
  ...step("authority-inherited", "sets-whole-authority", "uri/generic.rb 1.1.1, merge: set_authority"),
  target(reference, base) {
    const own = laterAuthority(reference);
    if (own === undefined) return undefined;
    const { path, query, fragment } = reference;
    return { ...base, authority: textOf(own), path, query, fragment };
  },
});

const writesWholeAuthorityOfFiles = writes({
  ...step(
    "authority-inherited",
    "writes-whole-authority-of-files",
    "uri/generic.rb 1.1.1, set_authority; uri/file.rb",
  ),
  write(target, { reference }) {
    const isOfReference = reference.scheme === undefined && target.scheme === "file";
    const own = isOfReference ? laterAuthority(reference) : undefined;
    return own === undefined ? target : { ...target, authority: textOf(own) };
  },
});

const writesSlashBeforePath = writes({
  ...step("merging", "writes-slash-before-path", "uri/generic.rb 1.0, to_s"),
  write: (target) =>
    target.authority !== undefined && target.path !== "" && !target.path.startsWith("/")
      ? { ...target, path: `/${target.path}` }
      : target,
});

const splitsTwoSlashesAsAPath: ResolutionHabit = {
  ...step(
    "slashes",
    "splits-two-slashes-as-a-path",
    "uri/rfc3986_parser.rb 0.13, RFC3986_relative_ref: path-absolute",
  ),
  apply(resolution) {
    const { reference } = resolution;
    const text = recomposed({ ...reference, query: undefined, fragment: undefined });
    return isPathWithTwoSlashes(text)
      ? { ...resolution, reference: { ...reference, authority: undefined, path: text } }
      : resolution;
  },
};

const resolution = (...replaces: readonly ResolutionHabit[]): readonly ResolutionHabit[] => [
  needsUriAsBase,
  splitsByClass,
  ...replaces.slice(1),
  refusesQueryForOpaqueBase,
  takesUriAsItIs,
  opaqueBaseTakesFragment,
  keepsAllOfBase,
  ...replaces.slice(0, 1),
  mergesAndRemovesDots,
  refusesOtherThanFtpBase,
  writesByClass,
];

export const RUBY_RESOLUTION = [...resolution(replacesAuthority), writesNoEmptyAuthority];

/** CVE-2025-27221 came back with uri 1.0.0, and was mended again in 1.0.3. */
export const RUBY_3_4_RESOLUTION = [
  ...resolution(setsWhatTheReferenceHas, splitsTwoSlashesAsAPath),
  writesSlashBeforePath,
];
export const RUBY_4_0_RESOLUTION = [
  ...resolution(setsWholeAuthority, splitsTwoSlashesAsAPath),
  writesWholeAuthorityOfFiles,
  writesSlashBeforePath,
];
