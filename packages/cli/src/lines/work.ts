/**
 * Works of the engine of `@urikit/lists`: what it does with the lines of a list in the place of a command, which is
 * handed the others. They are plain data, so that another thread can be told of them.
 */

import type { ColumnName, FieldOptions } from "@urikit/lists";
import type { TemplatePart } from "@urikit/lists/engine";
import type { NormalizationLevel, ReferenceRule } from "urikit";

/** A work, with its options; on one field of each line, if one is given. */
export type Work = WorkOnLines & { readonly field?: FieldOptions };

/** The work on lines, or on a field of them. */
type WorkOnLines =
  | {
      readonly name: "check";
      readonly as: ReferenceRule;
      /** The word for a valid line, with its line end. */
      readonly valid: string;
    }
  | {
      readonly name: "normalize";
      readonly level: NormalizationLevel;
      readonly rootlessDotSegments: "keep" | "remove";
    }
  | { readonly name: "key"; readonly level: NormalizationLevel; readonly secret: Uint8Array | undefined }
  | { readonly name: "resolve"; readonly base: string; readonly strict: boolean }
  | {
      readonly name: "columns";
      readonly columns: readonly ColumnName[];
      /** The replacement of an invalid line: a row of values that are undefined, or nothing. */
      readonly invalid: "empty" | "drop";
    }
  | { readonly name: "template"; readonly template: readonly TemplatePart[] }
  | {
      readonly name: "quiet";
      /** What precedes a line of which an audit has nothing to say. */
      readonly verdict: string;
    }
  | {
      readonly name: "where";
      readonly expression: string;
      readonly invert: boolean;
      /** Whether a line end stands for each line that is given. */
      readonly countsOnly: boolean;
    }
  | { readonly name: "valid" | "encode" | "json" }
  | { readonly name: "line-keys"; readonly level: NormalizationLevel; readonly secret: Uint8Array }
  | { readonly name: "survey"; readonly distinct: boolean; readonly secret: Uint8Array }
  | {
      readonly name: "unique";
      readonly level: NormalizationLevel;
      /** How many octets the keys of its lines may use; the others go to disk. */
      readonly memory: number;
    };
