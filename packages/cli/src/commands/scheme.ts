/** `uri scheme`: what is known about a scheme: its registration, and what urikit can read of it. */

import type { Command } from "commander";
import { printable, UriSyntaxError } from "urikit";
import { type AnyScheme, standardSchemes } from "urikit/schemes";
import { connectionSchemes } from "urikit/schemes/connection";
import { type Registration, registrationOf, registryDate } from "urikit/schemes/registry";
import { declareList } from "../declaration.ts";
import { wrapped } from "../display/layout.ts";
import type { Screen } from "../display/terminal.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { specificationWords } from "./inspect/scheme-reading.ts";

/** What is known about a scheme. */
interface Knowledge {
  readonly name: string;
  readonly registration: Registration | undefined;
  readonly scheme: AnyScheme | undefined;
}

const json = (text: string) => schemeJson(text, knowledgeOf(text));

const lines: LineCommand = {
  subject: "name",
  masksSecrets: true,
  line: (text) => {
    const { name, registration, scheme } = knowledgeOf(text);
    return `${name}: ${[registrationWords(registration), ...schemeWords({ name, registration, scheme })].join("; ")}`;
  },
  json,
};

const pages: PageCommand = {
  subject: "name",
  masksSecrets: true,
  page: (text, screen) => page(knowledgeOf(text), screen),
  json,
};

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [NAME ...]",
    examples: ["uri scheme gopher", "uri scheme --json ldap x-own"],
  });
}

export function run(options: ListOptions): Promise<number> {
  return runList(lines, options, pages);
}

/** Takes a name with or without its colon, in any case. */
function knowledgeOf(text: string): Knowledge {
  const name = text.replace(/:$/, "");
  requireScheme(name);
  const lower = name.toLowerCase();
  return { name: lower, registration: registrationOf(lower), scheme: standardSchemes.get(lower) };
}

/** §3.1: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`. */
function requireScheme(name: string): void {
  const bad = /^[A-Za-z]/.test(name) ? name.search(/[^-+.A-Za-z0-9]/) : 0;
  if (bad < 0) return;
  throw new UriSyntaxError({
    code: "invalid-scheme",
    input: name,
    index: bad,
    rule: "scheme",
    section: "RFC 3986 §3.1",
    expected: 'a letter, followed by letters, digits, "+", "-" and "."',
    reason: 'a scheme is a letter, followed by letters, digits, "+", "-" and "." (§3.1)',
  });
}

function schemeJson(text: string, { name, registration, scheme }: Knowledge): object {
  const { defaultPort, emptyPath, rules, specification, origin, standing } = scheme ?? {};
  return {
    name: text,
    valid: true,
    scheme: name,
    status: registration?.status,
    description: registration?.description,
    references: registration?.references,
    registryDate,
    reservedByRfc1738: registration?.reservedByRfc1738 || undefined,
    register: registration === undefined ? HOW_TO_REGISTER : undefined,
    known: scheme !== undefined,
    defaultPort,
    emptyPath,
    rules: rules && rulesOf(rules),
    specification,
    origin,
    standing,
  };
}

/** Each rule once, though it may concern several components. */
function rulesOf(rules: NonNullable<AnyScheme["rules"]>): readonly { rule: string; section: string }[] {
  const byName = new Map(rules.map(({ rule, section }) => [`${rule} (${section})`, { rule, section }]));
  return [...byName.values()];
}

/** RFC 7595 §7: what whoever needs a new name does; RFC 2717 said it first. */
const HOW_TO_REGISTER =
  "By RFC 7595 §7.2 (once RFC 2717), see that the name is still free in IANA's registry of today, fill in the " +
  "template of §7.4, and send it to iana@iana.org. A provisional name goes to whoever asks first (§7.1); a permanent " +
  "one needs a specification that keeps §3, and a review on uri-review@ietf.org (§7.2).";

/** Nothing is said of what IANA registered after the day of the copy. */
function registrationWords(registration: Registration | undefined): string {
  if (registration === undefined) return `not in IANA's registry of ${registryDate}`;
  const { status, references } = registration;
  const known = status === "experimental" ? status : `${status} (IANA, ${registryDate})`;
  return `${known}${references.length === 0 ? "" : `, ${printable(references.join(", "))}`}`;
}

/** A scheme that RFC 1738 §4 reserved, and that is permanent, has been defined since. */
function reservationWords({ reservedByRfc1738, status }: Registration): string | undefined {
  if (!reservedByRfc1738) return undefined;
  return `by RFC 1738 §4, ${status === "permanent" ? "before it was defined" : "for future definition"}`;
}

/** The document of the connection strings of this scheme, which are often no URIs. */
function connectionWords(name: string): string | undefined {
  const kind = connectionSchemes.get(name);
  return kind && `connection strings: ${specificationWords({ ...kind, standing: "custom" })}`;
}

function schemeWords({ name, scheme }: Knowledge): readonly string[] {
  if (scheme === undefined)
    return [connectionWords(name) ?? "urikit knows no more about it than RFC 3986 says"];
  const { specification, origin, defaultPort } = scheme;
  const specified = `specified in ${specificationWords(scheme)}`;
  return [
    origin === specification ? specified : `${specified}, originally in ${origin}`,
    defaultPort === undefined ? "no port" : `port ${defaultPort}`,
  ];
}

const LABEL = 10;

function page({ name, registration, scheme }: Knowledge, { colors, width }: Screen): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ["scheme", name],
    ["name", registration && printable(registration.description)],
    ["status", registrationWords(registration)],
    ["reserved", registration && reservationWords(registration)],
    ["register", registration === undefined ? HOW_TO_REGISTER : undefined],
    [
      "specified",
      scheme === undefined
        ? (connectionWords(name) ?? "only by RFC 3986, as far as urikit knows")
        : specificationWords(scheme),
    ],
    ["origin", scheme?.origin],
    ["port", scheme && String(scheme.defaultPort ?? "none")],
    ["normal", scheme && normalWords(scheme)],
  ];
  return rows
    .flatMap(([label, value]) => {
      if (value === undefined) return [];
      const [first = "", ...more] = wrapped(value, width - LABEL, "");
      return [colors.dim(label.padEnd(LABEL)) + first, ...more.map((line) => " ".repeat(LABEL) + line)];
    })
    .join("\n");
}

/** What normalization on the level `scheme` does for it. */
function normalWords({ defaultPort, emptyPath, rules = [] }: AnyScheme): string {
  const own = rulesOf(rules).map(({ rule, section }) => `${rule} (${section})`);
  const all = [
    ...(defaultPort === undefined ? [] : [`port ${defaultPort} is the same as no port`]),
    ...(emptyPath === undefined ? [] : [`an empty path is the same as ${emptyPath}`]),
    ...own,
  ];
  return all.length === 0 ? "no rule of its own" : all.join("; ");
}
