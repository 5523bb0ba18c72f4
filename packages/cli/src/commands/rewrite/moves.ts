/** The files of a site that move with their URIs (RFC 3986 §5.1.3: the URI of a file is the base of what is in it). */

import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nameOnSite } from "@urikit/documents/site";
import { UsageError } from "../../exit.ts";
import { type SitePlace, uriOfFile } from "../extract/retrieval.ts";

/** A file, and where it goes. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/**
 * The files among some whose URIs change.
 *
 * @param uriNow What the URI of a file becomes.
 * @throws {UsageError} If one would leave the site, or take the place of another.
 */
export function movesOf(
  paths: readonly string[],
  site: SitePlace,
  uriNow: (uri: string) => string,
): FileMove[] {
  const moves: FileMove[] = [];
  for (const from of paths) {
    const uri = uriOfFile(from, site);
    const now = uriNow(uri);
    if (now === uri) continue;
    const name = nameOnSite(site.at, now);
    if (name === undefined) throw new UsageError("rewrite-leaves-site", now);
    const to = join(site.folder, name.replace(/(^|\/)$/, `$1${from.replace(/^.*[\\/]/, "")}`));
    if (existsSync(to)) throw new UsageError("rewrite-exists", to);
    moves.push({ from, to });
  }
  return moves;
}

/** Moves them, into new folders where there is none. */
export async function moveFiles(moves: readonly FileMove[]): Promise<void> {
  for (const { from, to } of moves) {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}
