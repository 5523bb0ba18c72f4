/** RFC 3986 §7.5: secrets by the name of their parameter, and by their shape. */

import type { Report } from "../report.ts";
import { findSecrets } from "../secrets/find-secrets.ts";
import { mayTellSecret } from "../secrets/secret-names.ts";
import { mayHaveShape } from "../secrets/secret-shapes.ts";
import { componentAt, type Subject } from "../subject.ts";

/** A quick look: `false` where there is no secret. */
export function mayHoldSecret(text: string): boolean {
  if (mayHaveShape(text)) return true;
  for (let at = text.indexOf("="); at >= 0; at = text.indexOf("=", at + 1))
    if (mayTellSecret(text, at)) return true;
  return false;
}

/** A shorter value, as in `auth=y`, is a flag, and not a secret. */
const SHORTEST = 3;

/** Placeholders for a value in a template, in documentation, or where a secret was taken out. */
const STANDS_FOR_VALUE =
  /^(?:\$?\{[^{}]{0,64}\}{1,2}|%7B\w{0,64}%7D|<[^<>]{0,64}>|\$\w{1,64}|\*{3,64}|\.{3,64}|x{3,64})$/i;

/** The secrets of query, fragment and path; a password is another finding. */
export function checkSecrets(subject: Subject, report: Report): void {
  checkSecretsIn(subject.text, () => subject, report);
}

/** The same, where a text that holds no secret need not be read as a subject. */
export function checkSecretsIn(text: string, subject: () => Subject, report: Report): void {
  if (!mayHoldSecret(text)) return;
  for (const { from, to, by, what, source } of findSecrets(text)) {
    if (to - from < SHORTEST || (by === "name" && STANDS_FOR_VALUE.test(text.slice(from, to)))) continue;
    const component = componentAt(subject(), from);
    const id = by === "identifier" ? "key-identifier" : (`secret-by-${by}` as const);
    report.add(id, { component, from, to, values: [what, source] });
  }
}
