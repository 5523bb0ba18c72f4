/** RFC 1808 §2.2: the rules that errors name, and the sections that describe them. */

import type { Sections } from "../../edition.ts";

export const SECTIONS: Sections = {
  URL: "2.2",
  absoluteURL: "2.2",
  relativeURL: "2.2",
  scheme: "2.4.2",
  net_loc: "2.4.3",
  path: "2.4.6",
  params: "2.4.5",
  query: "2.4.4",
  fragment: "2.4.1",
};

/** The rules that have a table. */
export const STARTS = ["URL", "generic-RL"] as const;
