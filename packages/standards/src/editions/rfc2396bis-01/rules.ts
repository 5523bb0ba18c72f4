/** rfc2396bis-01: the rules that errors name, and the sections that describe them. */

import type { Sections } from "../../edition.ts";

export const SECTIONS: Sections = {
  "URI-reference": "4",
  "absolute-URI": "3",
  "relative-URI": "5",
  scheme: "3.1",
  "hier-part": "3",
  "opaque-part": "3",
  authority: "3.2",
  "reg-name": "3.2.1",
  server: "3.2.2",
  userinfo: "3.2.2",
  host: "3.2.2",
  port: "3.2.2",
  "abs-path": "3.3",
  "path-segments": "3.3",
  segment: "3.3",
  "rel-segment": "5",
  query: "3.4",
  fragment: "4.1",
};

/** The rules that have a table. */
export const STARTS = ["URI-reference", "userinfo", "IPv6reference", "IPv4address", "hostname"] as const;
