/**
 * The probable meaning of a text that is not a URI reference: a path of Windows (RFC 8089 App. E), a path of SSH, an
 * IRI (RFC 3987 §3.1). All are guesses; no guess has a host that the text does not name.
 */

import { fromWindowsPath } from "@urikit/schemes/native-path";
import { isUriReference, parseIPv6, repair, UriSyntaxError } from "urikit";
import { printable } from "urikit/display";
import { type IdnaError, toAscii } from "urikit/idna";
import { split } from "urikit/syntax";
import { compile, isUriTemplate } from "urikit/uri-template";
import { type Statement, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";

/** The `file` URI of a path of Windows: one with a drive, or with a host after two backslashes. */
export function windowsPath(text: string): string | undefined {
  return /^(?:[A-Za-z]:[\\/]|\\\\)/.test(text) ? unlessRefused(() => fromWindowsPath(text)) : undefined;
}

/** `user@host:path`, as git and scp write it; what looks like a port is not a path. */
const SSH_PATH = /^([\w.+-]+@[\w.-]+):(?!\d+(?:\/|$))\/?(.+)$/;

/** The `ssh` URI of a path of SSH. */
export function sshPath(text: string): string | undefined {
  const [, authority, path] = SSH_PATH.exec(text) ?? [];
  return path === undefined ? undefined : unlessRefused(() => repair(`ssh://${authority}/${path}`));
}

/** The expansion of a URI Template without any value (RFC 6570 §3.2.1). */
export function emptyExpansion(text: string): string | undefined {
  if (!text.includes("{") || !isUriTemplate(text)) return undefined;
  const expanded = compile(text).expand({});
  return isUriReference(expanded) ? expanded : undefined;
}

/** Up to an address in brackets; the address; its zone identifier; the bracket, or nothing. */
const ADDRESS =
  /^((?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/(?:[^@/?#]*@)?\[)([0-9A-Fa-f:.]+)(%[\w.~%-]*)?(\]|(?=[/?#]|$))/;

/**
 * A reference whose IPv6 address has no closing bracket (§3.2.2). No guess where a port may precede the missing
 * bracket.
 */
export function withClosedBracket(text: string): string | undefined {
  const [all = "", , address = "", zone, bracket] = ADDRESS.exec(text) ?? [];
  if (bracket !== "" || zone !== undefined || parseIPv6(address.replace(/:\d+$/, "")) !== undefined)
    return undefined;
  const closed = `${all}]${text.slice(all.length)}`;
  return isUriReference(closed) ? closed : undefined;
}

/** A reference without the zone identifier of its IPv6 address, which means something on one machine only (RFC 9844). */
export function withoutZone(text: string): string | undefined {
  const [all = "", before = "", address = "", zone, bracket] = ADDRESS.exec(text) ?? [];
  if (bracket !== "]" || zone === undefined) return undefined;
  const left = `${before}${address}]${text.slice(all.length)}`;
  return isUriReference(left) ? left : undefined;
}

/** An authority: userinfo with its "@", host, port with its colon. */
const AUTHORITY = /^([^@]*@)?([^:]*)(:[0-9]*)?$/;

/** One guess. */
export interface Suggestion {
  /** The reference that may have been meant; undefined if there is only something to say. */
  readonly reference?: string;
  /** The kind of text that it is taken for. */
  readonly as: Statement<ReferenceId>;
  /** The value of `as`, where it is an error of UTS 46. */
  readonly error?: IdnaError;
}

/** Why a host has no form in ASCII. */
export interface NoAsciiHost {
  readonly reason: string | Statement<ReferenceId>;
  /** The error that says so; absent where a character stands for a delimiter. */
  readonly error?: IdnaError;
}

/** An IRI whose host is beyond ASCII: the text with the host by its A-labels, or why it has no A-labels. */
export interface AsciiHost {
  /** Where the host begins. */
  readonly index: number;
  readonly result:
    | { readonly text: string; readonly host: string }
    | ({ readonly text: undefined } & NoAsciiHost);
}

/** The text with a host of ASCII; undefined where it has one already. */
export function withAsciiHost(text: string): AsciiHost | undefined {
  const { schemeEnd, pathFrom } = split(text);
  const from = schemeEnd + 3;
  const [, userinfo = "", host = "", port = ""] = AUTHORITY.exec(text.slice(from, pathFrom)) ?? [];
  if (!/[^\p{ASCII}]/u.test(host)) return undefined;
  const index = from + userinfo.length;
  const ascii = toAscii(host);
  if (!ascii.valid) return { index, result: { text: undefined, ...whyNot(host) } };
  const before = text.slice(0, from) + userinfo;
  return { index, result: { text: before + ascii.text + port + text.slice(pathFrom), host: ascii.text } };
}

/** A character that stands for a delimiter, or the first error of UTS 46. */
function whyNot(host: string): NoAsciiHost {
  const delimiter = [...host].find((character) => /^[:/?#[\]@\\%]$/.test(character.normalize("NFKC")));
  if (delimiter === undefined) {
    const [error] = toAscii(host).errors;
    return error === undefined ? { reason: "" } : { reason: error.reason, error };
  }
  return {
    reason: statement("stands-for-delimiter", printable(delimiter), delimiter.normalize("NFKC")),
  };
}

/** The result of a call; undefined if it is refused. */
export function unlessRefused(make: () => string): string | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
