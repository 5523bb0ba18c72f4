/** The reader of each type of document. */

import { establishBase } from "urikit/context";
import { CssReader } from "./css.ts";
import { CsvReader } from "./csv.ts";
import type { DocumentReader, ReaderOptions } from "./document-reader.ts";
import { HtmlReader } from "./html/reader.ts";
import { JsonLinesReader } from "./json/lines.ts";
import { jsonReader } from "./json/reader.ts";
import { markdownReader } from "./markdown/reader.ts";
import { pageBases } from "./page-bases.ts";
import { PlainTextReader } from "./text.ts";
import { UriListReader } from "./uri-list.ts";
import { XmlReader } from "./xml/reader.ts";
import { yamlReader } from "./yaml/reader.ts";

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
    case "yaml":
      return yamlReader({ ...options, base: establishBase(layers) });
    case "json-lines":
      return new JsonLinesReader({ ...options, base: establishBase(layers) });
    case "css":
      return new CssReader({ base: establishBase(layers), sink, where: { part } });
    case "csv":
      return new CsvReader({ base: establishBase(layers), sink, inText, part });
    case "uri-list":
      return new UriListReader(establishBase(layers), sink, part);
    case "text":
      return new PlainTextReader({ base: establishBase(layers), sink, inText, part });
  }
}
