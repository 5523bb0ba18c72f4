/** The sentences of the command in the words of a screen. */

import type { Words } from "@urikit/explain";
import { type StatementValue, statement } from "urikit/words";
import type { en } from "./en.ts";

export type CommandId = keyof typeof en;

export function text(words: Words, id: CommandId, ...values: readonly StatementValue[]): string {
  return words.say(statement(id, ...values));
}
