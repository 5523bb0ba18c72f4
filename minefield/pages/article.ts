/**
 * The article "Parsing URIs is a minefield", in both languages: its templates are texts with placeholders, `{{count port}}`, and every
 * figure is counted in the data. A placeholder whose reference was not asked, or that nobody knows, is an error.
 */

import { readFileSync } from "node:fs";
import { percent } from "../runner/src/badge.ts";
import { kindsOf } from "../runner/src/kinds.ts";
import { answerIn, type MinefieldRecord, type Reading } from "../runner/src/record.ts";
import { share } from "../runner/src/report.ts";
import type { Standard } from "../runner/src/score.ts";
import { byLanguage, type Field, nameOf, type Pair, pageOf, type Scored } from "./field.ts";
import { code, figure, table } from "./markdown.ts";

/** The ten families, with the kinds of references of each and their titles. */
const FAMILIES = {
  backslash: { kinds: ["backslash"], en: "the backslash", zh: "反斜杠" },
  at: { kinds: ["userinfo"], en: "the at sign", zh: "@ 符号" },
  slashes: { kinds: ["slashes"], en: "the number of slashes", zh: "斜杠的数目" },
  scheme: {
    kinds: ["no scheme", "prefix", "scheme"],
    en: "no scheme, or one too many",
    zh: "没有方案，或者多了一个",
  },
  blanks: { kinds: ["white space"], en: "white space and controls", zh: "空白和控制字符" },
  port: { kinds: ["port"], en: "the port", zh: "端口" },
  encoding: { kinds: ["host encoding"], en: "the encoded host", zh: "编码的主机" },
  names: { kinds: ["idna"], en: "names of all scripts", zh: "各种文字的名称" },
  numbers: { kinds: ["ipv4"], en: "numbers as hosts", zh: "数字作主机" },
  brackets: { kinds: ["ipv6", "zone"], en: "brackets", zh: "方括号" },
} as const;

type Family = keyof typeof FAMILIES;

/** Pairs in which one reader often follows the other; those are shown whose readers are recorded. */
const OFTEN_MET = [
  ["urllib", "requests"],
  ["urllib", "curl"],
  ["urllib3", "yarl"],
  ["node", "node-legacy"],
  ["node", "curl"],
  ["url-parse", "undici"],
  ["go", "curl"],
  ["java-uri", "java-url"],
  ["java-uri", "okhttp"],
  ["php", "curl"],
  ["ruby", "curl"],
  ["chromium", "go"],
] as const;

/** How many names of readers that find one host are given, and how many pairs are shown. */
const MOST_NAMES = 6;
const MOST_PAIRS = 8;

/** The words of a language between figures. */
interface Wording {
  readonly language: "en" | "zh";
  /** From the article to `docs`. */
  readonly docs: string;
  readonly refused: string;
  readonly noHost: string;
  readonly readers: (count: number) => string;
  readonly more: (count: number) => string;
  readonly comma: string;
  readonly brackets: (names: string) => string;
  readonly families: readonly string[];
  readonly pairs: readonly string[];
}

const WORDINGS: readonly Wording[] = [
  {
    language: "en",
    docs: "",
    refused: "refused",
    noHost: "no host",
    readers: (count) => (count === 1 ? "1 reader" : `${count} readers`),
    more: (count) => ` and ${count} more`,
    comma: ", ",
    brackets: (names) => ` (${names})`,
    families: ["family", "references", "lead apart", "of them", "pairs led apart"],
    pairs: ["one", "the other", "references", "the shortest"],
  },
  {
    language: "zh",
    docs: "../../docs/",
    refused: "拒绝",
    noHost: "没有主机",
    readers: (count) => `${count} 个读者`,
    more: (count) => `，另有 ${count} 个`,
    comma: "、",
    brackets: (names) => `（${names}）`,
    families: ["类别", "引用", "引向不同的主机", "占", "被分开的对数"],
    pairs: ["一个", "另一个", "引用", "最短的"],
  },
];

/** The article in each language, by its path on the page. */
export function articles(field: Field): readonly (readonly [path: string, text: string])[] {
  return WORDINGS.map((wording) => [pathOf(wording), article(field, wording)]);
}

function pathOf({ language }: Wording): string {
  return `${language === "en" ? "" : "zh/"}docs/parsing-uris-is-a-minefield.md`;
}

function article(field: Field, wording: Wording): string {
  const template = readFileSync(new URL(`./article.${wording.language}.md`, import.meta.url), "utf8");
  return template.replace(/\{\{(\S+?)(?: (.+?))?\}\}/g, (_, name: string, given = "") =>
    filling(name, { field, wording, given }),
  );
}

interface Asked {
  readonly field: Field;
  readonly wording: Wording;
  /** What follows the name of the placeholder. */
  readonly given: string;
}

function filling(name: string, asked: Asked): string {
  const fill = FILLINGS[name];
  if (fill === undefined) throw new Error(`no figure is called ${name}`);
  return fill(asked);
}

const FILLINGS: Readonly<Record<string, (asked: Asked) => string>> = {
  readers: ({ field }) => figure(field.scored.length),
  languages: ({ field }) => figure(byLanguage(field.scored).size),
  references: ({ field }) => figure(field.records.length),
  plain: ({ field }) => figure(plain(field).length),
  parted: ({ field }) => figure(parted(field).size),
  "parted-share": ({ field }) => percent(parted(field).size / plain(field).length),
  pairs: ({ field, given }) =>
    given === "" ? figure(field.pairs.length) : figure(pairsOf(field, familyOf(given)).length),
  "pairs-apart": ({ field }) => figure(apart(field).length),
  "pairs-apart-share": ({ field }) => percent(apart(field).length / field.pairs.length),
  count: ({ field, given }) => figure(ofFamily(field, familyOf(given)).length),
  apart: ({ field, given }) => figure(partedOf(field, familyOf(given)).length),
  goes: ({ field, wording, given }) => goes(field, wording, given),
  "port-errors": ({ field, given }) =>
    figure(
      readingsOf(field, given).filter(({ reading }) => reading !== false && reading[PORT] === false).length,
    ),
  keeps: ({ field, given }) => {
    const [id, standard] = given.split("|");
    const one = field.scored.find(({ reader }) => reader.id === id);
    if (one === undefined) throw new Error(`no reader is called ${id}`);
    return percent(share(one[standardOf(standard)].all));
  },
  best: ({ field, given }) => nameOf(best(field, given, 1).reader, field.scored),
  "best-share": ({ field, given }) => percent(share(best(field, given, 1)[standardOf(given)].all)),
  worst: ({ field, given }) => nameOf(best(field, given, -1).reader, field.scored),
  "worst-share": ({ field, given }) => percent(share(best(field, given, -1)[standardOf(given)].all)),
  families: ({ field, wording }) =>
    table(
      wording.families,
      (Object.keys(FAMILIES) as Family[]).map((family) => {
        const [all, own] = [ofFamily(field, family), partedOf(field, family)];
        return [
          FAMILIES[family][wording.language],
          figure(all.length),
          figure(own.length),
          percent(own.length / all.length),
          figure(pairsOf(field, family).length),
        ];
      }),
      1,
    ),
  "known-pairs": ({ field, wording }) =>
    pairTable(
      OFTEN_MET.flatMap(([one, other]) => field.pairs.find((pair) => isPair(pair, one, other)) ?? []),
      { field, wording },
    ),
  "worst-pairs": ({ field, wording }) => pairTable(field.pairs.slice(0, MOST_PAIRS), { field, wording }),
  "invalid-share": ({ field }) => {
    const all = [...parted(field)].flatMap((at) => field.records[at] ?? []);
    return percent(all.filter(({ rfc3986 }) => rfc3986.reads === false).length / all.length);
  },
  "held-out-share": ({ field }) =>
    percent(field.records.filter(({ heldOut }) => heldOut).length / field.records.length),
};

const PORT = 3;

function standardOf(text = ""): Standard {
  if (text !== "rfc3986" && text !== "urlStandard") throw new Error(`no standard is called ${text}`);
  return text;
}

function best({ scored }: Field, standard: string, sign: 1 | -1): Scored {
  const all = (one: Scored) => share(one[standardOf(standard)].all);
  const [first] = [...scored].sort((a, b) => sign * (all(b) - all(a)));
  if (first === undefined) throw new Error("nobody was asked");
  return first;
}

function familyOf(text: string): Family {
  if (!Object.hasOwn(FAMILIES, text)) throw new Error(`no family is called ${text}`);
  return text as Family;
}

function plain({ records }: Field): readonly MinefieldRecord[] {
  return records.filter(({ base }) => base === undefined);
}

/** The places of the records that lead two readers to different hosts. */
function parted(field: Field): ReadonlySet<number> {
  const known = partedIn.get(field) ?? new Set(field.pairs.flatMap((pair) => pair.apart));
  partedIn.set(field, known);
  return known;
}

/** Counted once: the article asks for each of its figures. */
const partedIn = new WeakMap<Field, ReadonlySet<number>>();

function apart({ pairs }: Field): readonly Pair[] {
  return pairs.filter((pair) => pair.apart.length > 0);
}

function isIn(record: MinefieldRecord, family: Family): boolean {
  const kinds: readonly string[] = FAMILIES[family].kinds;
  return record.base === undefined && kindsOf(record).some((kind) => kinds.includes(kind));
}

function ofFamily({ records }: Field, family: Family): readonly MinefieldRecord[] {
  return records.filter((record) => isIn(record, family));
}

function partedOf(field: Field, family: Family): readonly MinefieldRecord[] {
  return [...parted(field)].flatMap((at) => field.records[at] ?? []).filter((record) => isIn(record, family));
}

function pairsOf(field: Field, family: Family): readonly Pair[] {
  const own = field.records.map((record) => isIn(record, family));
  return field.pairs.filter((pair) => pair.apart.some((at) => own[at]));
}

interface ReaderReading {
  readonly scored: Scored;
  readonly reading: Reading;
}

function readingsOf({ records, scored }: Field, reference: string): readonly ReaderReading[] {
  const record = records.find((one) => one.reference === reference && one.base === undefined);
  if (record === undefined) throw new Error(`nobody was asked ${reference}`);
  return scored.map((one) => ({ scored: one, reading: answerIn(record.reads, one.reader.id) ?? false }));
}

/** Who goes where, as a list below the reference: the host of most readers first. */
function goes(field: Field, wording: Wording, reference: string): string {
  const groups = new Map<string, Scored[]>();
  for (const { scored, reading } of readingsOf(field, reference)) {
    const host = hostText(reading, wording);
    groups.set(host, [...(groups.get(host) ?? []), scored]);
  }
  const lines = [...groups]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([host, group]) => {
      const names = group
        .slice(0, MOST_NAMES)
        .map(({ reader }) => `[${reader.id}](${wording.docs}${pageOf(reader)})`);
      const more = group.length > MOST_NAMES ? wording.more(group.length - MOST_NAMES) : "";
      const told = `${wording.readers(group.length)}${wording.brackets(names.join(wording.comma) + more)}`;
      return `- ${host}${wording.language === "en" ? ": " : "："}${told}`;
    });
  return `> ${code(reference)}\n\n${lines.join("\n")}`;
}

/** A host as it is written, but in lower case and without brackets. */
function hostText(reading: Reading, { refused, noHost }: Wording): string {
  if (reading === false) return refused;
  const host = reading[2];
  if (typeof host !== "string" || host === "") return noHost;
  return code(host.toLowerCase().replace(/^\[(.*)\]$/s, "$1"));
}

/** Whether these are the two readers, in either order. */
function isPair({ one, other }: Pair, a: string, b: string): boolean {
  const is = ({ reader }: Scored, name: string) => reader.id === name;
  return (is(one, a) && is(other, b)) || (is(one, b) && is(other, a));
}

function pairTable(pairs: readonly Pair[], { field, wording }: Omit<Asked, "given">): string {
  const name = ({ reader }: Scored) => `[${nameOf(reader, field.scored)}](${wording.docs}${pageOf(reader)})`;
  return table(
    wording.pairs,
    pairs.map(({ one, other, apart }) => [
      name(one),
      name(other),
      figure(apart.length),
      shortestOf(apart.flatMap((at) => field.records[at] ?? [])),
    ]),
  );
}

function shortestOf(records: readonly MinefieldRecord[]): string {
  const [first] = [...records].sort((a, b) => a.reference.length - b.reference.length);
  return first === undefined ? "" : code(first.reference);
}
