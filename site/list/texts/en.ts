/** The words of List, in English. */

import { texts as tool } from "../../tool/texts/en.ts";
import type { Failure, InvalidPlaceName, MadeList } from "../jobs.ts";

export const texts = {
  tool,
  language: "en" as "en" | "zh",
  page: {
    title: "Count a list",
    lead: "Choose a file of any size with a reference on each line, or paste some lines. This page counts them by RFC 3986, and sends nothing anywhere.",
    drop: "Drop a file here, or",
    choose: "Choose a file",
    packed: "Lists packed by gzip are read as they are, and by Zstandard where the browser has it.",
    paste: "Paste lines",
    distinct: "Count distinct references",
    distinctNote: (octets: string) =>
      `, which takes 11 to 14 octets of memory for each of them, and ${octets} at most`,
    pasted: "the pasted lines",
    source: (name: string, size: string) => `${name}, ${size}`,
    letGo: "Drop the file here",
  },
  progress: {
    reading: (name: string) => `Reading ${name}`,
    writing: (name: string) => `Writing ${name}`,
    stop: "Stop",
    figures: (share: string, rate: string) => `${share}, ${rate} a second`,
    lines: (count: string) => `${count} lines`,
    left: (time: string) => `${time} left`,
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    started: (name: string) => `Reading ${name} …`,
  },
  report: {
    label: "Report",
    sum: (lines: string, valid: string, invalid: string, empty: string) =>
      `${lines} ${lines === "1" ? "line" : "lines"}: ${valid} valid, ${invalid} invalid, ${empty} empty.`,
    noLines: "It has no lines.",
    stopped: (lines: string) => `It was stopped: these are the figures of the first ${lines} lines.`,
    lines: "Lines",
    valid: "valid",
    invalid: "invalid",
    empty: "empty: same-document",
    reasons: "Invalid, by reason",
    place: (line: string, column: string) => `line ${line}, column ${column}:`,
    notRead: "(not read)",
    kinds: "Kinds",
    kind: (name: string) => (name === "uri" ? "URI" : `relative: ${name}`),
    absolute: (count: string) => `${count} of them are absolute URIs, without a fragment.`,
    schemes: "Schemes",
    hosts: "Hosts",
    ports: "Ports",
    emptyPort: "(empty)",
    normal: "In normal form",
    distinct: "Distinct",
    asTheyAre: "as they are",
    bySyntax: "by syntax",
    byScheme: "by scheme",
    lengths: "Length in octets",
    range: (from: string, to: string) => `${from} to ${to}`,
    mean: (mean: string, longest: string, line: string) =>
      `${mean} octets on average; the longest, of ${longest}, is line ${line}.`,
    most: (title: string, listed: string, all: string) => `${title}: the ${listed} most frequent of ${all}`,
    uncounted: (count: string) => `There was no memory to count ${count} more.`,
    full: "There may be more: there was no memory to count all of them.",
    name: "name",
    count: "count",
    share: "share",
    reason: "reason",
  },
  save: {
    title: "Save a list",
    which: "Which",
    made: {
      "distinct-syntax": "distinct by syntax: the first of those that are equivalent (§6.2.2)",
      "distinct-scheme": "distinct by scheme: the first of those that are equivalent (§6.2.3)",
      "normalized-syntax": "normalized by syntax (§6.2.2)",
      "normalized-scheme": "normalized by scheme (§6.2.3)",
      repaired: "repaired: each as it was probably meant",
    } as Readonly<Record<MadeList, string>>,
    invalid: "An invalid line",
    places: {
      empty: "becomes an empty line",
      keep: "stays as it is",
      drop: "is left out",
    } as Readonly<Record<InvalidPlaceName, string>>,
    invalidRepaired: "A line that cannot be repaired",
    save: "Save",
    command: "The same on a command line:",
    chosen: "The page writes each part to the file that you choose, so memory need not hold the list.",
    private:
      "The page writes it to its own storage first, and saves it from there. This needs room for two copies there, but memory need not hold the list.",
    memory: "This browser cannot write the file part by part, so all of it must fit in memory.",
    distinctMemory:
      "Only which references it has seen is kept in memory: 21 to 32 octets for each distinct one.",
    done: (octets: string, lines: string) => `Saved: ${octets}, from ${lines} lines.`,
    invalidLines: (count: string) => `${count} of them invalid.`,
    stopped: "It was stopped, and nothing was saved.",
  },
  failures: {
    "no-webassembly":
      "This browser does not allow WebAssembly here, or does not have it, and lists are read by it. uri report on a command line needs no browser.",
    "no-worker": "The worker that reads lists could not be started.",
    "utf-16": "It looks like UTF-16; convert it first: iconv -f UTF-16 -t UTF-8",
    zstd: "It looks like Zstandard, which this browser cannot unpack; unpack it first: zstd -d",
    "packed-twice": "It is packed twice; unpack it first.",
    "not-unpacked":
      "It is packed, and cannot be unpacked to its end: it is cut off or damaged, or something else follows.",
    "not-readable": "It could not be read. If it was changed meanwhile, choose it again.",
    "no-room": "It could not be written: there may be no room for it.",
    "no-memory": "There is not enough memory for it.",
    unknown: "It failed.",
  } as Readonly<Record<Failure["why"], string>>,
  example: "ten lines",
};

export type ListTexts = typeof texts;
