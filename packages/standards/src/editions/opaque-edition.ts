/**
 * The common part of RFC 2396 and its successor draft: opaque URIs, which have no hierarchy (§3 of both), authorities
 * that are a `server` or else the name of a registry (§3.2), and unsuitable bases (§5).
 */

import { split } from "urikit";
import {
  type CharacterClasses,
  type Edition,
  type EditionComponents,
  type EditionDestination,
  type EditionError,
  type EditionNormalizeOptions,
  type EditionResolveOptions,
  type EditionRung,
  type EditionSections,
  type EditionTarget,
  grammarError,
  type RuleSections,
} from "../edition.ts";
import { partsOf, type ReferenceParts, recompose, type Server, serverOf, withoutFragment } from "../parts.ts";
import { hasSurplus, withoutSurplus } from "../path-merging.ts";
import { type Failure, Recognizer, type Table } from "../recognizer.ts";
import { defineSegments } from "../segments.ts";

/** The parts of a `server`, which may be empty; undefined if an authority can only be the name of a registry. */
export type ServerIn = (authority: string) => Partial<Server> | undefined;

/** Everything in which one of the two editions differs from the other. */
export interface OpaqueEditionDefinition<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly title: string;
  readonly date: string;
  readonly classes: CharacterClasses;
  readonly sections: EditionSections;
  readonly rungs: readonly EditionRung[];
  readonly rules: RuleSections;
  /** The narrowest rule for a reference that the edition accepts. */
  readonly kind: (reference: string) => string;
  /** The table of `URI-reference`. */
  readonly reference: Table;
  /** The names of the two components that only these editions have. */
  readonly names: { readonly opaquePart: string; readonly registeredName: string };
  /** §3: whether a reference is an opaque URI. */
  readonly isOpaque: (reference: string) => boolean;
  /** §3.2.2. */
  readonly serverIn: ServerIn;
  /** §3.3: the segments of a path, with their parameters. */
  readonly segmentsOf: (path: string) => EditionComponents[string];
  /** Whether the edition resolves a reference that its grammar does not derive. */
  readonly resolvesAnyway?: (reference: string) => boolean;
  /** §5.2: of which schemes, in lower case, a parser that is not strict may ignore the name. */
  readonly mayIgnoreScheme: (scheme: string) => boolean;
  /** §5.2: the target of R against a base that is hierarchical. */
  readonly transform: (
    R: ReferenceParts,
    Base: ReferenceParts,
    options: EditionResolveOptions,
  ) => EditionTarget;
  /** §6: the normal form of a valid reference. */
  readonly normalForm: (reference: string, options: EditionNormalizeOptions) => string;
}

/** §3.2.2: distinguishes a `server` from the name of a registry (§3.2.1) by the rules of its parts. */
export function serverRule(tables: { readonly userinfo: Table; readonly hosts: readonly Table[] }): ServerIn {
  const userinfo = new Recognizer(tables.userinfo);
  const hosts = tables.hosts.map((table) => new Recognizer(table));
  return (authority) => {
    if (authority === "") return {};
    const server = serverOf(authority);
    const isServer =
      (server.userinfo === undefined || userinfo.accepts(server.userinfo)) &&
      hosts.some((host) => host.accepts(server.host)) &&
      /^[0-9]*$/.test(server.port ?? "");
    return isServer ? server : undefined;
  };
}

/** §5.2: a target that is a URI. */
export function uri(T: ReferenceParts): EditionTarget {
  return { kind: "uri", text: recompose(T) };
}

/** §5.2: a target whose merged path may lead above the root; `section` is the step that allows three ways to treat it. */
export function withSurplus(
  T: ReferenceParts,
  { surplus = "keep" }: EditionResolveOptions,
  section: string,
): EditionTarget {
  if (surplus === "keep" || !hasSurplus(T.path)) return uri(T);
  if (surplus === "remove") return uri({ ...T, path: withoutSurplus(T.path) });
  return { kind: "none", reason: 'its ".." segments lead above the root, which is an error', section };
}

/** One of the two editions, from its own definition. */
export function opaqueEdition<Id extends string>(own: OpaqueEditionDefinition<Id>): Edition<Id> {
  const { id, name, title, date, classes, sections, rungs } = own;
  const uriReference = new Recognizer(own.reference);

  function check(reference: string): EditionError | undefined {
    const failure = uriReference.failure(reference);
    if (failure === undefined) return undefined;
    return grammarError({
      text: reference,
      failure: authorityFailure(reference, failure),
      name,
      rules: own.rules,
    });
  }

  function components(reference: string): EditionComponents | undefined {
    if (check(reference) !== undefined) return undefined;
    const { scheme, authority, path, query, fragment } = partsOf(reference);
    if (scheme !== undefined && own.isOpaque(reference)) {
      const opaquePart = withoutFragment(reference).slice(scheme.length + 1);
      return { scheme, [own.names.opaquePart]: opaquePart, fragment };
    }
    const parts = { scheme, authority, ...authorityParts(authority), path };
    defineSegments(parts, () => own.segmentsOf(path));
    return Object.assign(parts, { query, fragment });
  }

  /** §3.2. */
  function authorityParts(authority: string | undefined): EditionComponents {
    if (authority === undefined) return {};
    const server = own.serverIn(authority);
    return server === undefined
      ? { [own.names.registeredName]: authority }
      : { server: authority, ...server };
  }

  function resolve(reference: string, base: string, options: EditionResolveOptions = {}): EditionTarget {
    const error = check(reference);
    if (error && !own.resolvesAnyway?.(reference))
      return { kind: "none", reason: error.message, section: error.section };
    const Base = partsOf(base);
    const R = withoutIgnoredScheme(partsOf(reference), Base, options);
    return requireSuitableBase(own.transform(R, Base, options), reference, base);
  }

  /** §5.2: it "may ignore a scheme in the reference if it is identical to the base URI's scheme" (rfc2396bis-01). */
  function withoutIgnoredScheme(
    R: ReferenceParts,
    Base: ReferenceParts,
    { strict = true }: EditionResolveOptions,
  ): ReferenceParts {
    const scheme = R.scheme?.toLowerCase();
    if (strict || scheme === undefined || scheme !== Base.scheme?.toLowerCase()) return R;
    return own.mayIgnoreScheme(scheme) ? { ...R, scheme: undefined } : R;
  }

  /** §5: "relative URI cannot be used within a document that has an unsuitable base URI." */
  function requireSuitableBase(target: EditionTarget, reference: string, base: string): EditionTarget {
    if (target.kind === "current-document") return target;
    const isAbsolute =
      target.kind === "uri" && target.text === reference && partsOf(reference).scheme !== undefined;
    const reason = isAbsolute ? undefined : unsuitability(base);
    return reason === undefined ? target : { kind: "none", reason, section: `${name} §5` };
  }

  function unsuitability(base: string): string | undefined {
    const error = check(withoutFragment(base));
    if (error) return `the base is not a URI: ${error.message}`;
    if (partsOf(base).scheme === undefined) return "the base is not an absolute URI";
    return own.isOpaque(base) ? "the base is opaque, so no relative URI can be used with it" : undefined;
  }

  function destination(reference: string): EditionDestination | undefined {
    if (check(reference) !== undefined) return undefined;
    const { scheme, authority } = partsOf(reference);
    const isHierarchical = !own.isOpaque(reference) && authority !== undefined;
    const server = isHierarchical ? own.serverIn(authority) : {};
    return {
      scheme: scheme?.toLowerCase(),
      host: server?.host,
      port: server?.port,
      hostKnown: server !== undefined,
    };
  }

  return {
    id,
    name,
    title,
    date,
    classes,
    sections,
    rungs,
    check,
    kind: (reference) => (check(reference) === undefined ? own.kind(reference) : undefined),
    components,
    resolve,
    normalize: (reference, options = {}) =>
      check(reference) === undefined ? own.normalForm(reference, options) : undefined,
    destination,
  };
}

/**
 * The grammar can also read a path after `//`, so it names no rule that is more precise than both readings. "The
 * authority component wins" (§4.3): a failure inside the authority is a failure of `authority`.
 */
function authorityFailure(reference: string, failure: Failure): Failure {
  const { schemeEnd, pathFrom } = split(reference);
  const start = schemeEnd + 3;
  const isInAuthority = start <= failure.index && failure.index <= pathFrom;
  return isInAuthority ? { ...failure, rule: "authority" } : failure;
}
