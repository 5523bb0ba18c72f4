/** `uri scheme`: what is known about a scheme: its registration, and what urikit can read of it. */

import { documentOf, schemeName, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { padded, wrapped } from "@urikit/explain/layout";
import { SENTENCES } from "@urikit/explain/words/en";
import { type AnyScheme, standardSchemes } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { type Registration, registrationOf, registryDate } from "@urikit/schemes/registry";
import type { Command } from "commander";
import { UriSyntaxError } from "urikit";
import { printable } from "urikit/display";
import { characterAt } from "urikit/foundation";
import { type Statement, type StatementValue, statement } from "urikit/words";
import { declareList } from "../declaration.ts";
import { wordsOfData } from "../language/spoken.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";
import { type CommandId, text } from "../words/text.ts";

/** The facts about a scheme. */
interface Knowledge {
  readonly name: string;
  readonly registration: Registration | undefined;
  readonly scheme: AnyScheme | undefined;
}

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [NAME ...]",
    examples: ["uri scheme gopher", "uri scheme --json ldap x-own"],
  });
}

export function run(options: ListOptions): Promise<number> {
  const words = wordsOfData(options.language);
  const shared = {
    subject: "name",
    masksSecrets: true,
    json: (text: string) => schemeJson(text, knowledgeOf(text), words),
  } as const;
  return runList({ ...shared, line: (text) => lineOf(knowledgeOf(text), words) }, options, {
    ...shared,
    page: (text, screen) => page(knowledgeOf(text), screen),
  });
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
  const [code, rule, section] = ["invalid-scheme", "scheme", "RFC 3986 §3.1"] as const;
  const expected = statement("scheme-form");
  const problem = statement(code, expected, rule, statement("not-scheme-form"), characterAt(name, bad));
  throw new UriSyntaxError({ code, input: name, index: bad, rule, section, expected, problem }, SENTENCES);
}

function schemeJson(text: string, { name, registration, scheme }: Knowledge, words: Words): object {
  const { defaultPort, emptyPath, rules, specification, origin, standing } = scheme ?? {};
  return {
    name: text,
    valid: true,
    scheme: name,
    status: registration?.status,
    description:
      registration?.status === "experimental" ? words.text("experimental-scheme") : registration?.description,
    references: registration?.references,
    registryDate,
    reservedByRfc1738: registration?.reservedByRfc1738 || undefined,
    register: registration === undefined ? words.say(said("about-to-register")) : undefined,
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

const said = (id: CommandId, ...values: readonly StatementValue[]) => statement(id, ...values);

/** Nothing is said of what IANA registered after the day of the copy. */
function registrationFact(registration: Registration | undefined): Statement {
  if (registration === undefined) return said("about-unregistered", registryDate);
  const { status, references } = registration;
  const standing = statement(`status-${status}`);
  const known = status === "experimental" ? standing : said("about-registered", standing, registryDate);
  return references.length === 0 ? known : said("about-by", known, printable(references.join(", ")));
}

/** A scheme that RFC 1738 §4 reserved, and that is permanent, has been defined since. */
function reservationFact({ reservedByRfc1738, status }: Registration): Statement | undefined {
  if (!reservedByRfc1738) return undefined;
  return said(status === "permanent" ? "about-reserved-defined" : "about-reserved-future");
}

/** The document of the connection strings of this scheme, which are often no URIs. */
function connectionFact(name: string): Statement | undefined {
  const kind = connectionSchemes.get(name);
  return kind && said("about-connections", documentOf({ ...kind, standing: "custom" }));
}

/** The line for a line of a list. */
function lineOf({ name, registration, scheme }: Knowledge, words: Words): string {
  return text(words, "about-line", name, registrationFact(registration), ...schemeFacts(name, scheme));
}

function schemeFacts(name: string, scheme: AnyScheme | undefined): readonly Statement[] {
  if (scheme === undefined) return [connectionFact(name) ?? said("about-unknown")];
  const { specification, origin, defaultPort } = scheme;
  const document = documentOf(scheme);
  return [
    origin === specification
      ? said("about-specified-in", document)
      : said("about-originally", document, origin),
    defaultPort === undefined ? said("about-no-port") : said("about-of-port", defaultPort),
  ];
}

const LABEL = 10;

function page({ name, registration, scheme }: Knowledge, { colors, width, words }: Screen): string {
  const rows: readonly (readonly [`about-${string}` & CommandId, StatementValue | undefined])[] = [
    ["about-scheme", name],
    ["about-name", registration && schemeName({ scheme: name, ...registration })],
    ["about-status", registrationFact(registration)],
    ["about-reserved", registration && reservationFact(registration)],
    ["about-register", registration === undefined ? said("about-to-register") : undefined],
    [
      "about-specified",
      scheme === undefined ? (connectionFact(name) ?? said("about-only-uri")) : documentOf(scheme),
    ],
    ["about-origin", scheme?.origin],
    ["about-port", scheme && (scheme.defaultPort ?? said("report-none"))],
    ["about-normal", scheme && normalFact(scheme)],
  ];
  return rows
    .flatMap(([label, value]) => {
      if (value === undefined) return [];
      const fact = typeof value === "object" ? words.say(value) : String(value);
      const [first = "", ...more] = wrapped(fact, width - LABEL, "");
      return [
        colors.dim(padded(text(words, label), LABEL)) + first,
        ...more.map((line) => " ".repeat(LABEL) + line),
      ];
    })
    .join("\n");
}

/** The rules of normalization on the level `scheme` for it. */
function normalFact({ defaultPort, emptyPath, rules = [] }: AnyScheme): Statement {
  const own = rulesOf(rules).map(({ rule, section }) => `${rule} (${section})`);
  const all = [
    ...(defaultPort === undefined ? [] : [said("about-same-port", defaultPort)]),
    ...(emptyPath === undefined ? [] : [said("about-same-path", emptyPath)]),
    ...own,
  ];
  return all.length === 0 ? said("about-no-rule") : said("facts", ...all);
}
