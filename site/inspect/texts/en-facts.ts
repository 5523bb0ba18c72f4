/** The words of Inspect for all that follows its first answer, in English. */

import { auditSentences, saidFinding } from "@urikit/explain";
import { ENGLISH } from "@urikit/explain/words/en";
import { say } from "urikit/words";
import type { FactWords } from "./fact-words.ts";

export const words: FactWords = {
  finding: (finding) => saidFinding(finding, ENGLISH),
  say: (statement) => say(auditSentences(ENGLISH), statement),
  scheme: ({ description = "not registered", status, specification }) =>
    [
      description,
      status === undefined ? "" : ` (${status} in the registry of IANA)`,
      specification === undefined ? "" : `, specified in ${specification}`,
      ".",
    ].join(""),
  plan: undefined,
};
