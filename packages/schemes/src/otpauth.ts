/**
 * Google Authenticator's "Key Uri Format": `otpauth`. A secret from which a program makes one-time passwords, as its QR code
 * has it.
 */

import { statement } from "urikit/words";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { OTPAUTH_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A parameter that has no member of its own. */
interface OtpauthParameter {
  readonly name: string;
  /** Undefined where there is no `=`. */
  readonly value?: string | undefined;
}

/** The meaning of an `otpauth` reference. */
export interface OtpauthReading extends LenientReading {
  /** Whether passwords go by the time (RFC 6238) or by a counter (RFC 4226). */
  readonly type: "totp" | "hotp";
  /** The provider or the service. */
  readonly issuer?: string | undefined;
  /** The name of the account there. */
  readonly account: string;
  /** The secret in base32, in capitals and without padding: whoever has it makes the passwords. */
  readonly secret: string;
  readonly algorithm: "SHA1" | "SHA256" | "SHA512";
  readonly digits: 6 | 8;
  /** The first counter of `hotp`; undefined for `totp`. */
  readonly counter?: number | undefined;
  /** How long a password of `totp` is valid, in seconds; undefined for `hotp`. */
  readonly period?: number | undefined;
  /** All others, in their order. */
  readonly parameters: readonly OtpauthParameter[];
}

/** The members that `build` needs. */
export type OtpauthParts = Pick<OtpauthReading, "account" | "secret"> & Partial<OtpauthReading>;

const DOCUMENT = "Google Authenticator, Key Uri Format";
const URL_RULE: SchemeRule = { rule: "otpauth URI", section: DOCUMENT };
const TYPE: SchemeRule = { rule: "TYPE", section: DOCUMENT };
const LABEL: SchemeRule = { rule: "label", section: DOCUMENT };
const ISSUER: SchemeRule = { rule: "issuer", section: DOCUMENT };
const PARAMETER: SchemeRule = { rule: "parameters", section: DOCUMENT };

/**
 * `otpauth` (Google Authenticator's Key Uri Format): a custom, not a standard. A lenient reading takes an issuer that is
 * another one in the label than in the parameters, which should be the same.
 *
 * The whole reference is a secret: do not print it. No error names a character of it.
 *
 * @example
 * ```ts
 * import { otpauth } from "@urikit/schemes";
 *
 * const reading = otpauth.read("otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example");
 * reading.issuer; // => "Example"
 * reading.account; // => "alice@google.com"
 * reading.period; // => 30
 * otpauth.build({ account: "alice", secret: "JBSWY3DPEHPK3PXP" }); // => "otpauth://totp/alice?secret=JBSWY3DPEHPK3PXP"
 * ```
 */
export const otpauth = defineScheme({
  name: "otpauth",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  shown: (text) => text.replace(/\?.*/s, (query) => `?${"*".repeat(query.length - 1)}`),
  options: ["lenient"],
  read,
  complete: ({ type = "totp", algorithm = "SHA1", digits = 6, parameters = [], ...parts }: OtpauthParts) => ({
    ...parts,
    type,
    algorithm,
    digits,
    parameters,
    period: type === "totp" ? (parts.period ?? 30) : parts.period,
  }),
  write,
  plan,
});

/** `otpauth://TYPE/LABEL?PARAMETERS`. */
function read(source: SchemeSource, _options: LenientOptions | undefined): OtpauthReading {
  source.forbidUserinfo(URL_RULE);
  const type = readType(source);
  const label = readLabel(source);
  const values = readParameters(source);
  const take = (name: string) => values.find((parameter) => parameter.name === name)?.value;
  const issuer = take("issuer") ?? label.issuer;
  if (label.issuer !== undefined && issuer !== label.issuer) {
    source.tolerate(
      source.path.from + 1,
      ISSUER,
      fault("the-issuer-of-the-parameters", "the-label-names-another-issuer-than-the-parameters"),
    );
  }
  const formOf = valueReader(source, take);
  return {
    type,
    issuer,
    account: label.account,
    secret: secretOf(source, take("secret")),
    algorithm: formOf("algorithm", /^(?:SHA1|SHA256|SHA512)$/, "SHA1") as OtpauthReading["algorithm"],
    digits: Number(formOf("digits", /^[68]$/, "6")) as OtpauthReading["digits"],
    counter: type === "hotp" ? Number(formOf("counter", /^[0-9]{1,15}$/)) : undefined,
    period: type === "totp" ? Number(formOf("period", /^[1-9][0-9]{0,8}$/, "30")) : undefined,
    parameters: values.filter(({ name }) => !KNOWN.has(name)),
  };
}

const KNOWN: ReadonlySet<string> = new Set(["secret", "issuer", "algorithm", "digits", "counter", "period"]);

function readType(source: SchemeSource): "totp" | "hotp" {
  source.forbidPort(TYPE);
  const type = source.hasAuthority ? source.host().toLowerCase() : "";
  if (type === "totp" || type === "hotp") return type;
  throw source.error(source.layout.hostFrom, TYPE, fault("totp-or-hotp", "not-otp-type", OTPAUTH_FAULTS));
}

/** `label = accountname / issuer ( ":" / "%3A" ) *"%20" accountname`; neither has a colon. */
function readLabel(source: SchemeSource): { readonly issuer: string | undefined; readonly account: string } {
  const { path } = source;
  const span = { from: Math.min(path.from + 1, path.to), to: path.to };
  const [first = "", second, third] = source.decode(span).split(":");
  const account = second === undefined ? first : second.replace(/^ +/, "");
  const isLabel =
    source.indexOf(span, "/") < 0 && third === undefined && account !== "" && !account.startsWith(" ");
  if (isLabel) return { issuer: second === undefined ? undefined : first, account };
  throw source.error(span.from, LABEL, fault("otpauth-label", "not-a-label"));
}

/** The parameters, decoded; each that is known occurs at most once. */
function readParameters(source: SchemeSource): readonly OtpauthParameter[] {
  const { query } = source;
  const seen = new Set<string>();
  return (query ? source.split(query, "&") : []).map((span) => {
    const equals = source.indexOf(span, "=");
    const name = source.decode({ from: span.from, to: equals < 0 ? span.to : equals });
    if (KNOWN.has(name) && (equals < 0 || seen.has(name))) throw notOnce(source, span);
    seen.add(name);
    return { name, value: equals < 0 ? undefined : source.decode({ from: equals + 1, to: span.to }) };
  });
}

function notOnce(source: SchemeSource, { from }: TextSpan): Error {
  return source.error(
    from,
    PARAMETER,
    fault("parameter-once-with-value", "parameter-twice-or-empty", OTPAUTH_FAULTS),
  );
}

/** RFC 3548 §5: base32; "the padding … is not required and should be omitted". */
function secretOf(source: SchemeSource, written = ""): string {
  const secret = written.toUpperCase().replace(/(?<!=)=+$/, "");
  if (/^[A-Z2-7]+$/.test(secret) && ![1, 3, 6].includes(secret.length % 8)) return secret;
  throw source.error(
    source.query?.from ?? source.path.to,
    { rule: "secret", section: DOCUMENT },
    fault("a-secret-in-base32", "no-base32-secret", OTPAUTH_FAULTS),
  );
}

/** A value of a certain form, or its default. */
function valueReader(source: SchemeSource, take: (name: string) => string | undefined) {
  return (name: string, form: RegExp, usual = ""): string => {
    const value = take(name) ?? usual;
    if (form.test(value)) return value;
    throw source.error(
      source.query?.from ?? source.path.to,
      { rule: name, section: DOCUMENT },
      fault(statement("member-of-format", name), statement("not-as-format", name), OTPAUTH_FAULTS),
    );
  };
}

/** The issuer is both in the label and in the parameters, as the format recommends; defaults are left out. */
function write(reading: OtpauthReading): WrittenParts {
  const { type, issuer, account, secret, algorithm, digits, counter, period, parameters } = reading;
  const all: readonly OtpauthParameter[] = [
    { name: "secret", value: secret },
    ...(issuer === undefined ? [] : [{ name: "issuer", value: issuer }]),
    ...(algorithm === "SHA1" ? [] : [{ name: "algorithm", value: algorithm }]),
    ...(digits === 6 ? [] : [{ name: "digits", value: String(digits) }]),
    ...(counter === undefined ? [] : [{ name: "counter", value: String(counter) }]),
    ...(period === undefined || period === 30 ? [] : [{ name: "period", value: String(period) }]),
    ...parameters,
  ];
  // An issuer with a colon can occur in the parameters alone.
  const prefix = issuer === undefined || issuer.includes(":") ? "" : `${encodeData(issuer, "@")}:`;
  return {
    host: type,
    path: `/${prefix}${encodeData(account, "@")}`,
    query: all.map(writeParameter).join("&"),
  };
}

function writeParameter({ name, value }: OtpauthParameter): string {
  return encodeData(name, "") + (value === undefined ? "" : `=${encodeData(value, "@:")}`);
}

/** Nothing is sent: the secret stays on the device, and is not a part of the plan. */
function plan({ type, issuer, account }: OtpauthReading, source: SchemeSource): Plan {
  withoutLineBreak(source.shown, issuer ?? "", account);
  return planHere(source, {
    do: "request",
    of: "authenticator",
    operation: "add key",
    parameters: { type, issuer, account },
    note: noted("keep-secret"),
  });
}
