/** `uri extract --audit`: what is dangerous, misleading or careless about the references in documents, each with its place. */

import { audit, type Finding, redact, redaction, SEVERITIES, type Severity } from "@urikit/audit";
import type { FoundReference } from "@urikit/documents";
import { printable } from "urikit";
import { jsonLine } from "../../display/json.ts";
import { wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import { sarifEnd, sarifResult, sarifStart } from "../audit/sarif.ts";
import { painted } from "../audit/underlined.ts";

/** How the findings are given. */
export interface FindingOptions {
  readonly format: "lines" | "json" | "sarif";
  /** The least severity that makes the exit status 1. */
  readonly failOn: Severity;
  readonly showSecrets: boolean;
  readonly screen: Screen;
}

/** Writes the findings of references, one after another. */
export class FindingList {
  readonly #options: FindingOptions;
  readonly #failing: readonly Severity[];
  #hasResult = false;
  #hasFailed = false;

  constructor(options: FindingOptions) {
    this.#options = options;
    this.#failing = SEVERITIES.slice(0, SEVERITIES.indexOf(options.failOn) + 1);
  }

  /** Whether there was a finding that fails. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** What is written before all findings. */
  get start(): string {
    return this.#options.format === "sarif" ? sarifStart() : "";
  }

  /** What is written after all findings. */
  get end(): string {
    return this.#options.format === "sarif" ? sarifEnd() : "";
  }

  /** The findings of a reference in a document that goes by a name. */
  of(found: FoundReference, file: string): string {
    const findings = audit(found.reference);
    if (findings.some(({ severity }) => this.#failing.includes(severity))) this.#hasFailed = true;
    return findings.map((finding) => this.#written(finding, found, file)).join("");
  }

  #written(finding: Finding, found: FoundReference, file: string): string {
    const { format } = this.#options;
    if (format === "json") return `${jsonLine(this.#json(finding, found, file))}\n`;
    if (format === "lines") return this.#lines(finding, found, file);
    const separator = this.#hasResult ? ",\n" : "";
    this.#hasResult = true;
    const { line, column } = found.where;
    const place = { file: file === STDIN ? undefined : file, line, column };
    return separator + sarifResult(finding, printable(redact(found.reference)), place);
  }

  #json(finding: Finding, { reference, target, where }: FoundReference, file: string): object {
    if (this.#options.showSecrets) return { file, where, reference, target, ...finding };
    const { text, shown } = redaction(reference);
    return { file, where, reference: text, target: target && redact(target), ...finding, ...shown(finding) };
  }

  /** FILE:LINE:COLUMN: severity: message (id), and the reference in a line of its own on a terminal. */
  #lines({ severity, message, id }: Finding, { reference, where }: FoundReference, file: string): string {
    const { colors, isTerminal, width } = this.#options.screen;
    const part = where.part ? ` (part ${where.part})` : "";
    const place = `${printable(file)}${part}:${where.line}:${where.column}`;
    const shown = printable(redact(reference));
    if (!isTerminal) return `${place}: ${severity}: ${message} (${id}): ${shown}\n`;
    const lines = [
      ...wrapped(`${place}: ${severity}: ${message} (${id})`, width, "  "),
      ...wrapped(`  ${shown}`, width, "    ").map(colors.dim),
    ];
    return `${lines.join("\n").replace(`: ${severity}:`, `: ${painted(severity, severity, colors)}:`)}\n`;
  }
}

const STDIN = "<stdin>";
