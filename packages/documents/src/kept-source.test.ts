import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { DocumentContext } from "./document-context.ts";
import { type DocumentSource, extractReferences, referencesIn } from "./extract.ts";
import type { DocumentType } from "./media-types.ts";
import type { DocumentWarning } from "./sink.ts";

const LATE = `<a href=x>${"<p>".repeat(100)}<base href="http://late/">`;
const MESSAGE = "Content-Type: text/html\r\n\r\n<a href=x><base href='http://late/'>";

async function targets(
  source: DocumentSource,
  type: DocumentType,
  context?: DocumentContext,
): Promise<(string | undefined)[]> {
  const found = [];
  for await (const { target } of extractReferences(source, type, context)) found.push(target);
  return found;
}

function* once(text: string): Generator<Uint8Array> {
  for (let i = 0; i < text.length; i += 100) yield Buffer.from(text.slice(i, i + 100));
}

describe("a document of moderate length is opened once", () => {
  it.each([
    ["html", LATE],
    ["mime", MESSAGE],
  ] as const)("%s: so it may be a stream that can be read only once", async (type, text) => {
    const streams = [once(text), Readable.from(once(text)), new Response(text).body];
    for (const stream of streams) {
      if (stream === null) throw new Error("no body");
      expect((await targets({ open: () => stream }, type))[0]).toBe("http://late/x");
    }
  });

  it("a source may use the memory of its pieces again", async () => {
    function* reusing(): Generator<Uint8Array> {
      const memory = Buffer.alloc(1);
      for (const octet of Buffer.from(LATE)) {
        memory[0] = octet;
        yield memory;
      }
    }
    expect((await targets({ open: reusing }, "html"))[0]).toBe("http://late/x");
  });

  it("a caller that stops early closes it", async () => {
    let isClosed = false;
    function* closing(): Generator<Uint8Array> {
      try {
        for (;;) yield Buffer.from("http://a/ ".repeat(5000));
      } finally {
        isClosed = true;
      }
    }
    for await (const _ of extractReferences({ open: closing }, "text")) break;
    expect(isClosed).toBe(true);
  });
});

describe("a source that cannot be read is an error, and never an empty document", () => {
  it("a long one that can be read only once", async () => {
    const stream = once(`<a href=x>${" ".repeat(5_000_000)}`);
    await expect(targets({ open: () => stream }, "html")).rejects.toThrow(/when it was opened again/);
  });

  it.each([
    ["strings", () => ["<a href=x>"]],
    ["a string", () => "<a href=x>"],
    ["nothing", () => null],
    ["a promise", async () => [Buffer.from("x")]],
  ])("that gives %s", async (_, open) => {
    const source = { open } as unknown as DocumentSource;
    for (const type of ["html", "mime", "text"] as const)
      await expect(targets(source, type)).rejects.toThrow(TypeError);
  });
});

describe("arguments", () => {
  it("a text that is not a string, and a type that is not one of a text, are refused", () => {
    expect(() => referencesIn(null as unknown as string, "html")).toThrow(TypeError);
    expect(() => referencesIn("x", "mime" as "html")).toThrow(/the type must be one of/);
    expect(() => referencesIn("x", "odt" as "html")).toThrow(TypeError);
  });

  it("a URI of retrieval, or a default, that cannot be a base gives a warning", async () => {
    const warnings: DocumentWarning[] = [];
    const context = {
      retrieval: "not a uri",
      default: "x/",
      onWarning: (each: DocumentWarning) => warnings.push(each),
    };
    referencesIn("", "html", context);
    await targets({ open: () => [] }, "text", context);
    expect(warnings.map(({ message }) => message)).toEqual([
      'ignored the base "not a uri" (retrieval): it is invalid',
      'ignored the base "x/" (default): it is relative',
      'ignored the base "not a uri" (retrieval): it is invalid',
      'ignored the base "x/" (default): it is relative',
    ]);
  });
});
