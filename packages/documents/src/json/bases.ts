/** RFC 3986 §5.1.1 in JSON: the bases that the contexts of JSON-LD and the `$id` of schemas give to the objects around them. */

import type { EstablishedBase } from "urikit/context";
import { contentBase } from "../content-base.ts";
import type { Sink } from "../sink.ts";
import { type JsonText, jsonPointer } from "./tokens.ts";
import { baseScopeOf, type JsonVocabulary, termOf } from "./vocabulary.ts";

/** The bases and the prefixes of a document. */
export class JsonBases {
  readonly vocabulary: JsonVocabulary;
  readonly #outer: EstablishedBase;
  readonly #sink: Pick<Sink, "warn">;
  /** The bases that are named, by the pointers of their objects. */
  readonly #named = new Map<string, string>();
  readonly #established = new Map<string, EstablishedBase>();
  readonly #terms = new Set<string>();

  /** @param texts The values that are texts, as far as they may give a base or a prefix. */
  constructor(
    texts: readonly Pick<JsonText, "text" | "path">[],
    { outer, sink, isManifest }: { outer: EstablishedBase; sink: Pick<Sink, "warn">; isManifest: boolean },
  ) {
    this.#outer = outer;
    this.#sink = sink;
    const isSchema = texts.some(({ path }) => path.length === 1 && path[0] === "$schema");
    this.vocabulary = isManifest ? "manifest" : isSchema ? "schema" : "json";
    for (const one of texts) this.#note(one);
  }

  #note({ path, text }: Pick<JsonText, "text" | "path">): void {
    const scope = baseScopeOf(path, this.vocabulary);
    if (scope !== undefined) this.#named.set(jsonPointer(scope), text);
    const term = termOf(path);
    if (term !== undefined) this.#terms.add(term);
  }

  /** The base of the value at a path; of one that gives a base, the base around its object. */
  of(path: JsonText["path"]): EstablishedBase {
    if (this.#named.size === 0) return this.#outer;
    return this.#around(baseScopeOf(path, this.vocabulary) ?? path);
  }

  /** The base of the innermost object around a path that names one. */
  #around(path: JsonText["path"]): EstablishedBase {
    for (let length = path.length - 1; length >= 0; length--) {
      const scope = path.slice(0, length);
      const pointer = jsonPointer(scope);
      const named = this.#named.get(pointer);
      if (named !== undefined) return this.#establish(scope, pointer, named);
    }
    return this.#outer;
  }

  #establish(scope: JsonText["path"], pointer: string, named: string): EstablishedBase {
    const known = this.#established.get(pointer);
    if (known !== undefined) return known;
    const { base, warnings } = contentBase([named], { entity: this.#around(scope) });
    for (const warning of warnings) this.#sink.warn(warning);
    this.#established.set(pointer, base);
    return base;
  }

  /** Whether a text is no reference, but a blank node, or a prefix of the contexts with a name (JSON-LD 1.1 §4.1.5). */
  isCompact(text: string): boolean {
    const prefix = /^([^:/]+):(?!\/\/)/.exec(text)?.[1];
    return prefix !== undefined && (prefix === "_" || this.#terms.has(prefix));
  }
}
