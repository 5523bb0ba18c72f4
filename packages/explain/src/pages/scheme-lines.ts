/** The meaning of a reference by its scheme, as lines for people. */

import { printable } from "urikit/display";
import { statement } from "urikit/words";
import { inColumns } from "../layout/columns.ts";
import { wrapped } from "../layout/layout.ts";
import type { Screen } from "../layout/screen.ts";
import {
  documentOf,
  type Hiding,
  lineErrorOfScheme,
  memberTexts,
  type SchemeError,
  type SchemeReading,
  schemeName,
} from "../reference/scheme-reading.ts";
import type { Words } from "../words/words.ts";

/** The members of a reading that are not shown, and the words for the others. */
type Telling = Hiding & { readonly words: Words };

/** All of it for people, without what the page shows elsewhere. Passwords are masked. */
export function readingLines(
  schemeReading: (SchemeReading & { readonly scheme?: string | undefined }) | undefined,
  telling: Telling,
): string[] {
  if (schemeReading === undefined) return [];
  const { words } = telling;
  const { status, specification, error, refused } = schemeReading;
  const name = schemeName(schemeReading);
  const told = status === undefined ? name : statement("scheme-status", name, statement(`status-${status}`));
  return [
    specification === undefined
      ? words.say(told)
      : words.text("specified-in", told, documentOf(schemeReading)),
    ...(error === undefined ? [] : [words.text("breaks-scheme", errorText(error, words))]),
    ...memberLines(schemeReading, telling),
    ...(refused === undefined
      ? []
      : [words.text("access-refused-because", printable(errorText(refused, words)))]),
  ];
}

function errorText(error: SchemeError, words: Words): string {
  return words.error(lineErrorOfScheme(error));
}

/** The meaning of a text that is not a URI reference as a connection string, or why it is not one. */
export function connectionLines(
  schemeReading: SchemeReading,
  { colors, width, words }: Pick<Screen, "colors" | "width" | "words">,
): string[] {
  const { specification = "", error } = schemeReading;
  const title =
    error === undefined
      ? words.text("as-connection", statement("specification", specification))
      : words.text("no-connection", errorText(error, words));
  const members = memberLines(schemeReading, { hides: (name) => name === "scheme", words });
  return [
    ...wrapped(title, width - 2, "").map((line) => `  ${colors.dim(line)}`),
    ...members.flatMap((line) => wrapped(line, width - 2)).map((line) => `  ${line}`),
  ];
}

const HIDDEN_INSIDE: readonly string[] = ["password", "userinfo", "inner"];

/** The references in a reference, each with the name of its scheme, and below it what it means. */
export function insideLines({ inside = [] }: SchemeReading, words: Words): string[] {
  return inside.flatMap((one) => {
    const { reference, specification, error } = one;
    const [scheme] = reference.split(":", 1);
    const name = schemeName({ ...one, scheme });
    const told = specification === undefined ? name : statement("name-and-document", name, documentOf(one));
    const members = memberLines(one, { hides: (member) => HIDDEN_INSIDE.includes(member), words });
    return [
      words.text("inside-reference", printable(reference), told),
      ...(error === undefined ? [] : [words.text("breaks-its-scheme", errorText(error, words))]),
      ...members.map((line) => `  ${line}`),
    ];
  });
}

/** The members of the reading that are not hidden and have something in them, each with its name. Passwords are masked. */
export function memberLines(schemeReading: SchemeReading | undefined, telling: Telling): string[] {
  return inColumns(memberTexts(schemeReading, telling));
}
