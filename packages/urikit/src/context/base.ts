/**
 * RFC 3986 §5.1: establishing a base URI. The base of a reference is looked for in layers, the innermost
 * first, and the first that has one decides; what each layer inside it lacked is told, and nothing is guessed.
 */

import { parse, tryParse } from "../reference.ts";
import { type Base, prepareBase } from "../resolve.ts";
import { UriSyntaxError } from "../syntax/errors.ts";

/** A layer of §5.1: the content (§5.1.1), the encapsulating entity (§5.1.2), the retrieval (§5.1.3), the default (§5.1.4). */
export type BaseLayer = "content" | "entity" | "retrieval" | "default";

/** What is known of the base of a document, layer by layer. */
export interface BaseLayers {
  /**
   * §5.1.1: what the content says its base is, as written there; of several that may say so, the one that
   * counts first comes first. A relative one is resolved against the base that the next layer out gives.
   */
  readonly content?: string | readonly string[] | undefined;
  /** §5.1.2: the entity that encapsulates the document, its own base established before. */
  readonly entity?: EstablishedBase | undefined;
  /** §5.1.3: the URI by which the document was retrieved; after redirects, the last one. */
  readonly retrieval?: string | undefined;
  /** §5.1.4: what the application takes where nothing else is known. */
  readonly default?: string | undefined;
}

/** Why a layer gave no base. */
export type PassedReason =
  /** It names none. */
  | "absent"
  /** What it names is no URI reference. */
  | "invalid"
  /** What it names is relative, and no layer further out has a base to resolve it against. */
  | "relative";

/** A layer that was passed over. */
export interface PassedLayer {
  readonly layer: BaseLayer;
  readonly reason: PassedReason;
  /** What the layer names, as written there; undefined if it names nothing. */
  readonly text: string | undefined;
  /** Of an invalid one, what is wrong with it. */
  readonly error?: UriSyntaxError;
}

/** What a reference means in its place: against the base that was established, or against none. */
export type Meaning =
  | {
      readonly valid: true;
      /** The target URI (§5.2); undefined for a relative reference that there is no base to resolve against. */
      readonly target: string | undefined;
      /** Whether it refers to the document in which it stands (§4.4). */
      readonly sameDocument: boolean;
    }
  | { readonly valid: false; readonly error: UriSyntaxError };

/** The base URI of a document, and how it was found; or that there is none. See {@link establishBase}. */
export class EstablishedBase {
  /** The base; undefined if no layer has one. */
  readonly base: Base | undefined;
  /** The layer that decided; undefined if none did. */
  readonly from: BaseLayer | undefined;
  /** The layers that were asked before and why they did not decide; the innermost first. */
  readonly passed: readonly PassedLayer[];
  /** The encapsulating entity that was asked (§5.1.2), which tells in turn where its base came from. */
  readonly entity: EstablishedBase | undefined;

  /** @internal Use {@link establishBase}. */
  constructor(
    base: Base | undefined,
    from: BaseLayer | undefined,
    passed: readonly PassedLayer[],
    entity: EstablishedBase | undefined,
  ) {
    this.base = base;
    this.from = from;
    this.passed = passed;
    this.entity = entity;
  }

  /** The base URI, without its fragment; undefined if there is none. */
  get text(): string | undefined {
    return this.base?.text;
  }

  /**
   * What a reference means here. A relative one without a base stays unresolved: its target is undefined.
   * One of nothing but a fragment, or of nothing at all, is a same-document reference whatever the base (§4.4).
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
  resolve(reference: string): Meaning {
    try {
      return this.base === undefined ? withoutBase(reference) : against(this.base, reference);
    } catch (error) {
      if (error instanceof UriSyntaxError) return { valid: false, error };
      throw error;
    }
  }
}

function against(base: Base, reference: string): Meaning {
  const target = base.resolve(reference);
  return { valid: true, target, sameDocument: isSame(target, reference, base.text) };
}

/** §4.4: the target without the fragment, which is the reference's own, is the base. Nearly always its length tells. */
function isSame(target: string, reference: string, base: string): boolean {
  const hash = reference.indexOf("#");
  const fragment = hash < 0 ? 0 : reference.length - hash;
  return target.length - fragment === base.length && target.startsWith(base);
}

/** A base from which no URI takes anything: it has a scheme of its own (§5.2.2). */
const UNUSED = prepareBase("none:");

function withoutBase(text: string): Meaning {
  if (parse(text).kind === "uri") return { valid: true, target: UNUSED.resolve(text), sameDocument: false };
  return { valid: true, target: undefined, sameDocument: text === "" || text.startsWith("#") };
}

/**
 * Establishes the base URI of a document from its layers (§5.1), the innermost first: embedded in the content,
 * of the encapsulating entity, the URI of retrieval, a default.
 *
 * What a layer names may be relative: it is resolved against the base of the next layer out, and without one
 * it is passed over, as is a broken one. If the entity has no base of its own, the layers behind it are asked.
 * Whether the schemes of what is found can have relative references is not judged.
 *
 * @param layers What is known; a layer that is undefined names nothing, an empty text is an empty reference.
 *
 * @example
 * ```ts
 * import { establishBase } from "urikit/context";
 *
 * const message = establishBase({ content: "http://example.org/mail/", retrieval: "imap://mail.example/1" });
 * message.from; // => "content"
 *
 * const part = establishBase({ content: "a/b.html", entity: message });
 * part.text; // => "http://example.org/mail/a/b.html"
 *
 * const broken = establishBase({ content: "http://[::1", entity: message });
 * broken.from; // => "entity"
 * broken.passed.map(({ layer, reason }) => `${layer}: ${reason}`); // => ["content: invalid"]
 * establishBase({}).from; // => undefined
 * ```
 */
export function establishBase(layers: BaseLayers): EstablishedBase {
  const { content, entity } = layers;
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

/** What a layer answers when it is asked for a base. */
type Answer = { readonly layer: BaseLayer; readonly base: Base } | PassedLayer;

/** The innermost layer that has a base decides. */
function decide(answers: readonly Answer[], entity: EstablishedBase | undefined): EstablishedBase {
  const passed: PassedLayer[] = [];
  for (const answer of answers) {
    if ("base" in answer) return new EstablishedBase(answer.base, answer.layer, passed, entity);
    passed.push(answer);
  }
  return new EstablishedBase(undefined, undefined, passed, entity);
}

/** The base that a layer names, resolved against the next one out; or why that is none. */
function named(layer: BaseLayer, text: string | undefined, outer: Base | undefined): Answer {
  if (text === undefined) return { layer, reason: "absent", text };
  const result = tryParse(text);
  if (!result.valid) return { layer, reason: "invalid", text, error: result.error };
  if (result.reference.kind === "uri") return { layer, base: prepareBase(text) };
  if (outer === undefined) return { layer, reason: "relative", text };
  return { layer, base: prepareBase(outer.resolve(text)) };
}

/** §5.1.2: the base of the entity is known already; if it has none, why what is innermost in it gave none. */
function ofEntityLayer(entity: EstablishedBase | undefined): Answer {
  const layer = "entity";
  if (entity?.base) return { layer, base: entity.base };
  const why = entity?.passed.find(({ reason }) => reason !== "absent");
  return why === undefined ? { layer, reason: "absent", text: undefined } : { ...why, layer };
}

function baseOf(answer: Answer): Base | undefined {
  return "base" in answer ? answer.base : undefined;
}
