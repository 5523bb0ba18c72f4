// The sentences about readers in both languages: pages that are made and tests need them.
import { habits, en as programWords } from "@urikit/programs/words/en";
import { habits as habitsInChinese, zh as programWordsInChinese } from "@urikit/programs/words/zh";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as urikitWords } from "urikit/words/en";
import { zh as urikitWordsInChinese } from "urikit/words/zh";
import { en } from "../src/words/en.ts";
import { zh } from "../src/words/zh.ts";

const WORDS: Catalogue = { ...urikitWords, ...programWords, ...habits, ...en };
const CHINESE: Catalogue = { ...urikitWordsInChinese, ...programWordsInChinese, ...habitsInChinese, ...zh };

/** The sentence. */
export function said(statement: Statement): string {
  return say(WORDS, statement);
}

/** The sentence in Chinese. */
export function saidInChinese(statement: Statement): string {
  return say(CHINESE, statement);
}
