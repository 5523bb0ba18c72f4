/**
 * What is shown of a comparison: no passwords (RFC 3986 §3.2.1), unless they are asked for; and the segments of a path
 * only where one has parameters, for otherwise they repeat the path, and where the path is not too long for it.
 */

import type { EditionComponents, SideBySide } from "@urikit/standards";
import { maskPassword } from "urikit";
import { paramText, type Segments } from "./components.ts";

const MASK = "***";

/** The longest path, in code units, whose segments are shown: as data they take many times its memory. */
const LONGEST_DIVIDED = 4096;

/** The comparison as it is shown. Its messages have no passwords anyway. */
export function shownComparison(comparison: SideBySide, showSecrets: boolean): SideBySide {
  const { reference, base, standards, appendixB } = comparison;
  const reader = new ShownReader(reference, base, showSecrets);
  return {
    ...comparison,
    reference: reader.text(reference),
    ...(base === undefined ? {} : { base: reader.text(base) }),
    standards: standards.map((reading) => reader.reading(reading)),
    appendixB: reader.reading(appendixB),
  };
}

interface Reading {
  readonly components?: EditionComponents;
  readonly target?: string;
  readonly normal?: string;
}

/** What is shown of the readings of a reference. */
class ShownReader {
  /** What stands in the reference and the base for all to see; undefined if there is nothing to hide. */
  readonly #visible: string | undefined;

  constructor(reference: string, base = "", showSecrets: boolean) {
    const visible = `${maskPassword(reference)}\n${maskPassword(base)}`;
    this.#visible = showSecrets || visible === `${reference}\n${base}` ? undefined : visible;
  }

  text(text: string): string {
    return this.#visible === undefined ? text : maskPassword(text);
  }

  reading<R extends Reading>(reading: R): R {
    const { components, target, normal } = reading;
    return {
      ...reading,
      ...(components && { components: this.#components(components, "pathname" in components) }),
      ...(target === undefined ? {} : { target: this.text(target) }),
      ...(normal === undefined ? {} : { normal: this.text(normal) }),
    };
  }

  #components(components: EditionComponents, isOfUrl: boolean): EditionComponents {
    if (isOfUrl) return this.#visible === undefined ? components : ofUrlWithoutPassword(components);
    const { scheme, path } = components;
    const before = typeof scheme === "string" ? `${scheme}:` : "";
    const isDivided = typeof path === "string" && path.length <= LONGEST_DIVIDED && path.includes(";");
    const names = Object.keys(components).filter((name) => name !== "segments" || isDivided);
    return Object.fromEntries(names.map((name) => [name, this.#component(name, components[name], before)]));
  }

  #component(name: string, value: EditionComponents[string], scheme: string): EditionComponents[string] {
    if (value === undefined || this.#visible === undefined) return value;
    if (typeof value !== "string") return maskedSegments(value, scheme);
    if (name === "password") return value && MASK;
    // A component that stands in what everyone sees hides nothing; another one may hold a part of a password.
    if (this.#visible.includes(value)) return value;
    const masked = maskedAfter(AUTHORITIES.has(name) ? "//" : scheme, value);
    return masked === value ? MASK : masked;
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
  const masked = maskPassword(before + component + end);
  return masked.slice(before.length, masked.length - end.length);
}

/** The segments; one that holds a password, as in `http:u:p@h`, has it neither in its text nor in its parameters. */
function maskedSegments(segments: Segments, scheme: string): Segments {
  return segments.map((one) => {
    const text = [one.segment, ...one.params.map(paramText)].join(";");
    const masked = maskedAfter(scheme, text);
    return masked === text ? one : { segment: masked, params: [] };
  }) as Segments; // each is of the kind of the one that it stands for
}
