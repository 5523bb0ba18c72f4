/**
 * The common part of RFC 2396 and its successor draft: opaque URIs, which have no hierarchy (§3 of both), authorities
 * that are a `server` or else the name of a registry (§3.2), and unsuitable bases (§5).
 */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import { split } from "urikit/syntax";
import type { Statement } from "urikit/words";
import {
  type CharacterClasses,
  defineEdition,
  type Edition,
  type EditionComponents,
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
import { statement } from "../statement.ts";

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
  readonly table: Table;
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
  return { kind: "none", reason: statement("surplus-refused"), section };
}

/** §2.2 to §2.4.3: the classes of both, which differ in what is reserved at all and in an authority. */
export function opaqueClasses(name: string, reserved: string, reservedInAuthority: string): CharacterClasses {
  return {
    reserved,
    /** `mark`. */
    unreserved: "-_.!~*'()",
    /** The space, `delims` and `unwise`. */
    excluded: ' <>"{}|\\^`',
    reservedIn: [
      { component: "authority", characters: reservedInAuthority, section: `${name} §3.2` },
      { component: "segment", characters: "/;=?", section: `${name} §3.3` },
      { component: "query", characters: ";/?:@&=+,$", section: `${name} §3.4` },
    ],
  };
}

/** §6: a server with its host name in lower case, and with the port that is kept; the name of a registry as it is. */
export function normalServer(
  authority: string,
  serverIn: ServerIn,
  keptPort: (port: string) => string | undefined,
): string {
  const { userinfo, host, port } = serverIn(authority) ?? {};
  if (host === undefined) return authority;
  const kept = port === undefined ? undefined : keptPort(port);
  const before = userinfo === undefined ? "" : `${userinfo}@`;
  return before + host.toLowerCase() + (kept === undefined ? "" : `:${kept}`);
}

/** A definition, and why its grammar does not derive a reference. */
interface CheckedDefinition<Id extends string> extends OpaqueEditionDefinition<Id> {
  readonly check: (reference: string) => ReaderError | undefined;
}

/** One of the two editions, from its own definition. */
export function opaqueEdition<Id extends string>(definition: OpaqueEditionDefinition<Id>): Edition<Id> {
  const { id, name, title, date, classes, sections, rungs } = definition;
  const check = checkOf(definition);
  const own: CheckedDefinition<Id> = { ...definition, check };
  const ifValid = <T>(reference: string, answer: () => T) =>
    check(reference) === undefined ? answer() : undefined;
  return defineEdition({
    id,
    name,
    title,
    date,
    classes,
    sections,
    rungs,
    check,
    kind: (reference) => ifValid(reference, () => own.kind(reference)),
    components: (reference) => ifValid(reference, () => componentsOf(own, reference)),
    resolve: (reference, base, options = {}) => resolved(own, reference, { base, options }),
    normalize: (reference, options = {}) => ifValid(reference, () => own.normalForm(reference, options)),
    destination: (reference) => ifValid(reference, () => destinationOf(own, reference)),
  });
}

function checkOf({
  table,
  name,
  rules,
}: OpaqueEditionDefinition<string>): CheckedDefinition<string>["check"] {
  const uriReference = new Recognizer(table);
  return (text) => {
    const failure = uriReference.failure(text);
    return failure && grammarError({ text, failure: authorityFailure(text, failure), name, rules });
  };
}

function componentsOf(own: CheckedDefinition<string>, reference: string): EditionComponents {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  if (scheme !== undefined && own.isOpaque(reference)) {
    const opaquePart = withoutFragment(reference).slice(scheme.length + 1);
    return { scheme, [own.names.opaquePart]: opaquePart, fragment };
  }
  const parts = { scheme, authority, ...authorityParts(own, authority), path };
  defineSegments(parts, () => own.segmentsOf(path));
  return Object.assign(parts, { query, fragment });
}

/** §3.2. */
function authorityParts(
  { serverIn, names }: CheckedDefinition<string>,
  authority: string | undefined,
): EditionComponents {
  if (authority === undefined) return {};
  const server = serverIn(authority);
  return server === undefined ? { [names.registeredName]: authority } : { server: authority, ...server };
}

/** The base of a resolution, and how references are resolved against it. */
interface ResolutionQuestion {
  readonly base: string;
  readonly options: EditionResolveOptions;
}

function resolved(
  own: CheckedDefinition<string>,
  reference: string,
  { base, options }: ResolutionQuestion,
): EditionTarget {
  const error = own.check(reference);
  if (error && !own.resolvesAnyway?.(reference))
    return { kind: "none", reason: error.problem, section: error.section };
  const [R, Base] = [partsOf(reference), partsOf(base)];
  const ignores = options.strict === false && repeatsScheme(R, Base) && own.mayIgnoreScheme(schemeOf(R));
  const target = own.transform(ignores ? { ...R, scheme: undefined } : R, Base, options);
  const isAbsolute = target.kind === "uri" && target.text === reference && R.scheme !== undefined;
  if (target.kind === "current-document" || isAbsolute) return target;
  const reason = unsuitability(own, base);
  return reason === undefined ? target : { kind: "none", reason, section: `${own.name} §5` };
}

function schemeOf({ scheme = "" }: ReferenceParts): string {
  return scheme.toLowerCase();
}

/** §5.2: it "may ignore a scheme in the reference if it is identical to the base URI's scheme" (rfc2396bis-01). */
function repeatsScheme(R: ReferenceParts, Base: ReferenceParts): boolean {
  return R.scheme !== undefined && schemeOf(R) === schemeOf(Base);
}

/** §5: "relative URI cannot be used within a document that has an unsuitable base URI." */
function unsuitability({ check, isOpaque }: CheckedDefinition<string>, base: string): Statement | undefined {
  const error = check(withoutFragment(base));
  if (error) return statement("base-not-uri", error.problem);
  if (partsOf(base).scheme === undefined) return statement("base-not-absolute-uri");
  return isOpaque(base) ? statement("base-opaque") : undefined;
}

function destinationOf(
  { isOpaque, serverIn }: CheckedDefinition<string>,
  reference: string,
): ReadDestination {
  const { scheme, authority } = partsOf(reference);
  const server = !isOpaque(reference) && authority !== undefined ? serverIn(authority) : {};
  const { host, port } = server ?? {};
  return { scheme: scheme?.toLowerCase(), host, port, hostKnown: server !== undefined };
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
