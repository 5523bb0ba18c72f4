/**
 * `uri audit`: what is dangerous, misleading or careless about each reference. A text that is not a URI reference is
 * audited too: attacks often are not.
 */

import { Buffer } from "node:buffer";
import {
  display,
  type Finding,
  type Redaction,
  redact,
  redaction,
  SEVERITIES,
  type Severity,
} from "@urikit/audit";
import { type Audit, errorJson, referenceError, saidFinding } from "@urikit/explain";
import { auditPage } from "@urikit/explain/pages";
import type { Command } from "commander";
import { isUriReference } from "urikit";
import { declareList } from "../../declaration.ts";
import { INVALID, UsageError } from "../../exit.ts";
import { wordsOfData } from "../../language/spoken.ts";
import { besideVerdict } from "../../lines/beside.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import { Output } from "../../lines/output.ts";
import type { Tally } from "../../lines/reports.ts";
import type { LineCommand, LinePlace, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import type { OutputStream } from "../../stdio.ts";
import { auditFor } from "./audit-for.ts";
import { failOn } from "./fail-on.ts";

export interface AuditCommandOptions extends ListOptions {
  readonly base?: string;
  readonly failOn: Severity;
  readonly sarif?: true;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "On a terminal, and for arguments, each reference is drawn with its findings",
      "underlined. A list gives a line for each line: its worst severity and the ids of",
      "its findings, or clean; then a TAB and the reference, without its secrets.",
      "uri explain ID says more about a finding. Exit status 1 if there is a finding at",
      "--fail-on or above.",
    ],
    examples: [
      "uri audit 'http://www.example.com&story=1@10.0.0.1/'",
      "uri audit --fail-on warning --input links.txt",
      "uri audit --sarif --input links.txt > findings.sarif",
    ],
  })
    .option("-b, --base <URI>", "the base URI, with a folder that the path must not leave")
    .addOption(failOn())
    .option("--sarif", "print one SARIF 2.1.0 log, for code scanning");
}

export async function run(options: AuditCommandOptions): Promise<number> {
  if (options.base !== undefined && !isUriReference(options.base))
    throw new UsageError("option-not-reference", "--base", options.base);
  if (options.sarif && options.json) throw new UsageError("sarif-alone");
  const auditing = new Auditing(options, await auditOf(options));
  const status = options.sarif ? await auditing.log(options) : await auditing.list(options);
  return auditing.hasFailed ? INVALID : status;
}

/** What the command says of lines, for a program that asks again and again. */
export async function auditLines(options: AuditCommandOptions): Promise<LineCommand> {
  return new Auditing(options, await auditOf({ ...options, references: [] })).lines;
}

/** The judge of texts, and the texts that are taken for IRIs: the module for these is loaded only if IRIs are taken. */
async function auditOf({ references, base, iri }: AuditCommandOptions): Promise<AuditOfTexts> {
  const isIri = iri ? (await import("urikit/iri")).isIriReference : () => false;
  return {
    audit: await auditFor(references, base),
    takesAsIri: (text) => !isUriReference(text) && isIri(text),
  };
}

interface AuditOfTexts {
  readonly audit: Audit;
  readonly takesAsIri: (text: string) => boolean;
}

/** Audits references, and remembers whether one of them fails. */
class Auditing {
  readonly #options: AuditCommandOptions;
  readonly #auditText: Audit;
  readonly #takesAsIri: (text: string) => boolean;
  readonly #failing: readonly Severity[];
  #worst = new Map<Severity, number>();
  hasFailed = false;

  constructor(options: AuditCommandOptions, { audit, takesAsIri }: AuditOfTexts) {
    this.#options = options;
    this.#auditText = audit;
    this.#takesAsIri = takesAsIri;
    this.#failing = SEVERITIES.slice(0, SEVERITIES.indexOf(options.failOn) + 1);
  }

  list(options: ListOptions): Promise<number> {
    const pages: PageCommand = {
      longest: LONGEST_EXPLAINED,
      outcome: "clean",
      takeTally: () => this.#takeTally(),
      answers: "verdict",
      takesIris: true,
      page: (text, screen) => `${auditPage(text, this.#audit(text), screen)}\n`,
      json: (text) => this.#json(text),
    };
    return runList(options.stdio.stdout.isTTY === true ? pages : this.lines, options, pages);
  }

  get lines(): LineCommand {
    return {
      longest: LONGEST_EXPLAINED,
      outcome: "clean",
      takeTally: () => this.#takeTally(),
      answers: "verdict",
      takesIris: true,
      line: (text) => lineFor(this.#audit(text)),
      beside: besideVerdict(this.#options),
      json: (text) => this.#json(text),
      // A folder that the path must not leave may be left by any line.
      ...(this.#options.base === undefined && { work: { name: "quiet", verdict: `${CLEAN}\t` } }),
    };
  }

  /**
   * The SARIF log. A line that cannot be read leaves an empty line in it, which JSON allows. Where it goes to a terminal,
   * the sum and the reports of such lines wait for its end: nothing stands within it.
   */
  async log(options: ListOptions): Promise<number> {
    const { stdin, stdout, stderr } = options.stdio;
    if (stdout.isTTY !== true) return this.#log(options);
    const held = new HeldStream(stderr);
    try {
      return await this.#log({ ...options, stdio: { stdin, stdout, stderr: held } });
    } finally {
      await new Output(stderr).write(held.text);
    }
  }

  async #log(options: ListOptions): Promise<number> {
    const { auditLogStart, sarifEnd, sarifResult } = await import("./sarif.ts");
    const output = new Output(options.stdio.stdout);
    const words = wordsOfData(options.language);
    let isFirst = true;
    const line = (text: string, { source, isList, number }: LinePlace) => {
      const file = isList && source !== STDIN ? source : undefined;
      const place = { file, line: number, column: 1 };
      const results = this.#audit(text).map((one) => sarifResult(one, redact(text), place, words));
      const separator = isFirst || results.length === 0 ? "" : ",";
      if (results.length > 0) isFirst = false;
      return separator + results.join(",\n");
    };
    await output.write(auditLogStart(words));
    const command: LineCommand = {
      longest: LONGEST_EXPLAINED,
      outcome: "clean",
      takeTally: () => this.#takeTally(),
      line,
      json: () => ({}),
    };
    const status = await runList(command, options);
    await output.write(sarifEnd());
    return status;
  }

  #audit(text: string): readonly Finding[] {
    const all = this.#auditText(text);
    const findings = this.#takesAsIri(text) ? all.filter(({ id }) => id !== "not-a-reference") : all;
    const [worst] = findings;
    if (worst !== undefined) {
      this.#worst.set(worst.severity, (this.#worst.get(worst.severity) ?? 0) + 1);
      if (this.#failing.includes(worst.severity)) this.hasFailed = true;
    }
    return findings;
  }

  /** How many have findings, by the worst of each, since this was asked last. */
  #takeTally(): Tally {
    const kinds = this.#worst;
    this.#worst = new Map();
    return { outcome: "with-findings", count: [...kinds.values()].reduce((sum, one) => sum + one, 0), kinds };
  }

  #json(text: string): object {
    const error = this.#takesAsIri(text) ? undefined : referenceError(text);
    const { text: reference, shown } = this.#options.showSecrets ? asGiven(text) : redaction(text);
    const words = wordsOfData(this.#options.language);
    const message = error === undefined ? "" : words.error(error);
    const findings = this.#audit(text);
    return {
      reference,
      valid: error === undefined,
      result: findings[0]?.severity ?? CLEAN,
      error:
        error && errorJson({ ...error, message, index: shown({ from: error.index, to: error.index }).from }),
      display: display(text),
      findings: findings.map((finding) => ({
        ...saidFinding(finding, words),
        ...shown(finding),
      })),
    };
  }
}

/** The reference with its secrets, each part in its place. */
function asGiven(text: string): Redaction {
  return { text, hidden: [], shown: (range) => ({ from: range.from, to: range.to }) };
}

/** A terminal, and what is to be written to it later. */
class HeldStream implements OutputStream {
  readonly #stream: OutputStream;
  readonly isTTY: boolean;
  readonly columns?: number;
  text = "";

  constructor(stream: OutputStream) {
    this.#stream = stream;
    this.isTTY = stream.isTTY === true;
    if (stream.columns !== undefined) this.columns = stream.columns;
  }

  hasColors(): boolean {
    return this.#stream.hasColors?.() === true;
  }

  write(data: string | Uint8Array, done?: () => void): void {
    this.text += typeof data === "string" ? data : Buffer.from(data).toString();
    done?.();
  }
}

const CLEAN = "clean";

const STDIN = "<stdin>";

/** The worst severity, and the ids, the worst first; `clean` if there are no findings. */
function lineFor(findings: readonly Finding[]): string {
  const [worst] = findings;
  if (worst === undefined) return CLEAN;
  return `${worst.severity} ${[...new Set(findings.map(({ id }) => id))].join(",")}`;
}
