/**
 * RFC 5724: `sms`. Whom to send a short message, and what it begins with.
 */

import { componentRule, lowerCase } from "../scheme-rules.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import type { Rule, Source, Span } from "./parts/source.ts";
import {
  completeSubscriber,
  dialledNumber,
  normalSubscriber,
  readSubscriber,
  type Subscriber,
  type SubscriberParts,
  writeSubscriber,
} from "./parts/telephone.ts";

/** A field that no document defines yet; whoever does not know it must ignore it (§2.2). */
export interface SmsField {
  readonly name: string;
  readonly value: string;
}

/** What an `sms` reference means. */
export interface SmsReading extends LenientReading {
  /** The telephone numbers; leniently, there may be none. */
  readonly recipients: readonly Subscriber[];
  /** What the message begins with. */
  readonly body?: string | undefined;
  readonly fields: readonly SmsField[];
}

/** What `sms.build` needs: whether a number is global follows from it. */
export interface SmsParts extends Omit<SmsReading, "recipients" | "fields"> {
  readonly recipients: readonly SubscriberParts[];
  readonly fields?: readonly SmsField[] | undefined;
}

const URL_RULE: Rule = { rule: "sms-uri", section: "RFC 5724 §2.2" };
const RECIPIENT: Rule = { rule: "sms-recipient", section: "RFC 5724 §2.2" };
const FIELD: Rule = { rule: "sms-field", section: "RFC 5724 §2.2" };

/** What `escaped-value = *( unreserved / pct-encoded )` does not have. */
const RESERVED = "/:@!$'()*+,;=?";

/**
 * `sms` (RFC 5724).
 *
 * A lenient reading also takes a reference without a recipient, slashes before the first, reserved characters in a body,
 * and what {@link tel} takes leniently.
 *
 * @example
 * ```ts
 * import { sms } from "urikit/schemes";
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
  read,
  complete: ({ recipients, fields = [], ...others }: SmsParts): SmsReading => ({
    ...others,
    recipients: recipients.map(completeSubscriber),
    fields,
  }),
  write,
  plan,
});

function read(source: Source, _options: LenientOptions | undefined): SmsReading {
  const fields =
    source.query === undefined ? [] : source.split(source.query, "&").map((span) => readField(source, span));
  const bodies = fields.filter(({ name }) => name === "body");
  if (bodies.length > 1) {
    throw source.error(source.layout.pathTo, FIELD, {
      expected: "one body",
      message: "the body stands here twice",
    });
  }
  return {
    recipients: readRecipients(source),
    body: bodies[0]?.value,
    fields: fields.filter(({ name }) => name !== "body"),
  };
}

/** §2.2: `sms-recipient *( "," sms-recipient )`. */
function readRecipients(source: Source): readonly Subscriber[] {
  const span = source.pathWithoutAuthority(URL_RULE);
  if (span.from < span.to) return source.split(span, ",").map((each) => readSubscriber(source, each));
  source.tolerate(span.from, RECIPIENT, {
    expected: "a telephone number",
    message: "no telephone number says whom the message goes to",
  });
  return [];
}

/** §2.2: `sms-field = sms-field-name "=" escaped-value`; "keywords … are case-insensitive". */
function readField(source: Source, span: Span): SmsField {
  const equals = source.indexOf(span, "=");
  const name = source.decode({ from: span.from, to: equals < 0 ? span.to : equals });
  if (equals < 0 || !/^[-A-Za-z0-9._~]+$/.test(name)) {
    throw source.error(span.from, FIELD, {
      expected: "the name of a field, = and its value",
      message: "a field has a name of letters, digits and -._~, and a value after a =",
    });
  }
  const value = { from: equals + 1, to: span.to };
  source.tolerateFirst(RESERVED, value, { ...FIELD, place: "the value of a field" });
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
function plan({ recipients, body, fields }: SmsReading, source: Source): Plan {
  const unknown =
    fields.length === 0 ? "" : `; left out: ${[...new Set(fields.map(({ name }) => name))].join(", ")}`;
  return planHere(source, {
    do: "compose",
    to: recipients.map((recipient) => {
      const { context } = recipient;
      return dialledNumber(recipient) + (context === undefined ? "" : ` (${context})`);
    }),
    fields: body === undefined ? [] : [{ name: "body", value: body, unsafe: false }],
    note: `begin a short message; the person completes and sends it, or does not (RFC 5724 §2.3)${unknown}`,
  });
}
