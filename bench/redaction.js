// @ts-check
// RFC 3986 §7.5: `redactText` on logs, in pieces as `uri redact` reads them.
import { redactText } from "@urikit/audit";
import { do_not_optimize } from "mitata";
import { linksText } from "./links.js";
import { median } from "./median.js";
import { processorTime } from "./processor-time.js";

/** The target, of a server's log. */
export const redactionTarget = { megabytesPerSecond: 100 };

/** In octets: what `uri redact` reads at once. */
const PIECE = 256 * 1024;

/** A line for each link of the corpus, as servers write them (Combined Log Format). */
const accessLog = () =>
  lines((link, path, at) => {
    const address = `192.0.2.${at % 256}`;
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
    return `${address} - - [22/Nov/2026:11:${10 + (at % 50)}:00 +0000] "GET ${path} HTTP/1.1" 200 ${at % 90_000} "${link}" "${agent}"`;
  });

/** The same as programs write them: names with values, an address of mail in each, a token and a login in one of fifty. */
const applicationLog = () =>
  lines((link, _path, at) => {
    const secrets = at % 50 === 0 ? ` token=abcdef${at} from http://u:pa${at}@h.example/` : "";
    return `2026-11-22T11:${10 + (at % 50)}:00.123Z INFO request_id=${at}a${at * 7} user=alice@example.org version=1.${at} action=fetch duration=${at % 900}ms thread=${at % 16} status=200 url=${link}${secrets}`;
  });

/** @param {(link: string, path: string, at: number) => string} line */
function lines(line) {
  const links = linksText().split("\n");
  return links
    .map((link, at) => `${line(link, link.replace(/^[^/]*\/\/[^/?#]*/, "") || "/", at)}\n`)
    .join("");
}

export const logs = {
  "a server's log": accessLog,
  "a program's log, with addresses and secrets": applicationLog,
};

/**
 * @typedef {object} RedactionSpeed
 * @property {string} log
 * @property {number} megabytes
 * @property {number} megabytesPerSecond  in processor time: the median of the rounds
 * @property {boolean} isTarget
 */

/**
 * @param {number} rounds
 * @returns {RedactionSpeed[]}
 */
export function redaction(rounds) {
  return Object.entries(logs).map(([log, make], at) => {
    const octets = Buffer.from(make());
    const redactAll = () => {
      for (let from = 0; from < octets.length; from += PIECE)
        do_not_optimize(redactText(octets.toString("latin1", from, from + PIECE)));
    };
    redactAll();
    const times = Array.from({ length: rounds }, () => {
      const start = processorTime();
      redactAll();
      return processorTime() - start;
    });
    const megabytes = octets.length / 1e6;
    return { log, megabytes, megabytesPerSecond: (megabytes / median(times)) * 1000, isTarget: at === 0 };
  });
}
