/** What one edition makes of a reference. */

import type { Destination, Edition, EditionError, EditionId, OwnComponents, Target } from "../edition.ts";
import { withoutFragment } from "../parts.ts";
import { type EffectiveDestination, effective, effectiveResource } from "./destinations.ts";

/** The reading of a reference by one edition. A property is absent where there is nothing to say. */
export interface Reading {
  readonly id: EditionId;
  /** Whether the edition accepts the reference. */
  readonly valid: boolean;
  /** Why not. */
  readonly error?: EditionError;
  /** The components in the edition's own terms. */
  readonly components?: OwnComponents;
  /** The target with the base; `current document`, with a fragment if there is one, where it is that. */
  readonly target?: string;
  /** Why there is no target. */
  readonly noTarget?: { readonly reason: string; readonly section: string };
  /** The normal form by the edition's own rules. */
  readonly normal?: string;
}

/** A reading, and what is compared of it. */
export interface Examined {
  readonly standard: Edition;
  readonly reading: Reading;
  /** Where the target, or without a base the reference, leads; undefined if the edition does not accept it. */
  readonly destination: EffectiveDestination | undefined;
  /** The target in the one spelling, without its fragment. */
  readonly resource: string | undefined;
}

/** What the edition makes of a reference, and of its base if there is one. */
export function examine(standard: Edition, reference: string, base: string | undefined): Examined {
  const error = standard.check(reference, base);
  const target = base === undefined ? undefined : standard.resolve(reference, base);
  const targetText = target && base !== undefined ? absoluteText(target, base) : undefined;
  const leads = error ? undefined : leadsTo(standard, reference, base, targetText);
  return {
    standard,
    reading: {
      id: standard.id,
      valid: error === undefined,
      ...present({ error, components: standard.components(reference, base) }),
      ...(target && targetParts(target)),
      ...present({ normal: standard.normalize(reference) }),
    },
    destination: leads && effective(leads),
    resource: targetText === undefined ? undefined : effectiveResource(withoutFragment(targetText)),
  };
}

/** With a base, a reference leads where its target does; without a target, only an absolute one leads anywhere. */
function leadsTo(
  standard: Edition,
  reference: string,
  base: string | undefined,
  target: string | undefined,
): Destination | undefined {
  if (target !== undefined) return standard.destination(target);
  const own = standard.destination(reference, base);
  return base === undefined || own?.scheme !== undefined ? own : undefined;
}

/** The current document is, aside from the fragment, the one that the base is the URI of. */
function absoluteText(target: Target, base: string): string | undefined {
  if (target.kind === "uri") return target.text;
  return target.kind === "current-document" ? withoutFragment(base) : undefined;
}

function targetParts(target: Target): Pick<Reading, "target" | "noTarget"> {
  if (target.kind === "uri") return { target: target.text };
  if (target.kind === "none") return { noTarget: { reason: target.reason, section: target.section } };
  return { target: `current document${target.fragment === undefined ? "" : `#${target.fragment}`}` };
}

/** The properties that are defined. */
function present<T extends object>(properties: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // undefined ones are gone
}
