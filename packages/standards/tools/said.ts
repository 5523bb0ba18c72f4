// The English of statements about readers: pages that are made and tests need it.
import { en as programWords } from "@urikit/programs/words/en";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as urikitWords } from "urikit/words/en";
import { en } from "../src/words/en.ts";

const WORDS: Catalogue = { ...urikitWords, ...programWords, ...en };

/** The sentence. */
export function said(statement: Statement): string {
  return say(WORDS, statement);
}
