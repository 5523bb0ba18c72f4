/**
 * How the components of a line are read by the commands that print them: a terminal is shown no secrets (RFC 3986 §3.2.1,
 * §7.5), unless they are asked for; a file or a pipe gets the data as it is.
 */

import { masked } from "@urikit/explain";
import { parse, type UriReference } from "urikit";
import type { Stdio } from "../stdio.ts";

interface ReaderOptions {
  readonly stdio: Stdio;
  readonly showSecrets?: true;
}

/** Whether the output is for people, who have not asked for secrets. */
export function hidesSecrets({ stdio, showSecrets }: ReaderOptions): boolean {
  return stdio.stdout.isTTY === true && !showSecrets;
}

/** It throws as `parse` does. */
export function readerFor(options: ReaderOptions): (text: string) => UriReference {
  return hidesSecrets(options) ? (text) => masked(parse(text)) : parse;
}
