/** RFC 3986 §7.6, CWE-436: where programs do not agree about a reference; `@urikit/standards` has what they read. */

import {
  type Agreement,
  agreements,
  confusions,
  EDITIONS,
  PROGRAMS,
  READERS_IN_USE,
  type Reader,
  readerOf,
  sideBySide,
} from "@urikit/standards";
import { printable } from "urikit";
import { isWebScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import { hasAuthority, hostOf, rangeOf, type Subject } from "../subject.ts";
import { checkHostText } from "./host.ts";
import { LONGEST, textToAsk, withoutBreaks } from "./sure.ts";

export const READERS: readonly Reader[] = [...EDITIONS.map(({ id }) => id), ...PROGRAMS.map(readerOf)];

/**
 * An authority without a character that ends it for some: whoever finds a host finds this one. Then it is enough to ask
 * some readers: those that refuse the most, and those that refuse the least.
 */
const ONE_HOST = /^(?:https?|wss?|ftp):\/\/[a-z0-9._"-]*[a-z][a-z0-9_"-]*(?:\/[ -~]*)?$/i;

/** Whether whoever finds a host in a text finds the same, except those of {@link SOME_READERS}. */
export function hasOneHost(text: string): boolean {
  return ONE_HOST.test(text);
}

export const SOME_READERS: readonly Reader[] = ["whatwg", "rfc3986", "java-uri", "node-legacy", "go"];

/** Where readers go to different places, and where only browsers find a host. */
export function checkParsers(subject: Subject, report: Report): void {
  const text = textToAsk(subject);
  if (text === undefined) return;
  checkBrowsers(subject, text, report);
  if (report.has("parsers-disagree") || (subject.scheme === "" && /^[/\\]/.test(withoutBreaks(text)))) return;
  const range = rangeOf(subject, "authority") ?? { from: 0, to: subject.pathTo };
  const place = { component: hasAuthority(subject) ? "authority" : "reference", ...range } as const;
  const sets = setsAmong(text, hasOneHost(text) ? SOME_READERS : READERS);
  const why = dangerOf(text, sets);
  if (why !== undefined) {
    report.add("parsers-disagree", { ...place, message: why });
    return;
  }
  // That some find no host in a name of other scripts, or in a scheme that they do not know, is no surprise.
  if (!isWebScheme(subject.scheme) || /[^!-~]/.test(hostOf(subject) ?? "") || report.has("hidden-host"))
    return;
  const caution = cautionOf(sets.filter(hasReaderInUse));
  if (caution !== undefined) report.add("parsers-caution", { ...place, message: caution });
}

/** The sets of readers that accept a text. */
function setsAmong(text: string, readers: readonly Reader[]): readonly Agreement[] {
  return agreements(text, { readers }).filter(({ valid }) => valid);
}

/** Whether some of the readers go to different places. */
export function dangerAmong(text: string, readers: readonly Reader[]): boolean {
  return dangerOf(text, setsAmong(text, readers)) !== undefined;
}

/** Where RFC 3986 and the URL Standard resolve a reference to different places. */
export function checkTargets(subject: Subject, base: string, report: Report): void {
  if (report.has("parsers-disagree") || report.has("hidden-host") || subject.text.length > LONGEST) return;
  const { differences } = sideBySide(subject.text, base);
  const worst = differences.find(({ dangerous, between }) => dangerous && between.every(isInUse));
  if (worst === undefined) return;
  const place = { component: "reference", from: 0, to: subject.pathTo } as const;
  report.add("parsers-disagree", { ...place, message: worst.why });
}

/**
 * Why the sets go to different places; undefined if they do not. One reader speaks for each set. Nobody goes to a host with
 * a colon in it, which some tell where the port is none, nor to an address of the future.
 */
function dangerOf(text: string, accepting: readonly Agreement[]): string | undefined {
  const sets = accepting.filter(({ host = "" }) => !/^[^[]*:|^\[?v/.test(host));
  const differ = (values: readonly unknown[]) =>
    new Set(values.filter((value) => value !== undefined)).size > 1;
  const mayDiffer =
    differ(sets.map(({ host }) => host)) ||
    differ(sets.map(({ scheme }) => scheme)) ||
    new Set(sets.map(({ port }) => port)).size > 1;
  if (!mayDiffer) return undefined;
  const readers = sets.flatMap(({ readers }) => readers.find(isInUse) ?? readers.slice(0, 1));
  const [worst] = confusions(text, { readers });
  return worst?.verdict === "dangerous" ? worst.why : undefined;
}

/** Who finds a host, and who finds none. */
function cautionOf(sets: readonly Agreement[]): string | undefined {
  const found = sets.find(({ host }) => host !== undefined);
  const none = sets
    .filter(({ host }) => host === undefined)
    .flatMap(({ readers }) => readers.filter(isInUse));
  if (found?.host === undefined || none.length === 0) return undefined;
  const names = none.map((reader) => READER_NAMES.get(reader) ?? reader);
  return `some programs go to ${quoted(found.host)}, and others find no host: ${names.slice(0, 4).join(", ")}`;
}

const READER_NAMES: ReadonlyMap<Reader, string> = new Map([
  ...EDITIONS.map(({ id, name }): [Reader, string] => [id, name]),
  ...PROGRAMS.map((one): [Reader, string] => [readerOf(one), one.name]),
]);

function isInUse(reader: Reader): boolean {
  return READERS_IN_USE.includes(reader);
}

/** Old editions find no host where they do not allow one; that is dangerous only where they find another. */
function hasReaderInUse({ readers }: Agreement): boolean {
  return readers.some(isInUse);
}

/** A reference without a scheme is read as in a page of http. */
const PAGE = "http://base.invalid/";

/** What the platform's `URL` takes for the host. */
function browserHost(text: string, scheme: string): string | undefined {
  if (scheme === "") return hostIn(text, PAGE);
  return hostIn(text, undefined);
}

function hostIn(text: string, base: string | undefined): string | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const { hostname, protocol } = new URL(text, base);
  return hostname === "base.invalid" || !isWebScheme(protocol.slice(0, -1)) ? undefined : hostname;
}

/** The host of browsers, where the standard finds none or another. */
function checkBrowsers(subject: Subject, text: string, report: Report): void {
  const { scheme, schemeEnd, pathFrom, pathTo } = subject;
  const found = browserHost(text, scheme);
  if (found === undefined || found === "") return;
  const host = hostOf(subject) ?? "";
  const range = hasAuthority(subject) ? { from: schemeEnd + 3, to: pathFrom } : { from: 0, to: pathTo };
  const where = { from: range.from, to: Math.max(range.to, Math.min(pathTo, range.from + 1)) };
  const shown = printable(found);
  if (host === "") {
    const message = `by the standard there is no host, and browsers go to ${quoted(shown)}`;
    report.add("hidden-host", { component: "reference", from: 0, to: pathTo, message });
  } else if (scheme === "" && canonical(host) !== found && !/[%[\]]/.test(host)) {
    const message = `browsers go to ${quoted(shown)}, and a program that splits by the standard to ${quoted(host)}`;
    report.add("parsers-disagree", { component: "authority", ...where, message });
  } else return;
  checkHostText({ written: found, range: { from: 0, to: pathTo }, scheme: "http" }, report);
}

/** A host as the platform writes it. */
function canonical(host: string): string {
  return hostIn(`http://${host}/`, undefined) ?? host;
}
