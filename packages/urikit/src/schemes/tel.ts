/**
 * RFC 3966: `tel`. A telephone number, global or for a context, and its parameters.
 */

import { componentRule, lowerCase } from "../scheme-rules.ts";
import { excerpt } from "../syntax/printable.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { isDomainName } from "./parts/domain-name.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source, Span } from "./parts/source.ts";

/** A parameter of a number; without a value where it has no `=`. */
export interface TelParameter {
  readonly name: string;
  readonly value?: string | undefined;
}

/** What a `tel` reference means. */
export interface TelReading extends LenientReading {
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

/** What `tel.build` needs: whether the number is global follows from it. */
export interface TelParts
  extends Omit<TelReading, "global" | "parameters">,
    Partial<Pick<TelReading, "global" | "parameters">> {}

const URL_RULE: Rule = { rule: "telephone-uri", section: "RFC 3966 §3" };
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

/**
 * `tel` (RFC 3966).
 *
 * A lenient reading also takes a local number without a context (`tel:112`), blanks in a number, which it leaves out,
 * and a number after `//`.
 *
 * @example
 * ```ts
 * import { tel } from "urikit/schemes";
 *
 * tel.read("tel:+1-201-555-0123;ext=9").extension; // => "9"
 * tel.read("tel:7042;phone-context=example.com").context; // => "example.com"
 * tel.read("tel:112", { lenient: true }).number; // => "112"
 * tel.plan("tel:+1-201-555-0123").steps[0]?.note; // => "dial the number, once the person agrees (RFC 3966 §11)"
 * ```
 */
export const tel = defineScheme({
  name: "tel",
  rules: [componentRule(["path"], { rule: "telephone-number", section: "RFC 3966 §3, §4" }, normalPath)],
  specification: "RFC 3966",
  origin: "RFC 2806",
  read,
  complete: ({ global, parameters = [], ...others }: TelParts): TelReading => ({
    ...others,
    global: global ?? isGlobal(others.number),
    parameters,
  }),
  write,
  plan,
});

function read(source: Source, _options: LenientOptions | undefined): TelReading {
  source.forbidQuery(URL_RULE);
  const { number, parameters } = readParts(source);
  const values = new Map(parameters.map(({ name, value }) => [name.toLowerCase(), value ?? ""]));
  const reading = {
    number,
    global: isGlobal(number),
    context: values.get("phone-context"),
    extension: values.get("ext"),
    isdnSubaddress: values.get("isub"),
    parameters: parameters.filter(({ name }) => !NAMED.has(name.toLowerCase())),
  };
  requireContext(source, reading);
  requireExtension(source, reading);
  return reading;
}

function isGlobal(number: string): boolean {
  return number.startsWith("+");
}

const NAMED: ReadonlySet<string> = new Set(["phone-context", "ext", "isub"]);

/** §3: the number, and after each `;` a parameter. */
function readParts(source: Source): Pick<TelReading, "number" | "parameters"> {
  const subscriber = subscriberOf(source);
  const [number = subscriber, ...rest] = source.split(subscriber, ";");
  const seen = new Set<string>();
  return {
    number: readNumber(source, number),
    parameters: rest.map((span) => {
      const parameter = readParameter(source, span);
      refuseTwice(source, span.from, parameter.name.toLowerCase(), seen);
      return parameter;
    }),
  };
}

/** What follows the scheme; where a lenient reading passes over the slashes of an authority, what follows them. */
function subscriberOf(source: Source): Span {
  const { path, layout } = source;
  if (!source.hasAuthority) return path;
  source.tolerateAuthority(URL_RULE);
  return { from: layout.schemeEnd + "://".length, to: path.to };
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
function requireContext(source: Source, { global, context }: TelReading): void {
  const isValid = global
    ? context === undefined
    : context !== undefined && (isDomainName(context) || GLOBAL_NUMBER.test(context));
  if (isValid) return;
  const { from } = source.path;
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
function requireExtension(source: Source, { extension, isdnSubaddress }: TelReading): void {
  if ((extension === undefined || EXTENSION.test(extension)) && isdnSubaddress !== "") return;
  throw source.error(source.path.from, PARAMETER, {
    expected: ";ext= and digits, ;isub= and an address",
    message: "an extension is digits, and a subaddress is not empty",
  });
}

/** §3: `isub` or `ext` come first, then the context, and then the others "in lexicographical order". */
function write({ number, context, extension, isdnSubaddress, parameters }: TelReading): WrittenParts {
  const all: readonly TelParameter[] = [
    ...(extension === undefined ? [] : [{ name: "ext", value: extension }]),
    ...(isdnSubaddress === undefined ? [] : [{ name: "isub", value: isdnSubaddress }]),
    ...(context === undefined ? [] : [{ name: "phone-context", value: context }]),
    ...parameters,
  ];
  return { path: encodeData(number, IN_NUMBER) + all.map(writeParameter).join("") };
}

function writeParameter({ name, value }: TelParameter): string {
  const written = value === undefined ? "" : `=${encodeData(value, name === "ext" ? IN_NUMBER : IN_VALUE)}`;
  return `;${encodeData(name, "")}${written}`;
}

/**
 * §3, §4: no visual separators, letters of digits in one case, parameters in their order. A path that is not a
 * telephone number stays as it is.
 */
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

function plan(reading: TelReading, source: Source): Plan {
  const { number, global, context, extension, isdnSubaddress, parameters } = reading;
  withoutLineBreak(source.text, isdnSubaddress ?? "", ...parameters.map(({ value = "" }) => value));
  return planHere(source, {
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
