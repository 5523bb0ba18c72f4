/** Differences in the name of a component, or in its extent: they do not lead to another place. */

import type { Statement } from "urikit/words";
import type { EditionComponents } from "../../edition.ts";
import type { EditionId } from "../../editions.ts";
import { statement } from "../../statement.ts";
import type { ExaminedEdition } from "../reading/reading.ts";

/** A component that two editions name or divide differently. */
export interface Renaming {
  readonly between: readonly [EditionId, EditionId];
  readonly when: (earlier: EditionComponents, later: EditionComponents) => boolean;
  readonly why: Statement;
  readonly sections: readonly string[];
}

const RENAMINGS: readonly Renaming[] = [
  {
    between: ["rfc1738", "url-syntax-05"],
    when: ({ "url-path": urlPath }) => urlPath !== undefined,
    why: statement("renaming-url-path-slash"),
    sections: ["RFC 1738 §3.1", "url-syntax-05 F.2"],
  },
  {
    between: ["rfc1808", "url-syntax-05"],
    when: ({ params }) => params !== undefined,
    why: statement("renaming-params"),
    sections: ["RFC 1808 §2.4.5", "url-syntax-05 F.4"],
  },
  {
    between: ["rfc1808", "url-syntax-05"],
    when: ({ net_loc }) => typeof net_loc === "string" && net_loc.includes("?"),
    why: statement("renaming-net-loc-end"),
    sections: ["RFC 1808 §2.4.3", "url-syntax-05 §4.4", "url-syntax-05 F.2"],
  },
  {
    between: ["url-syntax-05", "rfc2396"],
    when: ({ user }) => user !== undefined,
    why: statement("renaming-userinfo"),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 G.2"],
  },
  {
    between: ["url-syntax-05", "rfc2396"],
    when: (_earlier, { opaque_part }) => opaque_part !== undefined,
    why: statement("renaming-opaque-part-comes"),
    sections: ["url-syntax-05 §4.4", "RFC 2396 §3"],
  },
  {
    between: ["rfc2396bis-01", "rfc3986"],
    when: ({ "opaque-part": opaquePart }) => opaquePart !== undefined,
    why: statement("renaming-opaque-part-goes"),
    sections: ["rfc2396bis-01 §3", "RFC 3986 D.2"],
  },
  {
    between: ["rfc2396bis-01", "rfc3986"],
    when: ({ "reg-name": registeredName }) => registeredName !== undefined,
    why: statement("renaming-registry-name"),
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
