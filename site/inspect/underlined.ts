/** A text in pieces, each with the severity of the worst finding there. */

import type { Finding, Severity } from "@urikit/audit/at-once";
import { printable } from "urikit/display";

export interface UnderlinedPiece {
  readonly shown: string;
  readonly severity: Severity | undefined;
}

/** How much of a piece is shown, at each of its ends. */
const MOST_OF_PIECE = 300;
/** More pieces are not shown. */
const MOST_PIECES = 400;

/** From the worst to the least. */
const SEVERITIES: readonly Severity[] = ["danger", "warning", "hint"];

/** The pieces, in order. Where something is missing, the next character is marked. */
export function underlined(text: string, findings: readonly Finding[]): UnderlinedPiece[] {
  const pieces: { from: number; to: number; severity: Severity | undefined }[] = [];
  const open = new Map<Severity, number>();
  let at = 0;
  for (const { place, severity, by } of bordersOf(text, findings)) {
    const worst = SEVERITIES.find((one) => (open.get(one) ?? 0) > 0);
    const last = pieces.at(-1);
    if (place > at && last?.severity === worst && last !== undefined) last.to = place;
    else if (place > at) pieces.push({ from: at, to: place, severity: worst });
    at = place;
    if (severity !== undefined) open.set(severity, (open.get(severity) ?? 0) + by);
  }
  const shown = pieces.slice(0, MOST_PIECES).map(({ from, to, severity }) => ({
    // Where something is missing at the end, there is a place to mark.
    shown: from >= text.length ? " " : shortened(text.slice(from, to)),
    severity,
  }));
  return pieces.length > MOST_PIECES ? [...shown, { shown: "…", severity: undefined }] : shown;
}

interface Border {
  readonly place: number;
  readonly severity: Severity | undefined;
  /** 1 where a finding begins, -1 where it ends. */
  readonly by: number;
}

function bordersOf(text: string, findings: readonly Finding[]): Border[] {
  const borders: Border[] = findings.flatMap(({ from, to, severity }) => [
    { place: from, severity, by: 1 },
    { place: Math.max(to, from + 1), severity, by: -1 },
  ]);
  return [...borders, { place: text.length, severity: undefined, by: 0 }].sort((a, b) => a.place - b.place);
}

function shortened(piece: string): string {
  if (piece.length <= 2 * MOST_OF_PIECE) return printable(piece);
  return `${printable(piece.slice(0, MOST_OF_PIECE))} … ${printable(piece.slice(-MOST_OF_PIECE))}`;
}
