/**
 * WHATWG URL §4.4: what its parser does to a text that no edition does, and how each is recognized in a reference. The
 * first that fits is the reason for which it leads elsewhere.
 */

import { platformUrl } from "@urikit/programs";
import type { Statement } from "urikit/words";
import { cleanedText, SPECIAL_SCHEMES, schemeOfText } from "../../editions/whatwg-refusal.ts";
import { partsOf, serverOf } from "../../parts.ts";
import { statement } from "../../statement.ts";
import { firstDifference, type PLACE_ASPECTS, type Place } from "../reading/places.ts";
import { examineSplitter } from "../reading/splitter.ts";

/** A reference that the URL Standard leads elsewhere. */
export interface RepairCase {
  readonly reference: string;
  readonly base: string | undefined;
  /** Where the URL Standard leads. */
  readonly place: Place;
  /** In what that is another place. */
  readonly what: (typeof PLACE_ASPECTS)[number];
}

/** The repairs of the parser of the URL Standard, which no edition makes. */
export interface Repair {
  readonly why: Statement;
  readonly sections: readonly string[];
}

/** The case, with what most repairs look at. */
interface ReadCase extends RepairCase {
  /** The reference as it is after the first steps of the parser. */
  readonly text: string;
  readonly scheme: string | undefined;
  /** Of the base, if it is one that the platform can read. */
  readonly baseScheme: string | undefined;
}

interface RecognizedRepair extends Repair {
  readonly when: (one: ReadCase) => boolean;
}

/** Why the URL Standard leads elsewhere than a program that splits the reference and resolves it by RFC 3986. */
export function repairFor(one: RepairCase): Repair | undefined {
  const text = cleanedText(one.reference);
  const scheme = schemeOfText(text);
  const baseScheme = one.base === undefined ? undefined : schemeOfText(cleanedText(one.base));
  const read: ReadCase = { ...one, text, scheme, baseScheme };
  return REPAIRS.find(({ when }) => when(read));
}

/** Whether a program that only splits would be led to the same place by another text, or another base. */
function agreesOn({ place }: RepairCase, text: string, base: string | undefined): boolean {
  return firstDifference(place, examineSplitter(text, base).place) === undefined;
}

/** Whether the scheme that counts is special. */
function isSpecial({ scheme, baseScheme }: ReadCase): boolean {
  return SPECIAL_SCHEMES.has(scheme ?? baseScheme ?? "");
}

function isFile({ scheme, baseScheme }: ReadCase): boolean {
  return (scheme ?? baseScheme) === "file";
}

/** The text after a scheme, up to a query or a fragment. */
function hierarchy({ text, scheme }: ReadCase): string {
  return /^[^?#]*/.exec(scheme === undefined ? text : text.slice(scheme.length + 1))?.[0] ?? "";
}

/** §4.4, "special relative or authority state", and "file state". */
function repeatsScheme(one: ReadCase): boolean {
  const { scheme, baseScheme } = one;
  if (scheme === undefined || scheme !== baseScheme || !isSpecial(one)) return false;
  return scheme === "file" ? !/^[/\\]{2}/.test(hierarchy(one)) : !hierarchy(one).startsWith("//");
}

/** §1: a "Windows drive letter", at the start of a path. */
const DRIVE = /^[/\\]*[A-Za-z](?::|\||%7c)(?:[/\\]|$)/i;

function hasDrive(one: ReadCase): boolean {
  return isFile(one) && (DRIVE.test(hierarchy(one)) || baseHasDrive(one));
}

function baseHasDrive({ base }: ReadCase): boolean {
  return base !== undefined && DRIVE.test(partsOf(base).path);
}

/** How many slashes of either kind the text has after its scheme. */
function slashes(one: ReadCase): number {
  return /^[/\\]*/.exec(hierarchy(one))?.[0].length ?? 0;
}

function hasOtherSlashes(one: ReadCase): boolean {
  if (!isSpecial(one) || isFile(one)) return false;
  return one.scheme === undefined ? slashes(one) > 2 : slashes(one) !== 2;
}

/** Whether a host of numbers is not the one that is written in the text. */
function findsNumbers({ text, place, what }: ReadCase): boolean {
  const host = place.host ?? "";
  return what === "host" && /^[0-9.]+$/.test(host) && serverOf(partsOf(text).authority ?? "").host !== host;
}

function hasEncodedDots(one: ReadCase): boolean {
  return hierarchy(one)
    .split(/[/\\]/)
    .some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment) && segment.includes("%"));
}

/** §4.1: a path after a scheme that is not special, and no slash, is a text without segments. */
function hasOpaquePath(one: ReadCase): boolean {
  return one.scheme !== undefined && !isSpecial(one) && slashes(one) === 0;
}

function changesBase(one: ReadCase): boolean {
  const href = one.base === undefined ? undefined : platformUrl(one.base)?.href;
  return href !== undefined && href !== one.base && agreesOn(one, one.reference, href);
}

const CLEANING = {
  why: statement("repair-cleaning"),
  sections: ["WHATWG URL §4.4"],
};

const REPAIRS: readonly RecognizedRepair[] = [
  { ...CLEANING, when: (one) => one.text !== one.reference && agreesOn(one, one.text, one.base) },
  {
    when: changesBase,
    why: statement("repair-parses-base-first"),
    sections: ["WHATWG URL §4.4"],
  },
  {
    when: hasDrive,
    why: statement("repair-drive-letters"),
    sections: ["WHATWG URL §4.4"],
  },
  {
    when: repeatsScheme,
    why: statement("repair-ignores-repeated-scheme"),
    sections: ["RFC 3986 §5.2.2", "WHATWG URL §4.4"],
  },
  {
    when: (one) => isSpecial(one) && hierarchy(one).includes("\\"),
    why: statement("repair-backslashes"),
    sections: ["WHATWG URL §4.4"],
  },
  {
    when: hasOtherSlashes,
    why: statement("repair-free-slashes"),
    sections: ["WHATWG URL §4.4"],
  },
  {
    when: (one) => isFile(one) && one.scheme !== undefined && slashes(one) < 2,
    why: statement("repair-file-without-slashes"),
    sections: ["WHATWG URL §4.4"],
  },
  {
    when: findsNumbers,
    why: statement("repair-number-hosts"),
    sections: ["WHATWG URL §3.5"],
  },
  {
    when: ({ what, text }) => what === "host" && /[^\0-\x7f]|%/.test(partsOf(text).authority ?? ""),
    why: statement("repair-mapped-domains"),
    sections: ["WHATWG URL §3.3"],
  },
  {
    when: hasEncodedDots,
    why: statement("repair-encoded-dots"),
    sections: ["RFC 3986 §5.2.4", "WHATWG URL §4.1"],
  },
  {
    when: hasOpaquePath,
    why: statement("repair-opaque-path"),
    sections: ["RFC 3986 §5.2.4", "WHATWG URL §4.1"],
  },
  { ...CLEANING, when: ({ text, reference }) => text !== reference },
];
