/** The fields of an answer, as a recorder prints them: `recorder.ts` says what they are. */

import type { Answer } from "../recorded/recording.ts";
import { textOf } from "./octets.ts";

type Field = string | false | undefined;

/**
 * The answer that a line holds; undefined if it holds none.
 *
 * @param noted What `dialled.c` noted, in the place of the last field.
 */
export function answerOf(line: string, noted: string | undefined): Answer | undefined {
  const texts = line.split("\t");
  if (texts.length !== 9 || !texts.every(isField)) return undefined;
  const [accepted, scheme, userinfo, host, port, path, query, target, dialled] = texts.map(decoded);
  if (accepted !== "" && accepted !== false && accepted !== undefined) return undefined;
  const dials = noted ?? dialled;
  if (dials && !/ \S+$/.test(dials)) return undefined;
  return {
    reads: accepted === "" && {
      scheme: orAbsent(scheme),
      userinfo: orAbsent(userinfo),
      host: orAbsent(host),
      port,
      path: orAbsent(path),
      query: orAbsent(query),
    },
    target,
    dials,
  };
}

const orAbsent = (field: Field) => (field === false ? undefined : field);

/** Whether a field is `-`, `!`, or `=` and the base64 that its octets have. */
function isField(field: string): boolean {
  if (field === "-" || field === "!") return true;
  const text = field.slice(1);
  return field.startsWith("=") && Buffer.from(text, "base64").toString("base64") === text;
}

function decoded(field: string): Field {
  if (field === "-") return undefined;
  return field === "!" ? false : textOf(Buffer.from(field.slice(1), "base64"));
}
