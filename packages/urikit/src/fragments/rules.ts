/** The registry: which document says what a fragment means, for which media types (RFC 3986 §3.5). */

import { requireString } from "../syntax/require-string.ts";

/** The name of a rule. */
export type FragmentRuleId =
  | "element"
  | "text-directive"
  | "text-position"
  | "csv-selection"
  | "pdf-parameters"
  | "media-dimensions"
  | "json-pointer";

/** A rule about fragments. */
export interface FragmentRule {
  readonly id: FragmentRuleId;
  /** The media types whose representations it is about; `image/*` is any type of images. */
  readonly mediaTypes: readonly string[];
  readonly specification: string;
}

const MARKUP = ["text/html", "application/xhtml+xml", "image/svg+xml", "application/xml", "text/xml"];

/** All rules that are known here. */
export const FRAGMENT_RULES: readonly FragmentRule[] = /* @__PURE__ */ Object.freeze([
  { id: "element", mediaTypes: MARKUP, specification: "HTML §7.4.6.4, RFC 7303 §5" },
  {
    id: "text-directive",
    mediaTypes: ["text/html", "application/xhtml+xml"],
    specification: "URL Fragment Text Directives",
  },
  { id: "text-position", mediaTypes: ["text/plain"], specification: "RFC 5147" },
  { id: "csv-selection", mediaTypes: ["text/csv"], specification: "RFC 7111" },
  { id: "pdf-parameters", mediaTypes: ["application/pdf"], specification: "RFC 8118 §3" },
  {
    id: "media-dimensions",
    mediaTypes: ["video/*", "audio/*", "image/*"],
    specification: "Media Fragments URI 1.0",
  },
  {
    id: "json-pointer",
    mediaTypes: ["application/schema+json"],
    specification: "RFC 6901 §6, JSON Schema §5",
  },
  // The media type itself defines no fragments (RFC 8259); everybody reads them so.
  { id: "json-pointer", mediaTypes: ["application/json"], specification: "RFC 6901 §6, by custom" },
]);

/**
 * The rules for a media type.
 *
 * @throws {TypeError} If it is not a string.
 *
 * @example
 * ```ts
 * import { fragmentRulesFor } from "urikit/fragments";
 *
 * fragmentRulesFor("image/png").map(({ id }) => id); // => ["media-dimensions"]
 * fragmentRulesFor("text/csv; charset=utf-8")[0]?.specification; // => "RFC 7111"
 * ```
 */
export function fragmentRulesFor(mediaType: string): readonly FragmentRule[] {
  requireString(mediaType, "the media type");
  const essence = mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const family = `${essence.split("/", 1)[0]}/*`;
  return FRAGMENT_RULES.filter(
    ({ mediaTypes }) => mediaTypes.includes(essence) || mediaTypes.includes(family),
  );
}
