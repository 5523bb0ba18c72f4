/** Apache HttpClient 5: `URIUtils.resolve`, which is Java's own but for two kinds of references, and writes the server again. */

import { type Habit, started } from "../habit.ts";
import { decoded, triplets } from "../habits/triplets.ts";
import { serverOf, serverText } from "../java-grammar.ts";
import { javaUri } from "../java-uri.ts";
import { type ResolutionHabit, settles, unsplit, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";
import { JAVA_URI_RESOLUTION } from "./java-uri.ts";
import { refusesWhatItDoesNotRead } from "./reading.ts";

const SOURCE = "org.apache.hc.client5.http.utils.URIUtils";

const ascii = (text: string) => text.replace(/[^\0-\x7f]/gu, triplets);

const appendsQuery = settles({
  ...step("query-alone", "appends-query", `${SOURCE}, resolve: "?"`),
  target: ({ path }, base) =>
    path.startsWith("?") ? unsplit(ascii((base.path.split("?", 1)[0] ?? "") + path)) : undefined,
});

const emptyIsBaseWithoutFragment = settles({
  ...step("empty-reference", "empty-is-base-without-fragment", `${SOURCE}, resolve: emptyReference`),
  target({ path }, base) {
    if (path !== "") return undefined;
    const pieces = piecesOf(ascii(base.path));
    const isOpaque = pieces.authority === undefined && !pieces.path.startsWith("/");
    if (isOpaque) return unsplit("");
    return { ...pieces, authority: pieces.authority || undefined, fragment: undefined };
  },
});

/** It reads an authority by this habit. */
const writesServerInLowerCase = (readsAuthority: Habit) =>
  writes({
    ...step(
      "host-characters",
      "writes-server-in-lower-case",
      `${SOURCE}, normalizeSyntax; org.apache.hc.core5.net.URIBuilder, buildString`,
    ),
    write(target) {
      const { authority, path } = target;
      if (!authority) return target;
      const scheme = (target.scheme ?? "http").toLowerCase();
      const written = { ...target, scheme, path: path || "/" };
      const place = serverOf(authority) ?? readsAuthority.apply({ ...started(""), authority });
      if (!place?.host) return /^https?$/.test(scheme) ? undefined : written;
      const { userinfo, host, port } = place;
      return { ...written, authority: serverText({ userinfo, host: hostOf(host), port: port || undefined }) };
    },
  });

/** An address keeps its brackets if it has no decimals; any other host is decoded, a character as its last octet, and encoded. */
function hostOf(host: string): string {
  if (/^\[[^.]*\]$/.test(host)) return host.toLowerCase();
  const octets = host.replace(
    /[^\0-\x7f]/g,
    (unit) => `%${(unit.charCodeAt(0) & 255).toString(16).padStart(2, "0")}`,
  );
  return decoded(octets)
    .toLowerCase()
    .replace(/[^a-z0-9._~-]/gu, triplets);
}

/** The habits of resolution, by that which reads an authority. */
export function httpclient5Resolution(readsAuthority: Habit): readonly ResolutionHabit[] {
  return [
    refusesWhatItDoesNotRead(javaUri.habits, "java.net.URI, parse"),
    appendsQuery,
    emptyIsBaseWithoutFragment,
    ...JAVA_URI_RESOLUTION,
    writesServerInLowerCase(readsAuthority),
  ];
}
