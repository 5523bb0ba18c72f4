/**
 * RFC 3986 §1.1.1: references that wrap another one, and the way to what they name: that of the inner one, and a step more.
 * This entry is for urikit's own packages, and promises nothing.
 */

import type { ReferenceLike } from "urikit";
import type { Statement } from "urikit/words";
import { jar } from "./jar.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, type RequestStep, withoutLineBreak } from "./parts/plan.ts";
import { viewSource } from "./view-source.ts";

/** The reference in a reading; undefined if there is no such reference. */
export function innerOf(reading: object | undefined): string | undefined {
  const inner = reading !== undefined && "inner" in reading ? reading.inner : undefined;
  return typeof inner === "string" ? inner : undefined;
}

/** A reference in another one, and what is done with what it names. */
interface Wrapper {
  readonly inner: string;
  readonly step: RequestStep;
}

/**
 * The wrapper that a reference is; undefined for one that wraps nothing, or nothing that can be reached.
 */
export function wrapperOf(reference: ReferenceLike, scheme: string | undefined): Wrapper | undefined {
  if (scheme === viewSource.name) {
    const { inner } = viewSource.read(reference);
    return { inner, step: stepOf("show source", {}, noted("show-as-text")) };
  }
  if (scheme !== jar.name) return undefined;
  const { inner, entry } = jar.read(reference);
  withoutLineBreak(String(reference), entry);
  const isDirectory = entry === "" || entry.endsWith("/");
  const operation = isDirectory ? "list entries" : "take entry";
  return { inner, step: stepOf(operation, { entry }, noted("open-as-archive")) };
}

function stepOf(operation: string, parameters: RequestStep["parameters"], note: Statement): RequestStep {
  return { do: "request", of: "program", operation, parameters, note };
}

/** A plan with one step more at its end. */
export function withLastStep(plan: Plan, step: RequestStep): Plan {
  return plan.next === undefined
    ? { ...plan, steps: [...plan.steps, step] }
    : { ...plan, next: withLastStep(plan.next, step) };
}
