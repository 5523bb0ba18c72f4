/** A badge for a README: how much of a standard a reader keeps. */

const WIDTH_OF_CHARACTER = 6.6;

/** The badge as SVG. @param left The standard. @param share Of what was asked, from 0 to 1. */
export function badge(left: string, share: number): string {
  const right = percent(share);
  const [one, two] = [left, right].map((text) => Math.round(text.length * WIDTH_OF_CHARACTER) + 12) as [
    number,
    number,
  ];
  const colour = share >= 0.99 ? "#2a7f3f" : share >= 0.9 ? "#8a6d00" : "#a33a2a";
  const text = (at: number, what: string) => `<text x="${at}" y="14" text-anchor="middle">${what}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${one + two}" height="20" role="img" aria-label="${left}: ${right}">
<rect width="${one}" height="20" fill="#444"/><rect x="${one}" width="${two}" height="20" fill="${colour}"/>
<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11">${text(one / 2, left)}${text(one + two / 2, right)}</g>
</svg>
`;
}

/** A share in percent; what is not all never reads 100.0 %. */
export function percent(share: number): string {
  if (share < 1 && share > 0.999) return ">99.9 %";
  return `${(share * 100).toFixed(1)} %`;
}
