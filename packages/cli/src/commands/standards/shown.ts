/**
 * What is shown of a comparison: no passwords (RFC 3986 §3.2.1), unless they are asked for; and the segments of a path
 * only where one has parameters, for otherwise they repeat the path, and where the path is not too long for it.
 */

import {
  destinations,
  type EditionComponents,
  type EditionError,
  hiddenPieces,
  holdsAny,
  type ReaderDestination,
  type SideBySide,
} from "@urikit/standards";
import { maskSecrets, secretValues } from "../../display/masking.ts";
import { paramText, type Segments } from "./components.ts";

const MASK = "***";

/** The longest path, in code units, whose segments are shown: as data they take many times its memory. */
const LONGEST_DIVIDED = 4096;

/** The comparison as it is shown. Its messages have no passwords anyway, but quote references that may hold keys. */
export function shownComparison(comparison: SideBySide, showSecrets: boolean): SideBySide {
  const { reference, base, standards, appendixB, programs, differences } = comparison;
  const reader = new ShownReader(reference, base, showSecrets);
  return {
    ...comparison,
    reference: reader.text(reference),
    ...(base === undefined ? {} : { base: reader.text(base) }),
    standards: standards.map((reading) => reader.reading(reading)),
    appendixB: reader.reading(appendixB),
    differences: differences.map((one) => ({ ...one, why: reader.message(one.why) })),
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
  readonly target?: string;
};

interface Reading {
  readonly error?: EditionError;
  readonly host?: string;
  readonly components?: EditionComponents;
  readonly target?: string;
  readonly normal?: string;
}

function placeParts({ scheme, host, port, resource }: ReaderDestination): string[] {
  return [scheme, host, port, resource].filter((part) => typeof part === "string");
}

/** What is shown of the readings of a reference. */
class ShownReader {
  /** What stands in the reference and the base for all to see; undefined if there is nothing to hide. */
  readonly #visible: string | undefined;
  /** The places that readers find in the reference without its password. */
  readonly #seen: ReadonlySet<string>;
  /** What must not be shown in any form. */
  readonly #pieces: readonly string[];

  constructor(reference: string, base: string | undefined, showSecrets: boolean) {
    const [shown, shownBase] = [maskSecrets(reference), base && maskSecrets(base)];
    const hidesNothing = showSecrets || (shown === reference && shownBase === base);
    this.#visible = hidesNothing ? undefined : `${shown}\n${shownBase ?? ""}`;
    this.#pieces = hidesNothing ? [] : [...hiddenPieces(reference, base ?? ""), ...secretValues(reference)];
    this.#seen = hidesNothing ? new Set() : new Set(destinations(shown, shownBase).flatMap(placeParts));
  }

  text(text: string): string {
    return this.#visible === undefined ? text : this.#safe(maskSecrets(text));
  }

  /** A message in which references stand between backticks. */
  message(text: string): string {
    if (this.#visible === undefined) return text;
    return text.replace(/`([^`]*)`/g, (_, quoted: string) => `\`${maskSecrets(quoted)}\``);
  }

  #safe(text: string): string {
    return holdsAny(text, this.#pieces) ? MASK : text;
  }

  reading<R extends Reading>(reading: R): R {
    const { components, host, target, normal, error } = reading;
    return {
      ...reading,
      ...(error && { error: { ...error, message: this.#safe(error.message) } }),
      ...(host === undefined ? {} : { host: this.#part(host) }),
      ...(components && { components: this.#components(components, "pathname" in components) }),
      ...(target === undefined ? {} : { target: this.text(target) }),
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
    const shown = target === undefined ? [] : [["target", this.text(target)]];
    return { ...place, ...Object.fromEntries([...parts, ...shown]) };
  }

  /** What stands in what everyone sees, in either case, or is read from it, hides nothing. */
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
    // A component that stands in what everyone sees hides nothing; another one may hold a part of a password.
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

/** `URL` writes components otherwise than the text: a password may also stand in a username or an opaque path. */
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
  const masked = maskSecrets(before + component + end);
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
