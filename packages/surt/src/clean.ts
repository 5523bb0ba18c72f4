/**
 * One door to "make it canonical": what standards say makes no difference (RFC 3986 §6.2), what trackers added, or what
 * archives take for the same. Each preset is a list of named steps with its source.
 */

import {
  editQuery,
  type NormalizationLevel,
  normalizationSteps,
  normalize,
  parse,
  type ReferenceLike,
} from "urikit";
import { requireOption, requireOptions, textOf } from "urikit/foundation";
import { canonicalizationSteps, canonicalize } from "./canonicalize.ts";

/** How far cleaning goes; see {@link CLEANING_PRESETS}. */
export type CleaningPreset = "syntax" | "scheme" | "tracking" | "archive";

/** How a reference is cleaned. */
export interface CleanOptions {
  /** `syntax` unless given, as the level of `normalize`. */
  readonly preset?: CleaningPreset | undefined;
}

/** One thing that cleaning did: the whole reference before and after. */
export interface CleaningStep {
  /** The name of the step: a rule of normalization, `tracking-parameters`, or a step of canonicalization. */
  readonly name: string;
  /** The section, the document or the reason that it comes from. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
}

/** A parameter that says where a visitor came from, and not what is asked for. */
export interface TrackingParameter {
  /** Its key; `*` is any text. */
  readonly key: string;
  /** Who adds it, or who lists it. */
  readonly source: string;
}

const FIREFOX = "Firefox, privacy.query_stripping.strip_list";
const GOOGLE_ADS = "Google Ads, click identifiers";

/** The parameters that the preset `tracking` drops. */
export const TRACKING_PARAMETERS: readonly TrackingParameter[] = [
  { key: "utm_*", source: "Google Analytics, campaign parameters" },
  ...["gclid", "dclid", "gbraid", "wbraid"].map((key) => ({ key, source: GOOGLE_ADS })),
  { key: "msclkid", source: "Microsoft Advertising, click identifier" },
  { key: "yclid", source: "Yandex Direct, click identifier" },
  ...["fbclid", "mc_eid", "mkt_tok", "oly_anon_id", "oly_enc_id", "vero_id", "_hsenc", "__s"].map((key) => ({
    key,
    source: FIREFOX,
  })),
];

/** The presets, each with the source of its steps. */
export const CLEANING_PRESETS: Readonly<Record<CleaningPreset, string>> = /* @__PURE__ */ Object.freeze({
  syntax: "RFC 3986 §6.2.2",
  scheme: "RFC 3986 §6.2.2, §6.2.3",
  tracking: "RFC 3986 §6.2.2, §6.2.3, and TRACKING_PARAMETERS",
  archive: "urlcanon, aggressive, as CANONICALIZATION_RULES lists it",
});

const PRESETS = Object.keys(CLEANING_PRESETS);

/**
 * The reference made canonical, as far as the preset goes:
 *
 * - `syntax`, unless asked otherwise: as `normalize` does it by syntax alone. It is the same for every program that keeps the
 *   standard.
 * - `scheme`: and without the default port, with the path `/`, by the rules of `http` and `https`.
 * - `tracking`: and without {@link TRACKING_PARAMETERS}, in references of `http` and `https` and in relative ones. It leads to the
 *   same page, and may be shared.
 * - `archive`: as `canonicalize` does it, aggressively. It is a guess, for comparing and for keys: do not fetch it. The text need
 *   not be a URI.
 *
 * @param reference The reference, parsed or not.
 * @throws {UriSyntaxError} If the text is not a URI reference; with `archive`, if no URI comes about.
 * @throws {TypeError} If `reference` is not one, or there is no such preset.
 *
 * @example
 * ```ts
 * import { clean } from "@urikit/surt";
 *
 * const link = "HTTPS://www.Example.org:443?utm_source=x&b=%7e#top";
 * clean(link); // => "https://www.example.org:443?utm_source=x&b=~#top"
 * clean(link, { preset: "scheme" }); // => "https://www.example.org/?utm_source=x&b=~#top"
 * clean(link, { preset: "tracking" }); // => "https://www.example.org/?b=~#top"
 * clean(link, { preset: "archive" }); // => "http://example.org/?b=~&utm_source=x"
 * ```
 */
export function clean(reference: ReferenceLike, options: CleanOptions = {}): string {
  const preset = presetOf(options);
  if (preset === "archive") return canonicalize(textOf(reference), "aggressive");
  const normal = normalize(reference, { level: levelOf(preset) });
  return preset === "tracking" ? withoutTracking(normal) : normal;
}

/**
 * The steps of {@link clean} for a reference; those that change nothing are left out.
 *
 * @throws As `clean` does.
 *
 * @example
 * ```ts
 * import { cleaningSteps } from "@urikit/surt";
 *
 * cleaningSteps("HTTP://a/?fbclid=x", { preset: "tracking" }).map(({ name, after }) => `${name}: ${after}`);
 * // => ["scheme-case: http://a/?fbclid=x", "tracking-parameters: http://a/"]
 * ```
 */
export function cleaningSteps(reference: ReferenceLike, options: CleanOptions = {}): readonly CleaningStep[] {
  const preset = presetOf(options);
  if (preset === "archive")
    return canonicalizationSteps(textOf(reference), "aggressive").map(({ reason, ...step }) => ({
      ...step,
      source: reason,
    }));
  const steps = normalizationSteps(reference, { level: levelOf(preset) }).map(
    ({ rule: name, section: source, before, after }) => ({ name, source, before, after }),
  );
  if (preset !== "tracking") return steps;
  const before = clean(reference, { preset: "scheme" });
  const [name, source, after] = ["tracking-parameters", "TRACKING_PARAMETERS", withoutTracking(before)];
  return after === before ? steps : [...steps, { name, source, before, after }];
}

function presetOf(options: CleanOptions): CleaningPreset {
  const { preset = "syntax" } = requireOptions(options, { preset: true });
  requireOption("preset", preset, PRESETS);
  return preset;
}

function levelOf(preset: CleaningPreset): NormalizationLevel {
  return preset === "syntax" ? "syntax" : "scheme";
}

/** Without the parameters of trackers, where pairs are a convention: in references of the Web. */
function withoutTracking(text: string): string {
  const { scheme = "http" } = parse(text);
  const drop = TRACKING_PARAMETERS.map(({ key }) => key);
  return scheme === "http" || scheme === "https" ? editQuery(text, { drop }) : text;
}
