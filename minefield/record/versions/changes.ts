/** What a release changed: how many references it reads otherwise, and the shortest of them. */

import { isHeldOut, type Question } from "../../recorded/question.ts";
import type { Answer, ComponentsRead } from "../../recorded/recording.ts";
import type { Changed, Example, Part, Value } from "../../recorded/versions.ts";

const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query"] as const;

const EXAMPLES = 6;

/** The parts in which two lists of answers differ, that with the most references first. */
export function changes(
  questions: readonly Question[],
  before: readonly Answer[],
  after: readonly Answer[],
): readonly Changed[] {
  const parts = new Map<Part, { references: number; examples: Example[] }>();
  for (const [at, question] of questions.entries()) {
    const [one, other] = [before[at], after[at]];
    if (one === undefined || other === undefined) continue;
    for (const [part, was, is] of differences(one, other)) {
      const found = parts.get(part) ?? { references: 0, examples: [] };
      found.references++;
      if (!isHeldOut(question)) found.examples.push(exampleOf(question, was, is));
      parts.set(part, found);
    }
  }
  return [...parts]
    .map(([part, { references, examples }]) => ({ part, references, examples: shortest(examples) }))
    .sort((one, other) => other.references - one.references);
}

/** What two answers differ in. If one of them refuses, only that counts. */
export function differences(one: Answer, other: Answer): readonly (readonly [Part, Value, Value])[] {
  if (one.failed !== other.failed) return [["fails", one.failed ?? null, other.failed ?? null]];
  const target: readonly (readonly [Part, Value, Value])[] =
    one.target === other.target ? [] : [["target", one.target ?? null, other.target ?? null]];
  return [...readingDifferences(one.reads, other.reads), ...target];
}

function readingDifferences(
  one: ComponentsRead | false,
  other: ComponentsRead | false,
): readonly (readonly [Part, Value, Value])[] {
  if (one === false || other === false)
    return one === other ? [] : [["accepts", one !== false, other !== false]];
  return COMPONENTS.filter((name) => one[name] !== other[name]).map((name) => [
    name,
    one[name] ?? null,
    other[name] ?? null,
  ]);
}

function exampleOf({ reference, base }: Question, before: Value, after: Value): Example {
  return { reference, ...(base !== undefined && { base }), before, after };
}

/** The shortest, no two of which change the same value in the same way. */
function shortest(examples: readonly Example[]): readonly Example[] {
  const lengthOf = ({ reference, base = "" }: Example) => reference.length + base.length;
  const ways = new Map<string, Example>();
  for (const example of [...examples].sort((one, other) => lengthOf(one) - lengthOf(other))) {
    const way =
      typeof example.before === "string" ? `${example.before}\n${example.after}` : example.reference;
    if (!ways.has(way)) ways.set(way, example);
  }
  return [...ways.values()].slice(0, EXAMPLES);
}
