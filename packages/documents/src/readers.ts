/** The reader of each type of document. */

import { type BaseLayers, establishBase, type RunningTextOptions } from "urikit/context";
import { CssReader } from "./css.ts";
import type { DocumentReader } from "./document-reader.ts";
import { HtmlReader } from "./html/reader.ts";
import { JsonLinesReader } from "./json/lines.ts";
import { jsonReader } from "./json/reader.ts";
import { markdownReader } from "./markdown/reader.ts";
import type { DocumentType } from "./media-types.ts";
import { pageBases } from "./page-bases.ts";
import type { Sink } from "./sink.ts";
import { PlainTextReader } from "./text.ts";
import { UriListReader } from "./uri-list.ts";
import { XmlReader } from "./xml/reader.ts";

/** The options of a reader. */
export interface ReaderOptions {
  readonly type: Exclude<DocumentType, "mime">;
  /** The layers that may give its base. */
  readonly layers: BaseLayers;
  readonly sink: Sink;
  /** How running text is read. */
  readonly inText: RunningTextOptions;
  /** The number of the part of a message that the document is. */
  readonly part?: string | undefined;
  /** Whether code is read as running text. */
  readonly code?: boolean | undefined;
}

/** The reader for a document. */
export function readerFor(options: ReaderOptions): DocumentReader {
  const { type, layers, sink, inText, part } = options;
  switch (type) {
    case "html":
      return new HtmlReader(pageBases(layers, sink), sink, { part });
    case "xml":
      return new XmlReader(pageBases(layers, sink), sink, part);
    case "markdown":
    case "mdx":
      return markdownReader(type, options);
    case "json":
    case "manifest":
      return jsonReader({ ...options, base: establishBase(layers), isManifest: type === "manifest" });
    case "json-lines":
      return new JsonLinesReader({ ...options, base: establishBase(layers) });
    case "css":
      return new CssReader({ base: establishBase(layers), sink, where: { part } });
    case "uri-list":
      return new UriListReader(establishBase(layers), sink, part);
    case "text":
      return new PlainTextReader({ base: establishBase(layers), sink, inText, part });
  }
}
