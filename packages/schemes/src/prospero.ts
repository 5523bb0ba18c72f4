/**
 * RFC 4157, once RFC 1738 §3.11: `prospero`. A name that its host knows, and fields that say which one is meant.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { PROSPERO_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, type OctetData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A field of a Prospero link, and its value. */
interface ProsperoField {
  readonly name: OctetData;
  readonly value: OctetData;
}

/** The meaning of a `prospero` reference. */
export interface ProsperoReading extends HostPort {
  /** The host-specific object name, its own leading slash kept; only the host knows what slashes mean in it. */
  readonly hsoname: OctetData;
  readonly fields: readonly ProsperoField[];
}

const URL_RULE: SchemeRule = { rule: "prosperourl", section: "RFC 1738 §3.11" };
const FIELD: SchemeRule = { rule: "fieldspec", section: "RFC 1738 §3.11" };

const IN_NAME = `${SAFE_AND_EXTRA}/:@&=`;
const IN_FIELD = `${SAFE_AND_EXTRA}:@&`;

/**
 * `prospero` (RFC 4157; RFC 1738 §3.11). As §5 has it, a `?` is data.
 *
 * @example
 * ```ts
 * import { prospero } from "@urikit/schemes";
 *
 * prospero.read("prospero://host.dom//pros/name").hsoname; // => "/pros/name"
 * prospero.read("prospero://host.dom/a;OBJECT-VERSION=2").fields; // => [{ name: "OBJECT-VERSION", value: "2" }]
 * ```
 */
export const prospero = defineScheme({
  name: "prospero",
  defaultPort: 1525,
  specification: "RFC 4157",
  origin: "RFC 1738 §3.11",
  read,
  defaults: { fields: [] },
  write,
  plan,
});

function read(source: SchemeSource): ProsperoReading {
  source.forbidUserinfo(URL_RULE);
  const hostPort = source.hostPort(URL_RULE);
  requirePath(source);
  const [name = source.path, ...specs] = source.split(source.urlPath(URL_RULE), ";");
  const hsoname = source.decodeData(name);
  return { ...hostPort, hsoname, fields: specs.map((spec) => readField(source, spec)) };
}

function requirePath(source: SchemeSource): void {
  const { from, to } = source.path;
  if (from < to) return;
  throw source.error(from, URL_RULE, fault("slash-and-name", "the-object-name-is-missing"));
}

/** §5: `fieldspec = ";" fieldname "=" fieldvalue`, in neither of which is a `=` or a `/`. */
function readField(source: SchemeSource, spec: TextSpan): ProsperoField {
  const [name = spec, value, third] = source.split(spec, "=");
  if (value !== undefined && third === undefined && !source.slice(spec).includes("/")) {
    return { name: source.decodeData(name), value: source.decodeData(value) };
  }
  throw source.error(spec.from, FIELD, fault("prospero-field", "not-prospero-field", PROSPERO_FAULTS));
}

function write({ host, port, hsoname, fields }: ProsperoReading): WrittenParts {
  const specs = fields.map(
    ({ name, value }) => `;${encodeData(name, IN_FIELD)}=${encodeData(value, IN_FIELD)}`,
  );
  return { host, port, path: `/${encodeData(hsoname, IN_NAME)}${specs.join("")}` };
}

function plan(reading: ProsperoReading, source: SchemeSource): Plan {
  const { hsoname, fields } = reading;
  withoutLineBreak(source.text, hsoname, fields.flatMap(({ name, value }) => [name, value]).join(""));
  const request: PlanStep = {
    do: "request",
    of: "prospero",
    operation: "resolve",
    parameters: { hsoname, fields: fields.map(({ name, value }) => ({ name, value })) },
    note: noted("ask-directory-for-object"),
  };
  return planTo(source, reading, [request], { receives: "reply" });
}
