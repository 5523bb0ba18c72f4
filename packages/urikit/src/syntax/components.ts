/**
 * RFC 3986 §3: the components, by name: the objects that hold them, and their places in a layout.
 */

import type { Offsets } from "./scanner.ts";

/**
 * The components of a reference. One that is absent or `undefined` is undefined: its delimiter is not there;
 * an empty one is `""`. The authority is given whole, or as userinfo, host and port.
 */
export interface Components {
  readonly scheme?: string | undefined;
  readonly authority?: string | undefined;
  readonly userinfo?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: string | undefined;
  readonly path: string;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}

/**
 * Components to compose a reference from. The path is empty unless it is given, and a port may be a number;
 * otherwise they are as in {@link Components}.
 */
export interface ComponentsInit extends Omit<Components, "path" | "port"> {
  readonly path?: string | undefined;
  /** Digits, or a number: an integer that is not negative. */
  readonly port?: string | number | undefined;
}

/** The names of the components (§3). */
export type Component = keyof Components;

const SECTIONS: { readonly [name in Component]: string } = {
  scheme: "§3.1",
  authority: "§3.2",
  userinfo: "§3.2.1",
  host: "§3.2.2",
  port: "§3.2.3",
  path: "§3.3",
  query: "§3.4",
  fragment: "§3.5",
};

/** The components, in the order in which the standard describes them. */
export const COMPONENTS = Object.keys(SECTIONS) as readonly Component[]; // its keys are no other

/**
 * The section of RFC 3986 that describes a component.
 *
 * §3.
 *
 * @example
 * ```ts
 * import { sectionOf } from "urikit/syntax";
 *
 * sectionOf("host"); // => "§3.2.2"
 * ```
 */
export function sectionOf(component: Component): string {
  return SECTIONS[component];
}

/** Where a component lies in its text: from its first character to after its last, in UTF-16 code units. */
export interface ComponentRange {
  readonly from: number;
  readonly to: number;
}

/** Where a component lies by a layout, or undefined if it is undefined. */
export function rangeOf(
  layout: Omit<Offsets, "text" | "deviations">,
  component: Component,
): ComponentRange | undefined {
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to } = layout;
  const authorityFrom = schemeEnd + 3; // after the beginning of the path if there is no authority
  switch (component) {
    case "scheme":
      return range(0, schemeEnd);
    case "authority":
      return range(authorityFrom, pathFrom);
    case "userinfo":
      return range(authorityFrom, hostFrom - 1);
    case "host":
      return range(Math.max(authorityFrom, hostFrom), hostTo);
    case "port":
      return range(hostTo + 1, pathFrom);
    case "path":
      return range(pathFrom, pathTo);
    case "query":
      return range(pathTo + 1, queryTo);
    case "fragment":
      return range(queryTo + 1, to);
  }
}

/** Undefined where the beginning, after a delimiter that is not there, lies after the end. */
function range(from: number, to: number): ComponentRange | undefined {
  return from <= to ? { from, to } : undefined;
}
