/** The configuration that makes the works functions of ClickHouse: what its documents call executable user-defined functions. */

import { availableParallelism } from "node:os";
import type { Words } from "@urikit/explain";
import type { NormalizationLevel } from "urikit";
import { UsageError } from "../../../exit.ts";
import { text } from "../../../words/text.ts";

/** The functions by the works that they do. */
const FUNCTIONS = [
  { name: "uriNormalize", work: "normalize", parameters: ["x"] },
  { name: "uriHost", work: "host", parameters: ["x"] },
  { name: "uriRegistrable", work: "registrable", parameters: ["x"] },
  { name: "uriResolve", work: "resolve", parameters: ["base", "x"] },
  { name: "uriKey", work: "key", parameters: ["x"] },
  { name: "uriError", work: "error", parameters: ["x"] },
] as const;

/** The properties of the functions. */
export interface ClickhouseOptions {
  /** The program that does the works, and its first arguments. */
  readonly command: readonly string[];
  /** Whether values may be NULL, and invalid ones give NULL. */
  readonly nullable: boolean;
  readonly level: NormalizationLevel;
  readonly format: string;
}

/** The file that a server reads for its functions. */
export function clickhouseFunctions(options: ClickhouseOptions, words: Words): string {
  return `<!-- ${text(words, "udf-functions")} -->
<functions>
${FUNCTIONS.map((one) => functionOf(one, options)).join("\n")}
</functions>
`;
}

function functionOf(
  { name, work, parameters }: (typeof FUNCTIONS)[number],
  { command, nullable, level, format }: ClickhouseOptions,
): string {
  const type = nullable ? "Nullable(String)" : "String";
  const words = [...command, "serve", "--udf", work, "--format", format];
  if (nullable) words.push("--null");
  if ((work === "normalize" || work === "key") && level !== "syntax") words.push("--level", level);
  const fields = [
    ["type", "executable_pool"],
    ["name", name],
    ["return_type", type],
    ["format", format],
    ["command", `exec ${words.map(quoted).join(" ")}`], // no shell waits next to it, and a signal reaches it
    ["execute_direct", "0"],
    ["send_chunk_header", "1"],
    ["pool_size", String(availableParallelism())],
    ["deterministic", "true"],
    ["command_read_timeout", "60000"],
    ["command_write_timeout", "60000"],
  ].map(([field = "", value = ""]) => `    <${field}>${escaped(value)}</${field}>`);
  const args = parameters.map(
    (parameter) => `    <argument><type>${type}</type><name>${parameter}</name></argument>`,
  );
  return ["  <function>", ...fields, ...args, "  </function>"].join("\n");
}

/** A word as a shell reads it. ClickHouse takes text in braces for a parameter. */
function quoted(word: string): string {
  if (/[{}]/.test(word)) throw new UsageError("udf-braces", word);
  return /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** A text as XML has it (XML 1.0 §2.4). */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
