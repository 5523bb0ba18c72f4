/**
 * JSON Schema 2020-12 §8.2: `$id`, `$schema` and `$ref` are URI references (RFC 3986 §4.1). The values in
 * a repository's JSON files that are not, with their places and what they should be.
 */

import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { createScanner } from "jsonc-parser";
import { isUriReference, repair, tryParse, UriSyntaxError } from "urikit";
import { maskPassword } from "urikit/display";

/** A value of such a keyword that is not a URI reference. */
export interface InvalidReference {
  /** The file, from the folder of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly keyword: string;
  /** As it is written, a password masked. */
  readonly reference: string;
  readonly code: string;
  /** The problem, with the section. */
  readonly reason: string;
  /** The text with a caret below the place, fit to print. */
  readonly picture: string;
  /** A valid reference in its place, if one is known; a password is masked. */
  readonly fix?: string;
}

/** The references in the schemas of a repository. */
export interface SchemaReferences {
  /** How many files hold references, and how many these are. */
  readonly files: number;
  readonly references: number;
  readonly invalid: readonly InvalidReference[];
  /** The valid ones, for who wants to resolve them. */
  readonly valid: readonly string[];
}

const KEYWORDS = new Set(["$id", "$schema", "$ref", "$dynamicRef", "$recursiveRef"]);

/** The tokens of jsonc-parser that matter: its own enumeration is erased when a file is compiled alone. */
const SyntaxKind = { ColonToken: 6, StringLiteral: 10, EOF: 17 };

/** Folders that are not the repository's own. */
const SKIPPED = new Set(["node_modules", ".git", ".hg", ".svn", ".yarn", ".pnpm-store"]);

/** A file that is longer is data. */
const MAX_OCTETS = 16 * 1024 * 1024;

/** The references in the JSON files of a folder, those of its dependencies excepted. */
export function invalidReferencesIn(folder: string): SchemaReferences {
  const invalid: InvalidReference[] = [];
  const valid: string[] = [];
  let files = 0;
  for (const path of jsonFilesIn(folder)) {
    const text = readFileSync(path, "utf8");
    if (!text.includes('"$')) continue;
    const found = referencesIn(text);
    if (found.length > 0) files++;
    for (const { keyword, reference, line, column } of found) {
      if (isUriReference(reference)) valid.push(reference);
      else
        invalid.push({
          file: relative(folder, path),
          line,
          column,
          keyword,
          reference: maskPassword(reference),
          ...fault(reference),
        });
    }
  }
  return { files, references: invalid.length + valid.length, invalid, valid };
}

function jsonFilesIn(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of entriesOf(next)) {
      const path = join(next, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) folders.push(path);
      else if (
        entry.isFile() &&
        /\.(?:json|jsonc|jsonschema)$/.test(entry.name) &&
        statSync(path).size <= MAX_OCTETS
      )
        files.push(path);
    }
  }
  return files.sort();
}

/** The entries of a folder; nothing, if it may not be read. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

interface FoundReference {
  readonly keyword: string;
  readonly reference: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The values of the keywords that are texts, each with its place: a name, a colon and a text, one after another. The
 * text around them is not parsed, so that a file may be nested as deeply as it likes, or end early.
 */
function referencesIn(text: string): FoundReference[] {
  const scanner = createScanner(text, true);
  const found: FoundReference[] = [];
  let name: string | undefined; // the last token was this text
  let keyword: string | undefined; // the last tokens were this keyword and a colon
  for (let token = scanner.scan(); token !== SyntaxKind.EOF; token = scanner.scan()) {
    const value = token === SyntaxKind.StringLiteral ? scanner.getTokenValue() : undefined;
    if (keyword !== undefined && value !== undefined) {
      const line = scanner.getTokenStartLine() + 1;
      found.push({ keyword, reference: value, line, column: scanner.getTokenStartCharacter() + 1 });
    }
    keyword = token === SyntaxKind.ColonToken && name !== undefined && KEYWORDS.has(name) ? name : undefined;
    name = value;
  }
  return found;
}

/** Why a text is not a reference, and the one that was meant. */
function fault(text: string): Pick<InvalidReference, "code" | "reason" | "picture" | "fix"> {
  const read = tryParse(text);
  if (read.valid) throw new Error("only what is not a reference has a fault");
  const { code, reason, message } = read.error;
  const picture = message.slice(reason.length + 1);
  const fix = repaired(text);
  return fix === undefined ? { code, reason, picture } : { code, reason, picture, fix };
}

function repaired(text: string): string | undefined {
  try {
    return maskPassword(repair(text));
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined; // nothing before the path is repaired
    throw error;
  }
}
