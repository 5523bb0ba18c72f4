/**
 * `uri extract`: the references in documents, each with its target. On a terminal a listing; in a pipe one line a
 * reference, its target or, without one, itself, so that other commands can read on.
 */

import {
  type DocumentType,
  type DocumentWarning,
  extractReferences,
  type FoundReference,
  fileSource,
} from "@urikit/documents";
import { isUri, printable, type Rung } from "urikit";
import { jsonLine } from "../../display/json.ts";
import { screenOf } from "../../display/terminal.ts";
import { INVALID, systemReason, UsageError, VALID, WRONG_USAGE } from "../../exit.ts";
import { Output } from "../../lines/output.ts";
import { Progress } from "../../lines/progress.ts";
import { type FoundFile, filesIn, typeOfFile, withStandardInput } from "./files.ts";
import { foundRecord } from "./json.ts";
import { Listing } from "./listing.ts";
import { Unique } from "./unique.ts";

/** The options of the command; its arguments are files and folders. */
export interface ExtractOptions {
  readonly references: readonly string[];
  readonly type?: DocumentType;
  readonly retrievedFrom?: string;
  readonly base?: string;
  readonly charset?: string;
  readonly suffixReferences?: true;
  readonly unique?: true;
  readonly level: Rung;
  readonly json?: true;
  readonly color: boolean;
}

const STDIN_NAME = "<stdin>";

/** Runs the command. Returns the exit status. */
export async function run(options: ExtractOptions): Promise<number> {
  Error.stackTraceLimit = 0; // an invalid reference is data
  requireUri("--retrieved-from", options.retrievedFrom);
  requireUri("--base", options.base);
  const extraction = new Extraction(options);
  const paths = options.references;
  if (paths.length === 0 || (paths.length === 1 && paths[0] === "-")) await extraction.readStandardInput();
  else await extraction.readAll(paths);
  return extraction.status;
}

function requireUri(option: string, text: string | undefined): void {
  if (text !== undefined && !isUri(text)) throw new UsageError(`${option}: ${printable(text)} is no URI`);
}

/** So much is gathered before it is written. */
const ENOUGH = 0x10000;

class Extraction {
  readonly #options: ExtractOptions;
  readonly #output = new Output(process.stdout);
  readonly #errors = new Output(process.stderr);
  readonly #unique: Unique | undefined;
  readonly #listing: Listing | undefined;
  #progress: Progress | undefined;
  #gathered = "";
  #reports = "";
  #hasInvalid = false;
  #hasFailed = false;
  #passedOver = 0;

  constructor(options: ExtractOptions) {
    this.#options = options;
    this.#unique = options.unique ? new Unique(options.level) : undefined;
    const screen = screenOf(process.stdout, options);
    this.#listing = screen.isTerminal && !options.json ? new Listing(screen) : undefined;
  }

  get status(): number {
    if (this.#hasFailed) return WRONG_USAGE;
    return this.#hasInvalid ? INVALID : VALID;
  }

  async readStandardInput(): Promise<void> {
    await withStandardInput(async (path) => {
      await this.#read({ path, size: 0, inFolder: false }, STDIN_NAME);
      await this.#flush();
    });
  }

  async readAll(paths: readonly string[]): Promise<void> {
    const files: FoundFile[] = [];
    for (const path of paths)
      await this.#attempt(path, async () => {
        for await (const file of filesIn(path)) files.push(file);
      });
    if (files.length > 1 && this.#options.retrievedFrom !== undefined)
      throw new UsageError("--retrieved-from tells of one document: not of more files than one");
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const screen = screenOf(process.stderr, this.#options);
    this.#progress = new Progress({ size }, this.#errors, screen, process.stdout.isTTY === true);
    try {
      for (const file of files) await this.#attempt(file.path, () => this.#read(file, file.path));
      await this.#flush();
    } finally {
      this.#progress.stop();
    }
    await this.#errors.write(passedOver(this.#passedOver));
  }

  /** What cannot be read is reported, and the next is read. */
  async #attempt(path: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof Error) || !("syscall" in error)) throw error;
      this.#hasFailed = true;
      this.#report(`uri: cannot read ${printable(path)}: ${printable(systemReason(error))}`);
      await this.#flush();
    }
  }

  async #read({ path, inFolder }: FoundFile, name: string): Promise<void> {
    const type = this.#options.type ?? (await typeOfFile(path));
    if (type === undefined) {
      if (inFolder) this.#passedOver++;
      else this.#refuse(name);
      return;
    }
    let done = 0;
    const { retrievedFrom: retrieval, base, charset, suffixReferences = false } = this.#options;
    const found = extractReferences(fileSource(path), type, {
      retrieval,
      default: base,
      charset,
      suffixReferences,
      onWarning: (warning) => this.#warn(name, warning),
      onProgress: (octets) => {
        done += octets;
      },
    });
    for await (const reference of found) {
      this.#add(reference, name);
      if (this.#gathered.length > ENOUGH) {
        await this.#flush();
        await this.#progress?.advance(done);
        done = 0;
      }
    }
    await this.#progress?.advance(done);
    await this.#flush();
  }

  #refuse(name: string): void {
    this.#hasFailed = true;
    this.#report(`uri: ${printable(name)} is no text; --type says how to read it nonetheless`);
  }

  #add(found: FoundReference, name: string): void {
    if (this.#unique?.isNew(found, name) === false) return;
    if (!found.valid) this.#addInvalid(found, name);
    if (this.#options.json) this.#gathered += `${jsonLine(foundRecord(found, name))}\n`;
    else if (this.#listing) this.#gathered += this.#listing.lines(found, name);
    else this.#gathered += `${oneLine(found)}\n`;
  }

  #addInvalid({ where, error }: FoundReference, name: string): void {
    this.#hasInvalid = true;
    if (this.#listing) return;
    this.#report(`${placeIn(name, where.part, where)}: ${error?.reason ?? "invalid"}`);
  }

  #warn(name: string, { code, message, where, part }: DocumentWarning): void {
    this.#report(`${placeIn(name, part, where)}: warning: ${printable(message)} (${code})`);
  }

  #report(line: string): void {
    this.#reports += `${line}\n`;
  }

  async #flush(): Promise<void> {
    const [text, reports] = [this.#gathered, this.#reports];
    this.#gathered = "";
    this.#reports = "";
    await this.#output.write(text);
    if (reports === "") return;
    if (this.#progress) await this.#progress.report(reports);
    else await this.#errors.write(reports);
  }
}

/** Where something is: line and column are those within the part, which is therefore named. */
function placeIn(file: string, part: string | undefined, where: DocumentWarning["where"]): string {
  const inPart = part ? ` (part ${part})` : "";
  return `${printable(file)}${inPart}${where === undefined ? "" : `:${where.line}:${where.column}`}`;
}

/** The target, or the reference where there is none; what is invalid may hold line breaks, and no line may. */
function oneLine({ target, reference, valid, inText }: FoundReference): string {
  return target ?? (valid ? (inText?.guess ?? reference) : printable(reference));
}

function passedOver(count: number): string {
  if (count === 0) return "";
  return `uri: passed over ${count} ${count === 1 ? "file that is" : "files that are"} no text\n`;
}
