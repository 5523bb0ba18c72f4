/** The sentences of audits, in both languages, for tests. */

import { en as programs } from "@urikit/programs/words/en";
import { zh as programsInChinese } from "@urikit/programs/words/zh";
import { en as standards } from "@urikit/standards/words/en";
import { zh as standardsInChinese } from "@urikit/standards/words/zh";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as core } from "urikit/words/en";
import { zh as coreInChinese } from "urikit/words/zh";
import { en } from "../src/words/en.ts";
import { zh } from "../src/words/zh.ts";

const ENGLISH: Catalogue = { ...core, ...programs, ...standards, ...en };
const CHINESE: Catalogue = { ...coreInChinese, ...programsInChinese, ...standardsInChinese, ...zh };

/** The sentence in English; empty if there is no statement. */
export function said(statement: Statement | undefined): string {
  return statement === undefined ? "" : say(ENGLISH, statement);
}

/** The sentence in Chinese. */
export function saidInChinese(statement: Statement): string {
  return say(CHINESE, statement);
}
