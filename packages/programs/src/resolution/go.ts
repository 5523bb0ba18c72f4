/** Go: `URL.ResolveReference`, and `URL.String`, which writes what was read. */

import { decoded, hasOpenTriplet, octetsEncoded } from "../habits/triplets.ts";
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
import { directoryOf } from "./precedence.ts";

const splitsAndEncodes = reads({
  ...step("encoding", "splits-and-encodes-of-go", "net/url, parse, EscapedPath, Userinfo.String"),
  read(pieces) {
    const text = recomposed(pieces);
    const { scheme, authority, path, query, fragment } = piecesOf(text);
    const isPath = scheme === undefined && text.startsWith("///");
    const isKept = isOpaque({ scheme, authority, path, query, fragment });
    return {
      scheme: scheme?.toLowerCase(),
      authority: isPath || authority === undefined ? undefined : encodedAuthority(authority),
      path: isKept ? path : encodedPath(isPath ? `//${path}` : path),
      query,
      fragment: fragment ? encodedFragment(fragment) : undefined,
    };
  },
});

function encodedAuthority(authority: string): string {
  const at = authority.lastIndexOf("@");
  const host = octetsEncoded(decoded(authority.slice(at + 1)), /[^A-Za-z0-9\-_.~!$&'()*+,;=:[\]<>"]/gu);
  if (at === -1) return host;
  const [user = "", ...password] = authority.slice(0, at).split(":");
  const parts = [user, ...(password.length === 0 ? [] : [password.join(":")])];
  return `${parts.map((part) => octetsEncoded(decoded(part), /[^A-Za-z0-9\-_.~$&+,;=]/gu)).join(":")}@${host}`;
}

function encodedPath(path: string): string {
  const isEncoded = /^[A-Za-z0-9\-_.~$&+,/:;=@!'()*[\]%]*$/.test(path) && !hasOpenTriplet(path);
  return isEncoded ? path : octetsEncoded(decoded(path), /[^A-Za-z0-9\-_.~$&+,/:;=@]/gu);
}

function encodedFragment(fragment: string): string {
  const isEncoded = /^[A-Za-z0-9\-_.~$&+,/:;=?@!'()*[\]%]*$/.test(fragment);
  return isEncoded ? fragment : octetsEncoded(decoded(fragment), /[^A-Za-z0-9\-_.~$&+,/:;=?@!()*]/gu);
}

const opaqueHasNoPath: ResolutionHabit = {
  ...step("opaque", "opaque-has-no-path", "net/url, parse, ResolveReference: Opaque"),
  apply(resolution: Resolution) {
    const { reference, base, target } = resolution;
    if (isOpaque(reference)) return { ...resolution, target: target ?? reference };
    return isOpaque(base) ? { ...resolution, base: { ...base, path: "" } } : resolution;
  },
};

const isOpaque = ({ scheme, authority, path }: Pieces) =>
  scheme !== undefined && authority === undefined && path !== "" && !path.startsWith("/");

const keepsOpaqueBase = settles({
  ...step("opaque", "keeps-opaque-base", "net/url, ResolveReference: Opaque; since Go 1.22"),
  target(reference, base) {
    const { scheme, authority, path, query, fragment } = reference;
    if (!isOpaque(base) || scheme !== undefined || authority || path !== "") return undefined;
    const isEmpty = query === undefined && fragment === undefined;
    const { query: queryOfBase } = base;
    return {
      ...base,
      query: query ?? (queryOfBase || undefined),
      fragment: isEmpty ? base.fragment : fragment,
    };
  },
});

const takesUriAndAuthority = settles({
  ...step("same-scheme", "takes-uri-and-authority", "RFC 3986 §5.2.2; net/url, ResolveReference"),
  target(reference, { scheme }) {
    if (reference.scheme === undefined && !reference.authority) return undefined;
    return { ...reference, scheme: reference.scheme ?? scheme, path: withoutDots(reference.path) };
  },
});

const keepsPathQueryAndFragment = settles({
  ...step("empty-reference", "keeps-path-query-and-fragment", "net/url, ResolveReference"),
  target({ path, query, fragment }, base) {
    if (path !== "") return undefined;
    const isEmpty = query === undefined && fragment === undefined;
    return {
      ...base,
      path: withoutDots(base.path),
      query: query ?? (base.query || undefined),
      fragment: isEmpty ? base.fragment : fragment,
    };
  },
});

const mergesAndRemovesDots = settles({
  ...step("merging", "merges-and-removes-dots-of-go", "RFC 3986 §5.2.3, §5.2.4; net/url, resolvePath"),
  target: ({ path, query, fragment }, base) => ({
    ...base,
    path: withoutDots(path.startsWith("/") ? path : directoryOf(base.path) + path),
    query,
    fragment,
  }),
});

function withoutDots(path: string): string {
  if (path === "") return "";
  let kept: string[] = [];
  let isFirst = true;
  const segments = path.split("/");
  for (const segment of segments) {
    if (segment === ".") isFirst = false;
    else if (segment === "..") {
      isFirst ||= kept.length < 2;
      kept = kept.length < 2 ? [] : kept;
      kept.pop();
    } else {
      if (!isFirst && kept.length === 0) kept.push("");
      kept.push(segment);
      isFirst = false;
    }
  }
  const end = /^\.\.?$/.test(segments.at(-1) ?? "") ? "/" : "";
  return `/${kept.join("/")}${end}`.replace(/^\/\//, "/");
}

const writesEmptyAuthority = writes({
  ...step("empty", "writes-empty-authority-of-go", "net/url, String: OmitHost"),
  write(target, { reference }) {
    if (isOpaque(target)) return target;
    const { authority, path } = target;
    const hasOneSlash = reference.scheme !== undefined && reference.authority === undefined;
    return { ...target, authority: authority || (path === "" || hasOneSlash ? undefined : "") };
  },
});

export const GO_1_21_RESOLUTION: readonly ResolutionHabit[] = [
  splitsAndEncodes,
  opaqueHasNoPath,
  takesUriAndAuthority,
  keepsPathQueryAndFragment,
  mergesAndRemovesDots,
  writesEmptyAuthority,
];

export const GO_RESOLUTION: readonly ResolutionHabit[] = GO_1_21_RESOLUTION.flatMap((habit) =>
  habit === opaqueHasNoPath ? [keepsOpaqueBase, opaqueHasNoPath] : [habit],
);
