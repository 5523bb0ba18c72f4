/**
 * Every alarm on real links: which of them are dangerous. docs/verdict.md has the counts, and says what is right about each.
 * alarms.test.ts tries some of them, alarms.long.prove.ts all.
 */

import { readFileSync } from "node:fs";
import { READERS, sideBySide } from "../src/index.ts";

const root = new URL("../../../", import.meta.url);
const linesOf = (file: string) => readFileSync(new URL(file, root), "utf8").split(/\r?\n/).slice(0, -1);

/** How many samples come before those from the tests of fast-uri, which are attacks (samples/README.md). */
const FIRST_ATTACK = 4619;

/** The dangerous ones among them: programs in use do go to different hosts, or one to a host and another to none. */
const RIGHT_ALARMS = new Set([
  "http:g",
  "http:Example.com/",
  "https:Example.com/",
  "http://r%C3%A9sum%C3%A9.example.org",
  "http://host:port/json/list",
  "http://site.{one,two,three}.com",
  "tcp://host:port",
  "ldaps://hostname:port",
  "gs://[PROJECT_NUMBER]-[builds/region]-cloudbuild-logs",
  "gs://[PROJECT_ID]_[builds/region]_cloudbuild/source",
  "gs://gce-service-proxy-$\u007bZONE}/service-proxy-agent/releases/service-proxy-agent-0.2.tgz",
  "gs://[DELIVERY_PIPELINE_ID]_clouddeploy/source",
  "gs://[BUCKET_NAME]/[OBJECT_NAME]",
  "https://sts.{region}.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15",
  "http://{host}:{port}/",
]);

function isDangerous(reference: string): boolean {
  return sideBySide(reference, undefined, { readers: READERS }).verdict === "dangerous";
}

/** The dangerous links of the corpus; one in this number is tried. */
export function alarmsOfLinks(everyNth: number): readonly string[] {
  return some(linesOf("bench/links/links-kasztp.txt"), everyNth).filter(isDangerous);
}

/** The samples from the wild that are called dangerous, and those that are so rightly. */
export function alarmsOfSamples(everyNth: number): Record<"found" | "right" | "tried", readonly string[]> {
  const tried = some(linesOf("samples/references.txt").slice(0, FIRST_ATTACK), everyNth);
  return {
    tried,
    found: tried.filter(isDangerous),
    right: tried.filter((one) => RIGHT_ALARMS.has(one)),
  };
}

/** How many of the samples from the tests of fast-uri are dangerous. */
export function attacksFound(): number {
  return linesOf("samples/references.txt").slice(FIRST_ATTACK).filter(isDangerous).length;
}

function some<T>(lines: readonly T[], everyNth: number): readonly T[] {
  return lines.filter((_line, at) => at % everyNth === 0);
}
