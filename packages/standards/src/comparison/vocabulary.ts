/** Differences in what a part is called, or counted to: they lead nobody astray. */

import type { EditionId, OwnComponents } from "../edition.ts";
import type { Difference } from "./difference.ts";
import type { Examined } from "./reading.ts";

/** What two editions call differently, with the names of both. */
interface Renaming {
  readonly between: readonly [EditionId, EditionId];
  readonly when: (earlier: OwnComponents, later: OwnComponents) => boolean;
  readonly why: string;
  readonly sections: readonly string[];
}

const RENAMINGS: readonly Renaming[] = [
  {
    between: ["rfc1738", "url-syntax-05"],
    when: ({ "url-path": urlPath }) => urlPath !== undefined,
    why: "RFC 1738 does not count the slash before the url-path to it; url-syntax-05 counts it to the path",
    sections: ["RFC 1738 §3.1", "url-syntax-05 F.2"],
  },
  {
    between: ["rfc1808", "url-syntax-05"],
    when: ({ params }) => params !== undefined,
    why: "RFC 1808 takes what follows the first semicolon for params, a component; url-syntax-05 leaves it in the path",
    sections: ["RFC 1808 §2.4.5", "url-syntax-05 F.4"],
  },
  {
    between: ["rfc1808", "url-syntax-05"],
    when: ({ net_loc }) => typeof net_loc === "string" && net_loc.includes("?"),
    why: "RFC 1808 ends a net_loc at a slash only; url-syntax-05 ends a site at a question mark as well",
    sections: ["RFC 1808 §2.4.3", "url-syntax-05 §4.4", "url-syntax-05 F.2"],
  },
  {
    between: ["url-syntax-05", "rfc2396"],
    when: ({ user }) => user !== undefined,
    why: "url-syntax-05 reads a user and a password; RFC 2396 a userinfo, and leaves to the scheme what is in it",
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 G.2"],
  },
  {
    between: ["url-syntax-05", "rfc2396"],
    when: (_earlier, { opaque_part }) => opaque_part !== undefined,
    why: "url-syntax-05 reads a path and a query; RFC 2396 an opaque part, as no slash follows the scheme",
    sections: ["url-syntax-05 §4.4", "RFC 2396 §3"],
  },
  {
    between: ["rfc2396bis-01", "rfc3986"],
    when: ({ "opaque-part": opaquePart }) => opaquePart !== undefined,
    why: "rfc2396bis-01 reads an opaque part; RFC 3986 a path like others",
    sections: ["rfc2396bis-01 §3", "RFC 3986 D.2"],
  },
  {
    between: ["rfc2396bis-01", "rfc3986"],
    when: ({ "reg-name": registered }) => registered !== undefined,
    why: "rfc2396bis-01 reads the authority as the name of a registry and tells no host in it; RFC 3986 does",
    sections: ["rfc2396bis-01 §3.2.1", "RFC 3986 §3.2", "RFC 3986 D.2"],
  },
];

/** The renamings that a reference shows, where both editions accept it. */
export function vocabularyDifferences(examined: readonly Examined[]): Difference[] {
  const componentsOf = (id: EditionId) =>
    examined.find(({ standard }) => standard.id === id)?.reading.components;
  return RENAMINGS.flatMap(({ between, when, why, sections }) => {
    const [earlier, later] = [componentsOf(between[0]), componentsOf(between[1])];
    const shows = earlier !== undefined && later !== undefined && when(earlier, later);
    return shows ? [{ between, what: "components" as const, why, sections, dangerous: false }] : [];
  });
}
