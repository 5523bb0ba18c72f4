/** RFC 2046 and IANA's registry of media types: the type that the end of a file's name is usual for. It is a guess. */

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    css: "text/css",
    csv: "text/csv",
    eml: "message/rfc822",
    gif: "image/gif",
    gz: "application/gzip",
    htm: "text/html",
    html: "text/html",
    jpeg: "image/jpeg",
    jpg: "image/jpeg",
    js: "text/javascript",
    json: "application/json",
    jsonl: "application/jsonl",
    md: "text/markdown",
    mjs: "text/javascript",
    pdf: "application/pdf",
    png: "image/png",
    svg: "image/svg+xml",
    txt: "text/plain",
    webp: "image/webp",
    xhtml: "application/xhtml+xml",
    xml: "application/xml",
    zip: "application/zip",
  }),
);

/** The media type by the end of a name; undefined where it has none that is known. */
export function guessedType(name: string): string | undefined {
  const [, end = ""] = /\.([A-Za-z0-9]+)$/.exec(name) ?? [];
  return TYPES.get(end.toLowerCase());
}
