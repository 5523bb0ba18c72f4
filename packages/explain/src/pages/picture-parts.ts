/** A reference as the parts of its picture: components in their colours, the password masked (§3.2.1). */

import type { Component, UriReference } from "urikit";
import type { Colors } from "../layout/screen.ts";
import { partsOf } from "../parts/parts.ts";
import { masked } from "../reference/masking.ts";
import type { PicturePart } from "./picture.ts";

type Paint = PicturePart["paint"];

/** The parts of a reference, in order. The userinfo is coloured as a warning. */
export function picturePartsOf(reference: UriReference, colors: Colors): PicturePart[] {
  return partsOf(masked(reference)).map(({ text, name, component, inAuthority }) => ({
    text,
    ...(name !== undefined && { name }),
    inAuthority,
    paint: component === undefined ? colors.dim : paintOf(component, colors),
  }));
}

function paintOf(component: Component, colors: Colors): Paint {
  const paints: Readonly<Record<Component, Paint>> = {
    scheme: colors.magenta,
    authority: colors.cyan,
    userinfo: (text) => colors.bold(colors.red(text)),
    host: (text) => colors.bold(colors.cyan(text)),
    port: colors.cyan,
    path: colors.green,
    query: colors.cyan,
    fragment: colors.magenta,
  };
  return paints[component];
}
