/** The language in which the command speaks to a person: by `--lang`, or by the environment as POSIX orders it. */

import { InvalidArgumentError } from "commander";
import { drawsUnicode } from "../display/draws-unicode.ts";
import type { Language } from "./spoken.ts";
import { ENGLISH } from "./words.ts";

export const LANGUAGES = ["en", "zh"] as const;

type LanguageName = (typeof LANGUAGES)[number];

/** The language of a name such as `zh`, `zh-CN` or `zh_CN.UTF-8`; undefined if the command does not speak it. */
function languageNamed(name: string): LanguageName | undefined {
  return LANGUAGES.find((one) => new RegExp(`^${one}(?:[-_.@]|$)`, "i").test(name));
}

/**
 * Reads `--lang`.
 *
 * @throws {InvalidArgumentError} If the command does not speak the language.
 */
export function parseLanguage(name: string): LanguageName {
  const language = languageNamed(name);
  if (language !== undefined) return language;
  throw new InvalidArgumentError(`uri speaks ${LANGUAGES.join(" and ")}.`);
}

/** XBD §8.2: the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty says the language of messages. */
function languageOf(environment: NodeJS.ProcessEnv): LanguageName {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  const language = languageNamed(locale);
  // Where only ASCII can be drawn, nobody could read it.
  return language !== undefined && drawsUnicode(environment) ? language : "en";
}

/** The language that was asked for, or that of the environment. What it says is loaded only if it is not English. */
export async function languageFor(
  asked: LanguageName | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<Language> {
  const name = asked ?? languageOf(environment);
  const words = name === "zh" ? (await import("./chinese.ts")).CHINESE : ENGLISH;
  return { words, isAsked: asked !== undefined };
}
