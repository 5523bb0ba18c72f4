/**
 * RFC 6068, once RFC 1738 §3.5: `mailto`. Addresses, and header fields of the message to begin.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { NormalizationRule } from "../scheme-rules.ts";
import { isAddress } from "./parts/address.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import { unbroken } from "./parts/protocol-line.ts";
import { readBack } from "./parts/reading-back.ts";
import { forbid, type Rule, refusal } from "./parts/refusal.ts";
import { lowerCase, rewriting } from "./parts/rewriting.ts";
import { decodeRange, forbidAuthority, type Source, sourceOf } from "./parts/source.ts";
import { cutAt } from "./parts/stretches.ts";

/** A field of the header, or `body`, which is none but is given like one. */
export interface MailField {
  readonly name: string;
  readonly value: string;
  /**
   * Whether it is none of the few that RFC 6068 §4 takes to be safe: a program should leave it out, or at least
   * show it (§7).
   */
  readonly unsafe: boolean;
}

/** What a `mailto` reference means. */
export interface MailtoReading {
  /** The addresses before the `?`; RFC 1738 knew exactly one. */
  readonly to: readonly string[];
  readonly fields: readonly MailField[];
}

const URL_RULE: Rule = { rule: "mailtoURI", section: "RFC 6068 §2" };
const ADDRESS: Rule = { rule: "addr-spec", section: "RFC 6068 §2" };
const FIELD: Rule = { rule: "hfield", section: "RFC 6068 §2" };

/** RFC 6068 §4: "Subject and Keywords, as well as Body, are believed to be both safe and useful in the general case". */
const SAFE_FIELDS: ReadonlySet<string> = new Set(["subject", "keywords", "body", "to"]);

/** §3: originator, routing, trace and MIME fields "MUST be ignored": the client makes its own. */
const IGNORED_FIELD =
  /^(?:from|sender|date|apparently-to|resent-.*|received|return-path|mime-version|content-.*)$/is;

/** §2: `some-delims`; the comma parts addresses, and the others that an address may hold are encoded in it. */
const IN_ADDRESS = "!$'()*+:@";
const IN_FIELD = `${SAFE_AND_EXTRA};:@`;

/** §2: `mailto:?to=a` "is equivalent to" `mailto:a`; here where no encoding leaves a doubt of what the addresses are. */
const PLAIN_TO = /^to=[-A-Za-z0-9._+]+@[-A-Za-z0-9.]+(?:,[-A-Za-z0-9._+]+@[-A-Za-z0-9.]+)*$/;

const TO_FIELD: NormalizationRule = {
  rule: "to-field",
  section: "RFC 6068 §2",
  apply: (components) => {
    if (components.query === undefined) return components;
    const fields = components.query.split("&");
    const moved = fields.filter((field) => PLAIN_TO.test(field)).map((field) => field.slice("to=".length));
    if (moved.length === 0) return components;
    const kept = fields.filter((field) => !PLAIN_TO.test(field)).join("&");
    const path = [...(components.path === "" ? [] : [components.path]), ...moved].join(",");
    return { ...components, path, query: kept === "" ? undefined : kept };
  },
};

/**
 * `mailto` (RFC 6068).
 *
 * @example
 * ```ts
 * import { mailto } from "urikit/schemes";
 *
 * const reading = mailto.read("mailto:addr1@an.example,addr2@an.example?subject=a%26b&bcc=c@an.example");
 * reading.to; // => ["addr1@an.example", "addr2@an.example"]
 * reading.fields[0]; // => { name: "subject", value: "a&b", unsafe: false }
 * reading.fields[1]?.unsafe; // => true
 * ```
 */
export const mailto: Scheme<MailtoReading> = {
  name: "mailto",
  defaultPort: undefined,
  rules: [
    rewriting("query", "field-name-case", "RFC 6068 §2", lowerCaseNames),
    TO_FIELD,
    rewriting("path", "mail-domain-case", "RFC 5321 §2.4", (path) =>
      path.replace(/@[^@,%]*(?=,|$)/g, (domain) => domain.toLowerCase()),
    ),
  ],
  specification: "RFC 6068",
  origin: "RFC 1738 §3.5",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(sourceOf(reference, "mailto").text),
};

function read(reference: string | UriReference): MailtoReading {
  const source = sourceOf(reference, "mailto");
  forbidAuthority(source, URL_RULE);
  return { to: readAddresses(source), fields: readFields(source) };
}

/** §2: `to = addr-spec *("," addr-spec )`. */
function readAddresses({ text, layout }: Source): readonly string[] {
  const { pathFrom, pathTo } = layout;
  if (pathFrom === pathTo) return [];
  forbid(text, pathFrom, pathTo, "/&;=", ADDRESS, "an address");
  return cutAt(text, { from: pathFrom, to: pathTo }, ",").map(({ from, to }) => {
    const address = decodeRange(text, from, to);
    if (isAddress(address)) return address;
    throw refusal(text, from, "invalid-for-scheme", ADDRESS, {
      expected: 'a local part, "@" and a domain',
      why: "this is no address of electronic mail",
    });
  });
}

/** §2: `hfields = "?" hfield *( "&" hfield )`. */
function readFields({ text, layout }: Source): readonly MailField[] {
  const { pathTo, queryTo } = layout;
  if (pathTo === queryTo) return [];
  return cutAt(text, { from: pathTo + 1, to: queryTo }, "&").map(({ from, to }) => readField(text, from, to));
}

/** §2: `hfield = hfname "=" hfvalue`, both `*qchar`. */
function readField(text: string, from: number, to: number): MailField {
  const equals = text.indexOf("=", from);
  if (equals < 0 || equals >= to) {
    throw refusal(text, from, "invalid-for-scheme", FIELD, {
      expected: 'the name of a field, "=" and its value',
      why: 'a field has a "=" between its name and its value',
    });
  }
  forbid(text, from, equals, "/?", FIELD, "the name of a field");
  forbid(text, equals + 1, to, "/?=", FIELD, "the value of a field");
  const name = decodeRange(text, from, equals);
  return { name, value: decodeRange(text, equals + 1, to), unsafe: !SAFE_FIELDS.has(name.toLowerCase()) };
}

/** §2: `hfname` counts alike in either case. */
function lowerCaseNames(query: string): string {
  return query
    .split("&")
    .map((field) => field.replace(/^[^=]*/, lowerCase))
    .join("&");
}

function write({ to, fields }: MailtoReading): string {
  const query = fields
    .map(({ name, value }) => `${encodeData(name, IN_FIELD)}=${encodeData(value, IN_FIELD)}`)
    .join("&");
  return compose({
    scheme: "mailto",
    path: to.map((address) => encodeData(address, IN_ADDRESS)).join(","),
    query: fields.length === 0 ? undefined : query,
  });
}

/** §3, §5: a message is begun, never sent; only its body has lines; some fields are left out. */
function planOf(text: string): Plan {
  const { to, fields } = read(text);
  for (const { name, value } of fields) {
    unbroken(text, name);
    if (name.toLowerCase() !== "body") unbroken(text, value);
  }
  for (const address of to) unbroken(text, address);
  const kept = fields.filter(({ name }) => !IGNORED_FIELD.test(name));
  return planHere("mailto", {
    do: "compose",
    to: [...to, ...kept.flatMap((field) => recipientsOf(field) ?? [])],
    fields: kept.filter((field) => recipientsOf(field) === undefined),
    note: `begin a message; the person completes and sends it, or does not (RFC 6068 §7)${leftOut(fields)}`,
  });
}

/** §2: the addresses of a `to` field are as good as those before the `?`; undefined if it holds anything else. */
function recipientsOf({ name, value }: MailField): readonly string[] | undefined {
  if (name.toLowerCase() !== "to") return undefined;
  if (value === "") return [];
  const addresses = cutOutsideQuotes(value).map((address) => address.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

/** RFC 5322 §3.4: a list of addresses is cut at commas, those in a quoted string apart. */
function cutOutsideQuotes(list: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < list.length; at++) {
    const character = list[at];
    if (character === '"') quoted = !quoted;
    else if (character === "\\" && quoted) at++;
    else if (character === "," && !quoted) {
      pieces.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, list.slice(from)];
}

/** What becomes of the fields that are left out: they are named. */
function leftOut(fields: readonly MailField[]): string {
  const names = fields.map(({ name }) => name.toLowerCase()).filter((name) => IGNORED_FIELD.test(name));
  return names.length === 0 ? "" : `; left out: ${[...new Set(names)].join(", ")} (RFC 6068 §3)`;
}
