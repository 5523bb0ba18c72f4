/** The search engine of VitePress, which parts what a reader types into words as the index has them. */

import MiniSearch, { type Options } from "minisearch";
import { wordsOf } from "../search-words.ts";

export default class extends MiniSearch {
  static override loadJSON<Document>(json: string, options: Options<Document>): MiniSearch<Document> {
    return MiniSearch.loadJSON(json, { ...options, tokenize: wordsOf });
  }
}
