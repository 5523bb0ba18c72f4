/** `uri extract --check-fragments`: the fragments in a set of pages that lead nowhere (RFC 3986 §3.5). */

import { Buffer } from "node:buffer";
import { resolve, sep } from "node:path";
import type { FragmentCheck, HtmlPage } from "@urikit/documents";
import type { Shown, Words } from "@urikit/explain";
import { safeText } from "@urikit/explain";
import { fromPosixPath, fromWindowsPath } from "@urikit/schemes/native-path";
import { printable } from "urikit/display";
import { text } from "../../words/text.ts";
import type { FilePath } from "./files.ts";

/** A page under the name by which it is spoken of. */
export interface NamedPage extends HtmlPage {
  readonly name: string;
}

/** The URI of a file; one without a name is one of this folder. */
export function fileUri(path: FilePath): string {
  if (sep === "\\") return fromWindowsPath(resolve(path.toString()));
  if (typeof path === "string") return fromPosixPath(resolve(path));
  return fromPosixPath(
    path[0] === sep.charCodeAt(0) ? path : Buffer.concat([Buffer.from(`${resolve()}${sep}`), path]),
  );
}

/** Where the reference stands, and that its fragment leads nowhere. */
export function missingLine(
  { page, found, fragment, targetPage }: FragmentCheck<NamedPage>,
  words: Words,
): string {
  const { line, column } = found.where;
  const place = `${printable(page.name)}:${line}:${column}`;
  const reference = safeText(found.reference);
  const [name, id] = [targetPage?.name ?? "", fragment].map(printable);
  return `${place}: ${text(words, "extract-no-element", reference, name ?? "", id ?? "")}`;
}

/** The same for programs. */
export function missingJson(
  { page, found, fragment, targetPage }: FragmentCheck<NamedPage>,
  shown: Shown,
): object {
  const { reference, where } = found;
  return {
    file: page.name,
    reference: shown(reference),
    valid: true,
    result: found.target && shown(found.target),
    where,
    fragment,
    targetFile: targetPage?.name,
  };
}

/** The result of the check: how many fragments lead nowhere, and how many are not judged. */
export class FragmentCount {
  #all = 0;
  #missing = 0;
  #unknown = 0;

  add({ verdict }: FragmentCheck<NamedPage>): void {
    this.#all++;
    if (verdict === "missing") this.#missing++;
    if (verdict === "unknown") this.#unknown++;
  }

  /** A line about all of them. */
  in(words: Words): string {
    const told =
      this.#unknown === 0
        ? text(words, "extract-fragments", this.#missing, this.#all)
        : text(words, "extract-fragments-unknown", this.#missing, this.#all, this.#unknown);
    return `uri: ${told}\n`;
  }
}
