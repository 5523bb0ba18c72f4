/**
 * draft-butcher-irc-url-04 (January 2003), which expired, and by which `irc` links go all the same: `irc` and `ircs`. A
 * server of Internet Relay Chat, and a channel to join or a person to write to there.
 */

import { componentRule, lowerCase } from "urikit/foundation";
import type { HostPort } from "./parts/authority.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { IRC_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, octetsOf } from "./parts/octet-data.ts";
import { ask, type Plan, type PlanStep, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** An option after the `?`. */
interface IrcOption {
  /** In lower case. */
  readonly name: string;
  /** The pieces of its value between commas; undefined where there is no `=`. */
  readonly values?: readonly string[] | undefined;
}

/** The meaning of an `irc` reference. It names a channel, a person, or neither. */
export interface IrcReading extends HostPort, LenientReading {
  /** The user name, which is not a nickname. */
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The text in the password after a `;`, which the draft does not explain. */
  readonly passwordType?: string | undefined;
  /** Whether the host is that of a server or the name of a network; undefined where the reference does not say. */
  readonly hostType?: "server" | "network" | undefined;
  /** The channel to join; the `#` that most begin with may be missing. */
  readonly channel?: string | undefined;
  /** The person to write to: a nickname, or `nickname!username@hostname`. */
  readonly nickname?: string | undefined;
  /** The key of the channel. */
  readonly key?: string | undefined;
  /** All other options, in their order. */
  readonly options: readonly IrcOption[];
}

const DRAFT = "draft-butcher-irc-url-04";
const URL_RULE: SchemeRule = { rule: "ircURL", section: `${DRAFT} §2.1` };
const FLAGS: SchemeRule = { rule: "flags", section: `${DRAFT} §2.1` };
const LOGIN: SchemeRule = { rule: "authinfo", section: `${DRAFT} §2.2` };
const NETWORK: SchemeRule = { rule: "hosttype", section: `${DRAFT} §2.3` };
const ENTITY: SchemeRule = { rule: "entity", section: `${DRAFT} §2.5` };
const OPTION: SchemeRule = { rule: "option", section: `${DRAFT} §2.6` };

/** RFC 2396 §2.3: `unreserved`; besides triplets, nothing else may be in a name, a password or a value. */
const RESERVED = "$&+,:;=@";
const KEPT = "!*'()";

/**
 * `irc` (draft-butcher-irc-url-04): a draft and a custom, not a standard.
 *
 * A lenient reading also takes a channel after a `#` that is not encoded, which RFC 3986 reads as a fragment; reserved
 * characters in a name; and the flags of an older draft, of which `isnick` means `isuser`, while `needkey` and `needpass`
 * say only what the server says too.
 *
 * @example
 * ```ts
 * import { irc } from "@urikit/schemes";
 *
 * irc.read("irc://irc.austnet.org/%23foobar?key=bazqux").key; // => "bazqux"
 * irc.read("irc://irc.alien.net.au/pickle,isuser").nickname; // => "pickle"
 * irc.read("irc://irc.ircnet.net/#worldchat", { lenient: true }).channel; // => "#worldchat"
 * irc.build({ host: "irc.ircnet.net", channel: "#worldchat" }); // => "irc://irc.ircnet.net/%23worldchat"
 * ```
 */
export const irc = ircScheme("irc", 6667);

/**
 * `ircs` (draft-butcher-irc-url-04): the same over TLS, on the port of RFC 7194.
 *
 * @example
 * ```ts
 * import { ircs } from "@urikit/schemes";
 *
 * ircs.read("ircs://irc.example.org/").port; // => 6697
 * ```
 */
export const ircs = ircScheme("ircs", 6697);

function ircScheme<Name extends string>(name: Name, defaultPort: number) {
  return defineScheme({
    name,
    defaultPort,
    emptyPath: "/",
    rules: [
      componentRule(["path"], { rule: "irc-flags", section: `${DRAFT} §2.1, App. A` }, normalFlags),
      componentRule(["query"], { rule: "irc-option-case", section: `${DRAFT} §2.1` }, (query) =>
        query.replace(/(^|&)[^=&]*/g, lowerCase),
      ),
    ],
    specification: DRAFT,
    origin: "draft-mirashi-url-irc-01",
    standing: "draft",
    options: ["lenient"],
    read,
    defaults: { options: [] },
    write,
    plan,
  });
}

function read(source: SchemeSource, _options: LenientOptions | undefined): IrcReading {
  const { path, query } = targetOf(source);
  const [entity = path, ...flags] = source.split(path, ",");
  const { isUser, hostType } = readFlags(source, flags);
  const name = readName(source, entity);
  if (isUser && name === undefined) throw noName(source, entity.from);
  const { key, options } = readOptions(source, query);
  return {
    ...readLogin(source),
    ...source.hostPort(URL_RULE),
    hostType,
    channel: isUser ? undefined : name,
    nickname: isUser ? name : undefined,
    key: isUser ? undefined : key, // §2.6.1: "If the entity name is not a channel name, this option MUST be ignored."
    options,
  };
}

/** The text after the first slash; for a lenient reading, a fragment there is the channel that its `#` begins. */
function targetOf(source: SchemeSource): { readonly path: TextSpan; readonly query: TextSpan | undefined } {
  const { pathFrom, pathTo, queryTo, to } = source.layout;
  const path = { from: Math.min(pathFrom + 1, pathTo), to: pathTo };
  if (path.from < path.to || queryTo === to || source.query !== undefined)
    return { path, query: source.query };
  source.tolerate(queryTo, ENTITY, fault("encoded-hash", "hash-not-encoded", IRC_FAULTS));
  const [channel = { from: queryTo, to }] = source.split({ from: queryTo, to }, "?");
  return { path: channel, query: channel.to < to ? { from: channel.to + 1, to } : undefined };
}

/** §2.1: at most one `enttype` and one `hosttype`, in either order. */
function readFlags(
  source: SchemeSource,
  flags: readonly TextSpan[],
): { readonly isUser: boolean; readonly hostType: IrcReading["hostType"] } {
  const seen = new Set<string>();
  for (const span of flags) {
    const flag = source.slice(span).toLowerCase();
    const kind = /^is(?:user|channel|nick)$/.test(flag) ? "enttype" : "hosttype";
    const isKnown = /^is(?:user|channel|server|network)$/.test(flag) && !seen.has(kind);
    const isOlder = /^(?:isnick|needkey|needpass)$/.test(flag) && !seen.has(flag);
    const unknown = fault("irc-flags", "not-irc-flag", IRC_FAULTS);
    if (!isKnown && !isOlder) throw source.error(span.from, FLAGS, unknown);
    if (isOlder) source.tolerate(span.from, FLAGS, unknown);
    seen.add(isKnown ? kind : flag).add(flag);
  }
  const hostType = seen.has("isnetwork") ? "network" : seen.has("isserver") ? "server" : undefined;
  return { isUser: seen.has("isuser") || seen.has("isnick"), hostType };
}

/** §2.5: the name of a channel or a person; undefined if it is absent. */
function readName(source: SchemeSource, span: TextSpan): string | undefined {
  if (span.from === span.to) return undefined;
  source.forbid("/", span, { ...ENTITY, place: "a-name" });
  source.tolerateFirst(RESERVED, span, { ...ENTITY, place: "a-name" });
  return readWord(source, span, ENTITY);
}

/**
 * A text that IRC reads as one word (RFC 2812 §2.3.1): no blanks, control characters or commas, and no colon at the
 * beginning.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const WORD = /^[^:\u0000-\u0020,\u007f][^\u0000-\u0020,\u007f]*$/;

/** §5: clients "SHOULD disallow characters that would break the IRC protocol". */
function readWord(source: SchemeSource, span: TextSpan, rule: SchemeRule): string {
  const word = source.decode(span);
  if (WORD.test(word)) return word;
  throw source.error(span.from, rule, fault("one-irc-word", "not-one-irc-word", IRC_FAULTS));
}

function noName(source: SchemeSource, at: number): Error {
  return source.error(at, ENTITY, fault("a-nickname", "the-person-to-write-to-has-no-name"));
}

/** §2.2: `authinfo = [ username ] [ ":" password ]`, the password with its type after a `;`. */
function readLogin(source: SchemeSource): Pick<IrcReading, "user" | "password" | "passwordType"> {
  const from = source.layout.schemeEnd + 3;
  const to = source.layout.hostFrom - 1;
  if (to < from) return { user: undefined, password: undefined, passwordType: undefined };
  const [user = { from, to }, password, ...more] = source.split({ from, to }, ":");
  const [secret, type, ...others] = password === undefined ? [] : source.split(password, ";");
  const isWritten = more.length === 0 && others.length === 0;
  for (const part of [user, secret, type]) requirePlain(source, part, isWritten);
  return {
    user: source.decode(user),
    password: secret && source.decode(secret),
    passwordType: type && source.decode(type),
  };
}

/** No character of a password is named. */
function requirePlain(source: SchemeSource, span: TextSpan | undefined, isWritten: boolean): void {
  const isPlain = isWritten && !/[$&+,;=]/.test(span === undefined ? "" : source.slice(span));
  if (isPlain || span === undefined) return;
  throw source.error(span.from, LOGIN, fault("user-name-and-password", "reserved-in-login", IRC_FAULTS));
}

/** §2.6: `options = "?" option *( "&" option )`; the key is not one of the other options. */
function readOptions(source: SchemeSource, query: TextSpan | undefined): Pick<IrcReading, "key" | "options"> {
  const read = query === undefined ? [] : source.split(query, "&").map((span) => readOption(source, span));
  const [key, second] = read.filter(({ name }) => name === "key");
  const values = key?.values ?? [];
  if (key !== undefined && (second !== undefined || values.length !== 1))
    throw notOneKey(source, query?.from ?? 0);
  return { key: values[0], options: read.filter(({ name }) => name !== "key") };
}

/** `option = optname [ "=" optvalue ]`, `optname = *( ALPHA / "-" )`, `optvalue = optparam *( "," optparam )`. */
function readOption(source: SchemeSource, { from, to }: TextSpan): IrcOption {
  const equals = source.indexOf({ from, to }, "=");
  const nameTo = equals < 0 ? to : equals;
  const name = source.decode({ from, to: nameTo }).toLowerCase();
  if (!/^[a-z-]*$/.test(name)) {
    throw source.error(from, OPTION, fault("letters-and-hyphens", "not-the-name-of-an-option"));
  }
  if (equals < 0) return { name, values: undefined };
  const value = { from: nameTo + 1, to };
  source.tolerateFirst("/?$+:;=@", value, { ...OPTION, place: "the-value-of-an-option" });
  const read = name === "key" ? readWord : (_: SchemeSource, span: TextSpan) => source.decode(span);
  return { name, values: source.split(value, ",").map((span) => read(source, span, OPTION)) };
}

function notOneKey(source: SchemeSource, at: number): Error {
  return source.error(at, OPTION, fault("one-key", "a-channel-has-one-key"));
}

function write(reading: IrcReading): WrittenParts {
  const { host, port, hostType, channel, nickname, key, options } = reading;
  const flags = `${nickname === undefined ? "" : ",isuser"}${hostType === undefined ? "" : `,is${hostType}`}`;
  const all = [...(key === undefined ? [] : [{ name: "key", values: [key] }]), ...options];
  return {
    host,
    port,
    userinfo: writeLogin(reading),
    path: `/${encodeData(nickname ?? channel ?? "", KEPT)}${flags}`,
    query: all.length === 0 ? undefined : all.map(writeOption).join("&"),
  };
}

function writeLogin({ user, password, passwordType }: IrcReading): string | undefined {
  if (user === undefined && password === undefined) return undefined;
  const type = passwordType === undefined ? "" : `;${encodeData(passwordType, KEPT)}`;
  const secret = password === undefined ? "" : `:${encodeData(password, KEPT)}${type}`;
  return encodeData(user ?? "", KEPT) + secret;
}

function writeOption({ name, values }: IrcOption): string {
  return name + (values === undefined ? "" : `=${values.map((value) => encodeData(value, KEPT)).join(",")}`);
}

/** App. A: a channel is the same with `ischannel` and without it; flags have no case (RFC 5234 §2.3), and no order. */
function normalFlags(path: string): string {
  const [entity = "", ...flags] = path.split(",");
  const lower = flags.map((flag) => lowerCase(flag)).filter((flag) => flag !== "ischannel");
  const [first, second] = [
    lower.filter((flag) => flag === "isuser"),
    lower.filter((flag) => flag !== "isuser"),
  ];
  return [entity, ...first, ...second].join(",");
}

/** RFC 2812 §3.1, §5.1: password, nickname and user, which 001 welcomes, then the channel; nothing is ever sent to a channel or a person (§5). */
function plan(reading: IrcReading, source: SchemeSource): Plan {
  const { text, layout } = source;
  const { password, hostType } = reading;
  if (hostType === "network") {
    throw source.error(layout.hostFrom, NETWORK, {
      code: "no-plan",
      ...fault("the-name-or-the-address-of-a-server", "network-not-server", IRC_FAULTS),
    });
  }
  const steps = [
    ...(password === undefined
      ? []
      : [
          send(protocolLine(text, "PASS ", lastOf(password)), noted("irc-password"), {
            secret: true,
          }),
        ]),
    ask({
      for: noted("nickname"),
      secret: false,
      before: octetsOf("NICK "),
      expects: [],
      note: noted("name-that-others-see"),
    }),
    ask({
      for: noted("real-name"),
      secret: false,
      before: octetsOf(`USER ${userOf(source, reading)} 0 * :`),
      expects: [["001"]],
      note: noted("irc-log-in"),
    }),
    ...contact(text, reading),
  ];
  const tls = source.name === "ircs" ? "implicit" : "none";
  return planTo(source, reading, steps, { tls, receives: "session" });
}

/** RFC 2812 §2.3.1: the last parameter may hold blanks after a colon. */
function lastOf(parameter: string): string {
  return /^$|^:| /.test(parameter) ? `:${parameter}` : parameter;
}

/** §2.2: the user name; the client's own choice if there is no user. */
function userOf(source: SchemeSource, { user = "" }: IrcReading): string {
  if (user === "") return "guest";
  if (WORD.test(user) && !user.includes("@")) return user;
  throw source.error(source.layout.schemeEnd + 3, LOGIN, {
    code: "protocol-line-break",
    ...fault("word-without-at", "user-not-one-word", IRC_FAULTS),
  });
}

/**
 * §2.5: a channel without a prefix gets the usual one; a person is written to by whoever follows the link. RFC 2812 §3.2.1:
 * the server confirms with a JOIN message, and RPL_NAMREPLY.
 */
function contact(text: string, { channel, nickname, key }: IrcReading): readonly PlanStep[] {
  if (nickname !== undefined) {
    const note = noted("give-window-for-messages", nickname, `${DRAFT} §5`);
    return [{ do: "session", protocol: "irc", user: undefined, password: undefined, note }];
  }
  if (channel === undefined) return [];
  const name = /^[#&+!]/.test(channel) ? channel : `#${channel}`;
  const keyed = key === undefined ? [] : [" ", key];
  const note = noted("join-channel");
  return [send(protocolLine(text, "JOIN ", name, ...keyed), note, { expects: [["JOIN"], ["353"]] })];
}
