/**
 * RFC 5724: `sms`. Whom to send a short message, and what it begins with.
 */

import { componentRule, lowerCase } from "urikit/foundation";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { SMS_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";
import {
  completeSubscriber,
  dialledNumber,
  normalSubscriber,
  readSubscriber,
  type TelephoneSubscriber,
  type TelephoneSubscriberParts,
  writeSubscriber,
} from "./parts/telephone.ts";

/** A field that no document defines yet; whoever does not know it must ignore it (§2.2). */
interface SmsField {
  readonly name: string;
  readonly value: string;
}

/** The meaning of an `sms` reference. */
export interface SmsReading extends LenientReading {
  /** The telephone numbers; in a lenient reading, the list may be empty. */
  readonly recipients: readonly TelephoneSubscriber[];
  /** The beginning of the message. */
  readonly body?: string | undefined;
  readonly fields: readonly SmsField[];
}

/** The members that `sms.build` needs: whether a number is global follows from it. */
export interface SmsParts extends Omit<SmsReading, "recipients" | "fields"> {
  readonly recipients: readonly TelephoneSubscriberParts[];
  readonly fields?: readonly SmsField[] | undefined;
}

const URL_RULE: SchemeRule = { rule: "sms-uri", section: "RFC 5724 §2.2" };
const RECIPIENT: SchemeRule = { rule: "sms-recipient", section: "RFC 5724 §2.2" };
const FIELD: SchemeRule = { rule: "sms-field", section: "RFC 5724 §2.2" };

/** The characters that `escaped-value = *( unreserved / pct-encoded )` does not have. */
const RESERVED = "/:@!$'()*+,;=?";

/**
 * `sms` (RFC 5724).
 *
 * A lenient reading also takes a reference without a recipient, slashes before the first, reserved characters in a body,
 * and what {@link tel} takes leniently.
 *
 * @example
 * ```ts
 * import { sms } from "@urikit/schemes";
 *
 * const reading = sms.read("sms:+15105550101,+15105550102?body=hello%20there");
 * reading.recipients.map(({ number }) => number); // => ["+15105550101", "+15105550102"]
 * reading.body; // => "hello there"
 * sms.build({ recipients: [{ number: "+15105550101" }], body: "hi!" }); // => "sms:+15105550101?body=hi%21"
 * ```
 */
export const sms = defineScheme({
  name: "sms",
  rules: [
    componentRule(["path"], { rule: "sms-recipients", section: "RFC 5724 §2.4" }, normalRecipients),
    componentRule(["query"], { rule: "sms-field-case", section: "RFC 5724 §2.2" }, (query) =>
      query
        .split("&")
        .map((field) => field.replace(/^[^=]*/, lowerCase))
        .join("&"),
    ),
  ],
  specification: "RFC 5724",
  origin: "RFC 5724",
  options: ["lenient"],
  read,
  complete: ({ recipients, fields = [], ...others }: SmsParts): SmsReading => ({
    ...others,
    recipients: recipients.map(completeSubscriber),
    fields,
  }),
  write,
  plan,
});

function read(source: SchemeSource, _options: LenientOptions | undefined): SmsReading {
  const fields =
    source.query === undefined ? [] : source.split(source.query, "&").map((span) => readField(source, span));
  const bodies = fields.filter(({ name }) => name === "body");
  if (bodies.length > 1) {
    throw source.error(source.layout.pathTo, FIELD, fault("one-body", "the-body-is-here-twice"));
  }
  return {
    recipients: readRecipients(source),
    body: bodies[0]?.value,
    fields: fields.filter(({ name }) => name !== "body"),
  };
}

/** §2.2: `sms-recipient *( "," sms-recipient )`. */
function readRecipients(source: SchemeSource): readonly TelephoneSubscriber[] {
  const span = source.pathWithoutAuthority(URL_RULE);
  if (span.from < span.to) return source.split(span, ",").map((each) => readSubscriber(source, each));
  source.tolerate(span.from, RECIPIENT, fault("a-telephone-number", "no-recipient-number", SMS_FAULTS));
  return [];
}

/** §2.2: `sms-field = sms-field-name "=" escaped-value`; "keywords … are case-insensitive". */
function readField(source: SchemeSource, span: TextSpan): SmsField {
  const equals = source.indexOf(span, "=");
  const name = source.decode({ from: span.from, to: equals < 0 ? span.to : equals });
  if (equals < 0 || !/^[-A-Za-z0-9._~]+$/.test(name)) {
    throw source.error(span.from, FIELD, fault("sms-field-and-value", "not-sms-field", SMS_FAULTS));
  }
  const value = { from: equals + 1, to: span.to };
  source.tolerateFirst(RESERVED, value, { ...FIELD, place: "the-value-of-a-field" });
  return { name: name.toLowerCase(), value: source.decode(value) };
}

function write({ recipients, body, fields }: SmsReading): WrittenParts {
  const all = [...(body === undefined ? [] : [{ name: "body", value: body }]), ...fields];
  const query = all.map(({ name, value }) => `${encodeData(name, "")}=${encodeData(value, "")}`).join("&");
  return { path: recipients.map(writeSubscriber).join(","), query: all.length === 0 ? undefined : query };
}

/** §2.4: recipients count as a set, each as RFC 3966 §4 compares it. */
function normalRecipients(path: string): string {
  return [...new Set(path.split(",").map(normalSubscriber))].sort().join(",");
}

/** §2.3: "Unknown fields … MUST be ignored"; §2.2: who gets the message must be clear before it is sent. */
function plan({ recipients, body, fields }: SmsReading, source: SchemeSource): Plan {
  const unknown = [...new Set(fields.map(({ name }) => name))].join(", ");
  return planHere(source, {
    do: "compose",
    to: recipients.map((recipient) => {
      const { context } = recipient;
      return dialledNumber(recipient) + (context === undefined ? "" : ` (${context})`);
    }),
    fields: body === undefined ? [] : [{ name: "body", value: body, unsafe: false }],
    note: fields.length === 0 ? noted("begin-short-message") : noted("begin-short-message-without", unknown),
  });
}
