/** The meaning of `--level` in every command. */

import type { NormalizationLevel, NormalizeOptions } from "urikit";

/** The options of a level. The schemes are loaded only for the level that needs them, so that the other starts sooner. */
export async function levelOptions(level: NormalizationLevel): Promise<NormalizeOptions> {
  if (level !== "scheme") return { level };
  const { BY_SCHEME } = await import("../commands/by-scheme.ts");
  return BY_SCHEME;
}
