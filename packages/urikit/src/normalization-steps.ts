/**
 * RFC 3986 §6.2.2, §6.2.3: the normal form rule by rule, with the rule and the reason of each step.
 */

import { recompose } from "./compose.ts";
import {
  isDefaultPort,
  NORMALIZE_OPTIONS,
  type NormalizeOptions,
  requireNormalizeOptions,
  withCanonicalIpv6,
  withoutDots,
  withoutZeros,
} from "./normalize.ts";
import { type ReferenceLike, toReference } from "./reference.ts";
import {
  componentRule,
  emptyPathOf,
  HTTP_SCHEMES,
  lowerCase,
  type NormalizationRule,
  type Rewritable,
  type SchemeNormalization,
} from "./scheme-rules.ts";
import type { Components } from "./syntax/components.ts";
import { isIPv4 } from "./syntax/ipv4.ts";

/** One thing that normalization did: the whole reference before and after. */
export interface NormalizationStep {
  /** The name of the rule. */
  readonly rule: string;
  /** The section that it comes from. */
  readonly section: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The steps of {@link normalize}, one rule at a time; an empty list if the reference is normal already.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizationSteps } from "urikit";
 *
 * normalizationSteps("HTTP://a/%7euser").map(({ rule, after }) => `${rule}: ${after}`);
 * // => ["unreserved-triplets: HTTP://a/~user", "scheme-case: http://a/~user"]
 * ```
 */
export function normalizationSteps(
  reference: ReferenceLike,
  options: NormalizeOptions = {},
): readonly NormalizationStep[] {
  return stepsOf(reference, requireNormalizeOptions(options, NORMALIZE_OPTIONS));
}

/** The same with options that were looked at, or more of them. */
export function stepsOf(reference: ReferenceLike, options: NormalizeOptions): readonly NormalizationStep[] {
  const steps: NormalizationStep[] = [];
  const { authority: _, ...read } = toReference(reference).components;
  let components: Components = read;
  for (const { rule, section, apply } of rulesFor(components, options)) {
    const changed = apply(components);
    if (changed !== components) {
      steps.push({ rule, section, before: recompose(components), after: recompose(changed) });
    }
    components = changed;
  }
  return steps;
}

function rulesFor({ scheme }: Components, options: NormalizeOptions): readonly NormalizationRule[] {
  const syntax = [...BEFORE_DOTS, dotSegments(options)];
  if (options.level !== "scheme") return syntax;
  const { schemes = HTTP_SCHEMES } = options;
  return [...syntax, ...rulesOf(schemes.get(scheme?.toLowerCase() ?? "") ?? {})];
}

const ENCODED: readonly Rewritable[] = ["userinfo", "path", "query", "fragment", "host"];

const TRIPLET = /%[0-9A-F]{2}/gi;

/** §2.3: "ALPHA (%41-%5A and %61-%7A), DIGIT (%30-%39), hyphen (%2D), period (%2E), underscore (%5F), or tilde (%7E)". */
const UNRESERVED_TRIPLET = /%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|2[DE]|5F|7E)/gi;

/** §6.2.2.1 and §6.2.2.2. */
const BEFORE_DOTS: readonly NormalizationRule[] = [
  componentRule(
    ENCODED,
    { rule: "unreserved-triplets", section: "RFC 3986 §6.2.2.2" },
    (component, _, name) =>
      name === "host" && isEncodedAddress(component) ? component : decodeUnreserved(component),
  ),
  // A step of its own, for it makes an address of what was a name: `%31%32%37.0.0.1`.
  componentRule(["host"], { rule: "host-kind", section: "RFC 3986 §3.2.2, §6.2.2.2" }, decodeUnreserved),
  componentRule(ENCODED, { rule: "triplet-case", section: "RFC 3986 §6.2.2.1" }, (component) =>
    component.replace(TRIPLET, (triplet) => triplet.toUpperCase()),
  ),
  componentRule(["scheme"], { rule: "scheme-case", section: "RFC 3986 §6.2.2.1" }, (scheme) =>
    scheme.toLowerCase(),
  ),
  componentRule(["host"], { rule: "host-case", section: "RFC 3986 §6.2.2.1" }, lowerCase),
];

function dotSegments({ rootlessDotSegments }: NormalizeOptions): NormalizationRule {
  return componentRule(
    ["path"],
    { rule: "dot-segments", section: "RFC 3986 §6.2.2.3" },
    (path, { scheme, host }) =>
      withoutDots(path, {
        hasScheme: scheme !== undefined,
        hasAuthority: host !== undefined,
        rootless: rootlessDotSegments,
      }),
  );
}

function isEncodedAddress(host: string): boolean {
  const decoded = decodeUnreserved(host);
  return decoded !== host && isIPv4(decoded, 0, decoded.length);
}

function decodeUnreserved(component: string): string {
  return component.replace(UNRESERVED_TRIPLET, (triplet) => decodeURIComponent(triplet));
}

/** The rules of level `scheme`; with little effect if the scheme has no rules of its own. */
function rulesOf(scheme: SchemeNormalization): readonly NormalizationRule[] {
  const { rules = [] } = scheme;
  return [
    // §3.2.3: an empty port is the same as no port, in every scheme.
    componentRule(["port"], { rule: "empty-port", section: "RFC 3986 §6.2.3" }, (port) => port || undefined),
    componentRule(["port"], { rule: "default-port", section: "RFC 3986 §6.2.3" }, (port) =>
      isDefaultPort(port, scheme) ? undefined : port,
    ),
    componentRule(["port"], { rule: "port-number", section: "RFC 3986 §3.2.3" }, withoutZeros),
    componentRule(["path"], { rule: "empty-path", section: "RFC 3986 §6.2.3" }, (path, { host }) =>
      host !== undefined && path === "" ? emptyPathOf(scheme) : path,
    ),
    componentRule(["host"], { rule: "ipv6-text", section: "RFC 5952 §4, §5" }, withCanonicalIpv6),
    ...rules,
  ];
}
