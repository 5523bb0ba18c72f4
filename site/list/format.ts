/** Octets and times, as people read them. */

import type { ListTexts } from "./texts/en.ts";

const UNITS = ["kB", "MB", "GB", "TB"] as const;

/** 1234567 octets as 1.2 MB. */
export function octetsAsText(octets: number): string {
  if (octets < 1000) return `${octets} B`;
  const power = Math.min(UNITS.length, Math.floor(Math.log10(octets) / 3));
  return `${(octets / 1000 ** power).toFixed(1)} ${UNITS[power - 1]}`;
}

/** A time that is still to come. */
export function timeAsText(seconds: number, { progress }: ListTexts): string {
  return seconds < 90 ? progress.seconds(Math.ceil(seconds)) : progress.minutes(Math.ceil(seconds / 60));
}
