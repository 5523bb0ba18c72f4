/** Who reads a reference otherwise: all editions of the standard, and the programs, those together that agree. */

import {
  inOrder,
  leads,
  namesOf,
  type Reason,
  reasonsOf,
  serverOf,
  shownComparison,
  shownDestinations,
  targetOf,
} from "@urikit/explain/readers";
import {
  destinations,
  READERS,
  type ReaderDestination,
  type ReaderVerdict,
  sideBySide,
} from "@urikit/standards";

/** Readers that ask for the same of one host. */
export interface ReaderGroup {
  readonly names: readonly string[];
  readonly isAccepted: boolean;
  readonly target: string;
  /** Whether they ask for an empty path: `target` says it in English. */
  readonly isPathEmpty: boolean;
}

/** A host, and who goes there. */
export interface Destination {
  /** With its port, and its scheme where that matters; undefined for those who refuse the reference. */
  readonly host: string | undefined;
  /** Whether they find no host: `host` says it in English. */
  readonly isHostless: boolean;
  /** The number of readers. */
  readonly count: number;
  readonly groups: readonly ReaderGroup[];
}

/** Data alone, so that a worker can send it. */
export interface Readers {
  readonly verdict: ReaderVerdict;
  /** The number of all readers. */
  readonly count: number;
  /** Those with the most readers first, and at the end those who refuse it. */
  readonly destinations: readonly Destination[];
  readonly reasons: readonly Reason[];
}

export function readersOf(text: string): Readers {
  const comparison = sideBySide(text, undefined, { readers: READERS });
  const told = {
    reference: text,
    comparison: shownComparison(comparison, false),
    destinations: shownDestinations(destinations(text, undefined, { readers: READERS }), comparison),
  };
  const hasScheme = comparison.differences.some(
    ({ what, dangerous, caution }) => what === "scheme" && (dangerous || caution),
  );
  const places = new Map<string | undefined, ReaderDestination[]>();
  for (const one of inOrder(told.destinations)) {
    const host = leads(one) ? serverOf(one, hasScheme) : undefined;
    places.set(host, [...(places.get(host) ?? []), one]);
  }
  return {
    verdict: comparison.verdict,
    count: READERS.length,
    destinations: [...places].map(([host, ones]) => ({
      host,
      isHostless: ones.every((one) => one.host === undefined),
      count: ones.reduce((sum, { readers }) => sum + readers.length, 0),
      groups: ones.map(groupOf),
    })),
    reasons: reasonsOf(told),
  };
}

function groupOf(one: ReaderDestination): ReaderGroup {
  return {
    names: namesOf(one.readers),
    isAccepted: one.valid,
    target: leads(one) ? targetOf(one, false) : "",
    isPathEmpty: one.resource === "",
  };
}
