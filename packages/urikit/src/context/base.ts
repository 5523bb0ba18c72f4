/**
 * RFC 3986 §5.1: establishing a base URI. The base of a reference is looked for in layers, the innermost first,
 * and the first that has one decides. The answer has the reason why each layer inside it did not; nothing is guessed.
 */

import { parse, type ReferenceLike, textOf } from "../reference.ts";
import { type Base, prepareBase } from "../resolve.ts";
import { UriSyntaxError } from "../syntax/errors.ts";
import { INSPECT } from "../syntax/inspect.ts";
import { maskPassword } from "../syntax/password.ts";
import { requireOptions } from "../syntax/require-option.ts";
import { tryParse } from "../try-parse.ts";

/** A layer of §5.1: the content (§5.1.1), the encapsulating entity (§5.1.2), the retrieval (§5.1.3), the default (§5.1.4). */
export type BaseLayer = "content" | "entity" | "retrieval" | "default";

/** Where the base of a document may come from, layer by layer. */
export interface BaseLayers {
  /**
   * §5.1.1: the base that the content gives itself, as it is written there. Where several places may give it, the
   * one with precedence comes first. A relative one is resolved against the base of the next layer out.
   */
  readonly content?: string | readonly string[] | undefined;
  /** §5.1.2: the entity that encapsulates the document, with its own base established already. */
  readonly entity?: EstablishedBase | undefined;
  /** §5.1.3: the URI from which the document was retrieved; after redirects, the last one. */
  readonly retrieval?: ReferenceLike | undefined;
  /** §5.1.4: the base that the application uses if no other layer has one. */
  readonly default?: ReferenceLike | undefined;
}

/** Why a layer gave no base. */
export type SkipReason =
  /** It names no base. */
  | "absent"
  /** The base that it names is not a URI reference. */
  | "invalid"
  /** The base that it names is relative, and no layer further out has one to resolve it against. */
  | "relative";

/** A layer that gave no base. */
export interface SkippedLayer {
  readonly layer: BaseLayer;
  readonly reason: SkipReason;
  /** The base that the layer names, as it is written there; undefined if it names no base. */
  readonly text: string | undefined;
  /** Where and why the text is invalid, if it is. */
  readonly error?: UriSyntaxError;
}

/** A reference, resolved against the base that was established, or without one. */
export type Resolved =
  | {
      readonly valid: true;
      /** The target URI (§5.2); undefined for a relative reference without a base to resolve it against. */
      readonly target: string | undefined;
      /** Whether the reference refers to its own document (§4.4). */
      readonly sameDocument: boolean;
    }
  | { readonly valid: false; readonly error: UriSyntaxError };

/**
 * The base URI of a document and where it came from, or the fact that there is no base. See {@link establishBase}.
 * All of it but `prepared` lies in properties of its own, which a copy keeps.
 */
export interface EstablishedBase {
  /** The base URI, without its fragment; undefined if it is absent. */
  readonly text: string | undefined;
  /** The layer that decided; undefined if no layer did. */
  readonly layer: BaseLayer | undefined;
  /** The layers that were asked first and gave no base, with the reason; the innermost first. */
  readonly skipped: readonly SkippedLayer[];
  /** The encapsulating entity that was given (§5.1.2), which knows in turn where its base came from. */
  readonly entity: EstablishedBase | undefined;
  /** The base as `prepareBase` gives it; undefined if it is absent. */
  readonly prepared: Base | undefined;
  /**
   * Resolves a reference. A relative one without a base stays unresolved: its target is undefined. A reference
   * that is only a fragment, or empty, is a same-document reference with any base and without one (§4.4).
   *
   * @example
   * ```ts
   * import { establishBase } from "urikit/context";
   *
   * const page = establishBase({ retrieval: "http://example.org/a/b" });
   * page.resolve("../c"); // => { valid: true, target: "http://example.org/c", sameDocument: false }
   * establishBase({}).resolve("../c"); // => { valid: true, target: undefined, sameDocument: false }
   * ```
   */
  resolve(reference: ReferenceLike): Resolved;
}

/** The outcome of asking the layers. */
interface Decision {
  readonly base: Base | undefined;
  readonly layer: BaseLayer | undefined;
  readonly skipped: readonly SkippedLayer[];
  readonly entity: EstablishedBase | undefined;
}

class BaseOfLayers implements EstablishedBase {
  readonly text: string | undefined;
  readonly layer: BaseLayer | undefined;
  readonly skipped: readonly SkippedLayer[];
  readonly entity: EstablishedBase | undefined;
  readonly #base: Base | undefined;

  constructor({ base, layer, skipped, entity }: Decision) {
    this.text = base?.text;
    this.layer = layer;
    this.skipped = skipped;
    this.entity = entity;
    this.#base = base;
  }

  get prepared(): Base | undefined {
    return this.#base;
  }

  resolve(reference: ReferenceLike): Resolved {
    if (this === undefined) throw new TypeError("resolve needs a base");
    const text = textOf(reference);
    try {
      return this.#base === undefined ? withoutBase(text) : against(this.#base, text);
    } catch (error) {
      if (error instanceof UriSyntaxError) return { valid: false, error };
      throw error;
    }
  }

  /** For `console.log` in Node: all of it, with passwords masked. */
  [INSPECT](): object {
    const skipped = this.skipped.map((layer) => ({ ...layer, text: masked(layer.text) }));
    return { ...this, text: masked(this.text), skipped };
  }
}

function masked(text: string | undefined): string | undefined {
  return text === undefined ? undefined : maskPassword(text);
}

function against(base: Base, reference: string): Resolved {
  const target = base.resolve(reference);
  return { valid: true, target, sameDocument: isSame(target, reference, base.text) };
}

/** §4.4: the target without its fragment, which is the reference's own, is the base. Their lengths nearly always differ. */
function isSame(target: string, reference: string, base: string): boolean {
  const hash = reference.indexOf("#");
  const fragment = hash < 0 ? 0 : reference.length - hash;
  return target.length - fragment === base.length && target.startsWith(base);
}

/** A base of which no URI takes a part, since a URI has a scheme of its own (§5.2.2). */
const NO_BASE = prepareBase("none:");

function withoutBase(text: string): Resolved {
  if (parse(text).kind === "uri") return { valid: true, target: NO_BASE.resolve(text), sameDocument: false };
  return { valid: true, target: undefined, sameDocument: text === "" || text.startsWith("#") };
}

/**
 * Establishes the base URI of a document from its layers (§5.1), the innermost first: the base embedded in the
 * content, that of the encapsulating entity, the URI of retrieval, a default.
 *
 * A base in the content may be relative: it is resolved against the base of the next layer out. A relative one
 * with no base further out is skipped, and so is an invalid one. An entity without a base is skipped too, and the
 * layers after it are asked. Whether relative references make sense with the scheme of a base is not judged.
 *
 * @param layers The layers; one that is undefined names no base, an empty text is an empty reference.
 *
 * @example
 * ```ts
 * import { establishBase } from "urikit/context";
 *
 * const message = establishBase({ content: "http://example.org/mail/", retrieval: "imap://mail.example/1" });
 * message.layer; // => "content"
 *
 * const part = establishBase({ content: "a/b.html", entity: message });
 * part.text; // => "http://example.org/mail/a/b.html"
 *
 * const broken = establishBase({ content: "http://[::1", entity: message });
 * broken.layer; // => "entity"
 * broken.skipped.map(({ layer, reason }) => `${layer}: ${reason}`); // => ["content: invalid"]
 * establishBase({}).layer; // => undefined
 * ```
 */
export function establishBase(layers: BaseLayers): EstablishedBase {
  layers = requireOptions(layers, { content: true, entity: true, retrieval: true, default: true }, "layers");
  const { content, entity } = layers;
  if (entity !== undefined && !Array.isArray(entity?.skipped))
    throw new TypeError("the entity must be what establishBase gives");
  if (typeof content === "object" && !Array.isArray(content))
    throw new TypeError("the content must be text, or an array");
  const ofDefault = named("default", layers.default, undefined);
  const ofRetrieval = named("retrieval", layers.retrieval, baseOf(ofDefault));
  const ofEntity = ofEntityLayer(entity);
  const outer = baseOf(ofEntity) ?? baseOf(ofRetrieval) ?? baseOf(ofDefault);
  const embedded = typeof content === "object" ? content : [content];
  const ofContent = (embedded.length > 0 ? embedded : [undefined]).map((text) =>
    named("content", text, outer),
  );
  return decide([...ofContent, ofEntity, ofRetrieval, ofDefault], entity);
}

/** The answer of a layer that is asked for a base. */
type Answer = { readonly layer: BaseLayer; readonly base: Base } | SkippedLayer;

/** The innermost layer that has a base decides. */
function decide(answers: readonly Answer[], entity: EstablishedBase | undefined): EstablishedBase {
  const skipped: SkippedLayer[] = [];
  for (const answer of answers) {
    if ("base" in answer)
      return new BaseOfLayers({ base: answer.base, layer: answer.layer, skipped, entity });
    skipped.push(answer);
  }
  return new BaseOfLayers({ base: undefined, layer: undefined, skipped, entity });
}

/** The base that a layer names, resolved against that of the next layer out; or the reason why it gives no base. */
function named(layer: BaseLayer, reference: ReferenceLike | undefined, outer: Base | undefined): Answer {
  if (reference === undefined) return { layer, reason: "absent", text: undefined };
  const text = textOf(reference, `the base (${layer})`);
  const result = tryParse(text);
  if (!result.valid) return { layer, reason: "invalid", text, error: result.error };
  if (result.parsed.kind === "uri") return { layer, base: prepareBase(text) };
  if (outer === undefined) return { layer, reason: "relative", text };
  return { layer, base: prepareBase(outer.resolve(text)) };
}

/** §5.1.2: the base of the entity is known already; if it has no base, the reason of its innermost layer that names one. */
function ofEntityLayer(entity: EstablishedBase | undefined): Answer {
  const layer = "entity";
  if (entity?.prepared) return { layer, base: entity.prepared };
  const innermost = entity?.skipped.find(({ reason }) => reason !== "absent");
  return innermost === undefined ? { layer, reason: "absent", text: undefined } : { ...innermost, layer };
}

function baseOf(answer: Answer): Base | undefined {
  return "base" in answer ? answer.base : undefined;
}
