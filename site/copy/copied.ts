/**
 * The copies that a tool makes of its answer: the text and the JSON that the command gives, code, and the command itself. Loaded
 * when somebody copies.
 */

import { auditAtOnce } from "@urikit/audit/at-once";
import { lineErrorOf } from "@urikit/explain";
import { type Screen, withoutInvisible } from "@urikit/explain/layout";
import { errorText, invalidJson, Ladder, type Pages, pagesFor } from "@urikit/explain/pages";
import { ENGLISH } from "@urikit/explain/words/en";
import { prepareBase, resolve } from "urikit";
import { codeOfCompare, codeOfInspect, codeOfResolve } from "./code.ts";
import type { Command } from "./shells.ts";

/** The things that can be copied. */
export interface Copied {
  /** The output of the command for people. */
  readonly text: string;
  /** Its output for programs, in lines. */
  readonly json: string;
  readonly code: string;
  readonly command: Command;
}

/** Of a text in Inspect. */
export async function copiedOfInspect(text: string): Promise<Copied> {
  const findings = auditAtOnce(text);
  const audit = findings === undefined ? (await import("@urikit/audit")).audit : () => findings;
  const pages = pagesFor({ audit, showSecrets: true });
  return {
    ...answersOf(pages, text),
    code: codeOfInspect(text),
    command: { words: ["uri", "inspect"], args: [text] },
  };
}

/** Of two references in Compare. */
export async function copiedOfCompare(a: string, b: string): Promise<Copied> {
  const ladder = new Ladder({ showSecrets: true });
  const pages = {
    page: (_pair: string, screen: Screen) => ladder.page([a, b], screen),
    json: () => ladder.json([a, b]),
  };
  return {
    ...answersOf(pages, `${a}\t${b}`),
    code: codeOfCompare(a, b),
    command: { words: ["uri", "compare"], args: [a, b] },
  };
}

/**
 * Of a base and a reference in Resolve.
 *
 * @throws {UriSyntaxError} If the base is not a URI.
 */
export async function copiedOfResolve(base: string, reference: string): Promise<Copied> {
  const prepared = prepareBase(base);
  const lines = {
    page: (text: string) => resolve(text, prepared),
    json: (text: string) => ({ reference: text, valid: true, result: resolve(text, prepared) }),
  };
  return {
    ...answersOf(lines, reference),
    code: codeOfResolve(base, reference),
    command: { words: ["uri", "resolve"], options: [["--base", base]], args: [reference] },
  };
}

const same = (text: string) => text;

/** Where text is pasted: what a file is to the command. */
const SCREEN: Screen = {
  isTerminal: false,
  width: 80,
  unicode: true,
  words: ENGLISH,
  colors: { red: same, yellow: same, green: same, cyan: same, magenta: same, dim: same, bold: same },
};

function answersOf(command: Pages, text: string): Pick<Copied, "text" | "json"> {
  try {
    return { text: lineEnded(command.page(text, SCREEN)), json: jsonLines(command.json(text)) };
  } catch (thrown) {
    const error = lineErrorOf(thrown);
    return {
      text: lineEnded(command.invalidPage?.(text, error, SCREEN) ?? errorText(error, SCREEN)),
      json: jsonLines(invalidJson(command, { text, error, showSecrets: true })),
    };
  }
}

function lineEnded(text: string): string {
  return `${text.replace(/\n+$/, "")}\n`;
}

function jsonLines(value: object): string {
  return `${JSON.stringify(value, null, 2).split("\n").map(withoutInvisible).join("\n")}\n`;
}
