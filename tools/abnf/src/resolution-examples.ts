// Resolution examples in the notation of their documents: a line for each, `reference = target`.

/** A target of an edition or of a program. */
export type ExampleTarget =
  | { readonly kind: "uri"; readonly text: string }
  | { readonly kind: "current-document"; readonly fragment: string | undefined }
  | { readonly kind: "none"; readonly reason: unknown };

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
export function printed(target: ExampleTarget): string {
  if (target.kind === "uri") return target.text;
  if (target.kind === "none") return `none: ${JSON.stringify(target.reason)}`;
  return `(current document)${target.fragment === undefined ? "" : `#${target.fragment}`}`;
}
