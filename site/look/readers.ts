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
import { destinations, READERS, type ReaderVerdict, sideBySide } from "@urikit/standards";

/** Readers that go to one host and ask for the same there. */
export interface ReaderGroup {
  readonly names: readonly string[];
  readonly isAccepted: boolean;
  /** Where they go, and what they ask for there; undefined where they refuse the reference. */
  readonly host: string | undefined;
  readonly target: string;
  /** Whether they find no host; whether they ask for an empty path: `host` and `target` say it in English. */
  readonly isHostless: boolean;
  readonly isPathEmpty: boolean;
}

export interface Readers {
  readonly verdict: ReaderVerdict;
  readonly groups: readonly ReaderGroup[];
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
  return {
    verdict: comparison.verdict,
    groups: inOrder(told.destinations).map((one) => ({
      names: namesOf(one.readers),
      isAccepted: one.valid,
      host: leads(one) ? serverOf(one, hasScheme) : undefined,
      target: leads(one) ? targetOf(one, false) : "",
      isHostless: one.host === undefined,
      isPathEmpty: one.resource === "",
    })),
    reasons: reasonsOf(told),
  };
}
