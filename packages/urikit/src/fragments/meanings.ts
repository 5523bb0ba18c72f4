/** RFC 3986 §3.5: the meaning of a fragment depends on the media type of what is retrieved, and on nothing else. */

import { decode } from "../syntax/percent-encoding.ts";
import { requireString } from "../syntax/require-string.ts";
import { type CsvSelection, csvSelection } from "./csv.ts";
import { type MediaSelection, mediaSelection } from "./media.ts";
import { type PdfParameter, pdfParameters } from "./pdf.ts";
import { type FragmentRuleId, fragmentRulesFor } from "./rules.ts";
import { type TextDirective, textDirectives } from "./text-directive.ts";
import { type TextPosition, textPosition } from "./text-position.ts";

/** What a fragment means by one rule. */
export type FragmentMeaning =
  /** The element with this name. */
  | { readonly rule: "element"; readonly name: string }
  | { readonly rule: "text-directive"; readonly texts: readonly TextDirective[] }
  | { readonly rule: "text-position"; readonly position: TextPosition }
  | { readonly rule: "csv-selection"; readonly selection: CsvSelection }
  | { readonly rule: "pdf-parameters"; readonly parameters: readonly PdfParameter[] }
  | { readonly rule: "media-dimensions"; readonly selection: MediaSelection }
  /** The names and indices on the way to a value; none for the whole. */
  | { readonly rule: "json-pointer"; readonly path: readonly string[] };

/**
 * What a fragment means in representations of a media type: nothing, if no rule of that type reads it.
 *
 * @param fragment As it is written, without the `#`.
 * @throws {TypeError} If one of them is not a string.
 *
 * @example
 * ```ts
 * import { fragmentMeanings } from "urikit/fragments";
 *
 * fragmentMeanings("page=3", "application/pdf"); // => [{ rule: "pdf-parameters", parameters: [{ name: "page", value: "3" }] }]
 * fragmentMeanings("xywh=0,0,8,8", "image/png")[0]?.rule; // => "media-dimensions"
 * fragmentMeanings("page=3", "image/png"); // => []
 * ```
 */
export function fragmentMeanings(fragment: string, mediaType: string): FragmentMeaning[] {
  requireString(fragment, "the fragment");
  return fragmentRulesFor(mediaType).flatMap(({ id }) => READERS[id](fragment) ?? []);
}

const READERS: { readonly [id in FragmentRuleId]: (fragment: string) => FragmentMeaning | undefined } = {
  element: (fragment) => {
    const { name } = textDirectives(fragment);
    return name === "" ? undefined : { rule: "element", name: decoded(name) };
  },
  "text-directive": (fragment) => {
    const { texts } = textDirectives(fragment);
    return texts.length === 0 ? undefined : { rule: "text-directive", texts };
  },
  "text-position": (fragment) => {
    const position = textPosition(fragment);
    return position && { rule: "text-position", position };
  },
  "csv-selection": (fragment) => {
    const selection = csvSelection(fragment);
    return selection && { rule: "csv-selection", selection };
  },
  "pdf-parameters": (fragment) => {
    const parameters = pdfParameters(fragment);
    return parameters && { rule: "pdf-parameters", parameters };
  },
  "media-dimensions": (fragment) => {
    const selection = mediaSelection(fragment);
    return selection && { rule: "media-dimensions", selection };
  },
  "json-pointer": (fragment) => {
    const pointer = decoded(fragment);
    if (pointer !== "" && !/^(?:\/(?:[^/~]|~[01])*)+$/.test(pointer)) return undefined;
    const path = pointer.split("/").slice(1);
    return {
      rule: "json-pointer",
      path: path.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")),
    };
  },
};

function decoded(encoded: string): string {
  return decode(encoded, { invalid: "keep" });
}
