/** The reader of each type of document. */

import { type BaseLayers, establishBase, type RunningTextOptions } from "urikit/context";
import { CssReader } from "./css.ts";
import { HtmlReader } from "./html/reader.ts";
import type { DocumentType } from "./media-types.ts";
import type { DocumentReader, Sink } from "./sink.ts";
import { PlainTextReader } from "./text.ts";
import { UriListReader } from "./uri-list.ts";
import { XmlReader } from "./xml/reader.ts";

/** A reader for a document of a type, whose base is known by these layers. */
export function readerFor(
  type: Exclude<DocumentType, "mime">,
  layers: BaseLayers,
  sink: Sink,
  options: RunningTextOptions,
  part?: string,
): DocumentReader {
  if (type === "html") return htmlReader(layers, sink, part);
  const established = establishBase(layers);
  switch (type) {
    case "css":
      return new CssReader(established, sink, { part });
    case "xml":
      return new XmlReader(established, sink, part);
    case "uri-list":
      return new UriListReader(established, sink, part);
    case "text":
      return new PlainTextReader(established, sink, options, part);
  }
}

/** HTML: a base whose scheme is `data` or `javascript` is none. */
function htmlReader({ content, ...outer }: BaseLayers, sink: Sink, part: string | undefined): HtmlReader {
  const href = typeof content === "string" ? content : undefined;
  const isRefused = href !== undefined && /^(?:data|javascript):/i.test(href);
  const established = establishBase(isRefused ? outer : { ...outer, content: href });
  const passed = established.skipped.find(({ layer }) => layer === "content");
  if (isRefused || (passed !== undefined && passed.reason !== "absent")) {
    const why = isRefused ? "its scheme can be no base" : `it is ${passed?.reason ?? "none"}`;
    sink.warn({ code: "unusable-base", message: `the base ${JSON.stringify(href)} is passed over: ${why}` });
  }
  const own = establishBase({ entity: outer.entity, retrieval: outer.retrieval });
  return new HtmlReader({ content: established, outer: establishBase(outer), own }, sink, part);
}
