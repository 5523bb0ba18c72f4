/** Why readers differ, as lines for people: each reason once, and below it where it is written. */

import { type Screen, wrapped } from "@urikit/explain/layout";
import { readerSentences, reasonsOf, saidOfReaders, type Told } from "@urikit/explain/readers";
import { printable } from "urikit/display";
import { say, statement } from "urikit/words";
import { text } from "../../words/text.ts";

/** The reasons below a heading, if there are any. */
export function reasonLines(told: Told, screen: Screen): string[] {
  const reasons = reasonsOf(told);
  if (reasons.length === 0) return [];
  const { colors, width, words } = screen;
  return [
    "",
    colors.bold(text(words, "standards-why")),
    ...reasons.flatMap(({ names, sentence, sources }) => {
      const of = statement("of-readers", statement("reader-names", ...names), sentence);
      const told = printable(say(readerSentences(words), names.length === 0 ? sentence : of));
      const said = saidOfReaders(sentence);
      const cited = sources.filter((source) => !said.includes(source)).join("; ");
      return [
        ...wrapped(told, width, INDENT),
        ...(cited === "" ? [] : wrapped(INDENT + printable(cited), width, INDENT).map(colors.dim)),
      ];
    }),
  ];
}

const INDENT = "  ";
