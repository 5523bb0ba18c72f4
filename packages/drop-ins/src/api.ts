/**
 * The API of uri-js and fast-uri, made for one convention: RFC 3986 §3 (parse), §5.2 (resolve), §5.3 (serialize) and
 * §6 (normalize, equal) on objects of components.
 */

import {
  type Convention,
  componentsOf,
  optionsOf,
  type UriComponents,
  type UriComponentsDraft,
  type UriComponentsOptions,
} from "./components.ts";
import { readComponents, withoutSchemes } from "./read.ts";
import { targetComponents, targetText } from "./target.ts";
import { writeComponents } from "./write.ts";

/** The functions that uri-js and fast-uri have in common. */
export interface UriComponentsApi {
  /**
   * The components of a text. It is never refused: `error` has the fault.
   *
   * @throws {TypeError} If `uri` is not a string.
   */
  parse(uri: string, options?: UriComponentsOptions): UriComponents;
  /**
   * The text of components (§5.3), encoded where need be.
   *
   * @throws {TypeError} If the scheme or the port is malformed.
   * @throws {Error} If the scheme is `urn` and there is no `nid`.
   */
  serialize(components: Readonly<UriComponentsDraft>, options?: UriComponentsOptions): string;
  /**
   * The target of a reference (§5.2), the base first. The base may be relative.
   *
   * @throws {Error} If one of them is malformed.
   */
  resolve(base: string, reference: string, options?: UriComponentsOptions): string;
  /** The components of the target of a reference, given by its components. */
  resolveComponents(
    base: Readonly<UriComponentsDraft>,
    reference: Readonly<UriComponentsDraft>,
    options?: UriComponentsOptions,
    skipNormalization?: boolean,
  ): UriComponents;
  /** A text, or components, in the normal form (§6.2.2, §6.2.3). A malformed text stays as it is. */
  normalize<Given extends string | UriComponents>(
    uri: Given,
    options?: UriComponentsOptions,
  ): Given extends string ? string : UriComponents;
  /** Whether two texts, or components, have the same normal form. A malformed text equals nothing. */
  equal(
    a: string | Readonly<UriComponentsDraft>,
    b: string | Readonly<UriComponentsDraft>,
    options?: UriComponentsOptions,
  ): boolean;
}

/** The functions for a convention. They need no `this`. */
export function apiOf(convention: Convention): UriComponentsApi {
  const parse = (uri: string, options?: UriComponentsOptions) =>
    asRead(readComponents(uri, optionsOf(options), convention).components);
  const serialize = (components: Readonly<UriComponentsDraft>, options?: UriComponentsOptions) =>
    writeComponents(components, optionsOf(options), convention);

  /** The normal form of a text, or undefined if it is malformed. */
  const normalText = (text: string, options: UriComponentsOptions) => {
    const { components, malformed } = readComponents(text, options, convention);
    return malformed === undefined ? serialize(components, options) : undefined;
  };

  /** The text that two equal references have in common; undefined for a text that equals nothing. */
  const comparable = (uri: string | Readonly<UriComponentsDraft>, options: UriComponentsOptions) => {
    if (typeof uri === "string") return normalText(uri, options);
    if (typeof uri !== "object" || uri === null) return undefined;
    try {
      return normalText(serialize(uri, options), options);
    } catch {
      return undefined; // its scheme or port is malformed
    }
  };

  function normalize(uri: string, options?: UriComponentsOptions): string;
  function normalize(uri: UriComponents, options?: UriComponentsOptions): UriComponents;
  function normalize(uri: string | UriComponents, given?: UriComponentsOptions) {
    const options = optionsOf(given);
    if (typeof uri === "string") return normalText(uri, options) ?? uri;
    return typeof uri === "object" && uri !== null ? parse(serialize(uri, options), options) : uri;
  }

  return {
    parse,
    serialize,
    resolve: (base, reference, options) => targetText(base, reference, optionsOf(options), convention),
    resolveComponents(base, reference, given, skipNormalization = false) {
      const options = optionsOf(given);
      const read = (components: Readonly<UriComponentsDraft>) =>
        skipNormalization
          ? components
          : readComponents(serialize(components, options), withoutSchemes(options), convention).components;
      return asRead(
        targetComponents(read(componentsOf(base)), read(componentsOf(reference)), options, convention),
      );
    },
    normalize: normalize as UriComponentsApi["normalize"],
    equal(a, b, given) {
      const options = optionsOf(given);
      const normal = comparable(a, options);
      return normal !== undefined && normal === comparable(b, options);
    },
  };
}

/** Components as uri-js gives them: a component that is not there may be a member with the value `undefined`. */
function asRead(components: UriComponentsDraft): UriComponents {
  return components as UriComponents;
}
