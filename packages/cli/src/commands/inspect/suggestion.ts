/**
 * What a text that is not a URI reference may have been meant as: a path of Windows (RFC 8089 App. E), a path of SSH, an
 * IRI (RFC 3987 §3.1), or a reference with what people type around it and in it (RFC 3986 App. C). All are guesses.
 */

import { printable, repair, split, UriSyntaxError } from "urikit";
import { toAscii } from "urikit/idna";
import { fromWindowsPath } from "urikit/schemes";

/** One guess. */
export interface Suggestion {
  /** The reference that may have been meant; undefined if there is only something to say. */
  readonly reference?: string;
  /** What the text is taken for. */
  readonly as: string;
}

/** The first of the guesses that gives anything. */
export function suggestionFor(text: string): Suggestion | undefined {
  const typed = text.trim().replace(/^"([^"]*)"$/, "$1"); // as Windows copies a path
  return windowsPath(typed) ?? sshPath(typed) ?? iri(typed) ?? repaired(text);
}

function windowsPath(text: string): Suggestion | undefined {
  if (!/^(?:[A-Za-z]:[\\/]|\\\\)/.test(text)) return undefined;
  const reference = unlessRefused(() => fromWindowsPath(text));
  return reference === undefined ? undefined : { reference, as: "a Windows path (RFC 8089 App. E)" };
}

/** `user@host:path`, as git and scp write it; what looks like a port is not a path. */
const SSH_PATH = /^([\w.+-]+@[\w.-]+):(?!\d+(?:\/|$))\/?(.+)$/;

function sshPath(text: string): Suggestion | undefined {
  const [, authority, path] = SSH_PATH.exec(text) ?? [];
  if (path === undefined) return undefined;
  const reference = unlessRefused(() => repair(`ssh://${authority}/${path}`));
  return reference === undefined ? undefined : { reference, as: "a path of SSH" };
}

/** An authority: userinfo with its "@", host, port with its colon. */
const AUTHORITY = /^([^@]*@)?([^:]*)(:[0-9]*)?$/;

function iri(text: string): Suggestion | undefined {
  const { schemeEnd, pathFrom } = split(text);
  const from = schemeEnd + 3;
  const [, userinfo = "", host = "", port = ""] = AUTHORITY.exec(text.slice(from, pathFrom)) ?? [];
  if (!/[^\p{ASCII}]/u.test(host)) return undefined;
  const ascii = toAscii(host);
  if (!ascii.valid) return { as: `an IRI (RFC 3987), but its host has no A-label: ${whyNot(host)}` };
  const uri = text.slice(0, from) + userinfo + ascii.text + port + text.slice(pathFrom);
  const reference = unlessRefused(() => repair(uri));
  return reference === undefined ? undefined : { reference, as: "an IRI (RFC 3987), its host by IDNA" };
}

/** A character that stands for a delimiter, or the first error of UTS 46. */
function whyNot(host: string): string {
  const delimiter = [...host].find((character) => /^[:/?#[\]@\\%]$/.test(character.normalize("NFKC")));
  if (delimiter === undefined) return toAscii(host).errors[0]?.reason ?? "";
  return `"${printable(delimiter)}" stands for "${delimiter.normalize("NFKC")}"; write that if it is meant`;
}

function repaired(text: string): Suggestion | undefined {
  const reference = unlessRefused(() => repair(text));
  return reference === undefined ? undefined : { reference, as: "a reference, its components as they look" };
}

function unlessRefused(make: () => string): string | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
