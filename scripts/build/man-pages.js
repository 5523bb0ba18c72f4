// @ts-check
// Writes the manual pages of the command `uri`, in section 1 of the manual, from the declarations of its commands:
// `man uri`, `man uri-check`. They say what `--help` says, in the macros of man(7).
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** @typedef {import("commander").Command} Command */

/** @param {{ root: string, version: string }} options */
export async function writeManPages({ root, version }) {
  const folder = join(root, "packages/cli/dist/man");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = await declaredProgram(root);
  writeFileSync(join(folder, "uri.1"), pageOf(program, "uri", version));
  for (const command of program.commands) {
    const name = `uri-${command.name()}`;
    writeFileSync(join(folder, `${name}.1`), pageOf(command, name, version));
  }
}

/** The declarations are TypeScript, which Node 20 does not read. @param {string} root @returns {Promise<Command>} */
async function declaredProgram(root) {
  const outfile = join(root, "packages/cli/dist/.declared-program.mjs");
  await build({
    entryPoints: [join(root, "packages/cli/src/program.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "warning",
    absWorkingDir: root,
  });
  const { declaredProgram } = await import(pathToFileURL(outfile).href);
  return declaredProgram();
}

/**
 * @param {Command} command
 * @param {string} name  Of the page.
 * @param {string} version
 */
function pageOf(command, name, version) {
  const summary = command.summary() || command.description().replace(/\.$/, "");
  return [
    `.TH ${name.toUpperCase()} 1 "" "urikit ${version}" "The command uri"`,
    ...section("NAME", [`${escaped(name)} \\- ${escaped(summary)}`]),
    ...section("SYNOPSIS", [`.B ${escaped(name.replace("-", " "))}`, escaped(command.usage())]),
    ...section("DESCRIPTION", [escaped(command.description())]),
    ...section("OPTIONS", optionsOf(command)),
    ...section("COMMANDS", commandsOf(command)),
    ...afterHelp(command),
    ...section("SEE ALSO", [seeAlso(command)]),
    "",
  ].join("\n");
}

/**
 * A section, unless it is empty.
 * @param {string} title
 * @param {readonly string[]} lines
 */
function section(title, lines) {
  return lines.length > 0 ? [`.SH ${title}`, ...lines] : [];
}

/** @param {Command} command */
function optionsOf(command) {
  const help = command.createHelp();
  return help
    .visibleOptions(command)
    .flatMap((option) => definition(option.flags, help.optionDescription(option)));
}

/** @param {Command} command */
function commandsOf(command) {
  return command.commands.flatMap((one) => definition(`uri-${one.name()}(1)`, one.summary()));
}

/**
 * The term, and its explanation.
 * @param {string} term
 * @param {string} text
 */
function definition(term, text) {
  return [".TP", `.B ${escaped(term)}`, escaped(text)];
}

/**
 * The text after the options in the help: paragraphs, and examples, whose lines are kept.
 * @param {Command} command
 */
function afterHelp(command) {
  let help = "";
  const writeOut = (/** @type {string} */ text) => {
    help += text;
  };
  command.configureOutput({ writeOut }).outputHelp();
  return help
    .slice(command.helpInformation().length)
    .split(/\n(?:[ \t]*\n)+/)
    .filter((paragraph) => paragraph.trim() !== "")
    .flatMap(paragraphOf);
}

/** @param {string} paragraph */
function paragraphOf(paragraph) {
  const lines = paragraph.split("\n").filter((line) => line !== "");
  const kept = lines.filter((line) => line.startsWith("  "));
  const words = lines.filter((line) => !line.startsWith("  ")).map(escaped);
  const title = words.join(" ") === "Examples:" ? [".SH EXAMPLES"] : [".PP", ...words];
  return kept.length === 0 ? title : [...title, ".PP", ".EX", ...kept.map(escaped), ".EE"];
}

/** @param {Command} command */
function seeAlso(command) {
  return command.parent === null ? "RFC 3986" : ".BR uri (1)";
}

/** A text that roff prints as it stands: `\` is its mark, and so is a `.` or `'` at the start of a line. */
function escaped(/** @type {string} */ text) {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^[.']/, "\\&$&");
}
