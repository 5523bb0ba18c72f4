/** `uri extract --check-fragments`: the fragments in a set of pages that lead nowhere (RFC 3986 §3.5). */

import { Buffer } from "node:buffer";
import { resolve, sep } from "node:path";
import { type FragmentCheck, fileSource, type HtmlPage } from "@urikit/documents";
import { printable } from "urikit";
import { fromPosixPath, fromWindowsPath } from "urikit/schemes";
import { safeText } from "../../display/masking.ts";
import type { FilePath } from "./files.ts";
import type { Shown } from "./json.ts";

/** A page under the name by which it is spoken of. */
export interface NamedPage extends HtmlPage {
  readonly name: string;
}

/** What is known of a page besides its file. */
interface PageFacts {
  readonly uri: string | undefined;
  readonly charset: string | undefined;
}

/** A page in a file. Its URI is that of the file, unless another is given. */
export function pageOf(path: FilePath, name: string, { uri, charset }: PageFacts): NamedPage {
  return { uri: uri ?? fileUri(path), source: fileSource(path), charset, name };
}

function fileUri(path: FilePath): string {
  if (sep === "\\") return fromWindowsPath(resolve(path.toString()));
  if (typeof path === "string") return fromPosixPath(resolve(path));
  return fromPosixPath(
    path[0] === sep.charCodeAt(0) ? path : Buffer.concat([Buffer.from(`${resolve()}${sep}`), path]),
  );
}

/** Where the reference stands, and that its fragment leads nowhere. */
export function missingLine({ page, found, fragment, target }: FragmentCheck<NamedPage>): string {
  const { line, column } = found.where;
  const place = `${printable(page.name)}:${line}:${column}`;
  return `${place}: ${safeText(found.reference)}: ${printable(target?.name ?? "")} has no element #${printable(fragment)}`;
}

/** The same for programs. */
export function missingJson(
  { page, found, fragment, target }: FragmentCheck<NamedPage>,
  shown: Shown,
): object {
  const { reference, where } = found;
  return {
    file: page.name,
    reference: shown(reference),
    target: found.target && shown(found.target),
    fragment,
    targetFile: target?.name,
    where,
  };
}

/** What was checked: how many fragments lead nowhere, and how many are not judged. */
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
  toString(): string {
    const all = `${this.#all} ${this.#all === 1 ? "fragment" : "fragments"}`;
    const unknown = this.#unknown === 0 ? "" : `; ${this.#unknown} of other pages not checked`;
    return `uri: ${this.#missing} of ${all} without an element${unknown}\n`;
  }
}
