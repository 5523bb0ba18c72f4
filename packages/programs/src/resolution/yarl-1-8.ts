/** Python: `URL.join` of `yarl`, which is `urljoin` of what it writes for the two texts. */

import { toAscii, URL_STANDARD } from "urikit/idna";
import { type Habit, progressBy } from "../habit.ts";
import { isIpv6 } from "../habits/host.ts";
import { compressedIpv6 } from "../habits/ipv6.ts";
import { triplets } from "../habits/triplets.ts";
import { type Pieces, type ResolutionHabit, reads, recomposed, unsplit, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { endsInDots, segmentsWithoutDots } from "./dot-segments.ts";
import { URLJOIN, unsplitPieces } from "./urllib.ts";

/** It reads an authority by these habits. */
const writesAnew = (habits: readonly Habit[]) =>
  reads({
    ...step("encoding", "writes-anew", "yarl/_url.py, URL.__new__, __str__; yarl/_quoting_py.py"),
    read(pieces) {
      const text = recomposed(pieces);
      const found = progressBy(habits, text);
      if (found === undefined) return undefined;
      const { userinfo, host, port, authority, scheme, rest, query } = found;
      const hasHost = authority !== undefined && (authority !== "" || userinfo !== undefined);
      const written: Pieces = {
        scheme,
        authority: hasHost ? authorityText(userinfo, asciiHost(host ?? ""), port) : undefined,
        path: pathText(rest, hasHost),
        query: query && requoted(query.replaceAll(" ", "+"), "?/:@=+&;", "=+&;"),
        fragment: requoted(fragmentOf(text), "?/:@+&=;", "") || undefined,
      };
      return unsplit(recomposed(unsplitPieces(withRoot(written))));
    },
  });

function authorityText(userinfo: string | undefined, host: string, port: string | false | undefined): string {
  const [user = "", ...password] = userinfo?.split(":") ?? [];
  const secret = password.length === 0 ? "" : `:${requoted(password.join(":"), "+&=;", "")}`;
  const name = requoted(user, "+&=;", "") + secret;
  return `${name === "" ? "" : `${name}@`}${host}${port && port !== "0" ? `:${Number(port)}` : ""}`;
}

function asciiHost(host: string): string {
  const [address = "", ...zone] = host.split("%");
  if (isIpv6(address)) return `[${[compressedIpv6(address), ...zone].join("%")}]`;
  const name = host.toLowerCase();
  if (/^[\0-\x7f]*$/.test(name)) return name;
  const of2008 = toAscii(name, URL_STANDARD);
  return of2008.valid ? of2008.text : (toAscii(name, { ...URL_STANDARD, transitional: true }).text ?? name);
}

function pathText(path: string, hasHost: boolean): string {
  const text = requoted(path, "@:/+&=;", "/+");
  if (!hasHost || text === "") return text;
  const kept = segmentsWithoutDots(text.split("/"));
  if (endsInDots(text)) kept.push("");
  return kept.join("/");
}

/** Triplets of what is safe are decoded, unless they are protected; others are written in upper case. */
export function requoted(text: string, safe: string, kept: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|./gsu, (one) => {
    const isTriplet = one.length === 3 && one.startsWith("%");
    const character = isTriplet ? String.fromCharCode(Number.parseInt(one.slice(1), 16)) : one;
    const isSafe = /[A-Za-z0-9\-._~!$'()*,]/.test(character) || safe.includes(character);
    if (isTriplet) return isSafe && !kept.includes(character) ? character : one.toUpperCase();
    return isSafe ? one : triplets(one);
  });
}

export function fragmentOf(text: string): string {
  const at = text.indexOf("#");
  return at === -1 ? "" : text.slice(at + 1).replace(/[\t\n\r]/g, "");
}

/** A path before a query or a fragment, and after an authority, is not empty. */
function withRoot(pieces: Pieces): Pieces {
  const { authority, path, query, fragment } = pieces;
  const needsRoot = authority && path === "" && (query !== undefined || fragment !== undefined);
  return needsRoot ? { ...pieces, path: "/" } : pieces;
}

const readsAgain = writes({
  ...step("empty", "reads-again-of-yarl", "yarl/_url.py, URL.join, __str__"),
  write: (target) => unsplitPieces(withRoot(piecesOf(recomposed(target)))),
});

/** The habits of resolution, after those of reading. */
export function yarlResolutionOf18(habits: readonly Habit[]): readonly ResolutionHabit[] {
  return [writesAnew(habits), ...URLJOIN, readsAgain];
}
