/** References that a guard may allow, and some that it must not: made of odd pieces, by chance. */

import type { Chance } from "@urikit/abnf/chance";

const SCHEMES = ["http", "http", "https", "https", "http", "https", "HTTP", "hTTps"];

const HOSTS = [
  ...[
    "www.w3.org",
    "WWW.W3.org",
    "a.b-c.w3.org",
    "my_host.w3.org",
    "w3.org.",
    "a.w3.org.",
    "xn--bcher-kva.de",
  ],
  ...[
    "xn--fa-hia.de",
    "fass.de",
    "1.w3.org",
    "0x7f.w3.org",
    "127.0.0.1.w3.org",
    "w3.org",
    "-a.w3.org",
    "http.org",
  ],
  ...[
    "8.8.8.8",
    "1.1.1.1",
    "[2606:4700::1111]",
    "[2606:4700:0:0::1111]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::808:808]",
  ],
];

const ODD_HOSTS = [
  ...["%65vil.w3.org", "w3.or%67", "b%C3%BCcher.de", "w3.org%2e", "w3.org%00", "%ff.w3.org", "a%2fb.w3.org"],
  ...[
    "a!b.w3.org",
    "a;b.w3.org",
    "$a.w3.org",
    "a,b",
    "127.1",
    "0x7f.1",
    "2130706433",
    "[::1]",
    "[::127.0.0.1]",
  ],
  ...[
    "localhost",
    "a..w3.org",
    "",
    "w3.org@a.w3.org",
    "u:p@w3.org",
    "[v1.a]",
    "[fe80::1%25eth0]",
    "w3.org:80@w3.com",
  ],
];

const PORTS = ["", "", "", "", ":", ":80", ":443", ":080", ":00000443", ":8080", ":0", ":65616", ":65535"];

const PIECES = [
  ..."/:@;,!$&'()*+=._-~a0",
  ...[
    "/..",
    "/.",
    "/%2e%2e",
    "//",
    "%2f",
    "%5c",
    "%40",
    "%3a",
    "%00",
    "%0d%0a",
    "%20",
    "%C3%A9",
    "%ff",
    "w3.com",
  ],
  ...["@w3.com", ":80", "http://w3.com/", "[", "\\", "é"],
];

/** A reference; `isOdd` decides how many of its pieces are. */
export function reference(chance: Chance): string {
  const host = chance.pick(chance.oneIn(8) ? ODD_HOSTS : HOSTS);
  const run = (from: string, most: number) =>
    chance.oneIn(2)
      ? ""
      : from + Array.from({ length: chance.below(most) }, () => chance.pick(PIECES)).join("");
  return `${chance.pick(SCHEMES)}://${host}${chance.pick(PORTS)}${run("/", 6)}${run("?", 5)}${run("#", 4)}`;
}
