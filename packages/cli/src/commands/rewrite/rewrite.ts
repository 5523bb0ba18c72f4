/** `uri rewrite`: references changed in documents, byte for byte elsewhere (RFC 3986 §4, §5). */

import { Buffer } from "node:buffer";
import { readFile, realpath, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { redact } from "@urikit/audit/at-once";
import { DOCUMENT_TYPES, type DocumentType, typeOfContent, typeOfName } from "@urikit/documents";
import { type ChangeReference, type Rewriting, rewrite } from "@urikit/documents/rewrite";
import { packingOf, safeText, type Words } from "@urikit/explain";
import { messagesFor } from "@urikit/explain/layout";
import { type Command, Option } from "commander";
import { printable } from "urikit/display";
import type { StatementValue } from "urikit/words";
import { repeatable } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { ClosedPipe, INVALID, systemReason, UsageError, VALID, WRONG_USAGE } from "../../exit.ts";
import { type Language, wordsFor } from "../../language/spoken.ts";
import { Output } from "../../lines/output.ts";
import { UnwritableFile, writeWhole } from "../../lines/whole-file.ts";
import type { Stdio } from "../../stdio.ts";
import { type CommandId, text } from "../../words/text.ts";
import { type FoundFile, filesIn } from "../extract/files.ts";
import { placeIn } from "../extract/place.ts";
import {
  pathsOf,
  type RetrievalOptions,
  requireRetrieval,
  retrievalOf,
  siteOf,
} from "../extract/retrieval.ts";
import { type ChangeOptions, changeOf, moveOf } from "./change.ts";
import { type FileMove, moveFiles, movesOf } from "./moves.ts";

export interface RewriteOptions extends ChangeOptions, RetrievalOptions {
  readonly type?: DocumentType;
  readonly charset?: string;
  readonly dryRun?: true;
  readonly json?: true;
  readonly showSecrets?: true;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .description("Change the references in documents, and nothing else in them.")
    .argument("[FILE...]")
    .usage("[options] [FILE ...]")
    .option("--absolute", "a relative reference becomes its target (§5.2)")
    .option("--relative", "a reference to the host of its base becomes relative")
    .option("--https", "http becomes https, unless there is another port than 80")
    .option("--without-tracking", "leave out the parameters by which trackers follow people")
    .option("--from <URI>", "what was at this URI, or below it, is now at --to <URI>")
    .option("--to <URI>", "where it is now")
    .option("--prefix <URI>", "put URI before each target of http and https, as archives do")
    .option("--without-prefix <URI>", "take it off; * in it is any segment, as the time of an archive")
    .option("--dry-run", "print the differences, and change no file")
    .addOption(new Option("--type <TYPE>", "the type of the files").choices(DOCUMENT_TYPES))
    .option("--retrieved-from <URI>", "the URI that the document was retrieved from; for one file (§5.1.3)")
    .option("-b, --base <URI>", "the base URI, if nothing else gives one (§5.1.4)")
    .option("--charset <NAME>", "the charset that the transport declared")
    .option("--site <FOLDER>", "the files of FOLDER as those of a site, with --at")
    .option("--at <URI>", "the URI of the site's folder")
    .addOption(repeatable("-i, --input <FILE>", "read FILE, as if it were an argument; - is standard input"))
    .option("--json", "print one JSON object per change")
    .option("--show-secrets", "show passwords and other secrets in JSON")
    .addHelpText("after", AFTER_HELP);
}

const AFTER_HELP = `
One of the first options says what is changed. A file is written beside itself,
and then renamed; standard input is written to standard output. What is not a
reference stays, octet by octet: the charset, quotes, entities, line ends. Each
file is read again before it is written, and a change that would be read
otherwise is not made: it is told, and the status is 1. So are references within
messages and archives. In a folder, files of known endings are changed, except in
.git, .hg, .svn and node_modules.

With --site, --from and --to may be relative to --at. A file or folder that is
there moves: the references to it and those in it follow, and then the file.

Examples:
  uri rewrite --https --dry-run docs/
  uri rewrite --from http://old.example/ --to https://example.org/ dist/
  uri rewrite --site dist/ --at https://example.org/ --from a.html --to b/a.html
  uri rewrite --absolute --retrieved-from https://example.org/ < page.html`;

const STDIN_NAME = "<stdin>";

export async function run(options: RewriteOptions): Promise<number> {
  requireRetrieval(options);
  const paths = pathsOf(options);
  const rewriter = new Rewriter(options, changeOf(options));
  if (paths.length === 0 || (paths.length === 1 && paths[0] === "-")) await rewriter.filter();
  else await rewriter.changeAll(paths);
  return rewriter.status;
}

/** A document under the name by which it is spoken of. */
interface NamedDocument {
  readonly name: string;
  readonly octets: Uint8Array;
  readonly type: DocumentType;
}

/** Changes documents, and tells what it did. */
class Rewriter {
  readonly #options: RewriteOptions;
  readonly #change: ChangeReference;
  readonly #output: Output;
  readonly #errors: Output;
  readonly #words: Words;
  #changes = 0;
  #files = 0;
  #hasRefused = false;
  #hasFailed = false;

  constructor(options: RewriteOptions, change: ChangeReference) {
    this.#options = options;
    this.#change = change;
    this.#output = new Output(options.stdio.stdout);
    this.#errors = new Output(options.stdio.stderr);
    this.#words = wordsFor(options.stdio.stderr, options.language);
  }

  get status(): number {
    if (this.#hasFailed) return WRONG_USAGE;
    return this.#hasRefused ? INVALID : VALID;
  }

  /** From standard input to standard output. */
  async filter(): Promise<void> {
    const octets = await buffer(this.#options.stdio.stdin);
    const type = this.#options.type ?? typeOfContent(octets);
    if (type === undefined) return this.#fail("extract-not-text", STDIN_NAME);
    const { octets: after } = await this.#rewritten({ name: STDIN_NAME, octets, type });
    const { dryRun, json } = this.#options;
    if (!dryRun && !json) await this.#output.write(after);
  }

  async changeAll(paths: readonly string[]): Promise<void> {
    const files = await this.#filesOf(paths);
    if (files.length > 1 && this.#options.retrievedFrom !== undefined)
      throw new UsageError("extract-one-document");
    const moves = this.#movesOf(files);
    for (const file of files) {
      const name = file.path.toString();
      try {
        await this.#changeFile(file, name);
      } catch (error) {
        if (error instanceof UnwritableFile) {
          await this.#fail(error.problem.id, ...error.problem.values);
          continue;
        }
        if (error instanceof ClosedPipe || error instanceof UsageError) throw error;
        await this.#fail(
          "cannot-read",
          safeText(name),
          error instanceof RangeError ? error.message : systemReason(error),
        );
      }
    }
    if (!this.#options.dryRun) await moveFiles(moves);
    const moved = moves.map(({ from, to }) =>
      text(this.#words, "rewrite-moved", printable(from), printable(to)),
    );
    const told = [...moved, text(this.#words, "rewritten", this.#changes, this.#files)];
    await this.#errors.write(told.map((line) => `uri: ${line}\n`).join(""));
  }

  #movesOf(files: readonly FoundFile[]): FileMove[] {
    const site = siteOf(this.#options);
    const uriNow = moveOf(this.#options);
    if (site === undefined || uriNow === undefined) return [];
    return movesOf(
      files.map(({ path }) => path.toString()),
      site,
      uriNow,
    );
  }

  async #filesOf(paths: readonly string[]): Promise<FoundFile[]> {
    const files: FoundFile[] = [];
    const report = {
      failed: (path: FoundFile["path"], error: unknown) =>
        void this.#fail("cannot-read", safeText(path.toString()), systemReason(error)),
      passed: () => {},
      leftOut: () => {},
    };
    for (const path of paths)
      try {
        for await (const file of filesIn(path, report, { allFolders: false })) files.push(file);
      } catch (error) {
        await this.#fail("cannot-read", safeText(path), systemReason(error));
      }
    return files;
  }

  async #changeFile({ path, inFolder, isRegular }: FoundFile, name: string): Promise<void> {
    if (!isRegular) return this.#fail("rewrite-not-a-file", printable(name));
    // What has no known ending in a folder may be anything: source code, or data.
    if (inFolder && typeOfName(name) === undefined) return;
    const octets = await readFile(path);
    const type = this.#options.type ?? typeOfName(name) ?? typeOfContent(octets);
    if (packingOf(octets) !== undefined || type === undefined)
      return inFolder ? undefined : this.#fail("extract-not-text", printable(name));
    const { octets: after, changed } = await this.#rewritten({ name, octets, type });
    if (changed.length === 0) return;
    this.#changes += changed.length;
    this.#files++;
    if (!this.#options.dryRun) await replaceFile(path, after);
  }

  async #rewritten(document: NamedDocument): Promise<Rewriting> {
    const { name, octets, type } = document;
    const { base, charset } = this.#options;
    const retrieval = retrievalOf(name, this.#options);
    const rewriting = await rewrite(octets, type, this.#change, { retrieval, default: base, charset });
    if (rewriting.refused.length > 0) this.#hasRefused = true;
    const told = rewriting.refused.map((one) => this.#refusal(one, name)).join("");
    await this.#errors.write(messagesFor(screenOf(this.#options.stdio.stderr, this.#options), told));
    if (this.#options.json) await this.#output.write(this.#json(rewriting, name));
    else if (this.#options.dryRun && rewriting.changed.length > 0)
      await this.#output.write(await difference(document, rewriting.octets));
    return rewriting;
  }

  #refusal({ found, to, reason }: Rewriting["refused"][number], name: string): string {
    const place = placeIn(name, found.where.part, found.where, this.#words);
    const why = text(this.#words, `rewrite-${reason}` satisfies CommandId);
    return `${place}: ${text(this.#words, "rewrite-refused", safeText(found.reference), safeText(to), why)}\n`;
  }

  #json({ changed, refused }: Rewriting, file: string): string {
    const shown = (one: string) => (this.#options.showSecrets ? one : redact(one));
    return [...changed, ...refused]
      .map(({ found: { reference, valid, where }, to, ...why }) =>
        jsonLine({ file, reference: shown(reference), valid, result: shown(to), where, ...why }),
      )
      .map((line) => `${line}\n`)
      .join("");
  }

  async #fail(id: CommandId, ...values: readonly StatementValue[]): Promise<void> {
    this.#hasFailed = true;
    const message = `uri: ${text(this.#words, id, ...values)}\n`;
    await this.#errors.write(messagesFor(screenOf(this.#options.stdio.stderr, this.#options), message));
  }
}

/** A unified diff, as `patch` takes it, in UTF-8. */
async function difference({ name, octets }: NamedDocument, after: Uint8Array): Promise<string> {
  const { createTwoFilesPatch } = await import("diff");
  const [before, now] = [octets, after].map((one) => Buffer.from(one).toString("utf8"));
  const path = printable(name);
  return createTwoFilesPatch(path, path, before ?? "", now ?? "", undefined, undefined, {
    context: 1,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  });
}

/** Whoever reads the file meanwhile has the old one or the new one. A symbolic link stays one. */
async function replaceFile(path: FoundFile["path"], octets: Uint8Array): Promise<void> {
  const file = await realpath(path, { encoding: "buffer" });
  await writeWhole(file, [octets], (await stat(file)).mode);
}
