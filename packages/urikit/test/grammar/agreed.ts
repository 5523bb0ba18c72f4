// Where an agreement of witnesses ends: nobody disagreed, and the proof has counted the texts.
import type { Agreement } from "@urikit/abnf/agreement";
import { counted } from "@urikit/abnf/counted";
import { expect } from "vitest";

/** Expects that the witnesses agreed on every text, that some texts were asked about, and counts them. */
export function expectAgreed(...agreements: readonly Agreement[]): void {
  for (const { disagreements, asked, witnesses } of agreements) {
    expect(disagreements).toEqual([]);
    expect(asked).toBeGreaterThan(0);
    for (const witness of witnesses) counted(`answers of ${witness}, all agreed on`, asked);
  }
}
