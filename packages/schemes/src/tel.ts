/**
 * RFC 3966: `tel`. A telephone number, global or for a context, and its parameters.
 */

import { componentRule } from "urikit/foundation";
import { defineScheme, type LenientOptions, type LenientReading } from "./parts/define-scheme.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";
import {
  completeSubscriber,
  dialledNumber,
  normalSubscriber,
  readSubscriber,
  type TelephoneSubscriber,
  type TelephoneSubscriberParts,
  writeSubscriber,
} from "./parts/telephone.ts";

/** The meaning of a `tel` reference. */
export interface TelReading extends LenientReading, TelephoneSubscriber {}

/** The members that `tel.build` needs: whether the number is global follows from it. */
export interface TelParts extends LenientReading, TelephoneSubscriberParts {}

const URL_RULE: SchemeRule = { rule: "telephone-uri", section: "RFC 3966 §3" };

/**
 * `tel` (RFC 3966).
 *
 * A lenient reading also takes a local number without a context (`tel:112`), blanks in a number, which it leaves out,
 * and a number after `//`.
 *
 * @example
 * ```ts
 * import { tel } from "@urikit/schemes";
 *
 * tel.read("tel:+1-201-555-0123;ext=9").extension; // => "9"
 * tel.read("tel:7042;phone-context=example.com").context; // => "example.com"
 * tel.read("tel:112", { lenient: true }).number; // => "112"
 * tel.plan("tel:+1-201-555-0123").steps[0]?.note; // => { id: "dial-number", values: [] }
 * ```
 */
export const tel = defineScheme({
  name: "tel",
  rules: [
    componentRule(["path"], { rule: "telephone-number", section: "RFC 3966 §3, §4" }, normalSubscriber),
  ],
  specification: "RFC 3966",
  origin: "RFC 2806",
  options: ["lenient"],
  read,
  complete: (parts: TelParts): TelReading => completeSubscriber(parts),
  write: (reading) => ({ path: writeSubscriber(reading) }),
  plan,
});

function read(source: SchemeSource, _options: LenientOptions | undefined): TelReading {
  source.forbidQuery(URL_RULE);
  return readSubscriber(source, source.pathWithoutAuthority(URL_RULE));
}

function plan(reading: TelReading, source: SchemeSource): Plan {
  const { global, context, extension, isdnSubaddress, parameters } = reading;
  withoutLineBreak(source.text, isdnSubaddress ?? "", parameters.map(({ value = "" }) => value).join(""));
  return planHere(source, {
    do: "request",
    of: "telephone",
    operation: "dial",
    parameters: {
      number: dialledNumber(reading),
      global,
      context,
      extension,
      isdnSubaddress,
      parameters: parameters.map(({ name, value }) => ({ name, value })),
    },
    note: noted("dial-number"),
  });
}
