/** RFC 8118 §3, ISO 32000-2 Annex O: parameters of a document in PDF, which a viewer follows from left to right. */

import { decode } from "../syntax/percent-encoding.ts";

/** One of them, decoded. */
export interface PdfParameter {
  readonly name: string;
  readonly value: string;
}

const NAMES: ReadonlySet<string> = new Set([
  ...["page", "nameddest", "structelem", "comment", "ef"],
  ...["zoom", "view", "viewrect", "highlight", "search", "fdf"],
]);

/** Undefined if the fragment names none that the RFC has; one word alone is a `nameddest`. */
export function pdfParameters(fragment: string): PdfParameter[] | undefined {
  if (/^[^=&]+$/.test(fragment)) return [{ name: "nameddest", value: readable(fragment) }];
  const parameters = fragment.split("&").flatMap((pair) => {
    const [, name = "", value = ""] = /^([a-z]+)=(.*)$/i.exec(pair) ?? [];
    return NAMES.has(name.toLowerCase()) ? [{ name: name.toLowerCase(), value: readable(value) }] : [];
  });
  return parameters.length > 0 ? parameters : undefined;
}

/** What is not UTF-8 stays as it is written. */
function readable(encoded: string): string {
  return decode(encoded, { invalid: "keep" });
}
