/** An expression and lines as they are asked: those of IRIs as their URIs (RFC 3987 §3.1), if IRIs are taken. */

export interface Asked {
  readonly expression: string;
  readonly uriOf: (text: string) => string;
}

/** The mapping is loaded only if IRIs are taken. */
export async function askedOf(expression: string, iri: true | undefined): Promise<Asked> {
  if (!iri) return { expression, uriOf: (text) => text };
  const { uriOf } = await import("../../lines/on-iris.ts");
  return { expression: expression.replaceAll(/[^\0-\x7f]+/gu, encodeURIComponent), uriOf };
}
