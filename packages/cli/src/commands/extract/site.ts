/** `uri extract --site`: a folder of files as a site, and its links that lead nowhere (RFC 3986 §5, §3.5). */

import { readFile } from "node:fs/promises";
import { type DocumentType, type DocumentWarning, typeOfName } from "@urikit/documents";
import {
  checkSite,
  type HeadingNames,
  type Redirect,
  readRedirects,
  type SiteFault,
  type SiteFile,
  type SiteFinding,
} from "@urikit/documents/site";
import type { Words } from "@urikit/explain";
import { UsageError } from "../../exit.ts";
import { text } from "../../words/text.ts";
import type { FoundFile } from "./files.ts";
import { nameIn, type SitePlace } from "./retrieval.ts";
import { documentIn } from "./unpacked.ts";

/** A file of the site under the name by which it is spoken of. */
export interface FileOfSite extends SiteFile {
  readonly path: string;
}

/** What leads nowhere; the other faults are told, and fail nothing. */
const FAILS: ReadonlySet<SiteFault> = new Set([
  "missing",
  "missing-part",
  "other-case",
  "invalid",
  "no-base",
  "redirect-loop",
]);

/** Whether a fault makes the exit status 1. */
export function fails(fault: SiteFault): boolean {
  return FAILS.has(fault);
}

/** The files of a folder by their names in it. */
export async function filesOfSite(folder: string, files: readonly FoundFile[]): Promise<FileOfSite[]> {
  const named: FileOfSite[] = [];
  for (const { path } of files) {
    const name = path.toString();
    const { source, type } = await documentIn(path, name);
    named.push({ name: nameIn(folder, name), path: name, type: type && typeOnSite(name, type), source });
  }
  return named;
}

/** What has an ending that no server knows as that of a page, as `.vue`, is no page, whatever its content looks like. */
function typeOnSite(name: string, type: DocumentType): DocumentType {
  return /\.\w+$/.test(name) && typeOfName(name.replace(PACKED, "")) === undefined ? "text" : type;
}

const PACKED = /\.(?:gz|br|zst)$/;

/** The redirects of a file that is named, and those of `_redirects` in the site. */
export async function redirectsOf(
  named: string | undefined,
  files: readonly FileOfSite[],
): Promise<Redirect[]> {
  const own = files.find(({ name }) => name === "_redirects")?.path;
  const paths = [named, own].filter((path) => path !== undefined);
  const all: Redirect[] = [];
  for (const path of paths) {
    const { redirects, unread } = readRedirects(await readFile(path, "utf8"), path);
    if (unread[0] !== undefined) throw new UsageError("site-not-a-redirect", path, unread[0]);
    all.push(...redirects);
  }
  return all;
}

/** What is asked of a check. */
export interface SiteCheckOptions extends Pick<SitePlace, "at"> {
  readonly redirects: readonly Redirect[];
  readonly headings: HeadingNames;
  readonly onWarning: (warning: DocumentWarning, file: FileOfSite) => void;
}

/** Checks a site, and counts. */
export class SiteCheck {
  #links = 0;
  readonly #faults = new Map<SiteFault, number>();

  get hasFailed(): boolean {
    return this.#dead > 0;
  }

  async *findings(
    files: readonly FileOfSite[],
    options: SiteCheckOptions,
  ): AsyncGenerator<SiteFinding<FileOfSite>> {
    const onLink = () => {
      this.#links++;
    };
    for await (const finding of checkSite(files, { ...options, onLink })) {
      this.#faults.set(finding.fault, this.#countOf(finding.fault) + 1);
      yield finding;
    }
  }

  /** A line about all of them. */
  in(words: Words): string {
    const chains = this.#countOf("redirect-chain");
    const others = [this.#countOf("outside"), this.#countOf("unlinked")] as const;
    const told = text(words, "site-checked", this.#dead, this.#links, ...others);
    const beside = chains === 0 ? "" : `; ${text(words, "site-checked-redirects", chains)}`;
    return `uri: ${told}${beside}\n`;
  }

  get #dead(): number {
    return [...FAILS].reduce((sum, fault) => sum + this.#countOf(fault), 0);
  }

  #countOf(fault: SiteFault): number {
    return this.#faults.get(fault) ?? 0;
  }
}
