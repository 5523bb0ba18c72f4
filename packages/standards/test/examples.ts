// Resolution examples in the notation of their documents: a line for each, `reference = target`.
import { expect } from "vitest";
import type { Edition, EditionResolveOptions, EditionTarget } from "../src/edition.ts";

/** The pairs of a text in that notation. `<>` is the empty reference. */
export function examples(text: string): readonly (readonly [reference: string, target: string])[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [reference = "", target = ""] = line.trim().split(/\s+=\s+/);
      return [reference === "<>" ? "" : reference, target.replace(/^<URL:(.*)>$/, "$1")];
    });
}

/** A target as the documents print it. */
export function printed(target: EditionTarget): string {
  if (target.kind === "uri") return target.text;
  if (target.kind === "none") return `none: ${target.reason}`;
  return `(current document)${target.fragment === undefined ? "" : `#${target.fragment}`}`;
}

/** Expects an edition to resolve its examples as printed. */
export function expectTargets(
  edition: Edition,
  base: string,
  text: string,
  options?: EditionResolveOptions,
): void {
  for (const [reference, target] of examples(text))
    expect.soft(printed(edition.resolve(reference, base, options)), reference).toBe(target);
}
