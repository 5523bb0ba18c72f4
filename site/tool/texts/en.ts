/** What all tools say, in English. */

import { codeOf, type QuotingProblem, type Shell } from "../../copy/shells.ts";

const SHELLS: Readonly<Record<Shell, string>> = { bash: "bash", powershell: "PowerShell", cmd: "cmd" };

function refusal(shell: string, problem: QuotingProblem): string {
  switch (problem.kind) {
    case "nul":
      return "no argument of a program can hold a NUL";
    case "surrogate":
      return "it holds half of a surrogate pair, which is not text";
    case "empty":
      return `${shell} before 7.3 drops an argument that is empty`;
    case "quotation-mark":
      return `${shell} has no way to pass on a quotation mark (") that is safe in all its versions`;
    case "backslash-at-end":
      return `${shell} before 7.3 spoils an argument with blanks and a backslash at its end`;
    case "unprintable":
      return `${shell} has no way to write U+${codeOf(problem.character)}, which is invisible`;
    case "too-long":
      return `${shell} takes no line of more than ${problem.most} characters`;
  }
}

export const texts = {
  examples: "Examples",
  verdict: "Verdict",
  empty: "(empty)",
  loading: "Loading …",
  notLoaded: "It could not be loaded. Can you still reach the server of this page?",
  /** What the reader "WHATWG URL" is here. */
  thisBrowser: (browser: string | undefined): string =>
    `the URL of this browser${browser === undefined ? "" : `, ${browser}`}`,
  secrets: {
    keep: "Keep secrets in the address of this page and in what I copy",
    otherwise: "Otherwise, *** stands in their place.",
  },
  copy: {
    label: "Copy",
    kinds: { text: "text", json: "JSON", code: "JavaScript", ...SHELLS, iframe: "iframe" },
    button: (kind: string): string => `Copy as ${kind}`,
    done: (kind: string): string => `Copied as ${kind}.`,
    byHand: "This browser does not let the page copy. The text is selected here: copy it yourself.",
    batchFile: "This line is for the prompt. In a batch file, write each % twice.",
    refused: (shell: Shell, problem: QuotingProblem): string =>
      `Nothing was copied: ${refusal(SHELLS[shell], problem)}.`,
  },
};

export type ToolTexts = typeof texts;
