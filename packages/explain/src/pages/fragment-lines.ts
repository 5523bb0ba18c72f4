/** What a fragment means by its media type, in sentences (RFC 3986 §3.5). */

import { type FragmentMeaning, fragmentRulesFor } from "urikit/fragments";
import { type Statement, statement } from "urikit/words";
import type { GuessedMeaning } from "../reference/fragment-meaning.ts";
import { maskedText } from "../reference/masking.ts";
import type { Words } from "../words/words.ts";
import { quoted } from "./quoted.ts";

/** A line for each rule that says more than the name of an element. */
export function fragmentMeaningLines(meaning: GuessedMeaning | undefined, words: Words): string[] {
  if (meaning === undefined) return [];
  const { mediaType, meanings } = meaning;
  const rules = fragmentRulesFor(mediaType);
  return meanings.flatMap((one) => {
    const said = SAID[one.rule](one as never);
    const { specification = "" } = rules.find(({ id }) => id === one.rule) ?? {};
    return said === undefined ? [] : [words.text("fragment-if", words.say(said), mediaType, specification)];
  });
}

type Meaning<Rule> = Extract<FragmentMeaning, { readonly rule: Rule }>;

const SAID: {
  readonly [Rule in FragmentMeaning["rule"]]: (meaning: Meaning<Rule>) => Statement | undefined;
} = {
  element: () => undefined,
  "text-directive": ({ texts }) =>
    statement(
      "fragment-words",
      ...texts.map(({ start, end }) => quoted(end === undefined ? start : `${start} … ${end}`)),
    ),
  "text-position": ({ position: { unit, from, to } }) => {
    if (from === to) return statement(`fragment-${unit}-position`, from ?? 0);
    return statement(`fragment-${unit}-range`, from ?? 0, to ?? "…");
  },
  "csv-selection": ({ selection }) =>
    statement(
      `fragment-${selection.select}`,
      ...selection.ranges.map(([from, to]) => range(placeOf(from), placeOf(to))),
    ),
  "pdf-parameters": ({ parameters }) =>
    statement(
      "fragment-list",
      ...parameters.map(({ name, value }) =>
        name === "page"
          ? statement("fragment-page", maskedText(value))
          : name === "nameddest"
            ? statement("fragment-destination", quoted(value))
            : `${name} ${quoted(value)}`,
      ),
    ),
  "media-dimensions": ({ selection: { time, rectangle, tracks, id } }) =>
    statement(
      "fragment-list",
      ...[
        time && statement("fragment-time", time.from ?? 0, time.to ?? "…"),
        rectangle &&
          statement(
            `fragment-rectangle-${rectangle.unit}`,
            rectangle.width,
            rectangle.height,
            rectangle.x,
            rectangle.y,
          ),
        tracks && statement("fragment-tracks", tracks.map(quoted).join(", ")),
        id && statement("fragment-part", quoted(id)),
      ].filter((one) => one !== undefined && one !== ""),
    ),
  "json-pointer": ({ path }) =>
    path.length === 0
      ? statement("fragment-whole")
      : statement("fragment-value", path.map(quoted).join(" › ")),
};

type CsvPlace = number | undefined | { readonly row: number | undefined; readonly col: number | undefined };

/** `*` is the last. */
function placeOf(place: CsvPlace): string {
  if (typeof place === "object") return `${place.row ?? "*"},${place.col ?? "*"}`;
  return String(place ?? "*");
}

function range(from: string, to: string): string {
  return from === to ? from : `${from}–${to}`;
}
