/** The components of a reading by the names of its edition, as people may see them. */

import type { EditionComponents } from "@urikit/standards";
import { printable } from "urikit/display";

/**
 * The components of a reading. The platform's URL has those of the target. It does not distinguish an empty component
 * from an absent one, so the empty ones are left out.
 */
export function componentText(
  { id, components = {} }: { readonly id: string; readonly components?: EditionComponents },
  hasBase: boolean,
): string {
  if (id !== "whatwg") return pairs(components);
  const present = Object.entries(components).filter(([, value]) => value !== "");
  return (hasBase ? "of the target: " : "") + pairs(Object.fromEntries(present));
}

/** `name=value` pairs of what is defined. Of the segments, only the params are shown: the path shows the rest. */
function pairs(components: EditionComponents): string {
  return Object.entries(components)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (typeof value === "string") return [`${name}=${printable(value)}`];
      const params = value.flatMap((segment) => segment.params.map(paramText));
      return params.length === 0 ? [] : [`params=${printable(params.join(";"))}`];
    })
    .join(" ");
}

/** The segments of a path, with their parameters. */
export type Segments = Exclude<EditionComponents[string], string | undefined>;

/** A parameter as it is written in the path. */
export function paramText(param: Segments[number]["params"][number]): string {
  if (typeof param === "string") return param;
  return param.value === undefined ? param.name : `${param.name}=${param.value}`;
}
