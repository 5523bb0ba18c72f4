/**
 * RFC 1738 §3.4, RFC 4266: `gopher`, and `gophers` by custom. A path is an item type, a selector, and what is to be searched for or asked
 * of the item, with encoded tabs between them.
 */

import type { NormalizationRule } from "urikit";
import { EMPTY_PATH } from "urikit/foundation";
import {
  BLOCK_END,
  BLOCK_START,
  DATA_FLAG,
  type GopherPlus,
  readGopherPlus,
  writeGopherPlus,
} from "./gopher-plus.ts";
import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { GOPHER_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { concatenate, decodeData, encodeData, type OctetData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { askLines, type Plan, type PlanStep, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `gopher` reference. */
export interface GopherReading extends HostPort {
  /** The one character of the item type; `1`, a directory, where the path is empty. */
  readonly type: OctetData;
  readonly selector: OctetData;
  /** The question to a search engine; defined, though it may be empty, wherever `plus` is. */
  readonly search?: OctetData | undefined;
  readonly plus?: GopherPlus | undefined;
}

const URL_RULE: SchemeRule = { rule: "gopherurl", section: "RFC 1738 §3.4.1" };
const TYPE: SchemeRule = { rule: "gtype", section: "RFC 1738 §3.4.1" };
const SELECTOR: SchemeRule = { rule: "selector", section: "RFC 1738 §3.4.1" };

const DIRECTORY = "1";
const TAB = "%09";

/** §3.4.1: an empty path is a directory, and so is `1` without a selector. */
const DEFAULT_TYPE: NormalizationRule = {
  rule: "default-item-type",
  section: "RFC 1738 §3.4.1",
  apply: (components) =>
    components.path === `/${DIRECTORY}` && components.query === undefined
      ? { ...components, path: "/" }
      : components,
};

/** §3.4.1: "Within the <gopher-path>, no characters are reserved." */
const IN_PATH = `${SAFE_AND_EXTRA}/:@&=;`;

/**
 * `gopher` (RFC 1738 §3.4, RFC 4266).
 *
 * @example
 * ```ts
 * import { gopher } from "@urikit/schemes";
 *
 * const reading = gopher.read("gopher://example.org/7search%09a%20b%09+text/plain%20En_US");
 * reading.type; // => "7"
 * reading.search; // => "a b"
 * reading.plus; // => { form: "view", view: "text/plain", language: "En_US" }
 * gopher.read("gopher://example.org").type; // => "1"
 * ```
 */
export const gopher = gopherScheme("gopher", "RFC 4266", "RFC 1738 §3.4");

/**
 * `gophers`: `gopher` over TLS from the first octet, on the same port. No document defines it; servers and curl have it by
 * custom.
 *
 * @example
 * ```ts
 * import { gophers } from "@urikit/schemes";
 *
 * gophers.plan("gophers://example.org/1").steps[0];
 * // => { do: "connect", host: "example.org", port: 70, tls: "implicit", expects: [], note: { id: "connect-to-server", values: [] } }
 * ```
 */
export const gophers = gopherScheme("gophers", "RFC 4266, over TLS by custom", "custom");

function gopherScheme<Name extends string>(name: Name, specification: string, origin: string) {
  return defineScheme({
    name,
    defaultPort: 70,
    rules: [EMPTY_PATH, DEFAULT_TYPE],
    specification,
    origin,
    read,
    defaults: { type: DIRECTORY, selector: "" },
    write,
    plan,
  });
}

function read(source: SchemeSource): GopherReading {
  source.forbidUserinfo(URL_RULE);
  const path = source.urlPath(URL_RULE);
  const [head = "", search, plus] = split(source.slice(path));
  if (head === "" && search !== undefined) throw missingType(source, path.from);
  refuseBrokenSelector(source, path.from, head);
  refuseDotSegment(source);
  const typeLength = head.startsWith("%") ? 3 : 1;
  return {
    ...source.hostPort(URL_RULE),
    type: head === "" ? DIRECTORY : decodeData(head.slice(0, typeLength)),
    selector: decodeData(head.slice(typeLength)),
    search: search === undefined ? undefined : decodeData(search),
    plus: plus === undefined ? undefined : readGopherPlus(decodeData(plus)),
  };
}

/** §5: `[ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ]`; tabs in the last are its own. */
function split(path: string): readonly string[] {
  const [head = "", search, ...plus] = path.split(TAB);
  if (search === undefined) return [head];
  return plus.length === 0 ? [head, search] : [head, search, plus.join(TAB)];
}

/** §3.4.1: the type has a default only where the whole path is empty. */
function missingType(source: SchemeSource, at: number): Error {
  return source.error(
    at,
    TYPE,
    fault("the-character-of-an-item-type", "selector-without-type", GOPHER_FAULTS),
  );
}

/** §3.4.1: a selector holds no tab, CR or LF; nor does the type before it. */
function refuseBrokenSelector(source: SchemeSource, from: number, head: string): void {
  const at = head.search(/%0[AD]/i);
  if (at < 0) return;
  throw source.error(
    from + at,
    SELECTOR,
    fault("octet-without-line-break", "a-selector-cannot-contain-a-CR-or-LF"),
  );
}

/**
 * RFC 3986 §5.2.4, §6.2.2.3: no selector has a dot-segment, for whoever resolves or normalizes the reference removes
 * it, and with it the item type: another item would be meant.
 */
function refuseDotSegment(source: SchemeSource): void {
  const at = source.slice(source.path).search(/\/(?:\.|%2E){1,2}(?:\/|$)/i);
  if (at < 0) return;
  throw source.error(
    source.path.from + at + 1,
    SELECTOR,
    fault("segment-not-dots", "selector-with-dots", GOPHER_FAULTS),
  );
}

function write({ host, port, type, selector, search, plus }: GopherReading): WrittenParts {
  const path = [
    encodeData(type, IN_PATH) + encodeData(selector, IN_PATH),
    ...(search === undefined && plus === undefined ? [] : [encodeData(search ?? "", IN_PATH)]),
    ...(plus === undefined ? [] : [encodeData(writeGopherPlus(plus), IN_PATH)]),
  ];
  return { host, port, path: `/${path.join(TAB)}` };
}

function plan(reading: GopherReading, source: SchemeSource): Plan {
  const { text } = source;
  if (reading.plus?.form === "ask") return askPlan(source, reading);
  if (reading.plus?.form === "answers") {
    return planToGopher(source, reading, answersSteps(text, reading, reading.plus.answers));
  }
  const request = protocolLine(text, ...requestOf(reading));
  const expects = reading.plus === undefined ? [] : TO_PLUS;
  return planToGopher(source, reading, [send(request, noted("send-selector"), { expects })]);
}

/** Gopher+ §2.3: a reply begins with `+`, or with `-` if it is an error; one of RFC 1436 has no such sign. */
const TO_PLUS = [["+"]];

function planToGopher(source: SchemeSource, server: HostPort, steps: readonly PlanStep[]): Plan {
  const tls = source.name === "gophers" ? "implicit" : "none";
  return planTo(source, server, steps, { tls, receives: "until-close" });
}

/** §3.4.3: the selector, a tab and the search string, a tab and the Gopher+ string, each decoded. */
function requestOf({ selector, search, plus }: GopherReading): readonly OctetData[] {
  if (search === undefined) return [selector];
  return plus === undefined
    ? [selector, "\t", search]
    : [selector, "\t", search, "\t", writeGopherPlus(plus)];
}

/** The line before the data of a form: without a search string if there is no search (§3.4.9). */
function formStart({ selector, search }: GopherReading): readonly OctetData[] {
  const searched = search === undefined || search.length === 0 ? [] : ["\t", search];
  return [selector, ...searched, "\t", DATA_FLAG];
}

/** §3.4.9: the data of a form. Each answer is a line, and the block ends where its dot is alone. */
function answersSteps(text: string, reading: GopherReading, answers: readonly string[]): readonly PlanStep[] {
  const block = [BLOCK_START, ...answers, BLOCK_END].map((answer) => protocolLine(text, answer));
  return [
    send(protocolLine(text, ...formStart(reading)), noted("send-selector-before-data")),
    send(concatenate(block), noted("send-form"), { expects: TO_PLUS }),
  ];
}

/** §3.4.5: first the form is fetched; then, on another connection, it is returned with the answers. */
function askPlan(source: SchemeSource, reading: GopherReading): Plan {
  const { text } = source;
  const { selector, search = "" } = reading;
  const fetch = protocolLine(text, selector, "\t", search, "\t", "!+ASK");
  const answers = askLines({
    for: noted("answers-to-form"),
    before: concatenate([protocolLine(text, ...formStart(reading)), protocolLine(text, BLOCK_START)]),
    after: protocolLine(text, BLOCK_END),
    expects: TO_PLUS,
    note: noted("return-form"),
  });
  return {
    ...planToGopher(source, reading, [send(fetch, noted("fetch-form"), { expects: TO_PLUS })]),
    next: planToGopher(source, reading, [answers]),
  };
}
