/** Media Fragments URI 1.0 (W3C) §4.2: a time, a rectangle, tracks or a named part of a video, a sound or an image. */

import { queryPairs } from "../query.ts";

/** What a fragment selects; a dimension that it does not name is whole. */
export interface MediaSelection {
  /** `t`: seconds of normal play time, from its start and to its end unless they are told. */
  readonly time?: { readonly from?: number; readonly to?: number };
  /** `xywh`: a rectangle. */
  readonly rectangle?: {
    readonly unit: "pixel" | "percent";
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly tracks?: readonly string[];
  readonly id?: string;
}

/** Undefined if the fragment names no dimension, or none that can be read. */
export function mediaSelection(fragment: string): MediaSelection | undefined {
  if (!fragment.includes("=")) return undefined;
  const pairs = queryPairs(fragment);
  // §5.1: of a dimension that is named more than once, the last counts; but tracks add up.
  const last = (name: string) => pairs.filter(({ key }) => key === name).at(-1)?.value;
  const time = timeOf(last("t"));
  const rectangle = rectangleOf(last("xywh"));
  const tracks = pairs.flatMap(({ key, value }) => (key === "track" && value ? [value] : []));
  const id = last("id");
  const selection = {
    ...(time && { time }),
    ...(rectangle && { rectangle }),
    ...(tracks.length > 0 && { tracks }),
    ...(id && { id }),
  };
  return Object.keys(selection).length === 0 ? undefined : selection;
}

const CLOCK = String.raw`(?:(?:\d+:)?[0-5]?\d:[0-5]\d(?:\.\d*)?|\d+(?:\.\d*)?s?)`;
const TIME = new RegExp(`^(?:npt:)?(${CLOCK})?(?:,(${CLOCK}))?$`);

/** §4.2.1: `10`, `10,20`, `,20`, `1:02:03.5`; `to` is not before `from`. */
function timeOf(written = ""): MediaSelection["time"] {
  const [, first, last] = TIME.exec(written) ?? [];
  const [from, to] = [first, last].map(secondsOf);
  if ((from === undefined && to === undefined) || (to !== undefined && to <= (from ?? 0))) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function secondsOf(clock: string | undefined): number | undefined {
  return clock
    ?.replace(/s$/, "")
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** §4.2.2 */
function rectangleOf(written = ""): MediaSelection["rectangle"] {
  const [, unit = "pixel", ...numbers] = /^(?:(pixel|percent):)?(\d+),(\d+),(\d+),(\d+)$/.exec(written) ?? [];
  const [x, y, width, height] = numbers.map(Number);
  if (x === undefined || y === undefined || !width || !height) return undefined;
  const isPercent = unit === "percent";
  if (isPercent && (x + width > 100 || y + height > 100)) return undefined;
  return { unit: isPercent ? "percent" : "pixel", x, y, width, height };
}
