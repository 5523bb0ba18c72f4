/** The words of all tools, in English. */

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

/** The facts about a link that was copied. */
export interface CopiedLink {
  readonly isMasked: boolean;
  /** If the link is longer than that, some programs cut it. */
  readonly cutFrom: number | undefined;
}

export const texts = {
  examples: "Examples",
  verdict: "Verdict",
  empty: "(empty)",
  loading: "Loading …",
  nothingSent: "Nothing leaves this page.",
  notLoaded: "It could not be loaded. Can you still reach the server of this page?",
  /** The reader "WHATWG URL" as it is here. */
  thisBrowser: (browser: string | undefined): string =>
    `the URL of this browser${browser === undefined ? "" : `, ${browser}`}`,
  /** The words about the address of the page. */
  link: {
    tooLong: "What is shown is too long for a link, so the address of this page does not hold it.",
    keepSecrets: "Keep secrets in the address of this page and in what I copy",
    otherwise: "Otherwise, *** stands in their place.",
    saysOther: "With *** in their place, the answer is another than the one here.",
  },
  copy: {
    label: "Copy",
    isDone: "Copied",
    isRefused: "Select it, and copy it yourself",
    kinds: { link: "link", text: "text", json: "JSON", code: "JavaScript", ...SHELLS, iframe: "iframe" },
    button: (kind: string): string => `Copy as ${kind}`,
    copyLink: "Copy the link",
    linkDone: ({ isMasked, cutFrom }: CopiedLink): string =>
      [
        "Copied the link.",
        ...(isMasked ? ["*** stands in it in the place of secrets."] : []),
        ...(cutFrom === undefined
          ? []
          : [`It has more than ${cutFrom} characters: some chat programs cut it.`]),
      ].join(" "),
    linkTooLong: (most: number): string =>
      `Nothing was copied: a link holds ${most} characters, and what is shown needs more.`,
    done: (kind: string): string => `Copied as ${kind}.`,
    byHand: "This browser does not let the page copy. The text is selected here: copy it yourself.",
    batchFile: "This line is for the prompt. In a batch file, write each % twice.",
    refused: (shell: Shell, problem: QuotingProblem): string =>
      `Nothing was copied: ${refusal(SHELLS[shell], problem)}.`,
  },
};

export type ToolTexts = typeof texts;
