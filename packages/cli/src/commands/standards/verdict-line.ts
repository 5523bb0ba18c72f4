/** The output of `uri standards` for a line of a list: words that a program can search for. */

import { shownDestinations, targetText } from "@urikit/explain/readers";
import type { Difference, ReaderDestination, ReferenceVerdict, SideBySide } from "@urikit/standards";
import { printable } from "urikit/display";

/**
 * The line for a line of a list: the verdict; what it is dangerous in, or asks for caution, with what the readers find
 * there; and which editions reject the reference.
 */
export function verdictLine(
  asked: Pick<SideBySide, "reference" | "base">,
  { verdict, aspects, rejectedBy, destinations }: ReferenceVerdict,
): string {
  const refusals = rejectedBy.length > 0 && verdict !== "rejected" ? [`rejected=${rejectedBy.join()}`] : [];
  if (aspects.length === 0)
    return [verdict === "rejected" ? "rejected by all" : verdict, ...refusals].join(" ");
  const places = shownDestinations(destinations, asked).filter(
    ({ valid, target }) => valid || target !== undefined,
  );
  const found = aspects.map((aspect) => `${aspect}=${valuesOf(aspect, places).join("|")}`);
  return [verdict, ...found, ...refusals].join(" ");
}

/** The findings of readers, each once, as a word that has no space and no `|`. */
function valuesOf(aspect: Difference["what"], places: readonly ReaderDestination[]): readonly string[] {
  return [...new Set(places.map((place) => wordOf(valueIn(place, aspect))))];
}

const NONE = "none";

function valueIn(
  { scheme, host, port, resource, target }: ReaderDestination,
  aspect: Difference["what"],
): string {
  if (aspect === "scheme") return scheme ?? NONE;
  if (aspect === "host") return host ?? NONE;
  if (aspect === "port") return port === undefined ? "default" : port || "error";
  return target === undefined ? (resource ?? NONE) : targetText(target);
}

/** In code units: a host is never longer (RFC 1035 §2.3.4), and a path of a megabyte would be told more than once. */
const LONGEST_VALUE = 255;

function wordOf(value: string): string {
  const told = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return printable(told).replace(/[\s|]/g, (character) => encodeURIComponent(character));
}
