/**
 * @urikit/surt/words/zh: the Chinese of errors.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { en, FAULTS } from "./en.ts";

/** The Chinese of `@urikit/surt`. */
export const zh = {
  "no-canonical-URI": (problem) => problem,
  "closed-before-path": () => "路径之前的“)”",
} satisfies Catalogue<"no-canonical-URI" | Exclude<keyof typeof en, keyof typeof FAULTS>>;
