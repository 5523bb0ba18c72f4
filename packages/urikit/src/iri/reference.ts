/**
 * RFC 3987 §2.2: a parsed IRI reference. Like a reference of RFC 3986, it is the text and where its components lie in
 * it. It is not one of them, though: what takes a URI does not take it.
 */

import { type ReferenceLike, textOf } from "../reference.ts";
import { type Component, type ComponentRange, type Components, rangeOf } from "../syntax/components.ts";
import type { UriSyntaxError } from "../syntax/errors.ts";
import { type HostKind, hostKindOf } from "../syntax/host.ts";
import { INSPECT } from "../syntax/inspect.ts";
import { maskPassword } from "../syntax/password.ts";
import { hasAuthority, hasFragment, type Layout, type Made } from "../syntax/scanner.ts";
import { diagnoseIri } from "./errors.ts";
import { scanIri } from "./scan.ts";

/** An IRI begins with a scheme, a relative reference does not. */
export type IriKind = "iri" | "relative-reference";

/**
 * A parsed IRI reference (RFC 3987 §2.2): immutable, and valid by the grammar. Its components are those of a URI
 * reference, under the names that they have there; they come as they stand in the text, percent-encoding and all.
 *
 * @example
 * ```ts
 * import { parseIri } from "urikit/iri";
 *
 * const iri = parseIri("http://résumé.example.org/né?é=1");
 * iri.host; // => "résumé.example.org"
 * iri.path; // => "/né"
 * ```
 */
export interface ParsedIri extends Layout {
  /** The IRI reference as it was written. */
  readonly text: string;
  /** Whether it is an IRI or a relative reference. */
  readonly kind: IriKind;
  /** The form of a relative reference (RFC 3986 §4.2); undefined for an IRI. */
  readonly form: "network-path" | "absolute-path" | "relative-path" | undefined;
  /** Whether it is an absolute IRI: an IRI without a fragment (`absolute-IRI`). */
  readonly isAbsoluteIri: boolean;
  /** All components, those that are undefined as `undefined`. */
  readonly components: Components;
  /** `scheme`, without its colon: of ASCII. */
  readonly scheme: string | undefined;
  /** `iauthority`, without the slashes before it. */
  readonly authority: string | undefined;
  /** `iuserinfo`, without its `@`. */
  readonly userinfo: string | undefined;
  /** `ihost`, an IP-literal with its brackets. */
  readonly host: string | undefined;
  /** The alternative of the rule `ihost` that matches first. */
  readonly hostKind: HostKind | undefined;
  /** `port`: digits, or empty; without its colon. */
  readonly port: string | undefined;
  /** `ipath`: always defined, even if it is empty. */
  readonly path: string;
  /** The parts between the slashes of the path; the first slash begins a segment, an empty path has none. */
  readonly segments: readonly string[];
  /** `iquery`, without its `?`. */
  readonly query: string | undefined;
  /** `ifragment`, without its `#`. */
  readonly fragment: string | undefined;

  /** Where a component lies in `text`, in UTF-16 code units; undefined where the component is undefined. */
  range(component: Component): ComponentRange | undefined;
  /** The IRI reference as it was written. */
  toString(): string;
  /** The IRI reference as it was written. */
  toJSON(): string;
}

/** An IRI: it begins with a scheme. */
export type Iri = ParsedIri & { readonly kind: "iri"; readonly scheme: string; readonly form: undefined };

/** A relative IRI reference: it has no scheme. */
export type RelativeIriReference = ParsedIri & {
  readonly kind: "relative-reference";
  readonly scheme: undefined;
};

/** An IRI reference, which its `kind` narrows. */
export type IriReference = Iri | RelativeIriReference;

/** Anything that stands for an IRI reference: its text, a parsed one; and since every URI is an IRI, one of those. */
export type IriLike = ReferenceLike | IriReference;

/** The answer of {@link tryParseIri}. */
export type IriParseResult =
  | { readonly valid: true; readonly reference: IriReference }
  | { readonly valid: false; readonly error: UriSyntaxError };

/** Marks the parsed IRI references of every copy of urikit. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.iri-reference") as never;

/** The one class of IRI references. It is not exported: only the scanner's yes makes one. */
class ScannedIri implements ParsedIri {
  declare readonly text: string;
  declare readonly schemeEnd: number;
  declare readonly hostFrom: number;
  declare readonly hostTo: number;
  declare readonly pathFrom: number;
  declare readonly pathTo: number;
  declare readonly queryTo: number;
  declare readonly to: number;
  declare readonly deviations: number;

  // One parameter a field, as the scanner has them: an object between would be made for every reference.
  constructor(
    text: string,
    schemeEnd: number,
    hostFrom: number,
    hostTo: number,
    pathFrom: number,
    pathTo: number,
    queryTo: number,
    to: number,
    deviations: number,
  ) {
    this.text = text;
    this.schemeEnd = schemeEnd;
    this.hostFrom = hostFrom;
    this.hostTo = hostTo;
    this.pathFrom = pathFrom;
    this.pathTo = pathTo;
    this.queryTo = queryTo;
    this.to = to;
    this.deviations = deviations;
  }

  get [BRAND](): true {
    return true;
  }

  get kind(): IriKind {
    return this.schemeEnd >= 0 ? "iri" : "relative-reference";
  }

  get form(): ParsedIri["form"] {
    if (this.schemeEnd >= 0) return undefined;
    if (hasAuthority(this)) return "network-path";
    return this.text.startsWith("/") ? "absolute-path" : "relative-path";
  }

  get isAbsoluteIri(): boolean {
    return this.schemeEnd >= 0 && !hasFragment(this);
  }

  get components(): Components {
    const { scheme, authority, userinfo, host, port, path, query, fragment } = this;
    return { scheme, authority, userinfo, host, port, path, query, fragment };
  }

  get scheme(): string | undefined {
    return componentOf(this, "scheme");
  }

  get authority(): string | undefined {
    return componentOf(this, "authority");
  }

  get userinfo(): string | undefined {
    return componentOf(this, "userinfo");
  }

  get host(): string | undefined {
    return componentOf(this, "host");
  }

  get hostKind(): HostKind | undefined {
    return hasAuthority(this) ? hostKindOf(this.text, this.hostFrom, this.hostTo) : undefined;
  }

  get port(): string | undefined {
    return componentOf(this, "port");
  }

  get path(): string {
    return this.text.slice(this.pathFrom, this.pathTo);
  }

  get segments(): readonly string[] {
    const { path } = this;
    return path === "" ? [] : path.replace(/^\//, "").split("/");
  }

  get query(): string | undefined {
    return componentOf(this, "query");
  }

  get fragment(): string | undefined {
    return componentOf(this, "fragment");
  }

  range(component: Component): ComponentRange | undefined {
    return rangeOf(this, component);
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }

  [INSPECT](): string {
    return `IriReference <${maskPassword(this.text)}>`;
  }
}

function componentOf(read: Layout, component: Component): string | undefined {
  const range = rangeOf(read, component);
  return range && read.text.slice(range.from, range.to);
}

/** The IRI reference of a layout. Its kind is what the scanner found, so that it is of one of the two types. */
const reference: Made<IriReference> = (
  text,
  schemeEnd,
  hostFrom,
  hostTo,
  pathFrom,
  pathTo,
  queryTo,
  to,
  deviations,
) =>
  new ScannedIri(
    text,
    schemeEnd,
    hostFrom,
    hostTo,
    pathFrom,
    pathTo,
    queryTo,
    to,
    deviations,
  ) as ParsedIri as IriReference;

/**
 * Reads an IRI reference exactly by the grammar of RFC 3987 §2.2. Every URI reference is one.
 *
 * The grammar admits bidirectional formatting characters, which §4.1 forbids: see {@link bidiProblems}.
 *
 * @throws {UriSyntaxError} If the text is not an IRI reference. The error says where and why.
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { parseIri } from "urikit/iri";
 *
 * parseIri("//example.org/né#é").fragment; // => "é"
 * ```
 */
export function parseIri(text: IriLike): IriReference {
  const written = textOfIri(text);
  const parsed = scanIri(written, reference);
  if (parsed === undefined) throw diagnoseIri(written);
  return parsed;
}

/**
 * Reads an IRI reference as {@link parseIri} does, and returns the error instead of throwing it.
 *
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { tryParseIri } from "urikit/iri";
 *
 * const result = tryParseIri("http://é.example/\ue000");
 * result.valid ? "" : result.error.rule; // => "ipath-abempty"
 * ```
 */
export function tryParseIri(text: IriLike): IriParseResult {
  const written = textOfIri(text);
  const parsed = scanIri(written, reference);
  if (parsed !== undefined) return { valid: true, reference: parsed };
  return { valid: false, error: diagnoseIri(written) };
}

/** Whether a value is a parsed IRI reference, of this copy of urikit or another. */
function isIriReference(value: unknown): value is IriReference {
  return typeof value === "object" && value !== null && BRAND in value;
}

/** The text of an IRI reference, parsed or not. */
export function textOfIri(iri: IriLike, name?: string): string {
  return isIriReference(iri) ? iri.text : textOf(iri as Exclude<IriLike, IriReference>, name);
}

/** An IRI reference, parsed if it is not yet; one of another copy of urikit is read again. */
export function toIriReference(iri: IriLike, name?: string): IriReference {
  return iri instanceof ScannedIri ? (iri as ParsedIri as IriReference) : parseIri(textOfIri(iri, name));
}
