/**
 * What a scheme says itself about two references. Its own equivalence may join what no normal form can (a parameter that
 * one of them leaves out), and part what RFC 3986 §6.2.2 makes the same; the rungs do not change by it.
 */

import { parse, type UriReference } from "urikit";
import { niEquivalent, sipEquivalent, urnEquivalent } from "urikit/schemes";

interface OwnEquivalence {
  readonly isEquivalent: (a: UriReference, b: UriReference) => boolean;
  readonly section: string;
  readonly same: string;
  readonly different: string;
}

const SIP: OwnEquivalence = {
  isEquivalent: sipEquivalent,
  section: "RFC 3261 §19.1.4",
  same: "equivalent SIP URIs",
  different: "two SIP URIs",
};
const NI: OwnEquivalence = {
  isEquivalent: niEquivalent,
  section: "RFC 6920 §2",
  same: "names of the same octets",
  different: "two names",
};
const URN: OwnEquivalence = {
  isEquivalent: urnEquivalent,
  section: "RFC 8141 §3.1",
  same: "the same name, with other components",
  different: "two names",
};

const OWN: ReadonlyMap<string | undefined, OwnEquivalence> = new Map([
  ["sip", SIP],
  ["sips", SIP],
  ["ni", NI],
  ["nih", NI],
  ["urn", URN],
]);

/** A sentence without a full stop, if the scheme of both says something else than the ladder. */
export function ownEquivalence([a, b]: readonly [string, string], equivalent: boolean): string[] {
  const [ofA, ofB] = [parse(a), parse(b)];
  const own = OWN.get(ofA.scheme?.toLowerCase());
  if (own === undefined || own !== OWN.get(ofB.scheme?.toLowerCase())) return [];
  try {
    if (own.isEquivalent(ofA, ofB) === equivalent) return [];
  } catch {
    return []; // one of them breaks the rules of its scheme, which says nothing about it
  }
  return [`by their scheme, they are ${equivalent ? own.different : own.same} (${own.section})`];
}
