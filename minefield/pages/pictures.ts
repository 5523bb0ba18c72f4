/** Pictures of readers and kinds, and of pairs of readers, as SVG: each has its own ground, so that it is read in light and dark. */

import type { Measure } from "../runner/src/matrix.ts";
import type { Count } from "../runner/src/score.ts";
import { byLanguage, type Field } from "./field.ts";

/** The number of steps of the scale. */
const STEPS = 10;
const ROW = 17;
const COLUMN = 25;
const SQUARE = 13;
const NAMES = 190;
const HEADS = 118;
const LANGUAGE = 22;
const EDGE = 14;

/** From little to much: the ground of a square, and whether white is read better on it. */
const LIGHT = [
  "#fbead6",
  "#f8dcb8",
  "#f2ca98",
  "#e9bd86",
  "#cfc08f",
  "#a3c2a6",
  "#79b4ae",
  "#4f9aa6",
  "#2f7b96",
  "#1b5a80",
];
const DARK = [
  "#3a2417",
  "#56361f",
  "#704c2b",
  "#7d6238",
  "#6f7048",
  "#54785c",
  "#3f7f70",
  "#369088",
  "#3fa8a4",
  "#63c8c4",
];

const STYLE = `text{font:11px system-ui,sans-serif;fill:#24292f}.g{fill:#fff}.l{font-weight:600}.n{font-size:9px;text-anchor:middle}.w{fill:#fff}.d{fill:#24292f}
${LIGHT.map((colour, step) => `.s${step}{fill:${colour}}`).join("")}
@media(prefers-color-scheme:dark){text{fill:#d7dde3}.g{fill:#161b22}.w{fill:#10151b}.d{fill:#eef2f6}
${DARK.map((colour, step) => `.s${step}{fill:${colour}}`).join("")}}`;

/** How far each reader agrees, by kind. */
export function matrixPicture({ scored, matrices }: Field, measure: Measure, title: string): string {
  const { kinds, rows } = matrices[measure];
  const width = EDGE + NAMES + kinds.length * COLUMN + 70;
  const canvas = new Canvas();
  kinds.forEach((kind, at) => {
    canvas.slanted(EDGE + NAMES + at * COLUMN + COLUMN / 2, HEADS, kind);
  });
  let y = HEADS + 6;
  for (const [language, group] of byLanguage(scored)) {
    y += LANGUAGE;
    canvas.text(EDGE, y - 6, language, "l");
    for (const one of group) {
      canvas.text(EDGE + 8, y + 12, one.reader.id);
      const counts = rows[scored.indexOf(one)] ?? [];
      counts.forEach((count, at) => {
        canvas.cell(
          { x: EDGE + NAMES + at * COLUMN, y, width: COLUMN - 1, height: ROW - 1 },
          shareOf(count),
          true,
        );
      });
      y += ROW;
    }
  }
  canvas.scale(EDGE + NAMES, y + 14, ["0 %", "100 %"]);
  return canvas.svg(width, y + 44, title);
}

function shareOf({ right, of }: Count): number | undefined {
  return of === 0 ? undefined : right / of;
}

/** How often two readers find different hosts: the deeper, the more references. */
export function pairsPicture({ scored, pairs, records }: Field, title: string): string {
  const places = new Map(scored.map(({ reader }, at) => [reader.id, at]));
  const most = Math.max(1, pairs[0]?.apart.length ?? 1);
  const canvas = new Canvas();
  const left = EDGE + 150;
  scored.forEach(({ reader }, at) => {
    canvas.text(EDGE, HEADS + at * SQUARE + 10, reader.id);
    canvas.slanted(left + at * SQUARE + SQUARE / 2, HEADS - 4, reader.id);
  });
  for (const { one, other, apart } of pairs) {
    const [a = 0, b = 0] = [places.get(one.reader.id), places.get(other.reader.id)];
    // Few references are enough for an attack, so that the scale is steep at its beginning.
    const depth = apart.length === 0 ? undefined : Math.sqrt(apart.length / most);
    for (const [row, column] of [
      [a, b],
      [b, a],
    ] as const)
      canvas.cell(
        { x: left + column * SQUARE, y: HEADS + row * SQUARE, width: SQUARE - 1, height: SQUARE - 1 },
        depth,
        false,
      );
  }
  const bottom = HEADS + scored.length * SQUARE;
  canvas.scale(left, bottom + 14, [
    "1",
    `${most} of ${records.filter(({ base }) => base === undefined).length}`,
  ]);
  return canvas.svg(left + scored.length * SQUARE + 90, bottom + 44, title);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Squares of one step are one path, which keeps the picture small. */
class Canvas {
  readonly #texts: string[] = [];
  readonly #paths: string[][] = Array.from({ length: STEPS }, () => []);

  text(x: number, y: number, text: string, kind?: string): void {
    this.#texts.push(
      `<text x="${x}" y="${y}"${kind === undefined ? "" : ` class="${kind}"`}>${escaped(text)}</text>`,
    );
  }

  slanted(x: number, y: number, text: string): void {
    this.#texts.push(`<text transform="translate(${x} ${y})rotate(-55)">${escaped(text)}</text>`);
  }

  /** A square; the share in percent is written into it where there is room. Undefined: there is nothing to show. */
  cell({ x, y, width, height }: Box, share: number | undefined, isWritten: boolean): void {
    if (share === undefined) return;
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS));
    this.#paths[step]?.push(`M${x} ${y}h${width}v${height}h-${width}z`);
    if (!isWritten) return;
    const percent = share < 1 ? Math.min(99, Math.round(share * 100)) : 100;
    this.#texts.push(
      `<text x="${x + width / 2}" y="${y + height - 4}" class="n ${step >= 7 ? "w" : "d"}">${percent}</text>`,
    );
  }

  scale(x: number, y: number, [least, most]: readonly [string, string]): void {
    for (let step = 0; step < STEPS; step++) this.#paths[step]?.push(`M${x + step * 20} ${y}h19v12h-19z`);
    this.text(x, y + 25, least);
    this.text(x + STEPS * 20 - 24, y + 25, most);
  }

  svg(width: number, height: number, title: string): string {
    const paths = this.#paths.flatMap((path, step) =>
      path.length === 0 ? [] : [`<path class="s${step}" d="${path.join("")}"/>`],
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>${STYLE}</style>
<rect class="g" width="${width}" height="${height}" rx="6"/>
${[...paths, ...this.#texts].join("\n")}
</svg>
`;
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
