/**
 * RFC 1738 §3.4, RFC 4266: `gopher`. A path is an item type, a selector, and what is to be searched for or asked
 * of the item, with encoded tabs between them.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { NormalizationRule } from "../scheme-rules.ts";
import {
  BLOCK_END,
  BLOCK_START,
  DATA_FLAG,
  type GopherPlus,
  readGopherPlus,
  writeGopherPlus,
} from "./gopher-plus.ts";
import { askLines } from "./parts/asking.ts";
import { forbidUserinfo, type HostPort, readHostPort, writeHost, writePort } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { concatenate, type Data, dataOf, encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, send } from "./parts/plan.ts";
import { lineOf } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { sourceOf, urlPathFrom } from "./parts/source.ts";

export type { GopherPlus } from "./gopher-plus.ts";

/** What a `gopher` reference means. */
export interface GopherReading extends HostPort {
  /** The one character of the item type; `1`, a directory, where the path is empty. */
  readonly type: Data;
  readonly selector: Data;
  /** What a search engine is asked; defined, if only as empty, wherever `plus` is. */
  readonly search?: Data | undefined;
  readonly plus?: GopherPlus | undefined;
}

const URL_RULE: Rule = { rule: "gopherurl", section: "RFC 1738 §3.4.1" };
const SELECTOR: Rule = { rule: "selector", section: "RFC 1738 §3.4.1" };

const DIRECTORY = "1";
const TAB = "%09";

/** §3.4.1: an empty path is a directory, and with no selector `1` says no more than that. */
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
 * import { gopher } from "urikit/schemes";
 *
 * const reading = gopher.read("gopher://example.org/7search%09a%20b%09+text/plain%20En_US");
 * reading.type; // => "7"
 * reading.search; // => "a b"
 * reading.plus; // => { form: "view", view: "text/plain", language: "En_US" }
 * gopher.read("gopher://example.org").type; // => "1"
 * ```
 */
export const gopher: Scheme<GopherReading> = {
  name: "gopher",
  defaultPort: 70,
  emptyPath: "/",
  rules: [DEFAULT_TYPE],
  specification: "RFC 4266",
  origin: "RFC 1738 §3.4",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "gopher").text),
};

function read(reference: string | UriReference): GopherReading {
  const source = sourceOf(reference, "gopher");
  const { text, layout } = source;
  forbidUserinfo(source, URL_RULE);
  const from = urlPathFrom(source, URL_RULE);
  const [head = "", search, plus] = cut(text.slice(from, layout.queryTo));
  if (head === "" && search !== undefined) throw missingType(text, from);
  refuseBrokenSelector(text, from, head);
  const typeLength = head.startsWith("%") ? 3 : 1;
  return {
    ...readHostPort(source, URL_RULE, 70),
    type: head === "" ? DIRECTORY : dataOf(head.slice(0, typeLength)),
    selector: dataOf(head.slice(typeLength)),
    search: search === undefined ? undefined : dataOf(search),
    plus: plus === undefined ? undefined : readGopherPlus(dataOf(plus)),
  };
}

/** §5: `[ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ]`; tabs in the last are its own. */
function cut(path: string): readonly string[] {
  const [head = "", search, ...plus] = path.split(TAB);
  if (search === undefined) return [head];
  return plus.length === 0 ? [head, search] : [head, search, plus.join(TAB)];
}

/** §3.4.1: only where the whole path is empty has the type a default. */
function missingType(text: string, from: number): Error {
  const rule: Rule = { rule: "gtype", section: "RFC 1738 §3.4.1" };
  return refusal(text, from, "invalid-for-scheme", rule, {
    expected: "the character of an item type",
    why: "a type has to stand before a selector or a search",
  });
}

/** §3.4.1: a selector holds neither tab, nor CR, nor LF; nor does the type before it. */
function refuseBrokenSelector(text: string, from: number, head: string): void {
  const at = head.search(/%0[AD]/i);
  if (at < 0) return;
  throw refusal(text, from + at, "invalid-for-scheme", SELECTOR, {
    expected: "an octet that is no CR and no LF",
    why: "a selector holds no CR and no LF",
  });
}

function write({ host, port, type, selector, search, plus }: GopherReading): string {
  const path = [
    encodeData(type, IN_PATH) + encodeData(selector, IN_PATH),
    ...(search === undefined && plus === undefined ? [] : [encodeData(search ?? "", IN_PATH)]),
    ...(plus === undefined ? [] : [encodeData(writeGopherPlus(plus), IN_PATH)]),
  ];
  return compose({
    scheme: "gopher",
    host: writeHost(host),
    port: writePort(port, 70),
    path: `/${path.join(TAB)}`,
  });
}

function planOf(text: string): Plan {
  const reading = read(text);
  if (reading.plus?.form === "ask") return askPlan(text, reading);
  if (reading.plus?.form === "answers") {
    return planTo(gopher, reading, answersSteps(text, reading, reading.plus.answers));
  }
  const request = lineOf(text, ...requestOf(reading));
  return planTo(gopher, reading, [
    send(request, "send the selector and what goes with it (RFC 1738 §3.4.2, §3.4.3)"),
  ]);
}

/** §3.4.3: the selector, a tab and the search string, a tab and the Gopher+ string, each decoded. */
function requestOf({ selector, search, plus }: GopherReading): readonly Data[] {
  if (search === undefined) return [selector];
  return plus === undefined
    ? [selector, "\t", search]
    : [selector, "\t", search, "\t", writeGopherPlus(plus)];
}

/** What stands before the data of a form: §3.4.9 shows no search string, where there is none. */
function formStart({ selector, search }: GopherReading): readonly Data[] {
  const searched = search === undefined || search.length === 0 ? [] : ["\t", search];
  return [selector, ...searched, "\t", DATA_FLAG];
}

/** §3.4.9: the data of a form. Each answer is a line, and the block ends where its dot stands alone. */
function answersSteps(text: string, reading: GopherReading, answers: readonly string[]): readonly PlanStep[] {
  const block = [BLOCK_START, ...answers, BLOCK_END].map((answer) => lineOf(text, answer));
  return [
    send(lineOf(text, ...formStart(reading)), "send the selector, and that data follows (RFC 1738 §3.4.9)"),
    send(concatenate(block), "send the form as it was filled in (RFC 1738 §3.4.9)"),
  ];
}

/** §3.4.5: first the form is fetched; then, on another connection, it is returned with the answers. */
function askPlan(text: string, reading: GopherReading): Plan {
  const { selector, search = "" } = reading;
  const fetch = lineOf(text, selector, "\t", search, "\t", "!+ASK");
  const start = concatenate([lineOf(text, ...formStart(reading)), lineOf(text, BLOCK_START)]);
  const answers = askLines(
    "the answers to the form",
    start,
    lineOf(text, BLOCK_END),
    "return the form as it is filled in (RFC 1738 §3.4.5, §3.4.9)",
  );
  return {
    ...planTo(gopher, reading, [send(fetch, "fetch the form, the attribute +ASK (RFC 1738 §3.4.5)")]),
    next: planTo(gopher, reading, [answers]),
  };
}
