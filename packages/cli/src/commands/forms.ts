/**
 * The forms of `uri normalize --to`: an IRI as a URI, a URI as an IRI (RFC 3987 §3), a SURT, which sorts by domain, the key of
 * an archive, and a hash of the normal form, by which lists are joined and cut (RFC 3986 §6).
 */

import { readFileSync } from "node:fs";
import { redact } from "@urikit/audit/at-once";
import { keyOf } from "@urikit/lists";
import { type CanonicalLevel, canonicalize, cdxKey, surt } from "@urikit/surt";
import { isUriReference, type NormalizationLevel, normalize } from "urikit";
import { toAscii, toUnicode } from "urikit/idna";
import { toIri, toUri } from "urikit/iri";
import { hidesSecrets } from "../display/shown-reader.ts";
import { systemReason, UsageError } from "../exit.ts";
import { levelOptions } from "../lines/level.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { LineCommand } from "../lines/results.ts";
import type { ReferenceForm } from "../option-values.ts";

/** The options of `uri normalize`. */
export interface NormalizeCommandOptions extends ListOptions {
  readonly level?: NormalizationLevel;
  readonly rootlessDotSegments: "keep" | "remove";
  readonly to?: ReferenceForm;
  readonly idna: boolean;
  readonly canonical?: CanonicalLevel;
  readonly secretFile?: string;
}

/** The command that gives each reference in a form. */
export async function commandTo(form: ReferenceForm, options: NormalizeCommandOptions): Promise<LineCommand> {
  if (form === "key") return keyCommand(options);
  const converted = await converterTo(form, options);
  return {
    takesIris: true,
    line: converted,
    json: (text) => ({ reference: text, valid: true, result: converted(text) }),
    // A URI is an IRI too, and stays as it is.
    ...(form === "uri" && isOnlyMapped(options) && { work: { name: "valid" } }),
  };
}

/** Whether nothing but the form changes. */
function isOnlyMapped({ level, canonical }: NormalizeCommandOptions): boolean {
  return level === undefined && canonical === undefined;
}

async function converterTo(
  form: Exclude<ReferenceForm, "key">,
  options: NormalizeCommandOptions,
): Promise<(text: string) => string> {
  const { level, idna, canonical, rootlessDotSegments } = options;
  // Nobody finds the secrets of a SURT.
  const shown = hidesSecrets(options) ? redact : String;
  const mapped = (text: string) => (isUriReference(text) ? text : toUri(text, idna ? { toAscii } : {}));
  const rules = level && { ...(await levelOptions(level)), rootlessDotSegments };
  const uri = (text: string) => {
    if (canonical !== undefined) return canonicalize(text, canonical);
    return rules === undefined ? mapped(text) : normalize(mapped(text), rules);
  };
  switch (form) {
    case "uri":
      return uri;
    case "iri":
      return (text) => toIri(rules === undefined ? text : uri(text), idna ? { toUnicode } : {});
    case "surt":
      return (text) => surt(uri(shown(text)));
    case "cdx":
      return (text) => cdxKey(rules === undefined ? shown(text) : uri(shown(text)));
  }
}

async function keyCommand(options: NormalizeCommandOptions): Promise<LineCommand> {
  const { level = "syntax", showSecrets, secretFile } = options;
  const secret = secretFile === undefined ? undefined : secretIn(secretFile);
  const keyOptions = { ...(await levelOptions(level)), secret };
  return {
    ...referenceErrors(),
    line: (text) => keyOf(text, keyOptions),
    json: (text) => {
      const result = keyOf(text, keyOptions);
      return { reference: showSecrets ? text : redact(text), valid: true, result };
    },
    masksSecrets: true,
    work: { name: "key", level, secret },
  };
}

/** @throws {UsageError} If the file cannot be read, or holds something else. Its content is not shown. */
function secretIn(path: string): Uint8Array {
  let text: string;
  try {
    text = readFileSync(path, "latin1").trim();
  } catch (error) {
    throw new UsageError("cannot-read", path, systemReason(error));
  }
  if (!/^[\da-f]{32}$/i.test(text)) throw new UsageError("key-secret", path);
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
