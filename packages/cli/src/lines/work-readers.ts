/** The readers of `@urikit/lists` that do a work, input by input. */

import {
  checkValues,
  columnText,
  encodeLines,
  type FieldOptions,
  fieldColumns,
  fieldLines,
  type InvalidLine,
  jsonLines,
  type KeyOptions,
  keyLines,
  keyValues,
  type ListReader,
  normalizeLines,
  normalizeValues,
  resolveLines,
  templateLines,
  type UniqueLines,
  uniqueLines,
  uniqueValues,
  validLines,
  verdictLines,
} from "@urikit/lists";
import {
  lineKeys,
  quietLines,
  resolveValuesAgainst,
  surveyRecords,
  type UniqueValues,
} from "@urikit/lists/engine";
import type { NormalizeOptions } from "urikit";
import type { LinesAside } from "./aside/lines-aside.ts";
import { levelOptions } from "./level.ts";
import type { Output } from "./output.ts";
import type { Results } from "./results.ts";
import type { Work } from "./work.ts";

/** How a work reads. */
export interface WorkOptions {
  /** The reader's replacement of an invalid line. */
  readonly invalid: "keep" | "drop";
  readonly onInvalid: (line: InvalidLine) => void;
  /** Whether it reads from the beginning of a list, where a byte order mark may be. */
  readonly fromStart: boolean;
}

/** Makes a reader for each input. */
export class WorkReaders {
  readonly work: Work;
  #unique: UniqueLines | undefined;
  #aside: LinesAside | undefined;
  #uniqueValues: UniqueValues | undefined;
  /** That of the keys by which lines are compared: nobody knows it. */
  readonly #secret = crypto.getRandomValues(new Uint8Array(16));

  constructor(work: Work) {
    this.work = work;
  }

  /** The work of other threads on the parts of a list: they make the keys that one thread compares. */
  get partWork(): Work {
    const { work } = this;
    if (work.name !== "unique") return work;
    return { name: "line-keys", level: work.level, secret: this.#secret };
  }

  /** The reader of distinct lines that was made last. */
  get unique(): UniqueLines | undefined {
    return this.#unique;
  }

  /** How many distinct references were given by now, if the work counts them. */
  get distinct(): number | undefined {
    const unique = this.#reader;
    return unique && unique.distinct + (this.#aside?.keyed ?? 0);
  }

  /** The reader that knows what is distinct. */
  get #reader(): UniqueLines | undefined {
    return this.#unique ?? this.#uniqueValues?.reader;
  }

  /** The lines that are set aside until all inputs are read, if the work does that. */
  get aside(): LinesAside | undefined {
    return this.#aside;
  }

  /**
   * Writes what was set aside. Returns the results that are complete then: they were not before.
   *
   * @throws {UsageError} If it cannot be read or written.
   */
  async end(output: Output): Promise<readonly Results[]> {
    const unique = this.#reader;
    return unique && this.#aside?.hasBegun ? this.#aside.end(unique.known, output) : [];
  }

  /** A reader that does the work. A line is unique among all that its readers read. */
  async next(options: WorkOptions): Promise<ListReader<Uint8Array>> {
    const { work } = this;
    if (work.field !== undefined) return this.#inField(work.field, options);
    switch (work.name) {
      case "check":
        return verdictLines({ as: work.as, valid: work.valid, ...options });
      case "normalize":
        return normalizeLines({ ...(await normalizeOptions(work)), ...options });
      case "line-keys":
        return lineKeys({ ...(await keyOptions(work)), fromStart: options.fromStart });
      case "key":
        return keyLines({ ...(await keyOptions(work)), ...options });
      case "resolve":
        return resolveLines(work.base, { ...options, strict: work.strict });
      case "columns":
        return columnText({ ...options, columns: work.columns, invalid: work.invalid });
      case "template":
        return templateLines(work.template, options);
      case "quiet": {
        const { quietSigns } = await import("@urikit/audit/at-once");
        return quietLines({ ...options, signs: quietSigns(), verdict: work.verdict, keepsLine: true });
      }
      case "where": {
        const { whereReader } = await import("../commands/where/reader.ts");
        return whereReader(work, options);
      }
      case "valid":
        return validLines(options);
      case "encode":
        return encodeLines(options);
      case "json":
        return jsonLines(options);
      case "survey": {
        const { distinct, secret } = work;
        const { onInvalid, fromStart } = options;
        const { schemes } = await levelOptions("scheme");
        return surveyRecords({ distinct, secret, schemes, onInvalid, fromStart });
      }
      case "unique": {
        const { LinesAside } = await import("./aside/lines-aside.ts");
        this.#aside ??= new LinesAside();
        const places = {
          memory: work.memory,
          overflow: this.#aside,
          after: this.#unique,
          secret: this.#secret,
        };
        this.#unique = uniqueLines({ ...(await levelOptions(work.level)), ...options, ...places });
        return this.#unique;
      }
    }
  }

  /** The same on one field of each line. */
  async #inField(field: FieldOptions, options: WorkOptions): Promise<ListReader<Uint8Array>> {
    const { work } = this;
    const how = { ...field, ...options };
    switch (work.name) {
      case "check":
        return fieldLines(checkValues({ as: work.as }), { ...how, verdict: work.valid });
      case "normalize":
        return fieldLines(normalizeValues(await normalizeOptions(work)), how);
      case "key":
        return fieldLines(keyValues(await keyOptions(work)), how);
      case "resolve":
        return fieldLines(resolveValuesAgainst(work.base, { strict: work.strict }), how);
      case "columns":
        return fieldColumns({ ...how, columns: work.columns, invalid: work.invalid });
      case "unique":
        return fieldLines(await this.#uniqueIn(work), how);
      default:
        throw new Error(`no field is read by ${work.name}`);
    }
  }

  /** The lines that are unique among the fields of all inputs. */
  async #uniqueIn({ level, memory }: Work & { readonly name: "unique" }): Promise<UniqueValues> {
    const { LinesAside } = await import("./aside/lines-aside.ts");
    this.#aside ??= new LinesAside();
    this.#uniqueValues ??= uniqueValues({ ...(await levelOptions(level)), memory, overflow: this.#aside });
    return this.#uniqueValues;
  }
}

async function normalizeOptions(work: Work & { readonly name: "normalize" }): Promise<NormalizeOptions> {
  return { ...(await levelOptions(work.level)), rootlessDotSegments: work.rootlessDotSegments };
}

async function keyOptions(work: Work & { readonly name: "key" | "line-keys" }): Promise<KeyOptions> {
  return { ...(await levelOptions(work.level)), secret: work.secret };
}
