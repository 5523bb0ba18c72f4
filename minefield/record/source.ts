/** Where a question comes from, whose rights are in it, and what it is asked for. */

import type { Question } from "../recorded/question.ts";

export interface Source {
  /** A document and a section of it, an advisory, or a test suite: who looks for it finds it. */
  readonly source: string;
  /** By SPDX; `LicenseRef-` for what SPDX does not know, which DATA-LICENCE.md explains. */
  readonly licence: string;
  /** What the question is to show. */
  readonly purpose: string;
}

/** A question with all its sources: several lists may ask it, and the first one has it. */
export interface Asked extends Question {
  readonly sources: readonly Source[];
}

/** Questions of one source, as they lie in a file of `asked`. A pair is a reference and its base. */
export interface Group extends Source {
  readonly kind: string;
  readonly references: readonly (string | readonly string[])[];
}

/** The questions of groups, in their order. */
export function askedOf(groups: readonly Group[]): readonly Asked[] {
  return groups.flatMap(({ kind, source, licence, purpose, references }) =>
    references.map((given): Asked => {
      const [reference, base] = typeof given === "string" ? [given] : given;
      if (reference === undefined) throw new Error(`a pair without a reference in ${source}`);
      return {
        reference,
        ...(base !== undefined && { base }),
        kind,
        sources: [{ source, licence, purpose }],
      };
    }),
  );
}
