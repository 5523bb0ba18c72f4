/**
 * RFC 1738 §3: what a program would do to reach a resource, as data; nothing is executed. The data is sent in the
 * lines of a protocol, and no reference says more to a server there than its scheme lets it say (RFC 1738 §6,
 * RFC 3986 §7.2).
 */

import { UriSyntaxError } from "urikit";
import { englishOf } from "urikit/foundation";
import { type Statement, statement } from "urikit/words";
import { dialledHost, dialledPort, rareAddress } from "./dial.ts";
import { fault, type SchemeFault } from "./fault.ts";
import { SCHEME_FAULTS } from "./faults.ts";
import { noted } from "./noted.ts";
import { concatenate, type OctetData, octetsOf } from "./octet-data.ts";
import type { SchemeName, SchemeRule, SchemeSource } from "./source.ts";

/** The steps to a resource. */
export interface Plan {
  /** The scheme whose plan it is. */
  readonly scheme: string;
  /** The port that it uses; undefined if it uses no port. */
  readonly port: PortUse | undefined;
  readonly steps: readonly PlanStep[];
  /** What comes back when the steps are done. */
  readonly receives: Receives;
  /** The request that the octets are; there where an HTTP message is received. */
  readonly request?: HttpRequest | undefined;
  /** The gateway that the resource is asked for, as the caller named it; absent where it is reached directly. */
  readonly gateway?: string | undefined;
  /** The plan that follows on a connection of its own when these steps are done. */
  readonly next?: Plan | undefined;
}

/**
 * What comes back when the steps are done, and where it ends: the reply itself (`reply`); a connection of its own, whose
 * end is the end of the data (`data-connection`); lines, up to one that is a dot alone (`lines-to-dot`); all that comes
 * before the server closes the connection (`until-close`); an HTTP message, with its own framing (`http-message`);
 * entries of a directory (`entries`); an interactive session (`session`). `nothing`: no server is asked.
 */
export type Receives =
  | "reply"
  | "data-connection"
  | "lines-to-dot"
  | "until-close"
  | "http-message"
  | "entries"
  | "session"
  | "nothing";

/** The request of RFC 9110 that a plan makes: for a client that writes its own octets. */
export interface HttpRequest {
  readonly method: string;
  /** The target, as the request line has it (RFC 9112 §3.2). It may hold a password where a gateway is asked. */
  readonly target: string;
  /** The value of the Host field (RFC 9110 §7.2). */
  readonly authority: string;
  /** The other fields. */
  readonly fields: readonly HttpField[];
}

/** A field of a request. */
export interface HttpField {
  readonly name: string;
  readonly value: string;
}

/**
 * The codes of replies, of which one comes, as the specification of the protocol writes them: `331`, `+OK`. An `x` is
 * any digit: `2xx` is a class of codes (RFC 9110 §15). A word after a code is the first argument of the reply:
 * `401 MODE-READER` (RFC 3977 §3.2.1).
 */
export type ReplyCodes = readonly string[];

/** The condition of a step that is not always done: one of what is named here is enough. */
export interface StepCondition {
  /**
   * The codes of replies that call for the step. The reply is that to the step before it; where the step was passed
   * over, one to a later step, which is then done once more.
   */
  readonly reply?: ReplyCodes | undefined;
  /** What a server that wants the step says of itself, where it is asked: a capability. */
  readonly capability?: string | undefined;
}

/** Where a step has replies, and where it is done. */
interface Replied {
  /** Absent where the step is always done. */
  readonly when?: StepCondition | undefined;
  /**
   * The replies with which the plan goes on, in the order in which they come: one of each set. Replies on the way to
   * them (`1yz` in RFC 959 §4.2, `1xx` in RFC 9110 §15.2) are passed over. Empty where no reply is waited for.
   */
  readonly expects: readonly ReplyCodes[];
}

/**
 * A port: the scheme's own (`own`); one below 1024, where other protocols listen and of which RFC 1738 §6 has users
 * warned (`reserved`); or any other (`other`).
 */
export interface PortUse {
  readonly number: number;
  readonly status: "own" | "other" | "reserved";
}

/** One step, identified by `do`; its `note` states what it is for. */
export type PlanStep =
  | ConnectStep
  | SendStep
  | AskStep
  | GuessStep
  | SessionStep
  | RequestStep
  | ComposeStep
  | OpenStep
  | TakeStep;

interface Noted {
  readonly note: Statement;
}

/** Opens a connection. */
export interface ConnectStep extends Noted {
  readonly do: "connect";
  /** A name in ASCII, or an address without brackets; undefined where it is the program's own server. */
  readonly host: string | undefined;
  /**
   * The IPv4 address that many systems take the host for, though it is a name by the grammar, such as `127.1`: whoever
   * filters by address must look at this one (RFC 3986 §7.4). Absent for other hosts.
   */
  readonly rareAddress?: string | undefined;
  readonly port: number;
  /** How, if not by TCP. */
  readonly transport?: "udp" | undefined;
  /**
   * Whether by TLS, over UDP by DTLS: not at all, from the first octet (`implicit`), or once the client has asked for it
   * in the protocol (`explicit`).
   */
  readonly tls: "none" | "implicit" | "explicit";
  /** The greeting of the server; empty where the client speaks first. */
  readonly expects: readonly ReplyCodes[];
}

/** Sends octets over the connection. */
export interface SendStep extends Noted, Replied {
  readonly do: "send";
  readonly octets: Uint8Array;
  /** Whether they hold a password, which must not be shown. */
  readonly secret: boolean;
}

/** Asks the person, and sends the answer, which must be a line, between two runs of octets: see {@link answerOctets}. */
export interface AskStep extends Noted, Replied {
  readonly do: "ask";
  /** The question to the person. */
  readonly for: Statement;
  /** Whether the answer is a password. */
  readonly secret: boolean;
  /** Whether there may be several answers, each a line of its own. */
  readonly lines: boolean;
  readonly before: Uint8Array;
  /** The end of each answer. */
  readonly lineEnd: Uint8Array;
  readonly after: Uint8Array;
}

/** Guesses something from data, and sends what belongs to the guess. */
export interface GuessStep extends Noted {
  readonly do: "guess";
  readonly what: Statement;
  readonly from: OctetData;
  readonly choices: readonly { readonly guess: Statement; readonly octets: Uint8Array }[];
  /** The replies to each choice. */
  readonly expects: readonly ReplyCodes[];
}

/** Gives an interactive session to the person; nothing is sent. */
export interface SessionStep extends Noted {
  readonly do: "session";
  readonly protocol: string;
  /** Advice to the person: whom to log in as. */
  readonly user: OctetData | undefined;
  readonly password: OctetData | undefined;
}

/** Asks a service whose octets depend on more than the reference. */
export interface RequestStep extends Noted {
  readonly do: "request";
  /** The protocol, or the service of the system. */
  readonly of: string;
  readonly operation: string;
  readonly parameters: RequestParameters;
}

/** A value that a request is made with. */
export type RequestParameter =
  | OctetData
  | number
  | boolean
  | undefined
  | readonly RequestParameter[]
  | RequestParameters;

/** Values that a request is made with, by name. */
export interface RequestParameters {
  readonly [name: string]: RequestParameter;
}

/** Begins a message for the person to complete, and to send or not. */
export interface ComposeStep extends Noted {
  readonly do: "compose";
  readonly to: readonly string[];
  readonly fields: readonly { readonly name: string; readonly value: string; readonly unsafe: boolean }[];
}

/** Opens a file of this system. */
export interface OpenStep extends Noted {
  readonly do: "open";
  /** The names on the way to it from the root. */
  readonly names: readonly OctetData[];
}

/** Takes the data that the reference itself holds. */
export interface TakeStep extends Noted {
  readonly do: "take";
  readonly mediaType: string;
  readonly octets: Uint8Array;
}

/** RFC 1738 §6: the ports below this one are reserved to known protocols. */
const FIRST_UNRESERVED = 1024;

/** A port, and whether it is the scheme's own (RFC 1738 §6). */
export function portUse(number: number, own: number | undefined): PortUse {
  if (number === own) return { number, status: "own" };
  return { number, status: number < FIRST_UNRESERVED ? "reserved" : "other" };
}

/** The connection of a plan, and what comes over it. */
export interface ConnectionFacts extends Pick<Plan, "request"> {
  /** `until-close`, which is all that comes, unless it is named. */
  readonly receives?: Receives;
  /** `none` unless it is named. */
  readonly tls?: ConnectStep["tls"];
  readonly transport?: ConnectStep["transport"];
  /** The replies with which the server begins; none unless they are named. */
  readonly greeting?: readonly ReplyCodes[];
}

/**
 * A plan that begins with a connection.
 *
 * @throws {UriSyntaxError} If nothing can be reached at that host or port.
 */
export function planTo(
  source: SchemeSource,
  { host, port }: { readonly host: string | undefined; readonly port: number },
  steps: readonly PlanStep[],
  { tls = "none", transport, greeting = [], receives = "until-close", request }: ConnectionFacts = {},
): Plan {
  const dialled = host === undefined ? undefined : dialledHost(source, host);
  const address = dialled === undefined ? undefined : rareAddress(dialled);
  const connect: ConnectStep = {
    do: "connect",
    host: dialled,
    ...(address !== undefined && { rareAddress: address }),
    port: dialledPort(source, port),
    ...(transport !== undefined && { transport }),
    tls,
    expects: greeting,
    note: host === undefined ? noted("connect-to-your-own-server") : noted("connect-to-server"),
  };
  return {
    scheme: source.name,
    port: portUse(port, source.defaultPort),
    steps: [connect, ...steps],
    receives,
    ...(request !== undefined && { request }),
  };
}

/** A plan that uses no port. */
export function planHere(
  { name }: Pick<SchemeName, "name">,
  step: PlanStep,
  receives: Receives = "nothing",
): Plan {
  return { scheme: name, port: undefined, steps: [step], receives };
}

/** What a step has besides its octets: nothing secret, no condition and no reply unless they are named. */
type SendFacts = Partial<Pick<SendStep, "secret" | "when" | "expects">>;

/** The step that sends octets. */
export function send(
  octets: Uint8Array,
  note: Statement,
  { secret = false, when, expects = [] }: SendFacts = {},
): SendStep {
  return { do: "send", octets, secret, ...(when !== undefined && { when }), expects, note };
}

/** A question to the person; the answer is sent as a line after `before`. */
export function ask(
  question: Pick<AskStep, "for" | "secret" | "before" | "when" | "expects" | "note">,
): AskStep {
  return { do: "ask", lines: false, lineEnd: lineEnd(), after: new Uint8Array(), ...question };
}

/** A question to the person with any number of answers, each sent as a line between `before` and `after`. */
export function askLines(question: Pick<AskStep, "for" | "before" | "after" | "expects" | "note">): AskStep {
  return { do: "ask", lines: true, secret: false, lineEnd: lineEnd(), ...question };
}

/**
 * The octets to send when the person has answered.
 *
 * @throws {UriSyntaxError} `protocol-line-break` if an answer holds a CR, LF or NUL.
 * @throws {TypeError} If one answer is asked for, and there is not exactly one.
 *
 * @example
 * ```ts
 * import { answerOctets } from "@urikit/schemes/define";
 * import { ftp } from "@urikit/schemes";
 *
 * const step = ftp.plan("ftp://myname@host.dom/").steps[2];
 * step?.do === "ask" ? String.fromCharCode(...answerOctets(step, "secret")) : ""; // => "PASS secret\r\n"
 * ```
 */
export function answerOctets(step: AskStep, ...answers: readonly string[]): Uint8Array {
  if (!step.lines && answers.length !== 1) throw new TypeError("one answer is asked for");
  // A password that is refused is not shown.
  const shown = (answer: string): string => (step.secret ? "" : answer);
  const octets = step.lines ? notDotAlone : withoutLineBreak;
  const lines = answers.map((answer) => concatenate([octets(shown(answer), answer), step.lineEnd]));
  return concatenate([step.before, ...lines, step.after]);
}

const CR = 13;
const LF = 10;
const NUL = 0;

/** CR LF. */
const lineEnd = (): Uint8Array => Uint8Array.of(CR, LF);

/**
 * A line of a protocol: its parts, and CR LF. This is the one way by which data of a reference becomes part of a
 * line; an octet that would end the line or break it is refused.
 *
 * @param text The reference, for the error.
 * @throws {UriSyntaxError} `protocol-line-break` if a part holds a CR, LF or NUL.
 */
export function protocolLine(text: string, ...parts: readonly OctetData[]): Uint8Array {
  return concatenate([withoutLineBreak(text, ...parts), lineEnd()]);
}

/** The parts of a line without its end; refused as {@link protocolLine} refuses them. */
export function withoutLineBreak(text: string, ...parts: readonly OctetData[]): Uint8Array {
  const octets = concatenate(parts.map(octetsOf));
  const breaking = octets.find((octet) => octet === CR || octet === LF || octet === NUL);
  if (breaking === undefined) return octets;
  const triplet = `%0${breaking.toString(16).toUpperCase()}`;
  const name = breaking === CR ? "a CR" : breaking === LF ? "an LF" : "a NUL";
  const problem = statement("breaks-line", name, triplet);
  throw lineError(
    text,
    Math.max(0, text.toUpperCase().indexOf(triplet)),
    fault("no-line-break", problem, SCHEME_FAULTS),
  );
}

/** A line that is not a dot alone, which ends what is sent by lines. */
export function notDotAlone(text: string, line: string): Uint8Array {
  if (line !== ".") return withoutLineBreak(text, line);
  throw lineError(text, 0, fault("anything-but-a-dot-alone", "dot-alone-ends", SCHEME_FAULTS));
}

/** The error of what would break out of its line. */
export function lineError(
  input: string,
  index: number,
  fault: SchemeFault,
  of: SchemeRule = PROTOCOL_LINE,
): Error {
  const code = "protocol-line-break";
  const { expected, words } = fault;
  const problem = statement(code, expected, of.rule, fault.problem);
  return new UriSyntaxError({ code, input, index, ...of, expected, problem }, englishOf(code, words));
}

const PROTOCOL_LINE: SchemeRule = { rule: "protocol line", section: "RFC 1738 §6, RFC 3986 §7.2" };
