/**
 * @urikit/access/words/en: why an access was refused or failed, in English, by the ids of statements.
 *
 * @experimental
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";

/** The sentences of this package in English. @experimental */
export const en = {
  "access-denied": (...reasons) => reasons.join("; "),
  "access-scheme-denied": (scheme) => `the policy does not allow the scheme ${scheme}`,
  "access-no-reference": (reason) => `there is no way to it: ${reason}`,
  "access-relative": () => "there is no way to it: it has no scheme, and no base is known",
  "access-no-way": (scheme) => `there is no way to what ${scheme} names`,
  "access-timeout": (seconds) => `it was not there after ${seconds} s`,
  "access-idle": (seconds) => `nothing came for ${seconds} s`,
  "access-aborted": () => "the caller ended it",
  "access-closed": () => "it was closed before all of it was read",
  "access-too-large": (most) => `it has more than ${most} octets`,
  "access-too-many-entries": (most) => `the folder has more than ${most} entries`,
  "access-file-not-found": () => "there is no such file",
  "access-outside-roots": () => "the file is in none of the folders that the caller named",
  "access-special-file": () => "it is neither a regular file nor a folder",
  "access-not-readable": (code) => `this system does not let it be read (${code})`,
} satisfies Catalogue;
