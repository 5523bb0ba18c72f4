/** A reference as the parts of its picture: components in their colours, the password masked (§3.2.1). */

import type { UriReference } from "urikit";
import { masked } from "../../display/masking.ts";
import type { Colors } from "../../display/terminal.ts";
import type { PicturePart } from "./picture.ts";

type Paint = PicturePart["paint"];

/** The parts of a reference, in order. The userinfo is coloured as a warning. */
export function picturePartsOf(reference: UriReference, colors: Colors): PicturePart[] {
  const safe = masked(reference);
  const { scheme, path, query, fragment } = safe;
  const delimiter = (text: string): PicturePart => ({ text, paint: colors.dim });
  const named = (name: string, text: string, paint: Paint): PicturePart => ({ name, text, paint });
  return [
    ...(scheme === undefined ? [] : [named("scheme", scheme, colors.magenta), delimiter(":")]),
    ...authorityParts(safe, colors),
    ...(path === "" && query !== undefined ? [] : [named("path", path, colors.green)]),
    ...(query === undefined ? [] : [delimiter("?"), named("query", query, colors.cyan)]),
    ...(fragment === undefined ? [] : [delimiter("#"), named("fragment", fragment, colors.magenta)]),
  ];
}

function authorityParts({ userinfo, host, port }: UriReference, colors: Colors): PicturePart[] {
  if (host === undefined) return [];
  const isHostAlone = userinfo === undefined && port === undefined;
  const inAuthority = !isHostAlone;
  const delimiter = (text: string): PicturePart => ({ text, inAuthority, paint: colors.dim });
  const warning: Paint = (text) => colors.bold(colors.red(text));
  const strong: Paint = (text) => colors.bold(colors.cyan(text));
  return [
    { text: "//", paint: colors.dim },
    ...(userinfo === undefined
      ? []
      : [{ name: "userinfo", text: userinfo, inAuthority, paint: warning }, delimiter("@")]),
    { name: isHostAlone ? "authority, host" : "host", text: host, inAuthority, paint: strong },
    ...(port === undefined
      ? []
      : [delimiter(":"), { name: "port", text: port, inAuthority, paint: colors.cyan }]),
  ];
}
