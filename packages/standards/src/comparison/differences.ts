/** What two editions make differently of one reference, and why. */

import { maskPassword, printable } from "urikit";
import type { EditionId } from "../edition.ts";
import { partsOf } from "../parts.ts";
import { causeOf } from "./causes.ts";
import { CHANGES, type Change } from "./changes.ts";
import { type EffectiveDestination, effective, splitDestination } from "./destinations.ts";
import type { Aspect, Difference } from "./difference.ts";
import type { Examined } from "./reading.ts";
import { vocabularyDifferences } from "./vocabulary.ts";

/** A reference as all editions see it, the oldest first. */
export interface Situation {
  readonly reference: string;
  readonly base: string | undefined;
  readonly examined: readonly Examined[];
}

/** Every change of mind from one edition to the next, and what a mere splitter would see. */
export function differencesOf(situation: Situation): readonly Difference[] {
  return [
    ...validityDifferences(situation),
    ...destinationDifferences(situation),
    ...splitterDifferences(situation),
    ...targetDifferences(situation),
    ...vocabularyDifferences(situation.examined),
    ...normalFormDifferences(situation),
  ];
}

/** Neighbours among those that have something to say about it. */
function neighbours<T extends Examined>(examined: readonly T[]): (readonly [T, T])[] {
  return examined.slice(1).flatMap((later, index) => {
    const earlier = examined[index];
    return earlier === undefined ? [] : [[earlier, later] as const];
  });
}

function validityDifferences({ reference, base, examined }: Situation): Difference[] {
  return neighbours(examined)
    .filter(([earlier, later]) => earlier.reading.valid !== later.reading.valid)
    .map(([earlier, later]) => {
      const [rejecting, accepting] = earlier.reading.valid ? [later, earlier] : [earlier, later];
      const error = rejecting.reading.error;
      const change = changeBetween("validity", earlier, later, { reference, base, earlier, later, error });
      const verdict = `${rejecting.standard.name} does not accept it: ${error?.message}`;
      return {
        between: [earlier.standard.id, later.standard.id],
        what: "validity",
        why: change?.why ?? `${verdict}; ${accepting.standard.name} accepts it`,
        sections: change?.sections ?? (error ? [error.section] : []),
        dangerous: false,
      };
    });
}

/** The change that explains a difference: one that an edition after the earlier, up to the later, brought in. */
function changeBetween(
  what: Aspect,
  earlier: Examined,
  later: Examined,
  seen: Parameters<Change["when"]>[0],
): { readonly why: string; readonly sections: readonly string[] } | undefined {
  const order = (id: EditionId) => ORDER.indexOf(id);
  const change = CHANGES.find(
    (one) =>
      one.what === what &&
      order(earlier.standard.id) < order(one.edition) &&
      order(one.edition) <= order(later.standard.id) &&
      one.when(seen),
  );
  return change && { why: change.why(seen), sections: change.sections };
}

const ORDER: readonly EditionId[] = [
  "rfc1738",
  "rfc1808",
  "url-syntax-05",
  "rfc2396",
  "rfc2396bis-01",
  "rfc3986",
  "whatwg",
];

/** Those that accept the reference and tell where it leads. */
interface Led extends Examined {
  readonly destination: EffectiveDestination & { readonly host: string };
}

function isLed(examined: Examined): examined is Led {
  return examined.destination?.host !== undefined;
}

const ASPECTS = ["scheme", "host", "port"] as const;

function destinationDifferences({ reference, base, examined }: Situation): Difference[] {
  return neighbours(examined.filter(isLed)).flatMap(([earlier, later]) =>
    differ(earlier, later, reference, base),
  );
}

function differ(earlier: Led, later: Led, reference: string, base: string | undefined): Difference[] {
  const [one, other] = [earlier.destination, later.destination];
  const what = firstDifference(one, other);
  if (what === undefined) return [];
  const readers = [earlier.standard.id, later.standard.id] as const;
  const cause = causeOf(readers, { reference, base, host: other.host });
  return [
    {
      between: readers,
      what,
      why: `${earlier.standard.name} ${leads(one, what)}; ${later.standard.name} ${leads(other, what)}${cause ? `: ${cause.why}` : ""}`,
      sections: sectionsOf(AUTHORITY_SECTIONS[readers[0]], AUTHORITY_SECTIONS[readers[1]], cause?.section),
      dangerous: true,
    },
  ];
}

function sectionsOf(...sections: readonly (string | undefined)[]): string[] {
  return [...new Set(sections.filter((section) => section !== undefined))];
}

function firstDifference(one: EffectiveDestination, other: EffectiveDestination) {
  return ASPECTS.find((aspect) => one[aspect] !== other[aspect]);
}

function leads(destination: EffectiveDestination | undefined, what: (typeof ASPECTS)[number]): string {
  const value = destination?.[what];
  if (what === "host") return value ? `goes to ${quoted(value)}` : "finds no host in it";
  return value ? `reads the ${what} ${quoted(value)}` : `reads no ${what}`;
}

const AUTHORITY_SECTIONS: Readonly<Record<EditionId, string>> = {
  rfc1738: "RFC 1738 §3.1",
  rfc1808: "RFC 1808 §2.4.3",
  "url-syntax-05": "url-syntax-05 §4.3.1",
  rfc2396: "RFC 2396 §3.2",
  "rfc2396bis-01": "rfc2396bis-01 §3.2",
  rfc3986: "RFC 3986 §3.2",
  whatwg: "WHATWG URL §4.4",
};

/** Of the editions that lead to one place, the last is held against a program that only splits. */
function splitterDifferences({ reference, base, examined }: Situation): Difference[] {
  const split = effective(splitDestination(reference, base));
  const byPlace = new Map(
    examined.filter(isLed).map((one) => [JSON.stringify(one.destination), one] as const),
  );
  return [...byPlace.values()].flatMap(({ standard, destination }) => {
    const what = firstDifference(destination, split);
    if (what === undefined) return [];
    const slashes = reference.includes("\\") ? ", taking `\\` for `/`" : "";
    const cause = slashes
      ? undefined
      : causeOf([standard.id, "appendix-b"], { reference, base, host: destination.host });
    const finds = what === "host" ? `finds ${split.host ? quoted(split.host) : "none"}` : leads(split, what);
    return [
      {
        between: [standard.id, "appendix-b"],
        what,
        why: `${standard.name} ${leads(destination, what)}${slashes}; a parser that only splits (Appendix B) ${finds}${cause ? `: ${cause.why}` : ""}`,
        sections: sectionsOf(AUTHORITY_SECTIONS[standard.id], "RFC 3986 Appendix B", cause?.section),
        dangerous: true,
      },
    ];
  });
}

function targetDifferences({ reference, base, examined }: Situation): Difference[] {
  const resolving = examined.filter(resolves);
  return neighbours(resolving).flatMap(([earlier, later], index) => {
    if (earlier.reading.target === later.reading.target) return [];
    const seen = { reference, base, earlier, later, error: undefined };
    const change = changeBetween("target", earlier, later, seen);
    const before = resolving.slice(0, index + 1).filter(({ reading }) => reading.valid && reading.target);
    const accepting = before.at(-1);
    return [
      {
        between: [earlier.standard.id, later.standard.id],
        what: "target",
        why: `${resolution(earlier)}; ${resolution(later)}${change ? `: ${change.why}` : ""}`,
        sections: change?.sections ?? [
          RESOLUTION_SECTIONS[earlier.standard.id],
          RESOLUTION_SECTIONS[later.standard.id],
        ],
        dangerous: later.reading.valid && accepting !== undefined && leadElsewhere(accepting, later),
      },
    ];
  });
}

/** Whether an edition has a target for the reference, or accepts it and, unlike RFC 1738, could have had one. */
function resolves({ standard, reading }: Examined): boolean {
  if (reading.target !== undefined) return true;
  return reading.valid && reading.noTarget !== undefined && standard.id !== "rfc1738";
}

function resolution({ standard, reading }: Examined): string {
  const { target } = reading;
  if (target === undefined) return `${standard.name} has no target for it, as ${reading.noTarget?.reason}`;
  return target.startsWith("current document")
    ? `${standard.name} takes it for the ${target}`
    : `${standard.name} resolves it to ${quoted(target)}`;
}

/** Whether two accepted readings lead to different places, by their targets. */
export function leadElsewhere(one: Examined, other: Examined): boolean {
  const resources = one.resource !== undefined && other.resource !== undefined;
  return (resources && one.resource !== other.resource) || reachElsewhere(one, other);
}

/** Whether two readings that tell where they lead, lead to different hosts, by another scheme or to another port. */
export function reachElsewhere(one: Examined, other: Examined): boolean {
  return isLed(one) && isLed(other) && firstDifference(one.destination, other.destination) !== undefined;
}

/** Whether an accepted reading leads to another host, scheme or port than a program that only splits the text. */
export function splitsElsewhere(one: Examined, reference: string, base: string | undefined): boolean {
  if (!isLed(one)) return false;
  return firstDifference(one.destination, effective(splitDestination(reference, base))) !== undefined;
}

const RESOLUTION_SECTIONS: Readonly<Record<EditionId, string>> = {
  rfc1738: "RFC 1738 §2.3",
  rfc1808: "RFC 1808 §4",
  "url-syntax-05": "url-syntax-05 §5.2",
  rfc2396: "RFC 2396 §5.2",
  "rfc2396bis-01": "rfc2396bis-01 §5.2",
  rfc3986: "RFC 3986 §5.2",
  whatwg: "WHATWG URL §4.4",
};

function normalFormDifferences({ examined }: Situation): Difference[] {
  const normalizing = examined.filter(({ reading }) => reading.normal !== undefined);
  return neighbours(normalizing)
    .filter(([earlier, later]) => earlier.reading.normal !== later.reading.normal)
    .map(([earlier, later]) => ({
      between: [earlier.standard.id, later.standard.id],
      what: "normal form",
      why: `${earlier.standard.name} normalizes it to ${quoted(earlier.reading.normal ?? "")}; ${later.standard.name} to ${quoted(later.reading.normal ?? "")}`,
      sections: [NORMAL_SECTIONS[earlier.standard.id] ?? "", NORMAL_SECTIONS[later.standard.id] ?? ""],
      dangerous: false,
    }));
}

const NORMAL_SECTIONS: Readonly<Partial<Record<EditionId, string>>> = {
  "url-syntax-05": "url-syntax-05 §6",
  rfc2396: "RFC 2396 §6",
  "rfc2396bis-01": "rfc2396bis-01 §6.2.2",
  rfc3986: "RFC 3986 §6.2.2",
  whatwg: "WHATWG URL §4.5",
};

function quoted(text: string): string {
  return `\`${printable(partsOf(text).authority === undefined ? text : maskPassword(text))}\``;
}
