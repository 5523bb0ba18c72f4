/** RFC 3986 §3.5, RFC 2046: the media type that the end of a name is usual for. Nothing is retrieved: it is a guess. */

import { requireString } from "../syntax/require-string.ts";

const ENDINGS: Readonly<Record<string, string>> = {
  "application/gzip": "gz",
  "application/json": "json",
  "application/jsonl": "jsonl",
  "application/pdf": "pdf",
  "application/xhtml+xml": "xhtml",
  "application/xml": "xml",
  "application/zip": "zip",
  "audio/flac": "flac",
  "audio/mpeg": "mp3",
  "audio/ogg": "oga ogg",
  "audio/wav": "wav",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/jpeg": "jpeg jpg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/webp": "webp",
  "message/rfc822": "eml",
  "text/css": "css",
  "text/csv": "csv",
  "text/html": "htm html",
  "text/javascript": "js mjs",
  "text/markdown": "md",
  "text/plain": "txt",
  "video/mp4": "mp4",
  "video/ogg": "ogv",
  "video/webm": "webm",
};

const TYPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(ENDINGS).flatMap(([type, endings]) =>
    endings.split(" ").map((ending) => [ending, type] as const),
  ),
);

/**
 * The media type that the end of a path or of a file's name suggests; undefined where it has no end that is known.
 *
 * @throws {TypeError} If it is not a string.
 *
 * @example
 * ```ts
 * import { suggestedMediaType } from "urikit/fragments";
 *
 * suggestedMediaType("/papers/A.PDF"); // => "application/pdf"
 * suggestedMediaType("/papers/"); // => undefined
 * ```
 */
export function suggestedMediaType(path: string): string | undefined {
  requireString(path, "the path");
  const [, ending = ""] = /\.([a-z0-9]+)$/i.exec(path) ?? [];
  return TYPES.get(ending.toLowerCase());
}
