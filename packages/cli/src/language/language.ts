/** The language in which the command speaks to a person: by `--lang`, or by the environment as POSIX orders it. */

import { drawsUnicode } from "../display/draws-unicode.ts";
import { UsageError } from "../exit.ts";
import type { HelpWords } from "../help-words.ts";
import type { OutputStream } from "../stdio.ts";
import { ENGLISH } from "../words/english.ts";
import { type Language, wordsFor } from "./spoken.ts";

export const LANGUAGES = ["en", "zh"] as const;

type LanguageName = (typeof LANGUAGES)[number];

/** The language of a name such as `zh`, `zh-CN` or `zh_CN.UTF-8`; undefined if the command does not speak it. */
function languageNamed(name: string): LanguageName | undefined {
  return LANGUAGES.find((one) => new RegExp(`^${one}(?:[-_.@]|$)`, "i").test(name));
}

/**
 * Reads `--lang`.
 *
 * @throws {UsageError} If the command does not speak the language.
 */
export function parseLanguage(name: string): LanguageName {
  const language = languageNamed(name);
  if (language !== undefined) return language;
  throw new UsageError("languages", ...LANGUAGES);
}

/** XBD §8.2: the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty says the language of messages. */
function languageOf(environment: NodeJS.ProcessEnv): LanguageName {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  const language = languageNamed(locale);
  // Where only ASCII can be drawn, nobody could read it.
  return language !== undefined && drawsUnicode(environment) ? language : "en";
}

/**
 * The language that the arguments ask for, before commander has read them, so that it can say what is wrong with them;
 * or that of the environment. Its words are loaded only if it is not English.
 */
export async function languageFor(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Language> {
  const at = args.findIndex((arg) => /^--lang(?:=|$)/.test(arg));
  const given = args[at] === "--lang" ? args[at + 1] : args[at]?.slice("--lang=".length);
  const asked = given === undefined ? undefined : languageNamed(given);
  const name = asked ?? languageOf(environment);
  const words = name === "zh" ? (await import("../words/zh.ts")).CHINESE : ENGLISH;
  return { words, isAsked: asked !== undefined };
}

/** The help in the language of a stream; undefined if it is English. */
export async function helpWordsFor(stream: OutputStream, language: Language): Promise<HelpWords | undefined> {
  return wordsFor(stream, language) === ENGLISH ? undefined : (await import("../words/zh-help.ts")).help;
}
