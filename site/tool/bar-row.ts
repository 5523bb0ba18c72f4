/** A row of a chart. */

export interface BarRow {
  readonly name: string;
  /** The length of its bar, of 1. */
  readonly share: number;
  /** What gives the bar its colour. */
  readonly kind?: BarKind | undefined;
  readonly figures: readonly string[];
}

export type BarKind = "valid" | "invalid" | "other";
