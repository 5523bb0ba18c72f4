/**
 * RFC 6068, once RFC 1738 §3.5: `mailto`. Addresses, and header fields of the message to begin.
 */

import type { NormalizationRule } from "urikit";
import { componentRule, lowerCase } from "urikit/foundation";
import type { Statement } from "urikit/words";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { MAILTO_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A header field, or `body`, which is not a header field but is written like one. */
interface MailField {
  readonly name: string;
  readonly value: string;
  /**
   * Whether it is not among the few that RFC 6068 §4 believes to be safe: a program should leave it out, or at
   * least show it (§7).
   */
  readonly unsafe: boolean;
}

/** The meaning of a `mailto` reference. */
export interface MailtoReading extends LenientReading {
  /** The addresses before the `?`; RFC 1738 knew exactly one. */
  readonly to: readonly string[];
  readonly fields: readonly MailField[];
}

/** The members that `mailto.build` needs: no addresses, and no fields, unless given; what is unsafe follows from the name. */
export interface MailtoParts {
  readonly to?: readonly string[] | undefined;
  readonly fields?: readonly (Omit<MailField, "unsafe"> & Partial<MailField>)[] | undefined;
}

const URL_RULE: SchemeRule = { rule: "mailtoURI", section: "RFC 6068 §2" };
const ADDRESS: SchemeRule = { rule: "addr-spec", section: "RFC 6068 §2" };
const FIELD: SchemeRule = { rule: "hfield", section: "RFC 6068 §2" };

/** RFC 6068 §4: "Subject and Keywords, as well as Body, are believed to be both safe and useful in the general case". */
const SAFE_FIELDS: ReadonlySet<string> = new Set(["subject", "keywords", "body", "to"]);

/** §3: originator, routing, trace and MIME fields "MUST be ignored": the client makes its own. */
const IGNORED_FIELD =
  /^(?:from|sender|date|apparently-to|resent-.*|received|return-path|mime-version|content-.*)$/is;

/** §2: `some-delims` without the comma, which separates addresses, and what else is encoded in an address. */
const IN_ADDRESS = "!$'()*+:@";
const IN_FIELD = `${SAFE_AND_EXTRA};:@`;

/** §2: `mailto:?to=a` "is equivalent to" `mailto:a`; here only where no encoding makes the addresses doubtful. */
const PLAIN_TO = /^to=[-A-Za-z0-9._+]+@[-A-Za-z0-9.]+(?:,[-A-Za-z0-9._+]+@[-A-Za-z0-9.]+)*$/;

const TO_FIELD: NormalizationRule = {
  rule: "to-field",
  section: "RFC 6068 §2",
  apply: (components) => {
    if (components.query === undefined) return components;
    const fields = components.query.split("&");
    const moved = fields.filter((field) => PLAIN_TO.test(field)).map((field) => field.slice("to=".length));
    if (moved.length === 0) return components;
    const kept = fields.filter((field) => !PLAIN_TO.test(field)).join("&");
    const path = [...(components.path === "" ? [] : [components.path]), ...moved].join(",");
    return { ...components, path, query: kept === "" ? undefined : kept };
  },
};

/**
 * `mailto` (RFC 6068).
 *
 * A lenient reading also takes `;` between addresses and blanks around them; `/`, `?` and `=` in the value of a field;
 * and it leaves out fields without a `=`, and empty ones.
 *
 * @example
 * ```ts
 * import { mailto } from "@urikit/schemes";
 *
 * const reading = mailto.read("mailto:addr1@an.example,addr2@an.example?subject=a%26b&bcc=c@an.example");
 * reading.to; // => ["addr1@an.example", "addr2@an.example"]
 * reading.fields[0]; // => { name: "subject", value: "a&b", unsafe: false }
 * reading.fields[1]?.unsafe; // => true
 * mailto.read("mailto:a@an.example;b@an.example", { lenient: true }).to; // => ["a@an.example", "b@an.example"]
 * ```
 */
export const mailto = defineScheme({
  name: "mailto",
  rules: [
    componentRule(["query"], { rule: "field-name-case", section: "RFC 6068 §2" }, lowerCaseNames),
    TO_FIELD,
    componentRule(["path"], { rule: "mail-domain-case", section: "RFC 5321 §2.4" }, (path) =>
      path.replace(/@[^@,%]*(?=,|$)/g, (domain) => domain.toLowerCase()),
    ),
  ],
  specification: "RFC 6068",
  origin: "RFC 1738 §3.5",
  options: ["lenient"],
  read: (source, _options: LenientOptions | undefined): MailtoReading => {
    source.forbidAuthority(URL_RULE);
    return { to: readAddresses(source), fields: readFields(source) };
  },
  complete: ({ to = [], fields = [] }: MailtoParts): MailtoReading => ({
    to,
    fields: fields.map(({ unsafe, ...field }) => ({ ...field, unsafe: unsafe ?? isUnsafe(field.name) })),
  }),
  write,
  plan,
});

/** §2: `to = addr-spec *("," addr-spec )`. */
function readAddresses(source: SchemeSource): readonly string[] {
  const { path } = source;
  if (path.from === path.to) return [];
  source.forbid("/&=", path, { ...ADDRESS, place: "an-address" });
  return addressSpans(source).map((piece) => {
    const written = source.decode(piece);
    const address = written.replace(/^ +|(?<! ) +$/g, "");
    if (isAddress(address)) {
      if (address !== written) source.tolerate(piece.from, ADDRESS, NO_BLANKS);
      return address;
    }
    throw source.error(
      piece.from,
      ADDRESS,
      fault("local-part-and-domain", "not-an-email-address", MAILTO_FAULTS),
    );
  });
}

const NO_BLANKS = fault("an-address", "an-address-has-no-blanks-around-it");

/** The pieces between commas, and between semicolons, which a lenient reading takes for commas. */
function addressSpans(source: SchemeSource): readonly TextSpan[] {
  const { path } = source;
  const semicolon = source.text.indexOf(";", path.from);
  if (semicolon >= 0 && semicolon < path.to) {
    source.tolerate(semicolon, ADDRESS, fault("comma-itself", "semicolon-between-addresses", MAILTO_FAULTS));
  }
  return source.split(path, ",").flatMap((piece) => source.split(piece, ";"));
}

/** §2: `hfields = "?" hfield *( "&" hfield )`. */
function readFields(source: SchemeSource): readonly MailField[] {
  const { query } = source;
  return query === undefined
    ? []
    : source.split(query, "&").flatMap((field) => readField(source, field) ?? []);
}

/** §2: `hfield = hfname "=" hfvalue`, both `*qchar`; undefined where a lenient reading leaves out what is not a field. */
function readField(source: SchemeSource, { from, to }: TextSpan): MailField | undefined {
  const equals = source.indexOf({ from, to }, "=");
  if (equals < 0) {
    source.tolerate(from, FIELD, fault("field-and-value", "field-without-equals", MAILTO_FAULTS));
    return undefined;
  }
  const [nameSpan, valueSpan] = [
    { from, to: equals },
    { from: equals + 1, to },
  ];
  source.forbid("/?", nameSpan, { ...FIELD, place: "the-name-of-a-field" });
  source.tolerateFirst("/?=", valueSpan, { ...FIELD, place: "the-value-of-a-field" });
  const name = source.decode(nameSpan);
  return { name, value: source.decode(valueSpan), unsafe: isUnsafe(name) };
}

function isUnsafe(name: string): boolean {
  return !SAFE_FIELDS.has(name.toLowerCase());
}

/** §2: `hfname` is case-insensitive. */
function lowerCaseNames(query: string): string {
  return query
    .split("&")
    .map((field) => field.replace(/^[^=]*/, lowerCase))
    .join("&");
}

function write({ to, fields }: MailtoReading): WrittenParts {
  const query = fields
    .map(({ name, value }) => `${encodeData(name, IN_FIELD)}=${encodeData(value, IN_FIELD)}`)
    .join("&");
  const path = to.map((address) => encodeData(address, IN_ADDRESS)).join(",");
  return { path, query: fields.length === 0 ? undefined : query };
}

/** §3, §5: a message is begun, never sent; only its body has lines; some fields are left out. */
function plan({ to, fields }: MailtoReading, source: SchemeSource): Plan {
  const { text } = source;
  for (const { name, value } of fields) {
    withoutLineBreak(text, name);
    if (name.toLowerCase() !== "body") withoutLineBreak(text, value);
  }
  for (const address of to) withoutLineBreak(text, address);
  const kept = fields.filter(({ name }) => !IGNORED_FIELD.test(name));
  return planHere(source, {
    do: "compose",
    to: [...to, ...kept.flatMap((field) => recipientsOf(field) ?? [])],
    fields: kept.filter((field) => recipientsOf(field) === undefined),
    note: noteOf(fields),
  });
}

/** §2: the addresses of a `to` field count like those before the `?`; undefined if it holds anything else. */
function recipientsOf({ name, value }: MailField): readonly string[] | undefined {
  if (name.toLowerCase() !== "to") return undefined;
  if (value === "") return [];
  const addresses = splitOutsideQuotes(value).map((address) => address.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

/** RFC 5322 §3.4: a list of addresses is split at commas, except at those in a quoted string. */
function splitOutsideQuotes(list: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < list.length; at++) {
    const character = list[at];
    if (character === '"') quoted = !quoted;
    else if (character === "\\" && quoted) at++;
    else if (character === "," && !quoted) {
      pieces.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, list.slice(from)];
}

/** The purpose of the step, with the names of the fields that are left out. */
function noteOf(fields: readonly MailField[]): Statement {
  const names = fields.map(({ name }) => name.toLowerCase()).filter((name) => IGNORED_FIELD.test(name));
  if (names.length === 0) return noted("begin-mail");
  return noted("begin-mail-without", [...new Set(names)].join(", "));
}

/** `atext` (RFC 5322 §3.2.3), and what RFC 6532 §3.2 adds: every character outside ASCII. */
const ATOM = "[A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~\\u0080-\\u{10ffff}]+";
const DOT_ATOM = `${ATOM}(?:\\.${ATOM})*`;
/** Between quotes; a quote, a backslash or a blank only after a backslash (RFC 5322 §3.2.4, RFC 6068 §2). */
const QUOTED = '"(?:[!#-\\[\\]-~\\u0080-\\u{10ffff}]|\\\\[\\t -~])*"';
const DOMAIN_LITERAL = "\\[[!-Z^-~]*\\]";

const LOCAL_PART = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})$`, "u");
const DOMAIN = new RegExp(`^(?:${DOT_ATOM}|${DOMAIN_LITERAL})$`, "u");

/** Whether a text is an `addr-spec` (RFC 6068 §2, RFC 5322 §3.4.1): `local-part "@" domain`. */
function isAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
