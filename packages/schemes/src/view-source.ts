/**
 * `view-source`, by the custom of browsers, which draft-yevstifeyev-view-source-uri wrote down: the source of a page, and not
 * the page.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { VIEW_SOURCE_FAULTS } from "./parts/faults.ts";
import { readInner, splitInner } from "./parts/inner-reference.ts";
import { noPlan } from "./parts/no-plan.ts";
import type { SchemeRule } from "./parts/source.ts";

/** The meaning of a `view-source` reference. */
export interface ViewSourceReading {
  /** The URI whose source is shown, its fragment included. */
  readonly inner: string;
}

const RULE: SchemeRule = { rule: "view-source URI", section: "custom of browsers" };

/**
 * `view-source`: a custom of browsers, not a standard.
 *
 * @example
 * ```ts
 * import { viewSource } from "@urikit/schemes";
 *
 * viewSource.read("view-source:https://example.org/a?b#c").inner; // => "https://example.org/a?b#c"
 * viewSource.build({ inner: "http://example.org/" }); // => "view-source:http://example.org/"
 * ```
 */
export const viewSource = defineScheme({
  name: "view-source",
  specification: "custom of browsers",
  origin: "draft-yevstifeyev-view-source-uri",
  standing: "custom",
  read: (source): ViewSourceReading => {
    source.forbidAuthority(RULE);
    return { inner: readInner(source, { from: source.path.from, to: source.layout.to }, RULE) };
  },
  write: ({ inner }) => splitInner(inner),
  plan: noPlan(RULE, "way-of-inner", VIEW_SOURCE_FAULTS),
});
