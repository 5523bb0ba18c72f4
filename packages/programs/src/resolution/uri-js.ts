/** npm: `resolve` of `uri-js`, which is RFC 3986 §5.2 on normalized pieces, whatever the scheme; `fast-uri` begins with it. */

import { type Habit, progressBy } from "../habit.ts";
import { type Pieces, type ResolutionHabit, reads, recomposed, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { removesDotSegments } from "./dot-segments.ts";
import {
  inheritsScheme,
  keepsPathAndQuery,
  mergesPaths,
  replacesPath,
  takesUriAsItIs,
} from "./precedence.ts";

/** How a program reads the two texts. */
export interface NormalizedReading {
  readonly source: string;
  readonly habits: readonly Habit[];
  fragment(text: string): string;
}

/** The pieces of a text after the habits of the program have normalized them. */
export function readsNormalized({ source, habits, fragment }: NormalizedReading): ResolutionHabit {
  return reads({
    ...step("encoding", "reads-normalized", source),
    read(pieces) {
      const text = recomposed(pieces);
      const found = progressBy(habits, text);
      if (found === undefined) return undefined;
      const { scheme, userinfo, host, port, rest, query } = found;
      const at = text.indexOf("#");
      const isServer = userinfo !== undefined || host !== undefined || port !== undefined;
      const place = `${hostText(host ?? "")}${port === undefined ? "" : `:${port}`}`;
      return {
        scheme: scheme || undefined,
        authority: isServer ? `${userinfo === undefined ? "" : `${userinfo}@`}${place}` : undefined,
        path: rest,
        query,
        fragment: at === -1 ? undefined : fragment(text.slice(at + 1)),
      };
    },
  });
}

/** An address in its brackets again, with a zone after `%25`. */
function hostText(host: string): string {
  const [address = "", ...zone] = host.split("%");
  if (host.startsWith("[") || !address.includes(":")) return host;
  return `[${address}${zone.length === 0 ? "" : `%25${zone.join("%")}`}]`;
}

export const guardsPath = writes({
  ...step("slashes", "guards-path", "uri-js, serialize; RFC 3986 §3.3"),
  write: (target) => ({ ...target, path: guarded(target) }),
});

function guarded({ authority, path }: Pieces): string {
  if (authority === undefined) return path.replace(/^\/\//, "/%2F");
  return path === "" || path.startsWith("/") ? path : `/${path}`;
}

/** The steps of RFC 3986 §5.2.2. */
export const STEPS: readonly ResolutionHabit[] = [
  takesUriAsItIs,
  inheritsScheme,
  keepsPathAndQuery,
  replacesPath,
  mergesPaths,
];

/** The habits of resolution, after those of reading. */
export function uriJsResolution(reading: NormalizedReading): readonly ResolutionHabit[] {
  return [readsNormalized(reading), ...STEPS, removesDotSegments, guardsPath];
}
