/** Node: `url.resolve`, in which the first segment after an unknown scheme is a host. */

import { type Habit, progressBy } from "../habit.ts";
import { type ResolutionHabit, recomposed, unsplit } from "../resolution.ts";
import { step } from "../step.ts";

/** The components that `url.parse` finds where two slashes always begin an authority. */
interface LegacyUrl {
  readonly scheme: string | undefined;
  readonly hasSlashes: boolean;
  readonly auth: string | undefined;
  /** With the port. */
  readonly host: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

const isKnown = (scheme: string | undefined) => /^(?:http|https|ftp|gopher|file|ws|wss)$/.test(scheme ?? "");

function urlOf(habits: readonly Habit[], text: string): LegacyUrl | undefined {
  const found = progressBy(habits, text);
  if (found === undefined) return undefined;
  const { scheme, userinfo, host = "", port, authority } = found;
  const [, path = "", query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(found.rest) ?? [];
  const address = authority?.startsWith("[") ? `[${host}]` : host;
  return {
    scheme,
    hasSlashes: authority !== undefined && /^\s*(?:[a-z0-9.+-]+:)?[/\\]{2}/i.test(text),
    auth: userinfo,
    host: authority === undefined ? undefined : `${address}${port ? `:${port}` : ""}`,
    path: path === "" && host !== "" && isKnown(scheme) ? "/" : path,
    query,
    fragment,
  };
}

/** As `url.format`. */
function textOf({ scheme, hasSlashes, auth, host = "", path, query, fragment }: LegacyUrl): string {
  const place = host === "" ? "" : `${auth ? `${encodedAuth(auth)}@` : ""}${host}`;
  const isWritten = hasSlashes || (isKnown(scheme) && place !== "");
  const rooted = isWritten && path !== "" && !path.startsWith("/") ? `/${path}` : path;
  const slashes = isWritten || (scheme === "file" && place === "") ? "//" : "";
  const end = `${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`;
  return `${scheme === undefined ? "" : `${scheme}:`}${slashes}${place}${rooted}${end}`;
}

const encodedAuth = (auth: string) => encodeURIComponent(auth).replaceAll("%3A", ":");

interface LegacySettling extends Pick<ResolutionHabit, "idea" | "says" | "source"> {
  target(reference: LegacyUrl, base: LegacyUrl, text: string): LegacyUrl | undefined;
}

/** A habit that settles some references; it reads both texts by the habits of reading. */
const settlesBy =
  (habits: readonly Habit[]) =>
  ({ target, ...said }: LegacySettling): ResolutionHabit => ({
    ...said,
    apply(resolution) {
      if (resolution.target !== undefined) return resolution;
      const text = recomposed(resolution.reference);
      const reference = urlOf(habits, text);
      const base = urlOf(habits, recomposed(resolution.base));
      if (reference === undefined || base === undefined) return undefined;
      const found = target(reference, base, text);
      return found === undefined ? resolution : { ...resolution, target: unsplit(textOf(found)) };
    },
  });

const emptyReferenceIsBase: LegacySettling = {
  ...step("empty-reference", "empty-reference-is-base", "node, lib/url.js, resolveObject"),
  target: (reference, base) => (textOf(reference) === "" ? { ...base, fragment: undefined } : undefined),
};

const slashesKeepScheme: LegacySettling = {
  ...step(
    "authority-inherited",
    "slashes-keep-scheme",
    "RFC 3986 §5.2.2; node, lib/url.js, resolveObject: Hrefs like //foo/bar",
  ),
  target(reference, { scheme }) {
    if (!reference.hasSlashes || reference.scheme !== undefined) return undefined;
    const isEmpty = reference.path === "" && reference.host && isKnown(scheme);
    return { ...reference, scheme, path: isEmpty ? "/" : reference.path };
  },
};

const otherSchemeStandsAlone: LegacySettling = {
  ...step("slashes", "other-scheme-stands-alone", "node, lib/url.js, resolveObject: slashedProtocol"),
  target(reference, base) {
    const { scheme, host, path } = reference;
    if (scheme === undefined || scheme === base.scheme) return undefined;
    if (!isKnown(scheme)) return reference;
    const hasSlashes = base.hasSlashes || reference.hasSlashes;
    if (host || scheme === "file") return { ...reference, hasSlashes };
    const segments = path.split("/");
    const first = segments.findIndex((segment) => segment !== "");
    const rest = first === -1 ? [] : segments.slice(first + 1);
    const rooted = rest[0] === "" ? rest : ["", ...rest];
    const joined = (rooted.length < 2 ? ["", ...rooted] : rooted).join("/");
    return { ...reference, hasSlashes, host: segments[first] ?? "", path: joined };
  },
};

/** A host in a path may have an `@`. */
function withHost(url: LegacyUrl, host: string | undefined): LegacyUrl {
  const at = host?.indexOf("@") ?? -1;
  if (host === undefined || at < 1) return { ...url, host };
  const [auth, name] = host.split("@");
  return { ...url, auth, host: name };
}

/** After a scheme that it does not know, the host is the first segment of the path. */
const hostAsSegment = ({ host, path }: LegacyUrl): readonly string[] => {
  const segments = path === "" ? [] : path.split("/");
  if (!host) return segments;
  return segments[0] === "" ? [host, ...segments.slice(1)] : [host, ...segments];
};

const queryKeepsPath: LegacySettling = {
  ...step("query-alone", "query-keeps-path", "RFC 3986 §5.2.2; node, lib/url.js, resolveObject"),
  target({ host, path, query, fragment }, base) {
    if (host || path !== "" || query === undefined) return undefined;
    const found = { ...base, query, fragment };
    return isKnown(base.scheme) || base.scheme === undefined
      ? found
      : withHost(found, hostAsSegment(base)[0]);
  },
};

const mergesUpToTheHost: LegacySettling = {
  ...step("merging", "merges-up-to-the-host", "node, lib/url.js, resolveObject: This is strange"),
  target(reference, base) {
    const isOpaque = base.scheme !== undefined && !isKnown(base.scheme);
    const isSame = isOpaque && reference.scheme !== undefined;
    const own = isSame ? hostAsSegment(reference) : reference.path === "" ? [] : reference.path.split("/");
    const ofBase = isOpaque ? hostAsSegment(base) : base.path === "" ? [] : base.path.split("/");
    const isAbsolute = Boolean(reference.host) || reference.path.startsWith("/");
    const isRooted = isAbsolute || base.path.startsWith("/") || Boolean(base.host && reference.path);
    const host = isSame ? undefined : reference.host;
    const isNew = isAbsolute && host !== undefined;
    const merged = {
      ...base,
      auth:
        reference.auth || (isSame || (isNew && host !== (isOpaque ? "" : base.host)) ? undefined : base.auth),
      host: isNew ? host : isOpaque ? "" : base.host,
      hasSlashes: base.hasSlashes || reference.hasSlashes,
      query: isAbsolute || own.length > 0 ? reference.query : base.query,
      fragment: reference.fragment,
    };
    const segments = isAbsolute ? own : own.length > 0 ? [...ofBase.slice(0, -1), ...own] : ofBase;
    return withSegments(merged, segments, {
      isOpaque,
      isRooted: isRooted && (!isOpaque || own[0] === "" || ofBase[0] === ""),
      keepsUps: !isRooted,
    });
  },
};

interface Rooting {
  readonly isOpaque: boolean;
  readonly isRooted: boolean;
  /** Whether segments `..` that lead above the root stay. */
  readonly keepsUps: boolean;
}

function withSegments(url: LegacyUrl, all: readonly string[], rooting: Rooting): LegacyUrl {
  if (all.length === 0) return { ...url, path: "" };
  const last = all.at(-1);
  const isDots = last === "." || last === "..";
  const isDirectory = last === "" || (isDots && (Boolean(url.host) || all.length > 1));
  const segments = withoutDots(all, rooting.keepsUps);
  if (rooting.isRooted && segments[0] !== "") segments.unshift("");
  if (isDirectory && !segments.join("/").endsWith("/")) segments.push("");
  const isAbsolute = segments[0] === "";
  const placed = rooting.isOpaque ? withHost(url, isAbsolute ? "" : (segments.shift() ?? "")) : url;
  const needsRoot = !isAbsolute && (rooting.isRooted || (placed.host && segments.length > 0));
  return { ...placed, path: (needsRoot ? ["", ...segments] : segments).join("/") };
}

function withoutDots(all: readonly string[], keepsUps: boolean): string[] {
  const kept: string[] = [];
  let climbs = 0;
  for (const segment of [...all].reverse()) {
    if (segment === "..") climbs++;
    else if (segment !== "." && climbs > 0) climbs--;
    else if (segment !== ".") kept.push(segment);
  }
  if (keepsUps) kept.push(...Array<string>(climbs).fill(".."));
  return kept.reverse();
}

/** The habits of resolution, after those of reading, for which two slashes always begin an authority. */
export function nodeLegacyResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    emptyReferenceIsBase,
    slashesKeepScheme,
    otherSchemeStandsAlone,
    queryKeepsPath,
    mergesUpToTheHost,
  ].map(settlesBy(habits));
}
