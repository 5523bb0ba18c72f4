/**
 * RFC 3986 §5.1.1: the base that a document names itself. One that is not a URI reference is read as browsers read it, or
 * else the targets of relative references stay unknown: another base would be a guess.
 */

import { isUri, isUriReference, repair, UriSyntaxError } from "urikit";
import { type BaseLayers, type EstablishedBase, establishBase } from "urikit/context";
import { maskPassword } from "urikit/display";
import { statement } from "urikit/words";
import { type DocumentWarning, type WarningId, warning } from "./sink.ts";

/** The base of a document, and what is wrong with the bases that it names. */
export interface ContentBase {
  readonly base: EstablishedBase;
  readonly warnings: readonly DocumentWarning[];
}

/** The base of a document that names these itself, the one with precedence first; the first that can be read counts. */
export function contentBase(named: readonly string[], around: Omit<BaseLayers, "content">): ContentBase {
  const outer = establishBase(around);
  const warnings: DocumentWarning[] = [];
  const content: string[] = [];
  for (const text of named) {
    const read = readBase(text, outer.text);
    if (read.warning !== undefined) warnings.push(read.warning);
    if (read.text === undefined) return { base: establishBase({}), warnings };
    content.push(read.text);
    const base = establishBase({ ...around, content });
    if (base.layer === "content") return { base, warnings };
    if (isUriReference(text)) warnings.push(ignored(text, "base-relative"));
  }
  return { base: establishBase({ ...around, content }), warnings };
}

/** A base as it is read: undefined if it has a meaning that no URI has. */
interface ReadBase {
  readonly text: string | undefined;
  readonly warning?: DocumentWarning;
}

function readBase(text: string, outer: string | undefined): ReadBase {
  if (isUriReference(text)) return { text };
  const read = readByBrowsers(text, outer);
  if (read === undefined) return { text, warning: ignored(text, "base-invalid") };
  const repaired = repairedText(read);
  if (repaired === undefined)
    return {
      text: undefined,
      warning: warning("unusable-base", statement("base-without-targets", shown(text))),
    };
  const problem = statement("base-repaired", shown(text), maskPassword(repaired));
  return { text: repaired, warning: warning("repaired-base", problem) };
}

/** By the WHATWG URL Standard; undefined if that fails. */
function readByBrowsers(text: string, base: string | undefined): string | undefined {
  return URL.canParse(text, base) ? new URL(text, base).href : undefined;
}

/**
 * Browsers leave some characters that no URI holds, such as `|`. They leave a malformed triplet too, and send it so; no
 * URI says the same.
 */
function repairedText(text: string): string | undefined {
  if (MALFORMED_TRIPLET.test(text)) return undefined;
  try {
    const repaired = repair(text);
    return isUri(repaired) ? repaired : undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}

/** §2.1 */
const MALFORMED_TRIPLET = /%(?![\dA-F]{2})/i;

/** The warning that a base does not count. */
export function ignored(text: string, reason: WarningId): DocumentWarning {
  return warning("unusable-base", statement("base-ignored", shown(text), statement(reason)));
}

function shown(text: string): string {
  return JSON.stringify(maskPassword(text));
}
