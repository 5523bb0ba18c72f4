/**
 * RFC 3966 §3: `telephone-subscriber`, a telephone number, global or for a context, and its parameters. `tel` has one, and
 * `sms` several (RFC 5724 §2.2).
 */

import { excerpt, lowerCase } from "urikit/foundation";
import { statement } from "urikit/words";
import { isDomainName } from "./domain-name.ts";
import { fault } from "./fault.ts";
import { PARAMETER_FAULTS, TELEPHONE_FAULTS } from "./faults.ts";
import { encodeData } from "./octet-data.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./source.ts";

/** A parameter of a number; without a value where it has no `=`. */
export interface TelParameter {
  readonly name: string;
  readonly value?: string | undefined;
}

/** A number, and its parameters. */
export interface TelephoneSubscriber {
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

/** The members of a number that `build` needs: whether it is global follows from it. */
export interface TelephoneSubscriberParts
  extends Omit<TelephoneSubscriber, "global" | "parameters">,
    Partial<Pick<TelephoneSubscriber, "global" | "parameters">> {}

const NUMBER: SchemeRule = { rule: "telephone-subscriber", section: "RFC 3966 §3" };
const CONTEXT: SchemeRule = { rule: "context", section: "RFC 3966 §3" };
const PARAMETER: SchemeRule = { rule: "par", section: "RFC 3966 §3" };

const GLOBAL_NUMBER = /^\+[-.()]*[0-9][-.()0-9]*$/;
const LOCAL_NUMBER = /^[-.()]*[0-9A-Fa-f*#][-.()0-9A-Fa-f*#]*$/;
const SEPARATORS = /[-.()]/g;
const EXTENSION = /^[-.()0-9]+$/;

const IN_NUMBER = "+*()";
/** `param-unreserved` and what else `paramchar` admits, except brackets, which RFC 3986 does not allow there. */
const IN_VALUE = "/:&+$!*'()";

/** The number of a span; a lenient reading also takes a local one without a context, and blanks. */
export function readSubscriber(source: SchemeSource, span: TextSpan): TelephoneSubscriber {
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
export function completeSubscriber({
  global,
  parameters = [],
  ...others
}: TelephoneSubscriberParts): TelephoneSubscriber {
  return { ...others, global: global ?? isGlobal(others.number), parameters };
}

function isGlobal(number: string): boolean {
  return number.startsWith("+");
}

const NAMED: ReadonlySet<string> = new Set(["phone-context", "ext", "isub"]);

/** §3: the number, and after each `;` a parameter. */
function readParts(source: SchemeSource, span: TextSpan): Pick<TelephoneSubscriber, "number" | "parameters"> {
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

function readNumber(source: SchemeSource, span: TextSpan): string {
  const written = source.decode(span);
  const number = written.replaceAll(" ", "");
  const global = isGlobal(number);
  if ((global ? GLOBAL_NUMBER : LOCAL_NUMBER).test(number)) {
    if (number !== written) {
      source.tolerate(span.from, NUMBER, fault("visual-separators", "a-telephone-number-has-no-blanks"));
    }
    return number;
  }
  throw source.error(
    span.from,
    NUMBER,
    fault(global ? "plus-and-digits" : "local-digits", "not-telephone-number", TELEPHONE_FAULTS),
  );
}

/** §3: `";" pname ["=" pvalue]`. */
function readParameter(source: SchemeSource, span: TextSpan): TelParameter {
  const equals = source.indexOf(span, "=");
  const name = source.decode(equals < 0 ? span : { from: span.from, to: equals });
  const value = equals < 0 ? undefined : { from: equals + 1, to: span.to };
  if (value !== undefined && name.toLowerCase() !== "isub") {
    source.forbid("@,=", value, { ...PARAMETER, place: "a-parameter" });
  }
  if (/^[-A-Za-z0-9]+$/.test(name) && value?.from !== span.to) {
    return { name, value: value && source.decode(value) };
  }
  throw source.error(
    span.from,
    PARAMETER,
    fault("parameter-and-value", "not-name-and-value", PARAMETER_FAULTS),
  );
}

/** §3: "Each parameter name … MUST NOT appear more than once." */
function refuseTwice(source: SchemeSource, at: number, name: string, seen: Set<string>): void {
  if (!seen.has(name)) {
    seen.add(name);
    return;
  }
  throw source.error(
    at,
    PARAMETER,
    fault("each-parameter-once", statement("parameter-twice", excerpt(name)), PARAMETER_FAULTS),
  );
}

/** §5.1.4, §5.1.5: a local number needs a context, and a global one has no context. */
function requireContext(
  source: SchemeSource,
  { from }: TextSpan,
  { global, context }: TelephoneSubscriber,
): void {
  const isValid = global
    ? context === undefined
    : context !== undefined && (isDomainName(context) || GLOBAL_NUMBER.test(context));
  if (isValid) return;
  if (global) {
    throw source.error(from, CONTEXT, fault("without-phone-context", "a-global-number-has-no-context"));
  }
  const missing = fault("phone-context-needed", "local-without-context", TELEPHONE_FAULTS);
  if (context !== undefined) throw source.error(from, CONTEXT, missing);
  source.tolerate(from, CONTEXT, missing);
}

/** §3: `";ext=" 1*phonedigit`, and `";isub="` with something after it. */
function requireExtension(
  source: SchemeSource,
  { from }: TextSpan,
  { extension, isdnSubaddress }: TelephoneSubscriber,
): void {
  if ((extension === undefined || EXTENSION.test(extension)) && isdnSubaddress !== "") return;
  throw source.error(from, PARAMETER, fault("extension-or-subaddress", "not-extension", TELEPHONE_FAULTS));
}

/** §3: `isub` or `ext` come first, then the context, and then the others "in lexicographical order". */
export function writeSubscriber({
  number,
  context,
  extension,
  isdnSubaddress,
  parameters,
}: TelephoneSubscriber): string {
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
 * §3, §4: no visual separators, letters of digits in one case, parameters in their order. A text that is not a
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
export function dialledNumber({ number }: TelephoneSubscriber): string {
  return number.replace(SEPARATORS, "");
}
