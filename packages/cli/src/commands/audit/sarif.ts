/**
 * SARIF 2.1.0 (OASIS): findings for code scanning. A log has one run, whose rules are the kinds of findings, and is
 * written piece by piece.
 */

import { FINDINGS, type Finding, type Severity } from "@urikit/audit";
import { type SaidExplanation, saidExplanation, saidFinding, type Words } from "@urikit/explain";
import { encode } from "urikit";
import { jsonLine } from "../../display/json.ts";
import { text } from "../../words/text.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** §3.27.10. */
const LEVELS: { readonly [severity in Severity]: string } = {
  danger: "error",
  warning: "warning",
  hint: "note",
};

/** Where a reference stands. Lines and columns begin with 1; columns are in UTF-16 code units. */
export interface SarifPlace {
  /** The path of the file; undefined for what was given as an argument or on standard input. */
  readonly file: string | undefined;
  readonly line: number;
  readonly column: number;
}

/** The text before the results. */
export function sarifStart(words: Words): string {
  const rules = FINDINGS.map((one) => ruleOf(saidExplanation(one, words), words)).map(
    (rule) => `        ${jsonLine(rule)}`,
  );
  const tag = text(words, "language-tag");
  return [
    "{",
    `  "$schema": "${SCHEMA}",`,
    '  "version": "2.1.0",',
    '  "runs": [{',
    '    "tool": { "driver": {',
    '      "name": "uri audit",',
    '      "rules": [',
    `${rules.join(",\n")}`,
    "      ]",
    "    } },",
    // §3.14.7: English, unless it says another.
    ...(tag === "en" ? [] : [`    "language": "${tag}",`]),
    '    "columnKind": "utf16CodeUnits",',
    '    "results": [\n',
  ].join("\n");
}

/** The text after the results. */
export function sarifEnd(): string {
  return "\n    ]\n  }]\n}\n";
}

/** §3.49: reportingDescriptor. */
function ruleOf({ id, title, severity, section, harm, fix }: SaidExplanation, words: Words): object {
  return {
    id,
    shortDescription: { text: text(words, "sarif-title", title) },
    fullDescription: { text: harm },
    help: { text: text(words, "sarif-help", harm, fix, section) },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** The result of a finding, on a line of its own (§3.27). `shown` is the reference without its secrets. */
export function sarifResult(finding: Finding, shown: string, place: SarifPlace, words: Words): string {
  const { id, severity, message, advice, from, to } = saidFinding(finding, words);
  const { file, line, column } = place;
  const region = { startLine: line, startColumn: column + from, endColumn: column + Math.max(to, from) };
  const location =
    file === undefined
      ? { logicalLocations: [{ fullyQualifiedName: shown }] }
      : { physicalLocation: { artifactLocation: { uri: fileReference(file) }, region } };
  return jsonLine({
    ruleId: id,
    ruleIndex: FINDINGS.findIndex((one) => one.id === id),
    level: LEVELS[severity],
    message: { text: text(words, "sarif-result", shown, message, advice) },
    locations: [location],
  });
}

/** A path as a URI reference (§3.4.3): relative to wherever the log is read, unless it is absolute. */
function fileReference(path: string): string {
  const segments = path.split("/").map((segment) => encode(segment, "segment"));
  const reference = segments.join("/");
  if (reference.startsWith("/")) return `file://${reference.startsWith("//") ? "/" : ""}${reference}`;
  return reference.split("/")[0]?.includes(":") ? `./${reference}` : reference;
}
