// RFC 3986 Appendix A against the lines of a list, wherever they lie: vectors take sixteen octets, blocks sixty-four, and what
// a line is asked must not depend on its place. The texts are those of tools/abnf/src/conformance.ts.
import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { conformanceTexts } from "@urikit/abnf/conformance";
import { grammar } from "@urikit/abnf/rfc3986";
import { expect } from "vitest";
import { linesSeen } from "./layers.ts";

/** How far the beginnings of a line are moved. */
const PLACES = 16;

/** Longer than a block. */
const PADDING = 70;

/** As many lines as the code is given at once; `linesSeen` takes 256 KiB. */
const LINES = 256;

const automaton = abnfToAutomaton(grammar, "URI-reference");

/**
 * Expects that each text of the suite for scanners with `extra` states more, as it is and after a run of characters, is seen
 * as the automaton has it at each place. Returns how many lines were asked about, and how many were accepted.
 */
export function expectLines(extra: number, nth = 1): { readonly asked: number; readonly accepted: number } {
  const counts = { asked: 0, accepted: 0 };
  for (const padding of [0, PADDING])
    for (const texts of inGroups(conformanceTexts(automaton, extra, padding), nth))
      for (let place = 0; place < PLACES; place++) {
        counts.asked += texts.length;
        counts.accepted += acceptedAt(place, texts);
      }
  return counts;
}

/** Asks about texts, each of which begins `place` octets after a border of vectors. Returns how many are accepted. */
function acceptedAt(place: number, texts: readonly string[]): number {
  let list = "";
  for (const text of texts) {
    const filler = (2 * PLACES - 1 + place - (list.length % PLACES)) % PLACES;
    list += `${"b".repeat(filler)}\n${text}\n`;
  }
  const seen = linesSeen(Buffer.from(list, "utf8")).filter((_, at) => at % 2 === 1);
  expect(seen.length).toBe(texts.length);
  let accepted = 0;
  for (const [at, text] of texts.entries()) {
    const line = seen[at];
    const isAccepted = automaton.accepts(text);
    if (isAccepted) accepted++;
    const says = { isValid: (line?.deviations ?? -1) >= 0, isPlain: line?.isPlain === true && !isAccepted };
    if (says.isValid !== isAccepted || says.isPlain)
      expect({ text, place, ...says }).toEqual({ text, place, isValid: isAccepted, isPlain: false });
  }
  return accepted;
}

/** Every nth text that can be a line, in groups. */
function* inGroups(texts: Iterable<string>, nth: number): Generator<readonly string[]> {
  let group: string[] = [];
  let at = 0;
  for (const text of texts) {
    if (at++ % nth !== 0 || /[\n\r]|[^\0-\x7f]/.test(text)) continue;
    group.push(text);
    if (group.length < LINES) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
