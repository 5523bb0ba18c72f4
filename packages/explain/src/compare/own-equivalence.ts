/**
 * A scheme's own judgement on two references. Its own equivalence may join what no normal form can (a parameter that
 * one of them leaves out), and distinguish what RFC 3986 §6.2.2 makes the same; the rungs do not change by it.
 */

import { equalNi } from "@urikit/schemes/ni";
import { equalSip } from "@urikit/schemes/sip";
import { equalUrn } from "@urikit/schemes/urn";
import { parse, type UriReference } from "urikit";
import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

interface OwnEquivalence {
  readonly isEquivalent: (a: UriReference, b: UriReference) => boolean;
  readonly section: string;
  readonly same: ReferenceId;
  readonly different: ReferenceId;
}

const SIP: OwnEquivalence = {
  isEquivalent: equalSip,
  section: "RFC 3261 §19.1.4",
  same: "same-sip",
  different: "two-sip",
};
const NI: OwnEquivalence = {
  isEquivalent: equalNi,
  section: "RFC 6920 §2",
  same: "same-octets",
  different: "two-names",
};
const URN: OwnEquivalence = {
  isEquivalent: equalUrn,
  section: "RFC 8141 §3.1",
  same: "same-urn",
  different: "two-names",
};

const OWN: ReadonlyMap<string | undefined, OwnEquivalence> = new Map([
  ["sip", SIP],
  ["sips", SIP],
  ["ni", NI],
  ["nih", NI],
  ["urn", URN],
]);

/** The judgement of the scheme of both, if it differs from that of the ladder. */
export function ownEquivalence(
  [a, b]: readonly [string, string],
  equivalent: boolean,
): Statement<ReferenceId>[] {
  const [ofA, ofB] = [parse(a), parse(b)];
  const own = OWN.get(ofA.scheme?.toLowerCase());
  if (own === undefined || own !== OWN.get(ofB.scheme?.toLowerCase())) return [];
  try {
    if (own.isEquivalent(ofA, ofB) === equivalent) return [];
  } catch {
    return []; // one of them breaks the rules of its scheme, which says nothing about it
  }
  const relation = statement(equivalent ? own.different : own.same);
  return [statement("by-their-scheme", relation, own.section)];
}
