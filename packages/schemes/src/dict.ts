/**
 * RFC 2229 §5: `dict`. A word, and what a server of dictionaries is asked about it.
 */

import { componentRule, EMPTY_PATH } from "urikit/foundation";
import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { DICT_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, protocolLine, send, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** The meaning of a `dict` reference. */
export interface DictReading extends HostPort {
  /** The user who asks; undefined where no authentication is done. */
  readonly user?: string | undefined;
  /** How they prove it: `AUTH`, or `SASLAUTH=` and a mechanism, where `*` leaves the choice to the client. Never a secret. */
  readonly auth?: string | undefined;
  /** Whether definitions of the word are wanted, or words that match it. */
  readonly command: "define" | "match";
  readonly word: string;
  /** `!`, the first with an answer, if no database is named; `*` means all. */
  readonly database: string;
  /** How words match, `.`, the server's own way, if no strategy is named; undefined for definitions. */
  readonly strategy?: string | undefined;
  /** The number of the answer that is meant, from 1; undefined for all of them. */
  readonly number?: number | undefined;
}

const URL_RULE: SchemeRule = { rule: "dict-url", section: "RFC 2229 §5" };
const LOGIN: SchemeRule = { rule: "user;auth", section: "RFC 2229 §5" };

const FIRST = "!";
const OWN = ".";
/** The characters that stay as they are between the colons. */
const KEPT = "!$'()*+,;=@";

/** RFC 2229 §2.2: an atom, which needs no quotes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const ATOM = /^[^\u0000-\u0020"'\\\u007f]+$/;

/** §5: the types of authentication; a mechanism of SASL has up to 20 characters (RFC 4422 §3.1). */
const AUTH = /^(?:AUTH|SASLAUTH=(?:\*|[A-Z0-9_-]{1,20}))$/;

/**
 * `dict` (RFC 2229 §5).
 *
 * @example
 * ```ts
 * import { dict } from "@urikit/schemes";
 *
 * dict.read("dict://dict.org/d:shortcake:wordnet:1").database; // => "wordnet"
 * dict.read("dict://dict.org/m:sun::soundex").strategy; // => "soundex"
 * dict.build({ host: "dict.org", command: "define", word: "sun" }); // => "dict://dict.org/d:sun"
 * ```
 */
export const dict = defineScheme({
  name: "dict",
  defaultPort: 2628,
  rules: [EMPTY_PATH, componentRule(["path"], { rule: "dict-defaults", section: "RFC 2229 §5" }, normalPath)],
  specification: "RFC 2229 §5",
  origin: "RFC 2229",
  read,
  complete: ({ port = 2628, database = FIRST, strategy, ...others }: DictParts): DictReading => ({
    ...others,
    port,
    database,
    strategy: strategy ?? (others.command === "match" ? OWN : undefined),
  }),
  write,
  plan,
});

/** The members that `dict.build` needs: port, database and strategy have defaults. */
export interface DictParts extends Omit<DictReading, "port" | "database"> {
  readonly port?: number | undefined;
  readonly database?: string | undefined;
}

/** §5: `/d:<word>:<database>:<n>` or `/m:<word>:<database>:<strat>:<n>`; colons at the end may be left out. */
function read(source: SchemeSource): DictReading {
  source.forbidQuery(URL_RULE);
  const [command = source.path, word, database, third, fourth, ...more] = source.split(source.path, ":");
  const letter = source.decode(command).toLowerCase();
  const isMatch = letter === "/m";
  const number = isMatch ? fourth : third;
  const beyond = isMatch ? more[0] : (fourth ?? more[0]);
  if ((!isMatch && letter !== "/d") || word === undefined || word.from === word.to)
    throw notAsked(source, command);
  if (beyond !== undefined && !(beyond.from === beyond.to && more.length <= 1))
    throw notAsked(source, beyond);
  return {
    ...source.hostPort(URL_RULE),
    ...readLogin(source),
    command: isMatch ? "match" : "define",
    word: source.decode(word),
    database: readAtom(source, database) ?? FIRST,
    strategy: isMatch ? (readAtom(source, third) ?? OWN) : undefined,
    number: readNumber(source, number),
  };
}

function notAsked(source: SchemeSource, { from }: TextSpan): Error {
  return source.error(from, URL_RULE, fault("dict-question", "not-a-question-about-a-word"));
}

/** The name of a database or a strategy; undefined where it is left out. */
function readAtom(source: SchemeSource, span: TextSpan | undefined): string | undefined {
  if (span === undefined || span.from === span.to) return undefined;
  const atom = source.decode(span);
  if (ATOM.test(atom)) return atom;
  throw source.error(span.from, URL_RULE, fault("name-without-quotes", "not-dict-name", DICT_FAULTS));
}

function readNumber(source: SchemeSource, span: TextSpan | undefined): number | undefined {
  if (span === undefined || span.from === span.to) return undefined;
  const digits = source.decode(span);
  if (/^[1-9][0-9]{0,8}$/.test(digits)) return Number(digits);
  throw source.error(span.from, URL_RULE, fault("a-number-from-1", "not-dict-number", DICT_FAULTS));
}

/** §5: `<user>;<auth>@`, and "clear text passwords are not permitted in the URL": no error shows that text. */
function readLogin(source: SchemeSource): Pick<DictReading, "user" | "auth"> {
  const from = source.layout.schemeEnd + 3;
  const to = source.layout.hostFrom - 1;
  if (to < from) return { user: undefined, auth: undefined };
  const [user = { from, to }, type, third] = source.split({ from, to }, ";");
  const auth = type && source.slice(type);
  if (
    third === undefined &&
    user.from < user.to &&
    !source.slice(user).includes(":") &&
    AUTH.test(auth ?? "")
  ) {
    return { user: source.decode(user), auth };
  }
  throw source.error(from, LOGIN, fault("user-and-saslauth", "dict-user-without-auth", DICT_FAULTS));
}

function write({
  user,
  auth = "",
  host,
  port,
  command,
  word,
  database,
  strategy,
  number,
}: DictReading): WrittenParts {
  const pieces = [
    encodeData(word, KEPT),
    database === FIRST ? "" : encodeData(database, KEPT),
    ...(command === "match" ? [strategy === OWN ? "" : encodeData(strategy ?? "", KEPT)] : []),
    number === undefined ? "" : String(number),
  ];
  return {
    host,
    port,
    userinfo: user === undefined ? undefined : `${encodeData(user, "")};${encodeData(auth, "=*")}`,
    path: withoutColons(`/${command === "match" ? "m" : "d"}:${pieces.join(":")}`),
  };
}

function withoutColons(path: string): string {
  let to = path.length;
  while (path[to - 1] === ":") to--;
  return path.slice(0, to);
}

/** §5: what is left out has its default, and so have colons at the end. */
function normalPath(path: string): string {
  const [command = "", word = "", database = "", third = "", ...more] = path.split(":");
  const letter = command.toLowerCase();
  const strategy = letter === "/m" && third === OWN ? "" : third;
  return withoutColons([letter, word, database === FIRST ? "" : database, strategy, ...more].join(":"));
}

/** §3.2: "150 n definitions retrieved", 151 and the lines of each, and "250 ok". */
const TO_DEFINE = [["150"], ["151"], ["250"]];
/** §3.3: "152 n matches found", their lines, and "250 ok". */
const TO_MATCH = [["152"], ["250"]];

/** §3.1, §3.2, §3.3, §3.9, and before them the login. */
function plan(reading: DictReading, source: SchemeSource): Plan {
  const { number } = reading;
  const note =
    number === undefined ? noted("ask-dictionary") : noted("ask-dictionary-for-number", String(number));
  const expects = reading.command === "match" ? TO_MATCH : TO_DEFINE;
  const steps = [
    ...login(reading, source),
    send(protocolLine(source.text, ...question(reading)), note, { expects }),
    send(protocolLine("", "QUIT"), noted("end-connection"), { expects: [["221"]] }),
  ];
  return planTo(source, reading, steps, { receives: "lines-to-dot", greeting: [["220"]] });
}

/** §3.11, §3.12. The client asks the person for the secret (§5), and what it sends depends on the server's words. */
function login({ user, auth = "" }: DictReading, source: SchemeSource): readonly PlanStep[] {
  if (user === undefined) return [];
  withoutLineBreak(source.text, user);
  const [operation = "", mechanism] = auth.split("=");
  const note = mechanism === undefined ? noted("log-in-with-digest") : noted("log-in-by-sasl");
  return [{ do: "request", of: "dict", operation, parameters: { user, mechanism }, note }];
}

function question({ command, word, database, strategy = OWN }: DictReading): readonly string[] {
  const asked = command === "match" ? ["MATCH ", database, " ", strategy] : ["DEFINE ", database];
  return [...asked, " ", quoted(word)];
}

/** RFC 2229 §2.2: a word that is not an atom is in quotes. */
function quoted(word: string): string {
  return ATOM.test(word) ? word : `"${word.replace(/["\\]/g, "\\$&")}"`;
}
