/** The purpose of a step of a plan, a question to a person, a guess: only statements of the catalogue. */

import { type Statement, type StatementValue, statement } from "urikit/words";
import type { NoteId } from "../words/en.ts";

export const noted: (id: NoteId, ...values: readonly StatementValue[]) => Statement<NoteId> = statement;
