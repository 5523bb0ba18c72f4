/** Python: `URL.join` of `yarl`, by its own rules: what is empty is absent, and a path of the base is merged decoded. */

import { toAscii, URL_STANDARD } from "urikit/idna";
import { type Habit, progressBy } from "../habit.ts";
import { isIpv6 } from "../habits/host.ts";
import { compressedIpv6 } from "../habits/ipv6.ts";
import { decoded, triplets } from "../habits/triplets.ts";
import { type ResolutionHabit, reads, recomposed, settles, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { RELATIVE, WITH_AUTHORITY } from "./urllib.ts";

/** It reads a text by these habits. */
const readsAndEncodes = (habits: readonly Habit[]) =>
  reads({
    ...step("encoding", "reads-and-encodes", "yarl/_url.py, encode_url; yarl/_quoting_py.py"),
    read(pieces) {
      const text = recomposed(pieces);
      const found = progressBy(habits, text);
      if (found === undefined) return undefined;
      const { userinfo, host, port, scheme, rest, query } = found;
      const authority = authorityText(userinfo, asciiHost(host ?? ""), port) || undefined;
      const path = requoted(rest, "@:/+&=;", "/+");
      return {
        scheme: scheme || undefined,
        authority,
        path: authority === undefined ? withoutScheme(path, scheme) : withoutDotSegments(path),
        query: (query && requoted(query.replaceAll(" ", "+"), "?/:@=+&;", "=+&;")) || undefined,
        fragment: requoted(fragmentOf(text), "?/:@+&=;", "") || undefined,
      };
    },
  });

function authorityText(userinfo: string | undefined, host: string, port: string | false | undefined): string {
  const place = port === undefined ? host : `${host}:${port}`;
  const [user = "", ...password] = userinfo?.split(":") ?? [];
  const name = requoted(user, "+&=;", "");
  const secret = password.length === 0 ? "" : `:${requoted(password.join(":"), "+&=;", "")}`;
  return name + secret === "" ? place : `${name}${secret}@${place}`;
}

function asciiHost(host: string): string {
  const mark = host.includes("%25") ? "%25" : "%";
  const [address = "", ...zone] = host.split(mark);
  if (isIpv6(address)) return `[${[compressedIpv6(address), ...zone].join(mark)}]`;
  const name = host.toLowerCase();
  if (/^[\0-\x7f]*$/.test(name)) return name;
  const of2008 = toAscii(name, URL_STANDARD);
  return of2008.valid ? of2008.text : (toAscii(name, { ...URL_STANDARD, transitional: true }).text ?? name);
}

/** Triplets of what is safe are decoded, unless they are protected; others are written in upper case. */
function requoted(text: string, safe: string, kept: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|./gsu, (one) => {
    const isTriplet = one.length === 3 && one.startsWith("%");
    const character = isTriplet ? String.fromCharCode(Number.parseInt(one.slice(1), 16)) : one;
    const isSafe = /[A-Za-z0-9\-._~!$'()*,]/.test(character) || safe.includes(character);
    if (isTriplet) return isSafe && !kept.includes(character) ? character : one.toUpperCase();
    return isSafe ? one : triplets(one);
  });
}

function fragmentOf(text: string): string {
  const at = text.indexOf("#");
  return at === -1 ? "" : text.slice(at + 1).replace(/[\t\n\r]/g, "");
}

/** What begins like a scheme is encoded where there is no scheme. */
function withoutScheme(path: string, scheme: string | undefined): string {
  return scheme ? path : path.replace(/^([A-Za-z0-9+.-]+):/, "$1%3A");
}

function withoutDotSegments(path: string): string {
  const root = path.startsWith("/") ? "/" : "";
  const kept: string[] = [];
  const segments = path.slice(root.length).split("/");
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  if (/^\.\.?$/.test(segments.at(-1) ?? "")) kept.push("");
  return root + kept.join("/");
}

const takesOtherSchemesAsItWroteThem = settles({
  ...step("same-scheme", "takes-other-schemes-as-it-wrote-them", "yarl/_url.py, URL.join: USES_RELATIVE"),
  target(reference, base) {
    const scheme = reference.scheme ?? base.scheme;
    return scheme === base.scheme && (scheme === undefined || RELATIVE.has(scheme)) ? undefined : reference;
  },
});

const keepsWrittenAuthority = settles({
  ...step("authority-inherited", "keeps-written-authority", "yarl/_url.py, URL.join: USES_AUTHORITY"),
  target(reference, { scheme }) {
    const { authority } = reference;
    return authority === undefined ? undefined : { ...reference, scheme };
  },
});

const mergesDecodedPath = settles({
  ...step("merging", "merges-decoded-path", "yarl/_url.py, URL.join: parts"),
  target({ path, query, fragment }, base) {
    const isEmpty = path === "";
    const merged = isEmpty ? base.path : joined(base.path, path);
    return {
      ...base,
      path: isEmpty || !merged.includes(".") ? merged : withoutDotSegments(merged),
      query: isEmpty ? (query ?? base.query) : query,
      fragment: isEmpty ? (fragment ?? base.fragment) : fragment,
    };
  },
});

function joined(base: string, path: string): string {
  if (path.startsWith("/")) return path;
  if (base === "") return `/${path}`;
  if (base.endsWith("/")) return base + path;
  return base
    .split("/")
    .slice(0, -1)
    .map((segment) => `${decoded(segment)}/`)
    .join("")
    .concat(path);
}

/** A host with colons that is no address has no port that is a number. */
const refusesColonsInTarget = writes({
  ...step("port", "refuses-colons-in-target", "yarl/_parse.py, split_netloc; yarl/_url.py, URL.__str__"),
  write(target) {
    const place = target.authority?.slice(target.authority.lastIndexOf("@") + 1) ?? "";
    return /^[^[:]*:(?![0-9]*$)/.test(place) ? undefined : target;
  },
});

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  http: "80",
  https: "443",
  ws: "80",
  wss: "443",
  ftp: "21",
};

const writesWithoutDefaultPort = writes({
  ...step(
    "default-port",
    "writes-without-default-port",
    "yarl/_url.py, URL.__str__; yarl/_parse.py, unsplit_result",
  ),
  write({ scheme, authority = "", path, query, fragment }) {
    const port = `:${DEFAULT_PORTS[scheme ?? ""]}`;
    const place = authority.endsWith(port) ? authority.slice(0, -port.length) : authority;
    const root = path === "" && place !== "" && (query ?? fragment) !== undefined ? "/" : path;
    const hasSlashes = place !== "" || (scheme && WITH_AUTHORITY.has(scheme)) || root.startsWith("//");
    return {
      scheme,
      authority: hasSlashes ? place : undefined,
      path: hasSlashes && root !== "" && !root.startsWith("/") ? `/${root}` : root,
      query,
      fragment,
    };
  },
});

/** The habits of resolution, after those of reading. */
export function yarlResolution(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [
    readsAndEncodes(habits),
    takesOtherSchemesAsItWroteThem,
    keepsWrittenAuthority,
    mergesDecodedPath,
    refusesColonsInTarget,
    writesWithoutDefaultPort,
  ];
}
