/**
 * A railroad diagram as SVG. It has colours that can be read on a light ground and on a dark one, so that it needs to know
 * neither the page nor the reader's choice.
 */

import { railroadOf } from "./railroad.ts";
import type { Track } from "./track.ts";

const FONT = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';

const STYLE = `
  .railroad-diagram path { fill: none; stroke: #6e7781; stroke-width: 2; }
  .railroad-diagram rect { fill: #ddf4ff; stroke: #0969da; stroke-width: 2; }
  .railroad-diagram rect[rx] { fill: #fff8c5; stroke: #9a6700; }
  .railroad-diagram text { fill: #1f2328; font: 13px ${FONT}; text-anchor: middle; }
  .railroad-diagram text.comment { fill: #6e7781; font-size: 11px; font-style: italic; }
`;

/** The diagram of a track as an SVG document. `title`: its content, for people who do not see it. */
export function svg(track: Track, title: string): string {
  const { diagram } = railroadOf(track);
  Object.assign(diagram.attrs, { xmlns: "http://www.w3.org/2000/svg", role: "img", "aria-label": title });
  const [start = "", ...rest] = diagram.toString().split(/(?<=<svg[^>]*>\n)/);
  return `${start}<style>${STYLE}</style>\n${rest.join("")}`;
}
