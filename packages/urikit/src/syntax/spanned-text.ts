/**
 * RFC 3986 §3: a text that was read, and where its components lie in it. A component is cut out when it is asked for.
 * Parsed references and parsed IRI references (RFC 3987 §2.2) are both of this kind.
 */

import { type Component, type ComponentRange, type Components, rangeOf } from "./components.ts";
import { type HostKind, hostKindOf } from "./host.ts";
import { hasAuthority, type Layout, type Offsets } from "./scanner.ts";

/** The three forms of a relative reference (§4.2). */
export type RelativeForm = "network-path" | "absolute-path" | "relative-path";

/** The common part of parsed references and parsed IRI references: their text, and their components. */
export interface ParsedText {
  /** The reference as it was written. */
  readonly text: string;

  /** The form of a relative reference (§4.2); undefined where there is a scheme. */
  readonly form: RelativeForm | undefined;

  /** All components (§3), those that are undefined as `undefined`: a plain object, to copy and to spread. */
  readonly components: Components;

  /** §3.1, without its colon. */
  readonly scheme: string | undefined;

  /** §3.2: userinfo, host and port, without the slashes before them. */
  readonly authority: string | undefined;

  /** §3.2.1, without its `@`. */
  readonly userinfo: string | undefined;

  /** The userinfo up to its first colon, or all of it (§3.2.1). */
  readonly user: string | undefined;

  /** The userinfo after its first colon (§3.2.1): never show it, see `maskPassword` of `urikit/display`. */
  readonly password: string | undefined;

  /** §3.2.2, an IP-literal with its brackets. */
  readonly host: string | undefined;

  /** The alternative of the rule `host` that matches first (§3.2.2). */
  readonly hostKind: HostKind | undefined;

  /** §3.2.3: digits, or empty; without its colon. */
  readonly port: string | undefined;

  /** §3.3: always defined, even if it is empty. */
  readonly path: string;

  /** The parts between the slashes of the path (§3.3); the first slash begins a segment, an empty path has no segments. */
  readonly segments: readonly string[];

  /** §3.4, without its `?`. */
  readonly query: string | undefined;

  /** §3.5, without its `#`. */
  readonly fragment: string | undefined;

  /**
   * Where a component lies in `text`, in UTF-16 code units; undefined where the component is undefined.
   *
   * @example
   * ```ts
   * import { parse } from "urikit";
   *
   * parse("http://a/b?c").range("query"); // => { from: 11, to: 12 }
   * ```
   */
  range(component: Component): ComponentRange | undefined;

  /** The reference as it was written. */
  toString(): string;

  /** The reference as it was written. */
  toJSON(): string;
}

/** The name of the accessor by which the offsets of a parsed text are read; not exported to users, who have `range`. */
export const OFFSETS: unique symbol = /* @__PURE__ */ Symbol("offsets") as never;
/** The same for the layout: what the offsets do not say, the scanner is asked. */
export const LAYOUT: unique symbol = /* @__PURE__ */ Symbol("layout") as never;

/**
 * A text, and where its components lie. Each class keeps the two itself in private fields: `text` is then the one property
 * that copies, clones and comparisons see. Private fields of this class would cost a twentieth more, because V8 is slow to
 * give a subclass the fields of its base.
 *
 * `text` is a copy for those who look at it: nothing here reads it, so that a write to it changes no component. A field
 * that cannot be written costs V8 a call for each object: of a parse (Node 20, nine ways by turns), a frozen object took 1.3
 * times as long, a property that is not writable 3, an own accessor of a class 2.3, one of a literal 5, `Object.create` with
 * descriptors 5, and a `WeakMap` 5; an accessor of the prototype, which copies and clones do not see, took 1.1.
 */
export abstract class SpannedText implements ParsedText {
  abstract readonly text: string;

  abstract get [OFFSETS](): Offsets;
  abstract get [LAYOUT](): Layout;

  get form(): RelativeForm | undefined {
    const offsets = this[OFFSETS];
    if (offsets.schemeEnd >= 0) return undefined;
    if (hasAuthority(offsets)) return "network-path";
    return offsets.text.startsWith("/") ? "absolute-path" : "relative-path";
  }

  get components(): Components {
    const { scheme, authority, userinfo, host, port, path, query, fragment } = this;
    return { scheme, authority, userinfo, host, port, path, query, fragment };
  }

  get scheme(): string | undefined {
    const { text, schemeEnd } = this[OFFSETS];
    return schemeEnd < 0 ? undefined : text.slice(0, schemeEnd);
  }

  get authority(): string | undefined {
    const offsets = this[OFFSETS];
    return hasAuthority(offsets) ? offsets.text.slice(offsets.schemeEnd + 3, offsets.pathFrom) : undefined;
  }

  get userinfo(): string | undefined {
    const { text, schemeEnd, hostFrom } = this[OFFSETS];
    return schemeEnd + 3 < hostFrom ? text.slice(schemeEnd + 3, hostFrom - 1) : undefined;
  }

  get user(): string | undefined {
    return this.userinfo?.split(":", 1)[0];
  }

  get password(): string | undefined {
    return /:(.*)/.exec(this.userinfo ?? "")?.[1];
  }

  get host(): string | undefined {
    const offsets = this[OFFSETS];
    return hasAuthority(offsets) ? offsets.text.slice(offsets.hostFrom, offsets.hostTo) : undefined;
  }

  get hostKind(): HostKind | undefined {
    const offsets = this[OFFSETS];
    return hasAuthority(offsets) ? hostKindOf(offsets.text, offsets.hostFrom, offsets.hostTo) : undefined;
  }

  get port(): string | undefined {
    const { text, hostTo, pathFrom } = this[OFFSETS];
    return hostTo < pathFrom ? text.slice(hostTo + 1, pathFrom) : undefined;
  }

  get path(): string {
    const { text, pathFrom, pathTo } = this[OFFSETS];
    return text.slice(pathFrom, pathTo);
  }

  get segments(): readonly string[] {
    const { path } = this;
    return path === "" ? [] : (path.startsWith("/") ? path.slice(1) : path).split("/");
  }

  get query(): string | undefined {
    const { text, pathTo, queryTo } = this[OFFSETS];
    return pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined;
  }

  get fragment(): string | undefined {
    const { text, queryTo, to } = this[OFFSETS];
    return queryTo < to ? text.slice(queryTo + 1) : undefined;
  }

  range(component: Component): ComponentRange | undefined {
    return rangeOf(this[OFFSETS], component);
  }

  toString(): string {
    return this[OFFSETS].text;
  }

  toJSON(): string {
    return this[OFFSETS].text;
  }
}
