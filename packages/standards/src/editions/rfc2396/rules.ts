/** RFC 2396, Appendix A: the rules that errors name, and the sections that describe them. */

import type { Sections } from "../../edition.ts";

export const SECTIONS: Sections = {
  "URI-reference": "4",
  absoluteURI: "3",
  relativeURI: "5",
  scheme: "3.1",
  hier_part: "3",
  opaque_part: "3",
  authority: "3.2",
  reg_name: "3.2.1",
  server: "3.2.2",
  userinfo: "3.2.2",
  host: "3.2.2",
  port: "3.2.2",
  abs_path: "3.3",
  path_segments: "3.3",
  segment: "3.3",
  param: "3.3",
  rel_segment: "5",
  query: "3.4",
  fragment: "4.1",
};

/** The rules that have a table. */
export const STARTS = ["URI-reference", "userinfo", "host", "query-only"] as const;
