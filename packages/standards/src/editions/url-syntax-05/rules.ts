/** url-syntax-05, Appendix A: the rules that errors name, and the sections that describe them. */

import type { Sections } from "../../edition.ts";

export const SECTIONS: Sections = {
  "URL-reference": "3",
  absoluteURL: "4.2",
  relativeURL: "5",
  scheme: "4.1",
  site: "4.3.1",
  user: "4.3.1",
  password: "4.3.1",
  host: "4.3.1",
  port: "4.3.1",
  path_segments: "4.3.2",
  segment: "4.3.2",
  query: "4.3.3",
  fragment: "3",
};

/** The rules that have a table. */
export const STARTS = ["URL-reference", "scheme", "site", "hostport"] as const;
