/** The reader of each type of document. */

import { type BaseLayers, establishBase, type RunningTextOptions } from "urikit/context";
import { CssReader } from "./css.ts";
import type { DocumentReader } from "./document-reader.ts";
import { HtmlReader } from "./html/reader.ts";
import type { DocumentType } from "./media-types.ts";
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
}

/** The reader for a document. */
export function readerFor({ type, layers, sink, inText, part }: ReaderOptions): DocumentReader {
  if (type === "html") return htmlReader(layers, sink, part);
  const base = establishBase(layers);
  switch (type) {
    case "css":
      return new CssReader({ base, sink, where: { part } });
    case "xml":
      return new XmlReader(base, sink, part);
    case "uri-list":
      return new UriListReader(base, sink, part);
    case "text":
      return new PlainTextReader({ base, sink, inText, part });
  }
}

/** HTML §4.2.3, "set the frozen base URL": a base whose scheme is `data` or `javascript` does not count. */
function htmlReader({ content, ...around }: BaseLayers, sink: Sink, part: string | undefined): HtmlReader {
  const href = typeof content === "string" ? content : undefined;
  const isRefused = href !== undefined && /^(?:data|javascript):/i.test(href);
  const base = establishBase(isRefused ? around : { ...around, content: href });
  const unusable = base.skipped.find(({ layer, reason }) => layer === "content" && reason !== "absent");
  if (isRefused || unusable !== undefined) {
    const why = isRefused ? "its scheme cannot be a base" : `it is ${unusable?.reason ?? "unusable"}`;
    sink.warn({ code: "unusable-base", message: `ignored the base ${JSON.stringify(href)}: ${why}` });
  }
  const own = establishBase({ entity: around.entity, retrieval: around.retrieval });
  return new HtmlReader({ content: base, outer: establishBase(around), own }, sink, part);
}
