// @ts-check
// The protocol of the recorders, for JavaScript: src/recorder.ts says what a line holds.
import { createInterface } from "node:readline";

/** @typedef {string | false | null | undefined} Field False where the program throws an error. */

/** @param {Field} value */
function field(value) {
  if (value === undefined || value === null) return "-";
  return value === false ? "!" : `=${Buffer.from(value, "utf8").toString("base64")}`;
}

/** @param {string | undefined} text */
function text(text) {
  return text?.startsWith("=") ? Buffer.from(text.slice(1), "base64").toString("utf8") : undefined;
}

/**
 * Answers each line of standard input.
 * @param {string} version
 * @param {(reference: string, base: string | undefined) => Promise<Field[]>} answer
 */
export async function serve(version, answer) {
  process.stdout.write(`${version}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const [reference, base] = line.split("\t").map(text);
    const fields = await answer(reference ?? "", base);
    process.stdout.write(`${fields.map(field).join("\t")}\n`);
  }
}
