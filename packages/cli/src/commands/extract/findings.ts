/** `uri extract --audit`: what is dangerous, misleading or careless about the references in documents, each with its place. */

import { audit, type Finding, redact, redaction, SEVERITIES, type Severity } from "@urikit/audit";
import type { FoundReference } from "@urikit/documents";
import { type SaidFinding, saidFinding, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { wrapped } from "@urikit/explain/layout";
import { painted } from "@urikit/explain/pages";
import { printable } from "urikit/display";
import { jsonLine } from "../../display/json.ts";
import { text } from "../../words/text.ts";
import { auditLogStart, sarifEnd, sarifResult } from "../audit/sarif.ts";
import { placeIn } from "./place.ts";

/** How the findings are given. */
export interface FindingOptions {
  readonly format: "lines" | "json" | "sarif";
  /** The least severity that makes the exit status 1. */
  readonly failOn: Severity;
  readonly showSecrets: boolean;
  readonly screen: Screen;
  /** The words of the JSON. */
  readonly data: Words;
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

  /** The text before all findings. */
  get start(): string {
    return this.#options.format === "sarif" ? auditLogStart(this.#options.data) : "";
  }

  /** The text after all findings. */
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
    const { format, screen, data } = this.#options;
    const said = saidFinding(finding, format === "lines" ? screen.words : data);
    if (format === "json") return `${jsonLine(this.#json(said, found, file))}\n`;
    if (format === "lines") return this.#lines(said, found, file);
    const separator = this.#hasResult ? ",\n" : "";
    this.#hasResult = true;
    const { line, column } = found.where;
    const place = { file: file === STDIN ? undefined : file, line, column };
    return separator + sarifResult(finding, printable(redact(found.reference)), place, data);
  }

  #json(finding: SaidFinding, { reference, valid, target, where }: FoundReference, file: string): object {
    if (this.#options.showSecrets) return { file, reference, valid, result: finding, where, target };
    const { text, shown } = redaction(reference);
    const result = { ...finding, ...shown(finding) };
    return { file, reference: text, valid, result, where, target: target && redact(target) };
  }

  /** FILE:LINE:COLUMN: severity: message (id), and the reference in a line of its own on a terminal. */
  #lines({ severity, message, id }: SaidFinding, { reference, where }: FoundReference, file: string): string {
    const { colors, isTerminal, width, words } = this.#options.screen;
    const place = placeIn(file, where.part, where, words);
    const grade = words.text(`severity-${severity}`);
    const told = text(words, "extract-finding", grade, message, id);
    const shown = printable(redact(reference));
    if (!isTerminal) return `${place}: ${told}: ${shown}\n`;
    const lines = [
      ...wrapped(`${place}: ${told}`, width, "  "),
      ...wrapped(`  ${shown}`, width, "    ").map(colors.dim),
    ];
    return `${lines.join("\n").replace(`: ${grade}`, `: ${painted(severity, grade, colors)}`)}\n`;
  }
}

const STDIN = "<stdin>";
