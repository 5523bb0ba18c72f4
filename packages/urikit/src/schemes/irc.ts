/**
 * draft-butcher-irc-url-04 (January 2003), which expired, and by which `irc` links go all the same: `irc` and `ircs`. A
 * server of Internet Relay Chat, and a channel to join or a person to write to there.
 */

import { componentRule, lowerCase } from "../scheme-rules.ts";
import type { HostPort } from "./parts/authority.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { encodeData, octetsOf } from "./parts/octet-data.ts";
import { ask, type Plan, type PlanStep, planTo, protocolLine, send } from "./parts/plan.ts";
import type { Rule, Source, Span } from "./parts/source.ts";

/** An option after the `?`. */
export interface IrcOption {
  /** In lower case. */
  readonly name: string;
  /** The pieces of its value between commas; undefined where there is no `=`. */
  readonly values?: readonly string[] | undefined;
}

/** What an `irc` reference means. It names a channel, a person, or neither. */
export interface IrcReading extends HostPort, LenientReading {
  /** The user name, which is not a nickname. */
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** What stands in the password after a `;`, which the draft does not explain. */
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
const URL_RULE: Rule = { rule: "ircURL", section: `${DRAFT} §2.1` };
const FLAGS: Rule = { rule: "flags", section: `${DRAFT} §2.1` };
const LOGIN: Rule = { rule: "authinfo", section: `${DRAFT} §2.2` };
const NETWORK: Rule = { rule: "hosttype", section: `${DRAFT} §2.3` };
const ENTITY: Rule = { rule: "entity", section: `${DRAFT} §2.5` };
const OPTION: Rule = { rule: "option", section: `${DRAFT} §2.6` };

/** RFC 2396 §2.3: `unreserved`; besides triplets, nothing else stands in a name, a password or a value. */
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
 * import { irc } from "urikit/schemes";
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
 * import { ircs } from "urikit/schemes";
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
    read,
    defaults: { options: [] },
    write,
    plan,
  });
}

function read(source: Source, _options: LenientOptions | undefined): IrcReading {
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

/** What follows the first slash; for a lenient reading, a fragment there is the channel that its `#` begins. */
function targetOf(source: Source): { readonly path: Span; readonly query: Span | undefined } {
  const { pathFrom, pathTo, queryTo, to } = source.layout;
  const path = { from: Math.min(pathFrom + 1, pathTo), to: pathTo };
  if (path.from < path.to || queryTo === to || source.query !== undefined)
    return { path, query: source.query };
  source.tolerate(queryTo, ENTITY, { expected: "%23", message: 'the "#" of a channel is written %23' });
  const [channel = { from: queryTo, to }] = source.split({ from: queryTo, to }, "?");
  return { path: channel, query: channel.to < to ? { from: channel.to + 1, to } : undefined };
}

/** §2.1: at most one `enttype` and one `hosttype`, in either order. */
function readFlags(
  source: Source,
  flags: readonly Span[],
): { readonly isUser: boolean; readonly hostType: IrcReading["hostType"] } {
  const seen = new Set<string>();
  for (const span of flags) {
    const flag = source.slice(span).toLowerCase();
    const kind = /^is(?:user|channel|nick)$/.test(flag) ? "enttype" : "hosttype";
    const isKnown = /^is(?:user|channel|server|network)$/.test(flag) && !seen.has(kind);
    const isOlder = /^(?:isnick|needkey|needpass)$/.test(flag) && !seen.has(flag);
    const fault = {
      expected: ",isuser or ,ischannel, and ,isserver or ,isnetwork",
      message: "not a flag, or a second one of its kind",
    };
    if (!isKnown && !isOlder) throw source.error(span.from, FLAGS, fault);
    if (isOlder) source.tolerate(span.from, FLAGS, fault);
    seen.add(isKnown ? kind : flag).add(flag);
  }
  const hostType = seen.has("isnetwork") ? "network" : seen.has("isserver") ? "server" : undefined;
  return { isUser: seen.has("isuser") || seen.has("isnick"), hostType };
}

/** §2.5: the name of a channel or a person; undefined where there is none. */
function readName(source: Source, span: Span): string | undefined {
  if (span.from === span.to) return undefined;
  source.forbid("/", span, { ...ENTITY, place: "a name" });
  source.tolerateFirst(RESERVED, span, { ...ENTITY, place: "a name" });
  return readWord(source, span, ENTITY);
}

/** What IRC takes for one word (RFC 2812 §2.3.1): no blanks, controls and commas, and no colon first. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const WORD = /^[^:\u0000-\u0020,\u007f][^\u0000-\u0020,\u007f]*$/;

/** §5: clients "SHOULD disallow characters that would break the IRC protocol". */
function readWord(source: Source, span: Span, rule: Rule): string {
  const word = source.decode(span);
  if (WORD.test(word)) return word;
  throw source.error(span.from, rule, {
    expected: "no blanks, controls and commas, and no colon first",
    message: "IRC would take this for something else than one word",
  });
}

function noName(source: Source, at: number): Error {
  return source.error(at, ENTITY, { expected: "a nickname", message: "the person to write to has no name" });
}

/** §2.2: `authinfo = [ username ] [ ":" password ]`, the password with its type after a `;`. */
function readLogin(source: Source): Pick<IrcReading, "user" | "password" | "passwordType"> {
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
function requirePlain(source: Source, span: Span | undefined, isWritten: boolean): void {
  const isPlain = isWritten && !/[$&+,;=]/.test(span === undefined ? "" : source.slice(span));
  if (isPlain || span === undefined) return;
  throw source.error(span.from, LOGIN, {
    expected: "a user name, and a password after a colon",
    message: "a reserved character in a user name or a password is written as a triplet",
  });
}

/** §2.6: `options = "?" option *( "&" option )`; the key is not one of the other options. */
function readOptions(source: Source, query: Span | undefined): Pick<IrcReading, "key" | "options"> {
  const read = query === undefined ? [] : source.split(query, "&").map((span) => readOption(source, span));
  const [key, second] = read.filter(({ name }) => name === "key");
  const values = key?.values ?? [];
  if (key !== undefined && (second !== undefined || values.length !== 1))
    throw notOneKey(source, query?.from ?? 0);
  return { key: values[0], options: read.filter(({ name }) => name !== "key") };
}

/** `option = optname [ "=" optvalue ]`, `optname = *( ALPHA / "-" )`, `optvalue = optparam *( "," optparam )`. */
function readOption(source: Source, { from, to }: Span): IrcOption {
  const equals = source.indexOf({ from, to }, "=");
  const nameTo = equals < 0 ? to : equals;
  const name = source.decode({ from, to: nameTo }).toLowerCase();
  if (!/^[a-z-]*$/.test(name)) {
    throw source.error(from, OPTION, {
      expected: "letters and hyphens",
      message: "not the name of an option",
    });
  }
  if (equals < 0) return { name, values: undefined };
  const value = { from: nameTo + 1, to };
  source.tolerateFirst("/?$+:;=@", value, { ...OPTION, place: "the value of an option" });
  const read = name === "key" ? readWord : (_: Source, span: Span) => source.decode(span);
  return { name, values: source.split(value, ",").map((span) => read(source, span, OPTION)) };
}

function notOneKey(source: Source, at: number): Error {
  return source.error(at, OPTION, { expected: "one key", message: "a channel has one key" });
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

/** RFC 2812 §3.1: password, nickname and user, then the channel; nothing is ever sent to a channel or a person (§5). */
function plan(reading: IrcReading, source: Source): Plan {
  const { text, layout } = source;
  const { password, hostType } = reading;
  if (hostType === "network") {
    throw source.error(layout.hostFrom, NETWORK, {
      code: "no-plan",
      expected: "the name or the address of a server",
      message: "the host is the name of a network, and only a list of networks knows its servers",
    });
  }
  const steps = [
    ...(password === undefined
      ? []
      : [
          send(protocolLine(text, "PASS ", lastOf(password)), "the password (RFC 2812 §3.1.1)", {
            secret: true,
          }),
        ]),
    ask({
      for: "nickname",
      secret: false,
      before: octetsOf("NICK "),
      note: "the name that others see; the person chooses it (RFC 2812 §3.1.2)",
    }),
    ask({
      for: "real name",
      secret: false,
      before: octetsOf(`USER ${userOf(source, reading)} 0 * :`),
      note: "log in; any words will do for the name (RFC 2812 §3.1.3)",
    }),
    ...contact(text, reading),
  ];
  return planTo(source, reading, steps, { secure: source.name === "ircs" });
}

/** RFC 2812 §2.3.1: the last parameter may hold blanks after a colon. */
function lastOf(parameter: string): string {
  return /^$|^:| /.test(parameter) ? `:${parameter}` : parameter;
}

/** §2.2: the user name; the client's own choice where there is none. */
function userOf(source: Source, { user = "" }: IrcReading): string {
  if (user === "") return "guest";
  if (WORD.test(user) && !user.includes("@")) return user;
  throw source.error(source.layout.schemeEnd + 3, LOGIN, {
    code: "protocol-line-break",
    expected: "one word without @",
    message: "IRC would take this user name for something else than one word",
  });
}

/** §2.5: a channel without a prefix gets the usual one; a person is written to by whoever follows the link. */
function contact(text: string, { channel, nickname, key }: IrcReading): readonly PlanStep[] {
  if (nickname !== undefined) {
    const note = `give the person a window for messages to ${nickname}; nothing is sent by itself (${DRAFT} §5)`;
    return [{ do: "session", protocol: "irc", user: undefined, password: undefined, note }];
  }
  if (channel === undefined) return [];
  const name = /^[#&+!]/.test(channel) ? channel : `#${channel}`;
  const keyed = key === undefined ? [] : [" ", key];
  const note = `join the channel, once the server has welcomed the client with 001 (RFC 2812 §3.2.1, §5.1)`;
  return [send(protocolLine(text, "JOIN ", name, ...keyed), note)];
}
