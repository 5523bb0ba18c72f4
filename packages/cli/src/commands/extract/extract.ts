/**
 * `uri extract`: the references in documents, each with its target. On a terminal they are listed; in a pipe each
 * gives one line, its target or, without one, itself, for other commands to read.
 */

import { Buffer } from "node:buffer";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import type { Severity } from "@urikit/audit";
import { redact } from "@urikit/audit/at-once";
import {
  checkFragments,
  DOCUMENT_TYPES,
  type DocumentSource,
  type DocumentType,
  type DocumentWarning,
  extractReferences,
  type FoundReference,
} from "@urikit/documents";
import { HEADING_NAMES, type HeadingNames } from "@urikit/documents/site";
import { en } from "@urikit/documents/words/en";
import { foundJson, maskedStatement, safeText, type Words } from "@urikit/explain";
import { messagesFor } from "@urikit/explain/layout";
import { type Command, Option } from "commander";
import { isUri } from "urikit";
import { topLevelDomains } from "urikit/context";
import { printable } from "urikit/display";
import { type StatementValue, say } from "urikit/words";
import { choice, lineNumberOption, quietOption, repeatable } from "../../declaration.ts";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { ClosedPipe, INVALID, systemCode, systemReason, UsageError, VALID, WRONG_USAGE } from "../../exit.ts";
import { type Language, wordsFor, wordsOfData } from "../../language/spoken.ts";
import { lineOf } from "../../lines/line-text.ts";
import { Output } from "../../lines/output.ts";
import { Progress } from "../../lines/progress.ts";
import { RUNGS, type UniqueRung } from "../../option-values.ts";
import type { Stdio } from "../../stdio.ts";
import { type CommandId, text } from "../../words/text.ts";
import { failOn } from "../audit/fail-on.ts";
import { declareReach, type ReachOptions } from "../fetch/reach.ts";
import type { FetchedDocument } from "./fetched.ts";
import {
  type Content,
  type FilePath,
  type FoundFile,
  filesIn,
  withContent,
  withRegularFile,
} from "./files.ts";
import type { FindingList } from "./findings.ts";
import { FragmentCount, fileUri, missingJson, missingLine, type NamedPage } from "./fragments.ts";
import { LINK_FIELDS, linkFields } from "./link-fields.ts";
import { Listing } from "./listing.ts";
import { placeIn } from "./place.ts";
import { pathsOf, type RetrievalOptions, requireRetrieval, retrievalOf } from "./retrieval.ts";
import { type FileOfSite, filesOfSite, redirectsOf, SiteCheck } from "./site.ts";
import { REPORT_FORMS, type ReportForm, siteReport } from "./site-report.ts";
import { Skipped, type SkippedKind } from "./skipped.ts";
import { Unique } from "./unique.ts";
import { documentIn, UnreadableDocument } from "./unpacked.ts";

// Which warnings say that a document was not read to its end: such an input is invalid, and the exit status says so.

type Id = DocumentWarning["problem"]["id"];

const UNREAD: ReadonlySet<Id> = new Set<Id>([
  "cell-too-long",
  "charset-unsafe",
  "content-broken",
  "document-too-long",
  "element-too-long",
  "elements-too-deep",
  "http-malformed",
  "json-malformed",
  "message-too-long",
  "tag-too-long",
  "warc-malformed",
  "yaml-malformed",
]);

/** Whether a part of the document that a warning is about was not read. */
function isUnread({ problem }: DocumentWarning): boolean {
  return UNREAD.has(problem.id);
}

export interface ExtractOptions extends RetrievalOptions, ReachOptions {
  /** Whether the arguments are URIs to fetch. */
  readonly fetch?: true;
  readonly type?: DocumentType;
  readonly charset?: string;
  readonly suffixReferences?: true;
  readonly code?: true;
  readonly guessHostNames?: true;
  readonly allFolders?: true;
  readonly verbose?: true;
  readonly checkFragments?: true;
  readonly check?: true;
  readonly redirects?: string;
  readonly headings: HeadingNames;
  readonly github?: true;
  readonly junit?: true;
  readonly audit?: true;
  readonly sarif?: true;
  readonly failOn: Severity;
  readonly unique?: true;
  /** The expression that the line of a reference must match. */
  readonly only?: string;
  /** Whether the number of its line precedes each reference. */
  readonly lineNumber?: true;
  readonly level: UniqueRung;
  readonly json?: true;
  readonly showSecrets?: true;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .description("Find the references in documents, each with its target against its base (§5.1).")
    .argument("[FILE...]")
    .usage("[options] [FILE ...]")
    .addOption(
      new Option("--type <TYPE>", "the type of the files, whatever their names and contents say").choices(
        DOCUMENT_TYPES,
      ),
    )
    .option("--fetch", "fetch the arguments, which are URIs, as uri fetch does (§5.1.3)")
    .option(
      "--retrieved-from <URI>",
      "the URI that the document was retrieved from, after redirects; for one file (§5.1.3)",
    )
    .option("-b, --base <URI>", "the base URI, if nothing else gives one (§5.1.4)")
    .option("--charset <NAME>", "the charset that the transport declared")
    .option("--suffix-references", "in running text, take www.example.org/… for a reference too (§4.5)")
    .option("--guess-host-names", "in running text, take w3.org or example.com/… for a reference too")
    .option("--code", "in Markdown, read code as running text too")
    .option("--all-folders", "read .git, .hg, .svn and node_modules in a folder too")
    .option("--verbose", "name each file that is skipped")
    .option("--check-fragments", "list the fragments in a set of pages that lead nowhere (§3.5)")
    .option("--site <FOLDER>", "read the files of FOLDER as those of a site (§5.1.3)")
    .option("--at <URI>", "the URI of the site's folder")
    .option("--check", "list the links of the site that lead nowhere (§5, §3.5)")
    .option("--redirects <FILE>", "the redirects of the site: a file as _redirects, or an nginx map")
    .addOption(choice("--headings <RULE>", "how the site names headings of Markdown", HEADING_NAMES))
    .option("--audit", "list what is dangerous, misleading or careless about the references, as uri audit")
    .option("--sarif", "with --audit or --check, print one SARIF 2.1.0 log, for code scanning")
    .option("--github", "with --check, print annotations for GitHub's runner")
    .option("--junit", "with --check, print one JUnit report")
    .addOption(failOn())
    .option("--unique", "drop duplicates: references with the same target")
    .addOption(choice("--level <RUNG>", "the rung of the ladder on which targets are compared (§6)", RUNGS))
    .addOption(repeatable("-i, --input <FILE>", "read FILE, as if it were an argument; - is standard input"))
    .option("--only <EXPRESSION>", "leave out references that do not match, as of uri where")
    .option("--json", "print one JSON object per reference")
    .option("--show-secrets", "show passwords and other secrets, on a terminal and in JSON")
    .addOption(lineNumberOption())
    .addOption(quietOption())
    .addHelpText("after", AFTER_HELP);
  declareReach(command);
}

const AFTER_HELP = `
Without a FILE, or if FILE is -, standard input is read. For a folder, all files
in it are read, except in .git, .hg, .svn and node_modules. What is packed by
gzip, Brotli (.br) or Zstandard is unpacked. On a terminal the references are
listed by file; in a pipe each line is the target of a reference, or the
reference itself if it is invalid or has no base. The target of an IRI is its
URI. Nothing is fetched without --fetch. The status is 1 if a reference is invalid, or if a
document is not read to its end.

With --check-fragments, each line is a reference in one of the pages (HTML) to a
part of itself, or of another one of them, that is not there: no element has the
id, and no <a> the name. The status is 1 if there is one.

With --site, each file has the URI that a server of files gives it: an index is
the page of its folder. With --check too, each line is a link to a file that is
not there, to a part that is not in it (an element, a heading of Markdown, words,
a line), or to a name in another case; or one that is invalid. These make the
status 1. Links out of the site, pages to which no file leads, and redirects to
redirects are listed, too. _redirects in the folder is read.

--only takes the expressions of uri where on the line of a reference, and more
words: use (follow, fetch, embed, submit or mention), rel, label (the text of an
anchor, the alternative of an image), language, kind, secret, element, attribute
and field (of a message).

With --audit, each line is a finding: FILE:LINE:COLUMN, its severity, what it is,
and the reference. The status is 1 for a finding at --fail-on or above.

With --fetch, each document is read as its response says: its base is the URI of
the last redirect, and Link and Content-Location are references, too.

Examples:
  uri extract page.html --retrieved-from https://example.org/a/page.html
  curl -sL https://a.example/ | uri extract --retrieved-from https://a.example/
  uri extract --json saved.mhtml | jq -r 'select(.valid | not).reference'
  uri extract --unique --level scheme docs/ | uri report
  uri extract --only 'use = follow and rel = nofollow' page.html
  uri extract --check-fragments site/
  uri extract --site dist/ --at https://example.org/docs/ --check
  uri extract --audit --sarif docs/ > findings.sarif
  uri extract --fetch https://example.org/`;

const STDIN_NAME = "<stdin>";

export async function run(options: ExtractOptions): Promise<number> {
  requireRetrieval(options);
  requireSite(options);
  requireFetch(options);
  requireOneList(options);
  const extraction = new Extraction(options, await findingsFor(options), await onlyOf(options));
  await extraction.begin();
  const paths = pathsOf(options);
  if (options.fetch) await extraction.fetchAll(paths);
  else if (paths.length === 0 || (paths.length === 1 && paths[0] === "-"))
    await extraction.readStandardInput();
  else await extraction.readAll(paths);
  await extraction.end();
  return extraction.status;
}

/** @throws {UsageError} If there is nothing to fetch, or files are meant. */
function requireFetch({
  fetch,
  references,
  input,
  site,
  checkFragments,
  retrievedFrom,
}: ExtractOptions): void {
  const isAlone = site === undefined && !checkFragments && input.length === 0 && retrievedFrom === undefined;
  if (fetch && !(isAlone && references.length > 0)) throw new UsageError("extract-fetch-alone");
}

/** What is asked of a site needs one. */
function requireSite({ site, check, redirects }: ExtractOptions): void {
  const [option] = given({ "--check": check, "--redirects <FILE>": redirects });
  if (option !== undefined && site === undefined) throw new UsageError("extract-needs-site", option);
}

/** Each of these options prints a list of its own, in one form. */
function requireOneList(options: ExtractOptions): void {
  const { audit, check, checkFragments, unique, only, type, json, sarif, github, junit } = options;
  const lists = { "--check": check, "--check-fragments": checkFragments, "--audit": audit };
  const forms = { "--json": json, "--sarif": sarif, "--github": github, "--junit": junit };
  for (const alone of [lists, forms]) {
    const [one, other] = given(alone);
    if (one !== undefined && other !== undefined) throw new UsageError("options-exclude", one, other);
  }
  const [list] = given({ "--check": check, "--check-fragments": checkFragments });
  const [choice] = given({ "--unique": unique, "--only <EXPRESSION>": only });
  if (list !== undefined && choice !== undefined) throw new UsageError("options-exclude", choice, list);
  if (check && type !== undefined) throw new UsageError("options-exclude", "--type <TYPE>", "--check");
  if (sarif && !audit && !check) throw new UsageError("extract-sarif");
  const [form] = given({ "--github": github, "--junit": junit });
  if (form !== undefined && !check) throw new UsageError("extract-needs-check", form);
}

/** The options that are given. */
function given(options: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(options).filter((option) => options[option] !== undefined);
}

/** Whether the line of a reference matches the expression, if there is one. */
async function onlyOf({ only }: ExtractOptions): Promise<((found: FoundReference) => boolean) | undefined> {
  if (only === undefined) return undefined;
  const { takenLines } = await import("../where/taken-lines.ts");
  const takes = await takenLines(only, { fields: LINK_FIELDS });
  return (found) =>
    takes(lineOf(Buffer.from(found.valid ? oneLine(found) : found.reference)), undefined, linkFields(found));
}

/** The audit is loaded only if it is asked for. */
async function findingsFor(options: ExtractOptions): Promise<FindingList | undefined> {
  if (!options.audit) return undefined;
  const { FindingList } = await import("./findings.ts");
  return new FindingList({
    format: options.sarif ? "sarif" : options.json ? "json" : "lines",
    failOn: options.failOn,
    showSecrets: options.showSecrets === true,
    screen: screenOf(options.stdio.stdout, options),
    data: wordsOfData(options.language),
  });
}

/** A file under the name by which it is spoken of. */
interface NamedFile extends Pick<FoundFile, "inFolder"> {
  readonly content: Content;
  readonly name: string;
}

/** A document, what is known of it, and how it is named in reports. */
interface NamedDocument extends Pick<FoundFile, "inFolder">, FetchedDocument {
  readonly name: string;
}

/** How many characters are gathered before they are written. */
const ENOUGH = 0x10000;

/** Reads documents, and writes the references in them. */
class Extraction {
  readonly #options: ExtractOptions;
  readonly #output: Output;
  readonly #errors: Output;
  /** Of standard error. */
  readonly #words: Words;
  readonly #unique: Unique | undefined;
  readonly #listing: Listing | undefined;
  readonly #findings: FindingList | undefined;
  readonly #takes: ((found: FoundReference) => boolean) | undefined;
  #progress: Progress | undefined;
  #gathered = "";
  #reports = "";
  #hasInvalid = false;
  #hasFailed = false;
  readonly #skipped: Skipped;
  readonly #passed: Skipped;
  readonly #leftOut: Skipped;

  constructor(
    options: ExtractOptions,
    findings: FindingList | undefined,
    takes: ((found: FoundReference) => boolean) | undefined,
  ) {
    this.#options = options;
    this.#takes = takes;
    this.#findings = findings;
    this.#output = new Output(options.stdio.stdout);
    this.#errors = new Output(options.stdio.stderr);
    this.#unique = options.unique ? new Unique(options.level) : undefined;
    const screen = screenOf(options.stdio.stdout, options);
    this.#listing = screen.isTerminal && !options.json ? new Listing(screen) : undefined;
    const each = options.verbose ? (line: string) => this.#report(line) : undefined;
    this.#words = wordsFor(options.stdio.stderr, options.language);
    const skipped = (kind: SkippedKind) => new Skipped(kind, this.#words, each);
    this.#skipped = skipped(options.checkFragments ? "skipped-html" : "skipped-text");
    this.#passed = skipped("skipped-special");
    this.#leftOut = skipped("skipped-copies");
  }

  get status(): number {
    if (this.#hasFailed) return WRONG_USAGE;
    if (this.#findings !== undefined) return this.#findings.hasFailed ? INVALID : VALID;
    return this.#hasInvalid ? INVALID : VALID;
  }

  /** Writes what comes before everything. */
  async begin(): Promise<void> {
    await this.#output.write(this.#findings?.start ?? "");
  }

  /** Writes what comes after everything. */
  async end(): Promise<void> {
    await this.#output.write(this.#findings?.end ?? "");
  }

  async readStandardInput(): Promise<void> {
    const read = async (content: Content) =>
      this.#options.checkFragments
        ? this.#check([this.#pageOf((await documentIn(content, STDIN_NAME)).source, STDIN_NAME, STDIN_NAME)])
        : this.#read({ content, inFolder: false, name: STDIN_NAME });
    await this.#attempt(STDIN_NAME, () => withContent(this.#options.stdio.stdin, read));
    await this.#flush();
  }

  async readAll(paths: readonly string[]): Promise<void> {
    const files = await this.#filesIn(paths);
    if (files.length > 1 && this.#options.retrievedFrom !== undefined)
      throw new UsageError("extract-one-document");
    const { site, check } = this.#options;
    if (site !== undefined && files.some(({ inFolder }) => !inFolder))
      throw new UsageError("extract-site-one");
    if (site !== undefined && check) await this.#checkSite(site, files);
    else if (this.#options.checkFragments) await this.#check(await this.#pagesOf(files));
    else await this.#readFiles(files);
    const leftUnread = [this.#skipped, this.#passed, this.#leftOut].map(String).join("");
    await this.#errors.write(messagesFor(screenOf(this.#options.stdio.stderr, this.#options), leftUnread));
  }

  async #filesIn(paths: readonly string[]): Promise<FoundFile[]> {
    const files: FoundFile[] = [];
    const report = {
      failed: (path: FilePath, error: unknown) => this.#fail(path.toString(), error),
      passed: (path: FilePath) => this.#passed.add(path.toString()),
      leftOut: (path: FilePath) => this.#leftOut.add(path.toString()),
    };
    const allFolders = this.#options.allFolders === true;
    for (const path of paths)
      await this.#attempt(path, async () => {
        for await (const file of filesIn(path, report, { allFolders })) files.push(file);
      });
    return files;
  }

  async #readFiles(files: readonly FoundFile[]): Promise<void> {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const { stdout, stderr } = this.#options.stdio;
    this.#progress = new Progress({
      size,
      stream: stderr,
      screen: screenOf(stderr, this.#options),
      isShownLive: stdout.isTTY === true,
    });
    try {
      for (const file of files) await this.#readFile(file);
      await this.#flush();
    } finally {
      this.#progress.stop();
    }
  }

  /** The pages among files, which can be read. */
  async #pagesOf(files: readonly FoundFile[]): Promise<NamedPage[]> {
    const pages: NamedPage[] = [];
    for (const { path, inFolder, isRegular } of files) {
      const name = path.toString();
      await this.#attempt(name, async () => {
        await access(path, constants.R_OK);
        const document = isRegular ? await documentIn(path, name) : undefined;
        const { type = document?.type } = this.#options;
        if (document !== undefined && type === "html") pages.push(this.#pageOf(document.source, path, name));
        else if (inFolder) this.#skipped.add(name);
        else this.#refuse(name);
      });
    }
    return pages;
  }

  #pageOf(source: DocumentSource, path: FilePath, name: string): NamedPage {
    const { charset } = this.#options;
    return { uri: retrievalOf(name, this.#options) ?? fileUri(path), source, charset, name };
  }

  async #check(pages: readonly NamedPage[]): Promise<void> {
    const count = new FragmentCount();
    const onWarning = (warning: DocumentWarning, { name }: NamedPage) => this.#warn(name, warning);
    for await (const check of checkFragments(pages, { onWarning })) {
      count.add(check);
      if (check.verdict !== "missing") continue;
      this.#hasInvalid = true;
      const text = this.#options.json
        ? jsonLine(missingJson(check, this.#shown))
        : missingLine(check, screenOf(this.#options.stdio.stdout, this.#options).words);
      this.#gathered += `${text}\n`;
      if (this.#gathered.length > ENOUGH) await this.#flush();
    }
    await this.#flush();
    await this.#errors.write(count.in(this.#words));
  }

  async #checkSite(folder: string, files: readonly FoundFile[]): Promise<void> {
    const { at = "", redirects, headings, stdio } = this.#options;
    const { words } = screenOf(stdio.stdout, this.#options);
    const report = siteReport(this.#reportForm, { words, shown: this.#shown });
    const onWarning = (warning: DocumentWarning, { path }: FileOfSite) => this.#warn(path, warning);
    const all = await filesOfSite(folder, files);
    const site = new SiteCheck();
    const context = { at, headings, redirects: await redirectsOf(redirects, all), onWarning };
    this.#gathered += report.start;
    for await (const finding of site.findings(all, context)) {
      this.#gathered += report.of(finding);
      if (this.#gathered.length > ENOUGH) await this.#flush();
    }
    this.#gathered += report.end();
    await this.#flush();
    this.#hasInvalid ||= site.hasFailed;
    await this.#errors.write(site.in(this.#words));
  }

  get #reportForm(): ReportForm {
    return REPORT_FORMS.find((form) => form !== "lines" && this.#options[form]) ?? "lines";
  }

  async #readFile(file: FoundFile): Promise<void> {
    const { inFolder } = file;
    const name = file.path.toString();
    await this.#attempt(name, () =>
      withRegularFile(file, (content) => this.#read({ content, inFolder, name })),
    );
  }

  /** Reports a document that cannot be read, for whatever reason, so that the next one is read. */
  async #attempt(path: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (error instanceof ClosedPipe) throw error;
      if (error instanceof UsageError && !(error instanceof UnreadableDocument)) throw error;
      this.#fail(path, error);
      await this.#flush();
    }
  }

  #fail(path: string, error: unknown): void {
    this.#hasFailed = true;
    if (error instanceof UnreadableDocument) this.#tell(error.problem.id, ...error.problem.values);
    else if (systemCode(error) === "ENOENT" && isWeb(path)) this.#tell("extract-not-fetched", quotable(path));
    else this.#tell("cannot-read", safeText(path), systemReason(error));
  }

  /** Fetches documents, and reads them. */
  async fetchAll(references: readonly string[]): Promise<void> {
    const { fetchedDocument } = await import("./fetched.ts");
    for (const reference of references)
      await this.#attempt(reference, async () => {
        const { source, type, context } = await fetchedDocument(reference, this.#options, this.#words);
        await this.#readDocument({ source, type, context, name: safeText(reference), inFolder: false });
      });
    await this.#flush();
  }

  async #read({ content, inFolder, name }: NamedFile): Promise<void> {
    const { source, type } = await documentIn(content, name);
    const context = { retrieval: retrievalOf(name, this.#options) };
    await this.#readDocument({ source, type, context, name, inFolder });
  }

  async #readDocument({ source, context, name, inFolder, ...told }: NamedDocument): Promise<void> {
    const { type = told.type } = this.#options;
    if (type === undefined) {
      if (inFolder) this.#skipped.add(name);
      else this.#refuse(name);
      return;
    }
    let done = 0;
    const { base, charset = context.charset, code, suffixReferences = false } = this.#options;
    const guessHostNames = this.#options.guessHostNames ? topLevelDomains : undefined;
    const found = extractReferences(source, type, {
      ...context,
      default: base,
      charset,
      code,
      suffixReferences,
      ...(guessHostNames && { guessHostNames }),
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
    this.#tell(this.#options.checkFragments ? "extract-not-html" : "extract-not-text", printable(name));
  }

  #add(found: FoundReference, name: string): void {
    if (this.#takes?.(found) === false) return;
    if (this.#unique?.isNew(found, name) === false) return;
    if (this.#findings !== undefined) {
      this.#gathered += this.#findings.of(found, name);
      return;
    }
    if (!found.valid) this.#addInvalid(found, name);
    const { json, lineNumber } = this.#options;
    const { line } = found.where;
    const object = json && foundJson(found, name, this.#json);
    if (object) this.#gathered += `${jsonLine(lineNumber ? { line, ...object } : object)}\n`;
    else if (this.#listing)
      this.#gathered += this.#listing.lines(found, name); // which has them anyway
    else this.#gathered += `${lineNumber ? `${line}:` : ""}${oneLine(found)}\n`;
  }

  readonly #shown = (text: string): string => (this.#options.showSecrets ? text : redact(text));

  get #json() {
    return { shown: this.#shown, words: wordsOfData(this.#options.language) };
  }

  #addInvalid({ where, error }: FoundReference, name: string): void {
    this.#hasInvalid = true;
    if (this.#listing) return;
    const reason = error ? this.#words.reason(error) : text(this.#words, "extract-invalid");
    this.#report(`${placeIn(name, where.part, where, this.#words)}: ${reason}`);
  }

  #warn(name: string, told: DocumentWarning): void {
    const { code, problem, where, part } = told;
    this.#hasInvalid ||= isUnread(told);
    const message = printable(say({ ...en, ...this.#words.catalogue }, maskedStatement(problem)));
    const warning = text(this.#words, "extract-warning", message, code);
    this.#report(`${placeIn(name, part, where, this.#words)}: ${warning}`);
  }

  #tell(id: CommandId, ...values: readonly StatementValue[]): void {
    this.#report(`uri: ${text(this.#words, id, ...values)}`);
  }

  #report(line: string): void {
    this.#reports += messagesFor(screenOf(this.#options.stdio.stderr, this.#options), `${line}\n`);
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

/**
 * The target, or the reference if there is no target. An invalid one may contain line breaks, which a line must not.
 */
function oneLine({ target, reference, valid, inText }: FoundReference): string {
  return target ?? (valid ? (inText?.guess ?? reference) : printable(reference));
}

/** A URI where the name of a file should be. */
function isWeb(path: string): boolean {
  return /^(?:https?|ftp):\/\//i.test(path) && isUri(path);
}

/** A URI as one word of a shell in single quotes. */
function quotable(uri: string): string {
  return safeText(uri).replaceAll("'", "%27");
}
