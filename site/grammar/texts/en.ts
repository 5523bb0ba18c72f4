/** The words of the grammar, in English. */

import type { Statement } from "urikit/words";
import { texts as tool } from "../../tool/texts/en.ts";
import { sentenceInEnglish } from "../../tool/texts/en-standards.ts";

export const texts = {
  tool,
  grammar: {
    title: "The grammar",
    lead: "See every rule of every edition as a railroad diagram, and the way of a reference through them.",
    edition: "Edition",
    readAs: "Read it as",
    reference: "A reference",
    valid: (edition: string) => `Valid by ${edition}`,
    invalid: (edition: string) => `Not valid by ${edition}`,
    /** Loads what is said of editions. */
    load: async (): Promise<void> => {},
    /** @param problem Why an edition does not accept a text. */
    reason: (problem: Statement) => sentenceInEnglish(problem),
    /** Between the verdict and the reason. */
    colon: ": ",
    derives: (rule: string) => `${rule} derives it.`,
    derivesNot: (rule: string) => `${rule} does not derive it.`,
    stops: (place: number) => `The reading that gets furthest stops at character ${place}.`,
    stopsAtEnd: "The reading that gets furthest stops at the end: more must follow.",
    expected: "There may stand:",
    ofRule: "by",
    endOfText: "the end of the text",
    more: (count: number) => `and ${count} more`,
    tooLong: (longest: number, length: string) =>
      `The page traces a text of at most ${longest} characters; this one has ${length}. Look reads all of it.`,
    byTheLetter: "The grammar alone says otherwise: the text of the edition adds rules of its own.",
    tree: "The rules it takes",
    rules: (edition: string) => `All rules of ${edition}`,
  },
  tree: {
    opens: (rule: string) => `What ${rule} consists of`,
    characters: "characters",
    times: (count: number) => `${count} times in a row`,
    isNotOver: "not finished",
    more: (count: number) => `… and ${count} more`,
  },
  rule: {
    diagram: (rule: string, section: string) => `Diagram of the rule ${rule}, ${section}`,
    text: "As the document prints it",
    uses: "Uses",
    usedBy: "Used by",
    nobody: "no other rule",
    way: "Thick lines and boxes: the way of",
    notTaken: "The reference does not use this rule.",
    stoppedHere: "A dashed box: where the reading stops.",
    pieces: (count: number) => `${count} pieces of the reference take this rule; this is the way of`,
    taken: "taken",
    open: "where the reading stops",
    of: (rule: string) => `the rule ${rule}`,
  },
};

export type GrammarTexts = typeof texts;
