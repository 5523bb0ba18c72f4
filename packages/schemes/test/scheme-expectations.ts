/** The common parts of the tests of the schemes. */

import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { type Statement, say } from "urikit/words";
import { expect } from "vitest";
import type { Scheme } from "../src/parts/define-scheme.ts";
import type { OctetData } from "../src/parts/octet-data.ts";
import type { Plan, PlanStep } from "../src/parts/plan.ts";
import { en } from "../src/words/en.ts";

export { errorOf } from "@urikit/abnf/error-of";

/** Octets as text, each a character. */
export function latin1(octets: Uint8Array): string {
  return String.fromCharCode(...octets);
}

/** The steps of a plan, their notes in English. */
export function inEnglish({ steps }: Plan): readonly (Omit<PlanStep, "note"> & { readonly note: string })[] {
  const said = (note: Statement): string => say(en, note);
  return steps.map((step) => ({ ...step, note: said(step.note) }));
}

/** The steps of a plan in a line each, with the octets that are sent. */
export function described({ steps }: Plan): readonly string[] {
  return steps.map(describedStep);
}

function describedStep(step: PlanStep): string {
  switch (step.do) {
    case "connect":
      return `connect ${step.host ?? "own"}:${step.port}${wayOf(step)}`;
    case "send":
      return latin1(step.octets);
    case "ask":
      return `ask ${say(en, step.for)}: ${latin1(step.before)}…${latin1(step.lineEnd)}${latin1(step.after)}`;
    case "guess":
      return `guess ${say(en, step.what)}: ${step.choices.map(({ octets }) => latin1(octets)).join("")}`;
    default:
      return step.do;
  }
}

function wayOf({ transport, tls }: PlanStep & { do: "connect" }): string {
  if (transport === "udp") return tls === "none" ? " by UDP" : " by DTLS";
  return tls === "none" ? "" : " by TLS";
}

/** The law of every `build`: what it gives is read as it was meant. */
export function expectIdentity<Reading extends object>(
  scheme: Scheme<Reading, never, Reading>,
  readings: fc.Arbitrary<Reading>,
): void {
  fc.assert(
    fc.property(readings, (reading) => {
      expect(scheme.read(scheme.build(reading))).toEqual(reading);
    }),
    { seed: 1738, numRuns: extent(40, 300) },
  );
}

const octets = fc.uint8Array({ minLength: 1, maxLength: 6 });

/** Text, and octets that are not UTF-8: those that are, are read as text. */
export const data: fc.Arbitrary<OctetData> = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(..."ab/;:@?#[]%&=+ ~'!*(),$.\\\"<>|^`{}\0\r\n\té"), maxLength: 8 }),
  octets.map((array) => Uint8Array.from([0xff, ...array])),
);

/** The same, but never empty. */
export const someData: fc.Arbitrary<OctetData> = data.filter(({ length }) => length > 0);

/** Hosts as the grammar has them. */
export const host: fc.Arbitrary<string> = fc.constantFrom(
  "example.org",
  "EXAMPLE.org",
  "a_b",
  "192.0.2.1",
  "[2001:db8::7]",
  "[v1.a:b]",
  "xn--bcher-kva.example",
  "bücher.example",
  "a!b",
);

export const port: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(21, 23, 70, 80),
  fc.integer({ min: 0, max: 65535 }),
);

/** Absent, or not. */
export function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}
