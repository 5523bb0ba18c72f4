/**
 * A command on IRIs (RFC 3987), by `--iri`: each IRI is read as the URI that it is mapped to (§3.1), and the answer is written as
 * the IRI of the URI that it is (§3.2). Commands that read IRIs themselves say so.
 */

import { type LineError, lineErrorOf, referenceError } from "@urikit/explain";
import type { UriReference } from "urikit";
import { isIriReference, parseIri, toIri, toUri } from "urikit/iri";
import type { LineCommand, LinePlace, LineResult, PageCommand } from "./results.ts";

const BEYOND_ASCII = /[^\0-\x7f]/;

/** The URI of an IRI; a text that is not an IRI stays. */
export function uriOf(text: string): string {
  return BEYOND_ASCII.test(text) && isIriReference(text) ? toUri(text) : text;
}

/** The IRI of a URI; another text stays. */
export function iriOf(text: string): string {
  if (!text.includes("%")) return text;
  return isIriReference(text) ? toIri(text) : text;
}

/**
 * An IRI reference, read as it is: it has the components of a URI reference, under the same names (RFC 3987 §2.2).
 *
 * @throws {UriSyntaxError} If the text is not an IRI reference.
 */
export function readIri(text: string): UriReference {
  return parseIri(text) as unknown as UriReference;
}

/** The error of a text that is not an IRI reference (§2.2). */
export function iriError(text: string): LineError | undefined {
  if (!BEYOND_ASCII.test(text)) return referenceError(text);
  if (isIriReference(text)) return undefined;
  try {
    parseIri(text);
    return undefined;
  } catch (error) {
    return lineErrorOf(error);
  }
}

/** The command, for IRIs too. Its works know URIs alone. */
export function onIris<Command extends LineCommand | PageCommand>(command: Command): Command {
  const { errorOf, takesIris } = command;
  const plain = { ...command, work: undefined, jsonWork: undefined, alike: undefined };
  if (takesIris) return plain;
  const read = command.subject === "text" || command.subject === "template" ? String : uriOf;
  const answered = command.answers === undefined || command.answers === "value" ? iriOf : String;
  const told = (text: string, value: object | Uint8Array | undefined) =>
    value === undefined || value instanceof Uint8Array
      ? value
      : toldAs(text, value, (one) => (one === read(text) ? text : answered(one)));
  return {
    ...plain,
    ...(errorOf && {
      errorOf: (text: string, place: LinePlace) => {
        const error = BEYOND_ASCII.test(text) ? iriError(text) : undefined;
        return error ?? errorOf(read(text), place);
      },
    }),
    ...("line" in command && {
      line: (text: string, place: LinePlace) => {
        const uri = read(text);
        return answeredLine(command.line(uri, place), (one) => (one === uri ? text : answered(one)));
      },
    }),
    ...("page" in command && {
      page: (...[text, screen, place]: Parameters<PageCommand["page"]>) =>
        command.page(read(text), screen, place),
    }),
    json: (text: string, place: LinePlace) => told(text, command.json(read(text), place)),
  };
}

function answeredLine(line: LineResult, answered: (text: string) => string): LineResult {
  return typeof line === "string" ? line.split("\n").map(answered).join("\n") : line;
}

/** The object of a line, with its text as it was given, and its result as it is answered. */
function toldAs(text: string, value: object, answered: (text: string) => string): object {
  const { reference, result } = value as { reference?: unknown; result?: unknown };
  return {
    ...value,
    // What is masked, or mapped in another way, stays as the command has it.
    ...(reference === uriOf(text) && { reference: text }),
    ...(typeof result === "string" && { result: answered(result) }),
  };
}
