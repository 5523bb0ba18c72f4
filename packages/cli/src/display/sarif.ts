/** SARIF 2.1.0 (OASIS), for code scanning. A log has one run, and is written piece by piece. */

import type { Words } from "@urikit/explain";
import { encode } from "urikit";
import { text } from "../words/text.ts";
import { jsonLine } from "./json.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** Where a reference stands. Lines and columns begin with 1; columns are in UTF-16 code units. */
export interface SarifPlace {
  /** The path of the file; undefined for what was given as an argument or on standard input. */
  readonly file: string | undefined;
  readonly line: number;
  readonly column: number;
}

/** The text before the results, with the kinds of results. */
export function sarifStart(tool: string, rules: readonly object[], words: Words): string {
  const tag = text(words, "language-tag");
  return [
    "{",
    `  "$schema": "${SCHEMA}",`,
    '  "version": "2.1.0",',
    '  "runs": [{',
    '    "tool": { "driver": {',
    `      "name": "${tool}",`,
    '      "rules": [',
    rules.map((rule) => `        ${jsonLine(rule)}`).join(",\n"),
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

/** §3.28: a text of a length in a file; `shown` is the reference without its secrets, if there is no file. */
export function sarifLocation({ file, line, column }: SarifPlace, length: number, shown: string): object {
  if (file === undefined) return { logicalLocations: [{ fullyQualifiedName: shown }] };
  const region = { startLine: line, startColumn: column, endColumn: column + length };
  return { physicalLocation: { artifactLocation: { uri: fileReference(file) }, region } };
}

/** A path as a URI reference (§3.4.3): relative to wherever the log is read, unless it is absolute. */
function fileReference(path: string): string {
  const segments = path.split("/").map((segment) => encode(segment, "segment"));
  const reference = segments.join("/");
  if (reference.startsWith("/")) return `file://${reference.startsWith("//") ? "/" : ""}${reference}`;
  return reference.split("/")[0]?.includes(":") ? `./${reference}` : reference;
}
