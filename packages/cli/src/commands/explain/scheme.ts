/** What `uri explain` knows about a scheme: its registration, and what urikit can read of it. */

import { documentOf, schemeName, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { padded, wrapped } from "@urikit/explain/layout";
import { type AnyScheme, standardSchemes } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { type Registration, registrationOf, registryDate } from "@urikit/schemes/registry";
import { printable } from "urikit/display";
import { type Statement, type StatementValue, statement } from "urikit/words";
import { type CommandId, text } from "../../words/text.ts";

/** The facts about a scheme. */
interface Knowledge {
  readonly name: string;
  readonly registration: Registration | undefined;
  readonly scheme: AnyScheme | undefined;
}

/** An entry of a scheme, as data. */
export type SchemeEntry = { readonly kind: "scheme"; readonly id: string } & ReturnType<typeof schemeFactsOf>;

/** The names of the schemes that urikit can read. */
export const SCHEME_NAMES: readonly string[] = [...standardSchemes.keys()].sort();

/** §3.1: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`, with a colon. */
const WITH_COLON = /^([A-Za-z][A-Za-z0-9+.-]*):$/;

/**
 * The scheme that a word names, in any case; undefined if nobody knows a scheme of that name, unless a colon says that it
 * is one.
 */
export function schemeMeantBy(word: string, words: Words): SchemeEntry | undefined {
  const withColon = WITH_COLON.exec(word)?.[1];
  const known = knowledgeOf((withColon ?? word).toLowerCase());
  const isKnown = known.registration !== undefined || known.scheme !== undefined;
  if (withColon === undefined && !isKnown && !connectionSchemes.has(known.name)) return undefined;
  return { kind: "scheme", id: known.name, ...schemeFactsOf(known, words) };
}

function knowledgeOf(name: string): Knowledge {
  return { name, registration: registrationOf(name), scheme: standardSchemes.get(name) };
}

function schemeFactsOf({ name, registration, scheme }: Knowledge, words: Words) {
  const { defaultPort, emptyPath, rules, specification, origin, standing } = scheme ?? {};
  const title = registration === undefined ? name : schemeName({ scheme: name, ...registration });
  return {
    title: typeof title === "string" ? title : words.say(title),
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

const LABEL = 10;

/** The page of a scheme. */
export function schemePage(id: string, { colors, width, words }: Screen): string[] {
  const { name, registration, scheme } = knowledgeOf(id);
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
  return rows.flatMap(([label, value]) => {
    if (value === undefined) return [];
    const fact = typeof value === "object" ? words.say(value) : String(value);
    const [first = "", ...more] = wrapped(fact, width - LABEL, "");
    return [
      colors.dim(padded(text(words, label), LABEL)) + first,
      ...more.map((line) => " ".repeat(LABEL) + line),
    ];
  });
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
