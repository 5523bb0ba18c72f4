/**
 * Namespaces in XML §6: which namespace a prefix stands for. `saxes` can find it too, but walks up all open elements
 * for each name; here a lookup takes one step at any depth.
 */

import { type ExpandedName, XML } from "./vocabularies.ts";

/** The declarations in scope. */
export class Namespaces {
  /** For each prefix the namespaces that it is declared for, the innermost last. */
  readonly #declared = new Map<string, string[]>([["xml", [XML]]]);
  /** For each open element the prefixes that it declares. */
  readonly #open: (readonly string[])[] = [];

  /** An element with these attributes opens. */
  opens(attributes: Readonly<Record<string, string>>): void {
    const prefixes: string[] = [];
    for (const [name, namespace] of Object.entries(attributes)) {
      const prefix = declaredPrefix(name);
      if (prefix === undefined || prefix === "xml") continue;
      prefixes.push(prefix);
      const namespaces = this.#declared.get(prefix);
      if (namespaces) namespaces.push(namespace);
      else this.#declared.set(prefix, [namespace]);
    }
    this.#open.push(prefixes);
  }

  /** The innermost element closes. */
  closes(): void {
    for (const prefix of this.#open.pop() ?? []) this.#declared.get(prefix)?.pop();
  }

  /** The name of an element. */
  ofElement(name: string): ExpandedName {
    const colon = name.indexOf(":");
    return { namespace: this.#of(name.slice(0, Math.max(0, colon))), local: name.slice(colon + 1) };
  }

  /** The name of an attribute, which has no namespace without a prefix. */
  ofAttribute(name: string): ExpandedName {
    const colon = name.indexOf(":");
    if (colon < 0) return { namespace: "", local: name };
    return { namespace: this.#of(name.slice(0, colon)), local: name.slice(colon + 1) };
  }

  #of(prefix: string): string {
    return this.#declared.get(prefix)?.at(-1) ?? "";
  }
}

function declaredPrefix(name: string): string | undefined {
  if (name === "xmlns") return "";
  return name.startsWith("xmlns:") ? name.slice(6) : undefined;
}
