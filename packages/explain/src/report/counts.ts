/** Numbers as people read them. */

/** 1234567 as 1,234,567; a natural number. `toLocaleString` would load the data of all languages first. */
export function grouped(count: number): string {
  const digits = String(count);
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...groups].join(",");
}

/** The share of a count in another; no share, if that is zero. */
export function ratio(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

/** A share in percent; a small one does not look like none, and a large one not like all. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return "<0.1 %";
  return share < 1 && share >= 0.9995 ? ">99.9 %" : `${(share * 100).toFixed(1)} %`;
}
