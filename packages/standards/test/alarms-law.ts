/**
 * Every alarm on real links: which of them are dangerous. docs/verdict.md has the counts, and says what is right about each.
 * alarms.test.ts tries some of them, alarms.long.prove.ts all.
 */

import { readFileSync } from "node:fs";
import { READERS, sideBySide } from "../src/index.ts";

const root = new URL("../../../", import.meta.url);
const linesOf = (file: string) =>
  readFileSync(new URL(file, root), "utf8")
    .replace(/\r?\n$/, "")
    .split(/\r?\n/);

/** How many samples come before those from the tests of fast-uri, which are attacks (samples/README.md). */
const FIRST_ATTACK = 4619;

/** The dangerous ones among them: programs in use do go to different hosts, or one to a host and another to none. */
const RIGHT_ALARMS = new Set([
  "http:g",
  "http:Example.com/",
  "https:Example.com/",
  "HTTP://www.EXAMPLE.com/", // needle and superagent look up `http`
  "http://", // without a host, clients go to localhost; one of Ruby to 0.0.0.0
  "https://",
  "http://r%C3%A9sum%C3%A9.example.org",
  "https://%CF%80.example.com/foo",
  "http://host:port/json/list",
  "http://site.{one,two,three}.com",
  "http://{one,two}.example.com",
  "http://{site,host}.host[1-5].com",
  "tcp://host:port",
  "ldaps://hostname:port",
  "gs://[PROJECT_NUMBER]-[builds/region]-cloudbuild-logs",
  "gs://[PROJECT_ID]_[builds/region]_cloudbuild/source",
  "gs://gce-service-proxy-$\u007bZONE}/service-proxy-agent/releases/service-proxy-agent-0.2.tgz",
  "gs://[DELIVERY_PIPELINE_ID]_clouddeploy/source",
  "gs://[BUCKET_NAME]/[OBJECT_NAME]",
  "https://sts.{region}.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15",
  "https://{location}-maven.pkg.dev/{repo_path}",
  "https://{digest}",
  "https://{host}/{path}?x-goog-signature={sig}&",
  "http://{host}:{port}/",
]);

/**
 * RFC 3986 §3.2.2 has no quotation mark in a host. `url.parse` of Node ends the host there (lib/url.js, getHostname), which
 * leaves no host: needle and `http.get(url.parse())` connect to localhost, and others look the name up with its mark.
 */
const BROKEN_LINK = /^https?:\/\/"/;

function isDangerous(reference: string): boolean {
  return sideBySide(reference, undefined, { readers: READERS }).verdict === "dangerous";
}

interface Alarms {
  /** Those that are called dangerous. */
  readonly found: readonly string[];
  /** Those that are so rightly. */
  readonly right: readonly string[];
}

/** The dangerous links of the corpus; one in this number is tried. */
export function alarmsOfLinks(everyNth: number): Alarms {
  return alarmsAmong(some(linesOf("bench/links/links-kasztp.txt"), everyNth));
}

/** The dangerous samples from the wild. */
export function alarmsOfSamples(everyNth: number): Alarms {
  return alarmsAmong(some(linesOf("samples/references.txt").slice(0, FIRST_ATTACK), everyNth));
}

function alarmsAmong(tried: readonly string[]): Alarms {
  return {
    found: tried.filter(isDangerous),
    right: tried.filter((one) => RIGHT_ALARMS.has(one) || BROKEN_LINK.test(one)),
  };
}

/** How many of the samples from the tests of fast-uri are dangerous. */
export function attacksFound(): number {
  return linesOf("samples/references.txt").slice(FIRST_ATTACK).filter(isDangerous).length;
}

function some<T>(lines: readonly T[], everyNth: number): readonly T[] {
  return lines.filter((_line, at) => at % everyNth === 0);
}
