/** The characters that may follow where a reading stops, as people read them. */

import { type Track, trackOf } from "@urikit/explain/grammar";
import type { Expected } from "./trace.ts";

export interface ExpectedText {
  /** Characters, such as `one of A–Z a–z`; undefined for the end of the text. */
  readonly characters: string | undefined;
  readonly rule: string | undefined;
}

/** The characters, in the words of the diagrams. */
export function expectedText({ rule, expressions, literal }: Expected): ExpectedText {
  if (rule === undefined) return { characters: undefined, rule };
  if (literal !== undefined) return { characters: literal, rule };
  const track = trackOf({ kind: "alternation", choices: expressions });
  return { characters: textsIn(track).join(" "), rule };
}

function textsIn(track: Track): string[] {
  if ("text" in track) return [track.text];
  return track.kind === "choice" ? track.choices.flatMap(textsIn) : [];
}
