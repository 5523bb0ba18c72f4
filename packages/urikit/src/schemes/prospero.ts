/**
 * RFC 4157, once RFC 1738 §3.11: `prospero`. A name that its host knows, and fields that tell which one is meant.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import { forbidUserinfo, type HostPort, readHostPort, writeHost, writePort } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { type Data, dataOf, encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planTo } from "./parts/plan.ts";
import { unbroken } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { sourceOf, urlPathFrom } from "./parts/source.ts";

/** A field of a Prospero link, and its value. */
export interface ProsperoField {
  readonly name: Data;
  readonly value: Data;
}

/** What a `prospero` reference means. */
export interface ProsperoReading extends HostPort {
  /** The host-specific object name, its own leading slash kept; what slashes mean in it only the host knows. */
  readonly hsoname: Data;
  readonly fields: readonly ProsperoField[];
}

const URL_RULE: Rule = { rule: "prosperourl", section: "RFC 1738 §3.11" };
const FIELD: Rule = { rule: "fieldspec", section: "RFC 1738 §3.11" };

const IN_NAME = `${SAFE_AND_EXTRA}/:@&=`;
const IN_FIELD = `${SAFE_AND_EXTRA}:@&`;

/**
 * `prospero` (RFC 4157; RFC 1738 §3.11). As §5 has it, a `?` is data.
 *
 * @example
 * ```ts
 * import { prospero } from "urikit/schemes";
 *
 * prospero.read("prospero://host.dom//pros/name").hsoname; // => "/pros/name"
 * prospero.read("prospero://host.dom/a;OBJECT-VERSION=2").fields; // => [{ name: "OBJECT-VERSION", value: "2" }]
 * ```
 */
export const prospero: Scheme<ProsperoReading> = {
  name: "prospero",
  defaultPort: 1525,
  specification: "RFC 4157",
  origin: "RFC 1738 §3.11",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "prospero").text),
};

function read(reference: string | UriReference): ProsperoReading {
  const source = sourceOf(reference, "prospero");
  const { text, layout } = source;
  forbidUserinfo(source, URL_RULE);
  const hostPort = readHostPort(source, URL_RULE, 1525);
  if (layout.pathFrom === layout.pathTo) throw missingPath(text, layout.pathFrom);
  const from = urlPathFrom(source, URL_RULE);
  const [hsoname = "", ...specs] = text.slice(from, layout.queryTo).split(";");
  let at = from + hsoname.length + 1;
  const fields = specs.map((spec) => {
    const field = readField(text, spec, at);
    at += spec.length + 1;
    return field;
  });
  return { ...hostPort, hsoname: dataOf(hsoname), fields };
}

function missingPath(text: string, index: number): Error {
  return refusal(text, index, "invalid-for-scheme", URL_RULE, {
    expected: '"/" and a name',
    why: "the name of an object has to be given",
  });
}

/** §5: `fieldspec = ";" fieldname "=" fieldvalue`, in neither of which is a `=` or a `/`. */
function readField(text: string, spec: string, at: number): ProsperoField {
  const [name = "", value, ...more] = spec.split("=");
  if (value !== undefined && more.length === 0 && !spec.includes("/")) {
    return { name: dataOf(name), value: dataOf(value) };
  }
  throw refusal(text, at, "invalid-for-scheme", FIELD, {
    expected: 'a name, "=" and a value, without "/" or another "="',
    why: 'a field has one "=" between its name and its value, and no "/"',
  });
}

function write({ host, port, hsoname, fields }: ProsperoReading): string {
  const specs = fields.map(
    ({ name, value }) => `;${encodeData(name, IN_FIELD)}=${encodeData(value, IN_FIELD)}`,
  );
  return compose({
    scheme: "prospero",
    host: writeHost(host),
    port: writePort(port, 1525),
    path: `/${encodeData(hsoname, IN_NAME)}${specs.join("")}`,
  });
}

function planOf(text: string): Plan {
  const reading = read(text);
  const { hsoname, fields } = reading;
  unbroken(text, hsoname, ...fields.flatMap(({ name, value }) => [name, value]));
  return planTo(prospero, reading, [
    {
      do: "request",
      of: "prospero",
      operation: "resolve",
      parameters: { hsoname, fields: fields.map(({ name, value }) => ({ name, value })) },
      note: "ask the directory how the object is reached; it answers with other references (RFC 1738 §3.11)",
    },
  ]);
}
