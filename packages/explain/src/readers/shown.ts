/**
 * The part of a comparison that is shown: no secrets (RFC 3986 §3.2.1, §7.5), unless they are asked for; and the segments
 * of a path only where one has parameters, because otherwise they repeat the path, and where the path is not too long
 * for it.
 */

import { redact, redaction } from "@urikit/audit/at-once";
import {
  destinations,
  type EditionComponents,
  hiddenPieces,
  holdsAny,
  type ReaderDestination,
  type ReaderTarget,
  type SideBySide,
} from "@urikit/standards";
import type { Statement } from "urikit/words";
import { maskedStatement } from "../reference/masking.ts";
import { paramText, type Segments } from "./components.ts";

const MASK = "***";

/** The longest path, in code units, whose segments are shown: as data they take many times its memory. */
const LONGEST_DIVIDED = 4096;

/**
 * The comparison as it is shown. Its statements have no passwords anyway, but values that may hold other secrets.
 */
export function shownComparison(comparison: SideBySide, showSecrets: boolean): SideBySide {
  const { reference, base, standards, appendixB, programs, differences } = comparison;
  const reader = new ShownReader(reference, base, showSecrets);
  return {
    ...comparison,
    reference: reader.text(reference),
    ...(base === undefined ? {} : { base: reader.text(base) }),
    standards: standards.map((reading) => reader.reading(reading)),
    appendixB: reader.reading(appendixB),
    differences: differences.map((one) => ({ ...one, why: reader.statement(one.why) })),
    ...(programs && { programs: programs.map((row) => reader.place(row)) }),
  };
}

/** The places that readers go to, as they are shown. */
export function shownDestinations(
  destinations: readonly ReaderDestination[],
  { reference, base }: Pick<SideBySide, "reference" | "base">,
): readonly ReaderDestination[] {
  const reader = new ShownReader(reference, base, false);
  return destinations.map((one) => reader.place(one));
}

/** The parts of a place that may hold a part of a password for another reader. */
const PLACE_PARTS = ["scheme", "host", "port", "path", "resource"] as const;

type Place = { readonly [Part in (typeof PLACE_PARTS)[number]]?: string | false } & {
  readonly target?: string | ReaderTarget;
};

interface Reading {
  readonly host?: string;
  readonly components?: EditionComponents;
  readonly target?: string | ReaderTarget;
  readonly normal?: string;
}

function placeParts({ scheme, host, port, resource }: ReaderDestination): string[] {
  return [scheme, host, port, resource].filter((part) => typeof part === "string");
}

/** The part of the readings of a reference that is shown. */
class ShownReader {
  /** The part of the reference and the base that everyone may see; undefined if there is nothing to hide. */
  readonly #visible: string | undefined;
  /** The places that readers find in the reference without its password. */
  readonly #seen: ReadonlySet<string>;
  /** The texts that must not be shown in any form. */
  readonly #pieces: readonly string[];
  /** Those of other secrets, except the shortest, which are in many words: statements have no pieces of passwords. */
  readonly #otherPieces: readonly string[];

  constructor(reference: string, base: string | undefined, showSecrets: boolean) {
    const [shown, shownBase] = [redact(reference), base && redact(base)];
    const hidesNothing = showSecrets || (shown === reference && shownBase === base);
    this.#visible = hidesNothing ? undefined : `${shown}\n${shownBase ?? ""}`;
    const texts = [reference, base ?? ""];
    this.#pieces = hidesNothing ? [] : hiddenPieces(texts, (text) => redaction(text).hidden);
    const ofPasswords = hidesNothing ? [] : hiddenPieces(texts);
    this.#otherPieces = this.#pieces.filter((piece) => !ofPasswords.includes(piece) && !/^..?$/.test(piece));
    this.#seen = hidesNothing ? new Set() : new Set(destinations(shown, shownBase).flatMap(placeParts));
  }

  text(text: string): string {
    return this.#visible === undefined ? text : this.#safe(redact(text));
  }

  /** A statement whose values may be references. */
  statement(said: Statement): Statement {
    if (this.#visible === undefined) return said;
    return maskedStatement(said, (text) => (holdsAny(text, this.#otherPieces) ? MASK : redact(text)));
  }

  /** The text of a target, or of its fragment. */
  target<T extends string | ReaderTarget>(target: T): T {
    if (typeof target === "string") return this.text(target) as T; // a text for a text
    const [[kind = "", text] = []] = Object.entries(target);
    return { [kind]: this.text(text ?? "") } as T; // of the kind of the one that it stands for
  }

  #safe(text: string): string {
    return holdsAny(text, this.#pieces) ? MASK : text;
  }

  reading<R extends Reading>(reading: R): R {
    const { components, host, target, normal } = reading;
    return {
      ...reading,
      ...(host === undefined ? {} : { host: this.#part(host) }),
      ...(components && { components: this.#components(components, "pathname" in components) }),
      ...(target === undefined ? {} : { target: this.target(target) }),
      ...(normal === undefined ? {} : { normal: this.text(normal) }),
    };
  }

  /** A place: where a program reads a password otherwise, a part of it may be a host, a port or a path. */
  place<P extends Place>(place: P): P {
    if (this.#visible === undefined) return place;
    const parts = PLACE_PARTS.flatMap((name) => {
      const value = place[name];
      return typeof value === "string" ? [[name, this.#part(value)]] : [];
    });
    const { target } = place;
    const shown = target === undefined ? [] : [["target", this.target(target)]];
    return { ...place, ...Object.fromEntries([...parts, ...shown]) };
  }

  /** Whether everyone sees a text anyway, in either case, or reads it from visible text: then it hides nothing. */
  #part(value: string): string {
    if (this.#visible === undefined || this.#seen.has(value)) return value;
    if (this.#visible.toLowerCase().includes(value.toLowerCase())) return value;
    const masked = maskedAfter("//", value);
    return masked === value ? MASK : this.#safe(masked);
  }

  #components(components: EditionComponents, isOfUrl: boolean): EditionComponents {
    if (isOfUrl) return this.#visible === undefined ? components : this.#ofUrl(components);
    const { scheme, path } = components;
    const before = typeof scheme === "string" ? `${scheme}:` : "";
    const isDivided = typeof path === "string" && path.length <= LONGEST_DIVIDED && path.includes(";");
    const names = Object.keys(components).filter((name) => name !== "segments" || isDivided);
    return Object.fromEntries(names.map((name) => [name, this.#component(name, components[name], before)]));
  }

  #component(name: string, value: EditionComponents[string], scheme: string): EditionComponents[string] {
    if (value === undefined || this.#visible === undefined) return value;
    if (typeof value !== "string") return this.#safeSegments(maskedSegments(value, scheme));
    if (name === "password") return value && MASK;
    // A component that is part of the visible text hides nothing; another one may hold a part of a password.
    if (this.#visible.includes(value)) return value;
    const masked = maskedAfter(AUTHORITIES.has(name) ? "//" : scheme, value);
    return masked === value ? MASK : this.#safe(masked);
  }

  #safeSegments(segments: Segments): Segments {
    return segments.map((one) =>
      holdsAny(segmentText(one), this.#pieces) ? { segment: MASK, params: [] } : one,
    ) as Segments; // each is of the kind of the one that it stands for
  }

  #ofUrl(components: EditionComponents): EditionComponents {
    const entries = Object.entries(ofUrlWithoutPassword(components));
    return Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === "string" ? this.#safe(value) : value]),
    );
  }
}

/** The names of the components that begin after `//`. */
const AUTHORITIES: ReadonlySet<string> = new Set([
  "authority",
  "net_loc",
  "reg-name",
  "reg_name",
  "server",
  "site",
  "userinfo",
]);

/** `URL` writes components differently from the text: a password may also be in a username or an opaque path. */
function ofUrlWithoutPassword(components: EditionComponents): EditionComponents {
  const { protocol, username, password, pathname } = components;
  return {
    ...components,
    username: username && maskedAfter("//", String(username)),
    password: password && MASK,
    pathname: pathname && maskedAfter(String(protocol), String(pathname)),
  };
}

/** A component without its password, which is found as in the whole: after a scheme, or after `//`. */
function maskedAfter(before: string, component: string): string {
  const end = before === "//" && !component.includes("@") ? "@" : ""; // a userinfo
  const masked = redact(before + component + end);
  return masked.slice(before.length, masked.length - end.length);
}

function segmentText({ segment, params }: Segments[number]): string {
  return [segment, ...params.map(paramText)].join(";");
}

/** The segments; one that holds a password, as in `http:u:p@h`, has it neither in its text nor in its parameters. */
function maskedSegments(segments: Segments, scheme: string): Segments {
  return segments.map((one) => {
    const text = segmentText(one);
    const masked = maskedAfter(scheme, text);
    return masked === text ? one : { segment: masked, params: [] };
  }) as Segments; // each is of the kind of the one that it stands for
}
