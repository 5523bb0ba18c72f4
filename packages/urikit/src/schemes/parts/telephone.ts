/**
 * RFC 3966 §3: `telephone-subscriber`, a telephone number, global or for a context, and its parameters. `tel` has one, and
 * `sms` several (RFC 5724 §2.2).
 */

import { lowerCase } from "../../scheme-rules.ts";
import { excerpt } from "../../syntax/printable.ts";
import { isDomainName } from "./domain-name.ts";
import { encodeData } from "./octet-data.ts";
import type { Rule, Source, Span } from "./source.ts";

/** A parameter of a number; without a value where it has no `=`. */
export interface TelParameter {
  readonly name: string;
  readonly value?: string | undefined;
}

/** A number, and what is said of it. */
export interface Subscriber {
  /** The number with its visual separators; a global one begins with `+`. */
  readonly number: string;
  readonly global: boolean;
  /** Where a local number is valid: a domain, or the beginning of global numbers; leniently, it need not be said. */
  readonly context?: string | undefined;
  readonly extension?: string | undefined;
  readonly isdnSubaddress?: string | undefined;
  /** All other parameters, in their order. */
  readonly parameters: readonly TelParameter[];
}

/** What of a number `build` needs: whether it is global follows from it. */
export interface SubscriberParts
  extends Omit<Subscriber, "global" | "parameters">,
    Partial<Pick<Subscriber, "global" | "parameters">> {}

const NUMBER: Rule = { rule: "telephone-subscriber", section: "RFC 3966 §3" };
const CONTEXT: Rule = { rule: "context", section: "RFC 3966 §3" };
const PARAMETER: Rule = { rule: "par", section: "RFC 3966 §3" };

const GLOBAL_NUMBER = /^\+[-.()]*[0-9][-.()0-9]*$/;
const LOCAL_NUMBER = /^[-.()]*[0-9A-Fa-f*#][-.()0-9A-Fa-f*#]*$/;
const SEPARATORS = /[-.()]/g;
const EXTENSION = /^[-.()0-9]+$/;

const IN_NUMBER = "+*()";
/** `param-unreserved` and what else `paramchar` admits, except brackets, which RFC 3986 does not allow there. */
const IN_VALUE = "/:&+$!*'()";

/** The number of a span; a lenient reading also takes a local one without a context, and blanks. */
export function readSubscriber(source: Source, span: Span): Subscriber {
  const { number, parameters } = readParts(source, span);
  const values = new Map(parameters.map(({ name, value }) => [name.toLowerCase(), value ?? ""]));
  const reading = {
    number,
    global: isGlobal(number),
    context: values.get("phone-context"),
    extension: values.get("ext"),
    isdnSubaddress: values.get("isub"),
    parameters: parameters.filter(({ name }) => !NAMED.has(name.toLowerCase())),
  };
  requireContext(source, span, reading);
  requireExtension(source, span, reading);
  return reading;
}

/** The whole, where parts of it are left out. */
export function completeSubscriber({ global, parameters = [], ...others }: SubscriberParts): Subscriber {
  return { ...others, global: global ?? isGlobal(others.number), parameters };
}

function isGlobal(number: string): boolean {
  return number.startsWith("+");
}

const NAMED: ReadonlySet<string> = new Set(["phone-context", "ext", "isub"]);

/** §3: the number, and after each `;` a parameter. */
function readParts(source: Source, span: Span): Pick<Subscriber, "number" | "parameters"> {
  const [number = span, ...rest] = source.split(span, ";");
  const seen = new Set<string>();
  return {
    number: readNumber(source, number),
    parameters: rest.map((part) => {
      const parameter = readParameter(source, part);
      refuseTwice(source, part.from, parameter.name.toLowerCase(), seen);
      return parameter;
    }),
  };
}

function readNumber(source: Source, span: Span): string {
  const written = source.decode(span);
  const number = written.replaceAll(" ", "");
  const global = isGlobal(number);
  if ((global ? GLOBAL_NUMBER : LOCAL_NUMBER).test(number)) {
    if (number !== written) {
      source.tolerate(span.from, NUMBER, {
        expected: "-, ., ( or ) between digits",
        message: "no blanks stand in a telephone number",
      });
    }
    return number;
  }
  throw source.error(span.from, NUMBER, {
    expected: global ? '"+" and digits' : "digits, A to F, * or #",
    message:
      "a telephone number is digits with -.() between them, a local one with A to F, * and %23 as well",
  });
}

/** §3: `";" pname ["=" pvalue]`. */
function readParameter(source: Source, span: Span): TelParameter {
  const equals = source.indexOf(span, "=");
  const name = source.decode(equals < 0 ? span : { from: span.from, to: equals });
  const value = equals < 0 ? undefined : { from: equals + 1, to: span.to };
  if (value !== undefined && name.toLowerCase() !== "isub") {
    source.forbid("@,=", value, { ...PARAMETER, place: "a parameter" });
  }
  if (/^[-A-Za-z0-9]+$/.test(name) && value?.from !== span.to) {
    return { name, value: value && source.decode(value) };
  }
  throw source.error(span.from, PARAMETER, {
    expected: "the name of a parameter, and its value after a =",
    message: "a parameter has a name of letters, digits and -, and a value after a =",
  });
}

/** §3: "Each parameter name … MUST NOT appear more than once." */
function refuseTwice(source: Source, at: number, name: string, seen: Set<string>): void {
  if (!seen.has(name)) {
    seen.add(name);
    return;
  }
  throw source.error(at, PARAMETER, {
    expected: "each parameter once",
    message: `the parameter ${excerpt(name)} stands here twice`,
  });
}

/** §5.1.4, §5.1.5: a local number needs a context, and a global one has none. */
function requireContext(source: Source, { from }: Span, { global, context }: Subscriber): void {
  const isValid = global
    ? context === undefined
    : context !== undefined && (isDomainName(context) || GLOBAL_NUMBER.test(context));
  if (isValid) return;
  if (global) {
    throw source.error(from, CONTEXT, {
      expected: "no phone-context",
      message: "a global number has no context",
    });
  }
  const fault = {
    expected: ";phone-context= and a domain, or + and digits",
    message:
      "a local number must say where it is valid: a domain, or the digits that global numbers there begin with",
  };
  if (context !== undefined) throw source.error(from, CONTEXT, fault);
  source.tolerate(from, CONTEXT, fault);
}

/** §3: `";ext=" 1*phonedigit`, and `";isub="` with something after it. */
function requireExtension(source: Source, { from }: Span, { extension, isdnSubaddress }: Subscriber): void {
  if ((extension === undefined || EXTENSION.test(extension)) && isdnSubaddress !== "") return;
  throw source.error(from, PARAMETER, {
    expected: ";ext= and digits, ;isub= and an address",
    message: "an extension is digits, and a subaddress is not empty",
  });
}

/** §3: `isub` or `ext` come first, then the context, and then the others "in lexicographical order". */
export function writeSubscriber({
  number,
  context,
  extension,
  isdnSubaddress,
  parameters,
}: Subscriber): string {
  const all: readonly TelParameter[] = [
    ...(extension === undefined ? [] : [{ name: "ext", value: extension }]),
    ...(isdnSubaddress === undefined ? [] : [{ name: "isub", value: isdnSubaddress }]),
    ...(context === undefined ? [] : [{ name: "phone-context", value: context }]),
    ...parameters,
  ];
  return encodeData(number, IN_NUMBER) + all.map(writeParameter).join("");
}

function writeParameter({ name, value }: TelParameter): string {
  const written = value === undefined ? "" : `=${encodeData(value, name === "ext" ? IN_NUMBER : IN_VALUE)}`;
  return `;${encodeData(name, "")}${written}`;
}

/**
 * §3, §4: no visual separators, letters of digits in one case, parameters in their order. What is not a
 * telephone number stays as it is.
 */
export function normalSubscriber(text: string): string {
  const [number = "", ...parameters] = text.split(";");
  const digits = number.replaceAll("%23", "#");
  if (!GLOBAL_NUMBER.test(digits) && !LOCAL_NUMBER.test(digits)) return text;
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

/** The digits of a number without what is between them. */
export function dialledNumber({ number }: Subscriber): string {
  return number.replace(SEPARATORS, "");
}
