/** How one edition reads a reference. */

import type {
  Edition,
  EditionComponents,
  EditionDestination,
  EditionError,
  EditionTarget,
} from "../edition.ts";
import type { EditionId } from "../editions.ts";
import { withoutFragment } from "../parts.ts";
import { type CanonicalDestination, canonicalDestination, canonicalResource } from "./destinations.ts";

/** A reader: an edition, or a program that only splits a text by the expression of Appendix B. */
export type Reader = EditionId | "appendix-b";

/** The reading of a reference by one edition. A property is absent where there is nothing to say. */
export interface EditionReading {
  readonly id: EditionId;
  /** Whether the edition accepts the reference. */
  readonly valid: boolean;
  /** Why not. */
  readonly error?: EditionError;
  /** The components in the edition's own terms. */
  readonly components?: EditionComponents;
  /** The target with the base, or `current document`, followed by a fragment if there is one. */
  readonly target?: string;
  /** Why there is no target. */
  readonly noTarget?: { readonly reason: string; readonly section: string };
  /** The normal form by the edition's own rules. */
  readonly normal?: string;
}

/** An edition, its reading of a reference, and the parts of the reading that are compared. */
export interface ExaminedEdition {
  readonly edition: Edition<EditionId>;
  readonly reading: EditionReading;
  /** The place that the target leads to, or without a base the reference; undefined if it is not accepted. */
  readonly destination: CanonicalDestination | undefined;
  /** The path and query of the target in the canonical spelling. */
  readonly resource: string | undefined;
}

/** A reference, and all editions with their readings of it, the oldest first. */
export interface Comparison {
  readonly reference: string;
  readonly base: string | undefined;
  readonly examined: readonly ExaminedEdition[];
}

/** The reading of a reference by an edition, with the base if there is one. */
export function examine(
  edition: Edition<EditionId>,
  reference: string,
  base: string | undefined,
): ExaminedEdition {
  const error = edition.check(reference, base);
  const target = base === undefined ? undefined : edition.resolve(reference, base);
  const targetText = target && base !== undefined ? absoluteText(target, base) : undefined;
  const destination =
    targetText === undefined ? ownDestination(edition, reference, base) : edition.destination(targetText);
  return {
    edition,
    reading: {
      id: edition.id,
      valid: error === undefined,
      ...defined({ error, components: edition.components(reference, base) }),
      ...(target && targetMembers(target)),
      ...defined({ normal: edition.normalize(reference) }),
    },
    destination: error || destination === undefined ? undefined : canonicalDestination(destination),
    resource: targetText === undefined ? undefined : canonicalResource(withoutFragment(targetText)),
  };
}

/** The destination of a reference without a target: with a base, only an absolute one leads anywhere. */
function ownDestination(
  edition: Edition,
  reference: string,
  base: string | undefined,
): EditionDestination | undefined {
  const destination = edition.destination(reference, base);
  return base === undefined || destination?.scheme !== undefined ? destination : undefined;
}

/** Except for the fragment, the current document is the one that the base identifies. */
function absoluteText(target: EditionTarget, base: string): string | undefined {
  if (target.kind === "uri") return target.text;
  return target.kind === "current-document" ? withoutFragment(base) : undefined;
}

function targetMembers(target: EditionTarget): Pick<EditionReading, "target" | "noTarget"> {
  if (target.kind === "uri") return { target: target.text };
  if (target.kind === "none") return { noTarget: { reason: target.reason, section: target.section } };
  return { target: `current document${target.fragment === undefined ? "" : `#${target.fragment}`}` };
}

/** The properties that are defined. */
function defined<T extends object>(properties: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // undefined ones are gone
}
