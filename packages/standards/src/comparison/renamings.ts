/** Differences in the name of a component, or in its extent: they do not lead to another place. */

import type { EditionComponents } from "../edition.ts";
import type { EditionId } from "../editions.ts";
import type { ExaminedEdition } from "./reading.ts";

/** A component that two editions name or divide differently. */
export interface Renaming {
  readonly between: readonly [EditionId, EditionId];
  readonly when: (earlier: EditionComponents, later: EditionComponents) => boolean;
  readonly why: string;
  readonly sections: readonly string[];
}

const RENAMINGS: readonly Renaming[] = [
  {
    between: ["rfc1738", "url-syntax-05"],
    when: ({ "url-path": urlPath }) => urlPath !== undefined,
    why: "RFC 1738 does not count the slash before the url-path as part of it; url-syntax-05 counts it as part of the path",
    sections: ["RFC 1738 §3.1", "url-syntax-05 F.2"],
  },
  {
    between: ["rfc1808", "url-syntax-05"],
    when: ({ params }) => params !== undefined,
    why: "RFC 1808 reads the text after the first semicolon as params, a component; url-syntax-05 leaves it in the path",
    sections: ["RFC 1808 §2.4.5", "url-syntax-05 F.4"],
  },
  {
    between: ["rfc1808", "url-syntax-05"],
    when: ({ net_loc }) => typeof net_loc === "string" && net_loc.includes("?"),
    why: "RFC 1808 ends a net_loc only at a slash; url-syntax-05 ends a site at a question mark as well",
    sections: ["RFC 1808 §2.4.3", "url-syntax-05 §4.4", "url-syntax-05 F.2"],
  },
  {
    between: ["url-syntax-05", "rfc2396"],
    when: ({ user }) => user !== undefined,
    why: "url-syntax-05 reads a user and a password; RFC 2396 reads a userinfo, and leaves its content to the scheme",
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 G.2"],
  },
  {
    between: ["url-syntax-05", "rfc2396"],
    when: (_earlier, { opaque_part }) => opaque_part !== undefined,
    why: "url-syntax-05 reads a path and a query; RFC 2396 reads an opaque part, as no slash follows the scheme",
    sections: ["url-syntax-05 §4.4", "RFC 2396 §3"],
  },
  {
    between: ["rfc2396bis-01", "rfc3986"],
    when: ({ "opaque-part": opaquePart }) => opaquePart !== undefined,
    why: "rfc2396bis-01 reads an opaque part; RFC 3986 reads a path",
    sections: ["rfc2396bis-01 §3", "RFC 3986 D.2"],
  },
  {
    between: ["rfc2396bis-01", "rfc3986"],
    when: ({ "reg-name": registeredName }) => registeredName !== undefined,
    why: "rfc2396bis-01 reads the authority as the name of a registry, in which no host is known; RFC 3986 reads a host",
    sections: ["rfc2396bis-01 §3.2.1", "RFC 3986 §3.2", "RFC 3986 D.2"],
  },
];

/** The renamings that a reference shows, where both editions accept it. */
export function renamingsIn(examined: readonly ExaminedEdition[]): readonly Renaming[] {
  const componentsOf = (id: EditionId) =>
    examined.find(({ edition }) => edition.id === id)?.reading.components;
  return RENAMINGS.filter(({ between, when }) => {
    const [earlier, later] = [componentsOf(between[0]), componentsOf(between[1])];
    return earlier !== undefined && later !== undefined && when(earlier, later);
  });
}
