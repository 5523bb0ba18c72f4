/** The facts about a reference that are shown when somebody asks: normal form, the scheme's reading, the plan, the host. */

import {
  BY_SCHEME,
  type LineError,
  lineErrorOf,
  lineErrorOfScheme,
  memberTexts,
  nameOfScheme,
  type SchemeReading,
  schemeReadingOf,
  type Words,
} from "@urikit/explain";
import { planOf, planWords, receivedText, type StepText, stepTexts } from "@urikit/explain/plan";
import { type AddressReading, addressKind, type NameReading, nameKind } from "@urikit/guard";
import {
  type CanonicityReason,
  canonicity,
  decode,
  type NormalizationStep,
  normalizationSteps,
  normalize,
  parse,
  parseIPv4,
  parseIPv6,
  type UriReference,
} from "urikit";
import { type IdnaError, toAscii, toUnicode } from "urikit/idna";

export interface Facts {
  readonly normal: NormalForm;
  readonly scheme: SchemeFacts | undefined;
  readonly plan: PlanFacts;
  readonly host: HostFacts | undefined;
}

export interface NormalForm {
  readonly text: string;
  readonly steps: readonly NormalizationStep[];
  /** Why it is not canonical, where no step says it. */
  readonly because: readonly CanonicityReason[];
}

/** The facts of the scheme: its name, its document, and its own parts. */
export interface SchemeFacts extends Omit<SchemeReading, "error" | "refused"> {
  readonly error?: LineError;
  readonly refused?: LineError;
  readonly name: string;
  /** The scheme itself, in small letters. */
  readonly scheme: string;
  readonly members: readonly (readonly [name: string, value: string])[];
}

/** The steps, and what comes back; or why there is no plan. */
export type PlanFacts =
  | { readonly steps: readonly StepText[]; readonly received: string | undefined }
  | { readonly refused: LineError };

/** The octets of an IPv4 address, or the eight pieces of an IPv6 address; and the number that an IPv4 address is. */
export interface AddressNumbers {
  readonly text: string;
  readonly number: number | undefined;
}

export interface HostFacts {
  /** As it is looked up: decoded. */
  readonly host: string;
  /** The numbers of an address, and what it is. */
  readonly address:
    | (AddressReading & { readonly numbers: AddressNumbers; readonly isRare: boolean })
    | undefined;
  /** The kind of a name, known before it is looked up. */
  readonly name: NameReading | undefined;
  /** A name by IDNA, both ways. */
  readonly idna:
    | { readonly ascii: string | undefined; readonly unicode: string; readonly errors: readonly IdnaError[] }
    | undefined;
}

/**
 * All of it.
 *
 * @param words Those of the steps of the plan; English unless given.
 */
export function factsOf(text: string, words?: Words): Facts {
  const reference = parse(text);
  return {
    normal: normalFormOf(reference),
    scheme: schemeFactsOf(reference),
    plan: planFactsOf(text, words),
    host: hostFactsOf(reference),
  };
}

function normalFormOf(reference: UriReference): NormalForm {
  const steps = normalizationSteps(reference, BY_SCHEME);
  const { because } = canonicity(reference, BY_SCHEME);
  return {
    text: normalize(reference, BY_SCHEME),
    steps,
    because: because.filter(({ rule }) => !steps.some((step) => step.rule === rule)),
  };
}

function schemeFactsOf(reference: UriReference): SchemeFacts | undefined {
  const reading = schemeReadingOf(reference);
  if (reading === undefined) return undefined;
  const { error, refused, ...rest } = reading;
  return {
    ...rest,
    ...(error === undefined ? {} : { error: lineErrorOfScheme(error) }),
    ...(refused === undefined ? {} : { refused: lineErrorOfScheme(refused) }),
    name: nameOfScheme(reading),
    scheme: (reference.scheme ?? "").toLowerCase(),
    members: memberTexts(reading, { hides: () => false }),
  };
}

function planFactsOf(text: string, inLanguage: Words | undefined): PlanFacts {
  const words = inLanguage && planWords(inLanguage);
  try {
    const plan = planOf(text);
    return { steps: stepTexts(plan, words), received: receivedText(plan, words) };
  } catch (error) {
    return { refused: lineErrorOf(error) };
  }
}

function hostFactsOf({ host = "", hostKind }: UriReference): HostFacts | undefined {
  if (host === "") return undefined;
  const decoded = decode(host, { invalid: "keep" });
  const numbers = addressNumbers(decoded, hostKind);
  const address = numbers === undefined ? undefined : addressKind(numbers);
  if (numbers !== undefined && address !== undefined)
    return {
      host: decoded,
      address: { ...address, numbers: shownNumbers(numbers), isRare: hostKind === "reg-name" },
      name: undefined,
      idna: undefined,
    };
  if (hostKind !== "reg-name") return { host: decoded, address: undefined, name: undefined, idna: undefined };
  const ascii = toAscii(decoded);
  const unicode = toUnicode(decoded);
  return {
    host: decoded,
    address: undefined,
    name: nameKind(ascii.text ?? decoded),
    idna: { ascii: ascii.text, unicode: unicode.text, errors: ascii.errors },
  };
}

function addressNumbers(host: string, kind: UriReference["hostKind"]): number | Uint16Array | undefined {
  if (kind === "ipv6") return parseIPv6(host.slice(1, -1));
  return parseIPv4(host, { notation: "any" });
}

function shownNumbers(numbers: number | Uint16Array): AddressNumbers {
  if (typeof numbers === "number")
    return { text: [24, 16, 8, 0].map((bit) => (numbers >>> bit) & 0xff).join(" "), number: numbers };
  const pieces = [...numbers].map((piece) => piece.toString(16).padStart(4, "0"));
  return { text: pieces.join(" "), number: undefined };
}
