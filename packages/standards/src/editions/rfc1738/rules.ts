/** RFC 1738 §5: the rules that errors name, and the sections that describe them. */

import type { Sections } from "../../edition.ts";

export const SECTIONS: Sections = {
  genericurl: "2.1",
  scheme: "2.1",
  schemepart: "2.1",
  user: "3.1",
  password: "3.1",
  hostport: "3.1",
  host: "3.1",
  port: "3.1",
  login: "3.1",
  ftpurl: "3.2",
  fpath: "3.2.2",
  fsegment: "3.2.2",
  ftptype: "3.2.2",
  httpurl: "3.3",
  hpath: "3.3",
  hsegment: "3.3",
  search: "3.3",
  gopherurl: "3.4",
  selector: "3.4.1",
  mailtourl: "3.5",
  encoded822addr: "3.5",
  newsurl: "3.6",
  group: "3.6",
  article: "3.6",
  nntpurl: "3.7",
  telneturl: "3.8",
  waisurl: "3.9",
  database: "3.9",
  fileurl: "3.10",
  prosperourl: "3.11",
  ppath: "3.11",
  fieldspec: "3.11",
  otherurl: "4",
};

/** The production of each scheme that the document defines. */
export const PRODUCTIONS = {
  ftp: "ftpurl",
  http: "httpurl",
  gopher: "gopherurl",
  mailto: "mailtourl",
  news: "newsurl",
  nntp: "nntpurl",
  telnet: "telneturl",
  wais: "waisurl",
  file: "fileurl",
  prospero: "prosperourl",
} as const;

/** The rules that have a table. */
export const STARTS = [...Object.values(PRODUCTIONS), "otherurl", "ip-schemepart", "login"] as const;
