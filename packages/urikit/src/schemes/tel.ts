/**
 * RFC 3966: `tel`. A telephone number, global or for a context, and its parameters.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { NormalizationRule } from "../scheme-rules.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import { unbroken } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { forbid, type Rule, refusal } from "./parts/refusal.ts";
import { lowerCase } from "./parts/rewriting.ts";
import { decodeRange, forbidAuthority, forbidQuery, type Source, sourceOf } from "./parts/source.ts";
import { cutAt, type Stretch } from "./parts/stretches.ts";

/** A parameter of a number; without a value where it has no `=`. */
export interface TelParameter {
  readonly name: string;
  readonly value?: string | undefined;
}

/** What a `tel` reference means. */
export interface TelReading {
  /** The number with its visual separators; a global one begins with `+`. */
  readonly number: string;
  readonly global: boolean;
  /** Where a local number is valid: a domain, or the beginning of global numbers. */
  readonly context?: string | undefined;
  readonly extension?: string | undefined;
  readonly isdnSubaddress?: string | undefined;
  /** All other parameters, in their order. */
  readonly parameters: readonly TelParameter[];
}

const URL_RULE: Rule = { rule: "telephone-uri", section: "RFC 3966 §3" };
const NUMBER: Rule = { rule: "telephone-subscriber", section: "RFC 3966 §3" };
const CONTEXT: Rule = { rule: "context", section: "RFC 3966 §3" };
const PARAMETER: Rule = { rule: "par", section: "RFC 3966 §3" };

const GLOBAL_NUMBER = /^\+[-.()]*[0-9][-.()0-9]*$/;
const LOCAL_NUMBER = /^[-.()]*[0-9A-Fa-f*#][-.()0-9A-Fa-f*#]*$/;
const SEPARATORS = /[-.()]/g;
const EXTENSION = /^[-.()0-9]+$/;

const IN_NUMBER = "+*()";
/** `param-unreserved` and what else `paramchar` admits, brackets apart, which RFC 3986 has no place for. */
const IN_VALUE = "/:&+$!*'()";

/**
 * `tel` (RFC 3966).
 *
 * @example
 * ```ts
 * import { tel } from "urikit/schemes";
 *
 * tel.read("tel:+1-201-555-0123;ext=9").extension; // => "9"
 * tel.read("tel:7042;phone-context=example.com").context; // => "example.com"
 * tel.plan("tel:+1-201-555-0123").steps[0]?.note; // => "dial the number, once the person agrees (RFC 3966 §11)"
 * ```
 */
export const tel: Scheme<TelReading> = {
  name: "tel",
  defaultPort: undefined,
  rules: [normalForm()],
  specification: "RFC 3966",
  origin: "RFC 2806",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "tel").text),
};

function read(reference: string | UriReference): TelReading {
  const source = sourceOf(reference, "tel");
  forbidAuthority(source, URL_RULE);
  forbidQuery(source, URL_RULE);
  const { number, parameters } = readParts(source);
  const values = new Map(parameters.map(({ name, value }) => [name.toLowerCase(), value ?? ""]));
  const reading = {
    number,
    global: number.startsWith("+"),
    context: values.get("phone-context"),
    extension: values.get("ext"),
    isdnSubaddress: values.get("isub"),
    parameters: parameters.filter(({ name }) => !NAMED.has(name.toLowerCase())),
  };
  requireContext(source, reading);
  requireExtension(source, reading);
  return reading;
}

const NAMED: ReadonlySet<string> = new Set(["phone-context", "ext", "isub"]);

/** §3: the number, and behind each `;` a parameter. */
function readParts({ text, layout }: Source): Pick<TelReading, "number" | "parameters"> {
  const [first, ...rest] = cutAt(text, { from: layout.pathFrom, to: layout.pathTo }, ";");
  const seen = new Set<string>();
  return {
    number: readNumber(text, first ?? { from: layout.pathFrom, to: layout.pathTo }),
    parameters: rest.map((stretch) => {
      const parameter = readParameter(text, stretch);
      refuseTwice(text, stretch, parameter, seen);
      return parameter;
    }),
  };
}

function readNumber(text: string, { from, to }: Stretch): string {
  const number = decodeRange(text, from, to);
  const global = number.startsWith("+");
  if ((global ? GLOBAL_NUMBER : LOCAL_NUMBER).test(number)) return number;
  throw refusal(text, from, "invalid-for-scheme", NUMBER, {
    expected: global ? '"+" and digits' : "digits, A to F, * or #",
    why: "a telephone number is digits with -.() between them, a local one with A to F, * and %23 as well",
  });
}

/** §3: `";" pname ["=" pvalue]`. */
function readParameter(text: string, { from, to }: Stretch): TelParameter {
  const [name = "", written] = splitOnce(text.slice(from, to), "=");
  const valueFrom = from + name.length + 1;
  if (written !== undefined && name.toLowerCase() !== "isub") {
    forbid(text, valueFrom, to, "@,=", PARAMETER, "a parameter");
  }
  if (/^[-A-Za-z0-9]+$/.test(name) && written !== "") {
    return { name, value: written === undefined ? undefined : decodeRange(text, valueFrom, to) };
  }
  throw refusal(text, from, "invalid-for-scheme", PARAMETER, {
    expected: "the name of a parameter, and behind a = its value",
    why: "a parameter has a name of letters, digits and -, and behind a = a value",
  });
}

function splitOnce(text: string, delimiter: string): readonly [string, string?] {
  const at = text.indexOf(delimiter);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + delimiter.length)];
}

/** §3: "Each parameter name … MUST NOT appear more than once." */
function refuseTwice(text: string, { from }: Stretch, { name }: TelParameter, seen: Set<string>): void {
  const lower = name.toLowerCase();
  if (!seen.has(lower)) {
    seen.add(lower);
    return;
  }
  throw refusal(text, from, "invalid-for-scheme", PARAMETER, {
    expected: "each parameter once",
    why: `the parameter ${lower} stands here twice`,
  });
}

/** §5.1.4, §5.1.5: a local number needs a context, and a global one has none. */
function requireContext({ text, layout }: Source, { global, context }: TelReading): void {
  const isValid = global
    ? context === undefined
    : context !== undefined && (isDomain(context) || GLOBAL_NUMBER.test(context));
  if (isValid) return;
  throw refusal(text, layout.pathFrom, "invalid-for-scheme", CONTEXT, {
    expected: global ? "no phone-context" : ";phone-context= and a domain, or + and digits",
    why: global
      ? "a global number has no context"
      : "a local number tells where it is valid: a domain, or the digits that global numbers there begin with",
  });
}

/** §3: `domainname = *( domainlabel "." ) toplabel [ "." ]`, the last label with a letter first. */
function isDomain(text: string): boolean {
  const labels = (text.endsWith(".") ? text.slice(0, -1) : text).split(".");
  const isLabel = (label: string): boolean => /^[-A-Za-z0-9]+$/.test(label) && !/^-|-$/.test(label);
  return labels.every(isLabel) && /^[A-Za-z]/.test(labels.at(-1) ?? "");
}

/** §3: `";ext=" 1*phonedigit`, and `";isub="` with something behind it. */
function requireExtension({ text, layout }: Source, { extension, isdnSubaddress }: TelReading): void {
  if ((extension === undefined || EXTENSION.test(extension)) && isdnSubaddress !== "") return;
  throw refusal(text, layout.pathFrom, "invalid-for-scheme", PARAMETER, {
    expected: ";ext= and digits, ;isub= and an address",
    why: "an extension is digits, and a subaddress is not empty",
  });
}

/** §3: `isub` or `ext` come first, then the context, and then the others "in lexicographical order". */
function write({ number, context, extension, isdnSubaddress, parameters }: TelReading): string {
  const all: readonly TelParameter[] = [
    ...(extension === undefined ? [] : [{ name: "ext", value: extension }]),
    ...(isdnSubaddress === undefined ? [] : [{ name: "isub", value: isdnSubaddress }]),
    ...(context === undefined ? [] : [{ name: "phone-context", value: context }]),
    ...parameters,
  ];
  return compose({ scheme: "tel", path: encodeData(number, IN_NUMBER) + all.map(writeParameter).join("") });
}

function writeParameter({ name, value }: TelParameter): string {
  const written = value === undefined ? "" : `=${encodeData(value, name === "ext" ? IN_NUMBER : IN_VALUE)}`;
  return `;${encodeData(name, "")}${written}`;
}

/** What is no telephone number is left as it is. */
function normalForm(): NormalizationRule {
  return {
    rule: "telephone-number",
    section: "RFC 3966 §3, §4",
    apply: (components) => {
      const path = normalPath(components.path);
      return path === components.path ? components : { ...components, path };
    },
  };
}

/** §3, §4: no visual separators, letters of digits in one case, parameters in their order. */
function normalPath(path: string): string {
  const [number = "", ...parameters] = path.split(";");
  const digits = number.replaceAll("%23", "#");
  if (!GLOBAL_NUMBER.test(digits) && !LOCAL_NUMBER.test(digits)) return path;
  const sorted = parameters.map(normalParameter).sort(byOrder);
  return [number.replace(SEPARATORS, "").toLowerCase(), ...sorted].join(";");
}

const ORDER = ["ext", "isub", "phone-context"];

function byOrder(a: string, b: string): number {
  const [first, second] = [rankOf(a), rankOf(b)];
  if (first !== second) return first - second;
  return a < b ? -1 : a > b ? 1 : 0;
}

function rankOf(parameter: string): number {
  const rank = ORDER.indexOf(parameter.split("=", 1)[0] ?? "");
  return rank < 0 ? ORDER.length : rank;
}

/** §4: "URI comparisons are case-insensitive"; the digits of an extension and of a context have no separators. */
function normalParameter(parameter: string): string {
  const lower = lowerCase(parameter);
  return /^(?:ext=|phone-context=(?:\+|%2B))/.test(lower) ? withoutSeparators(lower) : lower;
}

function withoutSeparators(parameter: string): string {
  const value = parameter.indexOf("=") + 1;
  return parameter.slice(0, value) + parameter.slice(value).replace(SEPARATORS, "");
}

function planOf(text: string): Plan {
  const { number, global, context, extension, isdnSubaddress, parameters } = read(text);
  unbroken(text, isdnSubaddress ?? "", ...parameters.map(({ value = "" }) => value));
  return planHere("tel", {
    do: "request",
    of: "telephone",
    operation: "dial",
    parameters: {
      number: number.replace(SEPARATORS, ""),
      global,
      context,
      extension,
      isdnSubaddress,
      parameters: parameters.map(({ name, value }) => ({ name, value })),
    },
    note: "dial the number, once the person agrees (RFC 3966 §11)",
  });
}
