/**
 * RFC 3986 §7.6, CWE-436: where programs do not agree about a reference; `@urikit/standards` has what they read. Nothing here
 * uses it until a text is asked about: `require` loads it then.
 */

import { PROGRAMS } from "@urikit/programs";
import {
  type Agreement,
  agreements,
  confusions,
  EDITIONS,
  READERS_IN_USE,
  type ReaderId,
  readerOf,
  sideBySide,
} from "@urikit/standards";
import { printable } from "urikit/display";
import { hasAuthority, rangeOf } from "urikit/foundation";
import type { Statement } from "urikit/words";
import { isWebScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import { hostOf, type Subject } from "../subject.ts";
import { checkHostText } from "./host.ts";
import { LONGEST, textToAsk, withoutBreaks } from "./sure.ts";

/** All editions and programs. */
export function allReaders(): readonly ReaderId[] {
  return [...EDITIONS.map(({ id }) => id), ...PROGRAMS.map(readerOf)];
}

/**
 * An authority without a character that ends it for some: whoever finds a host finds this one. Then it is enough to ask
 * some readers: those that refuse the most, and those that refuse the least.
 */
const ONE_HOST =
  /^(?:https?|wss?|ftp):\/\/(?:[a-zA-Z0-9_"-]*\.)*[0-9_"-]*[a-zA-Z][a-zA-Z0-9_"-]*(?:\/[ -~]*)?$/;

/** Whether whoever finds a host in a text finds the same, except those of {@link SOME_READERS}. */
export function hasOneHost(text: string): boolean {
  return ONE_HOST.test(text);
}

export const SOME_READERS: readonly ReaderId[] = ["whatwg", "rfc3986", "java-uri", "node-legacy", "go"];

/** Where readers go to different places, and where only browsers find a host. */
export function checkParsers(subject: Subject, report: Report, text = textToAsk(subject)): void {
  if (text === undefined) return;
  checkBrowsers(subject, text, report);
  if (report.has("parsers-disagree") || (subject.scheme === "" && /^[/\\]/.test(withoutBreaks(text)))) return;
  const range = rangeOf(subject, "authority") ?? { from: 0, to: subject.pathTo };
  const place = { component: hasAuthority(subject) ? "authority" : "reference", ...range } as const;
  const sets = setsAmong(text, hasOneHost(text) ? SOME_READERS : allReaders());
  const isHidden = report.has("hidden-host"); // who finds no host may go to this machine: that is one danger, not two
  const why = dangerOf(text, isHidden ? sets.filter(({ host = "" }) => !isByDefault(host, text)) : sets);
  if (why !== undefined) {
    report.add("parsers-disagree", { ...place, message: why });
    return;
  }
  // That some find no host in a name of other scripts, or in a scheme that they do not know, is no surprise.
  if (!isWebScheme(subject.scheme) || /[^!-~]/.test(hostOf(subject) ?? "") || isHidden) return;
  const caution = cautionOf(text, sets.filter(hasReaderInUse));
  if (caution !== undefined) report.add("parsers-caution", { ...place, values: caution });
}

/** The sets of readers that accept a text. */
function setsAmong(text: string, readers: readonly ReaderId[]): readonly Agreement[] {
  return agreements(text, { readers }).filter(({ valid }) => valid);
}

/** Whether some of the readers go to different places. */
export function dangerAmong(text: string, readers: readonly ReaderId[]): boolean {
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
function dangerOf(text: string, accepting: readonly Agreement[]): Statement | undefined {
  const named = accepting.filter(({ host = "" }) => !/^[^[]*:|^\[?v/.test(host));
  const written = named.filter(({ host = "" }) => !isByDefault(host, text));
  // A client that goes to localhost, where others find a host in the text, gets past a filter that asks them.
  const sets = written.some(({ host }) => host !== undefined) ? named : written;
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

/** Whether a client goes to this machine only because it finds no host in a text, and no encoding hides one. */
function isByDefault(host: string, text: string): boolean {
  return (
    /^(?:localhost|0\.0\.0\.0)$/.test(host) && /^[ -$&-~]*$/.test(text) && !text.toLowerCase().includes(host)
  );
}

/** Who finds a host, and who finds none. */
function cautionOf(text: string, sets: readonly Agreement[]): readonly string[] | undefined {
  const isHostless = ({ host }: Agreement) => host === undefined || isByDefault(host, text);
  const found = sets.find((set) => !isHostless(set));
  const none = sets.filter(isHostless).flatMap(({ readers }) => readers.filter(isInUse));
  if (found?.host === undefined || none.length === 0) return undefined;
  return [quoted(found.host), none.slice(0, 4).map(nameOf).join(", ")];
}

function nameOf(reader: ReaderId): string {
  const known =
    EDITIONS.find(({ id }) => id === reader) ?? PROGRAMS.find((program) => readerOf(program) === reader);
  return known?.name ?? reader;
}

function isInUse(reader: ReaderId): boolean {
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
    report.add("hidden-host", { component: "reference", from: 0, to: pathTo, values: [quoted(shown)] });
  } else if (scheme === "" && canonical(host) !== found && !/[%[\]]/.test(host)) {
    const values = [quoted(shown), quoted(host)];
    report.add("parsers-disagree", { component: "authority", ...where, values });
  } else return;
  checkHostText({ written: found, range: { from: 0, to: pathTo }, scheme: "http" }, report);
}

/** A host as the platform writes it. */
function canonical(host: string): string {
  return hostIn(`http://${host}/`, undefined) ?? host;
}
