/**
 * RFC 5122: `xmpp`. An address of the Extensible Messaging and Presence Protocol, what to do with it, and as whom.
 */

import { componentRule, lowerCase } from "urikit/foundation";
import { statement } from "urikit/words";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { XMPP_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** An account, or a server where there is no node. */
interface XmppAddress {
  /** The name before the `@`. */
  readonly node?: string | undefined;
  readonly domain: string;
  /** One of the connections of an account. */
  readonly resource?: string | undefined;
}

/** A key of an action, and its value. */
interface XmppPair {
  readonly key: string;
  readonly value: string;
}

/** The meaning of an `xmpp` reference. */
export interface XmppReading {
  /** The account to log in with, `node@domain`; undefined if the program chooses it (§2.3). */
  readonly account?: XmppAddress | undefined;
  /** The address that is meant; undefined where only an account is named. */
  readonly address?: XmppAddress | undefined;
  /** The action, such as `message`; a program that does not know it must ignore it (§2.5). */
  readonly action?: string | undefined;
  readonly pairs: readonly XmppPair[];
}

const URL_RULE: SchemeRule = { rule: "xmppuri", section: "RFC 5122 §2.2, §3.3" };
const NODE: SchemeRule = { rule: "nodeid", section: "RFC 5122 §2.2, §3.3" };
const HOST: SchemeRule = { rule: "host", section: "RFC 5122 §2.2, RFC 3986 §3.2.2" };
const RESOURCE: SchemeRule = { rule: "resid", section: "RFC 5122 §2.2, §3.3" };
const QUERY: SchemeRule = { rule: "querycomp", section: "RFC 5122 §2.5, §3.3" };

/** `nodeallow` and `resallow`; what else RFC 3986 allows in a userinfo or a path is encoded there. */
const IN_NODE = "!$()*+,;=";
const NOT_IN_NODE = "&'/:";
const IN_RESOURCE = "!$&'()*+,:;=";
const NOT_IN_RESOURCE = "/@";
/** The characters that `unreserved / pct-encoded` does not have. */
const NOT_IN_QUERY = "/:@!$&'()*+,?";

/**
 * `xmpp` (RFC 5122).
 *
 * @example
 * ```ts
 * import { xmpp } from "@urikit/schemes";
 *
 * const reading = xmpp.read("xmpp:example-node@example.com?message;subject=Hello%20World");
 * reading.address; // => { node: "example-node", domain: "example.com", resource: undefined }
 * reading.action; // => "message"
 * reading.pairs; // => [{ key: "subject", value: "Hello World" }]
 * xmpp.build({ address: { node: "a/b", domain: "example.com" } }); // => "xmpp:a%2Fb@example.com"
 * ```
 */
export const xmpp = defineScheme({
  name: "xmpp",
  rules: [
    componentRule(
      ["path"],
      { rule: "xmpp-host-case", section: "RFC 5122 §2.2, RFC 3986 §6.2.2.1" },
      normalPath,
    ),
  ],
  specification: "RFC 5122",
  origin: "RFC 4622",
  read,
  defaults: { pairs: [] },
  write,
  plan,
});

/** §2.2: `( "//" nodeid "@" host [ "/" path ] / path ) [ "?" querytype *( ";" key "=" value ) ]`. */
function read(source: SchemeSource): XmppReading {
  const { path } = source;
  const query = readQuery(source);
  if (!source.hasAuthority) return { account: undefined, address: readAddress(source, path), ...query };
  const account = readAccount(source);
  const address = path.from < path.to ? readAddress(source, { from: path.from + 1, to: path.to }) : undefined;
  return { account, address, ...query };
}

/**
 * §2.3: whom to log in as: a node and a host, without a password or a port; an empty port means no port (RFC 3986
 * §6.2.3).
 */
function readAccount(source: SchemeSource): XmppAddress {
  const { schemeEnd, hostFrom, hostTo, pathFrom } = source.layout;
  const node = { from: schemeEnd + 3, to: hostFrom - 1 };
  const hasPort = hostTo + 1 < pathFrom;
  source.requireHost(URL_RULE);
  if (node.to < node.from || hasPort) {
    throw source.error(
      hasPort ? hostTo : hostFrom,
      URL_RULE,
      fault(hasPort ? "no-port" : "account-name-at-host", "not-xmpp-account", XMPP_FAULTS),
    );
  }
  return { node: readNode(source, node), domain: source.host(), resource: undefined };
}

/** §2.2: `[ nodeid "@" ] host [ "/" resid ]`; a node has no slash, so that the first one ends the host. */
function readAddress(source: SchemeSource, span: TextSpan): XmppAddress {
  const slash = source.indexOf(span, "/");
  const bare = { from: span.from, to: slash < 0 ? span.to : slash };
  const [first = bare, second, third] = source.split(bare, "@");
  if (third !== undefined) {
    throw source.error(third.from - 1, URL_RULE, fault("one-at", "one-at-before-account-host", XMPP_FAULTS));
  }
  return {
    node: second && readNode(source, first),
    domain: readDomain(source, second ?? first),
    resource: slash < 0 ? undefined : readResource(source, { from: slash + 1, to: span.to }),
  };
}

/** No error names a character of a node: the text before the `@` may be meant for a password. */
function readNode(source: SchemeSource, span: TextSpan): string {
  const written = source.slice(span);
  const node = source.decode(span);
  if (node !== "" && ![...written].some((character) => NOT_IN_NODE.includes(character))) return node;
  throw source.error(
    span.from,
    NODE,
    fault("the-name-of-an-account", statement("not-xmpp-node", NOT_IN_NODE), XMPP_FAULTS),
  );
}

function readDomain(source: SchemeSource, span: TextSpan): string {
  const domain = source.decode(span);
  // A registered name (RFC 3986 §3.2.2), decoded; brackets cannot occur in a path.
  if (domain !== "" && !/[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f]/.test(domain)) return domain;
  throw source.error(span.from, HOST, fault("a-host", "not-a-host"));
}

function readResource(source: SchemeSource, span: TextSpan): string {
  source.forbid(NOT_IN_RESOURCE, span, { ...RESOURCE, place: "a-resource" });
  return source.decode(span);
}

/** §2.5: `querytype *( ";" key "=" value )`. */
function readQuery(source: SchemeSource): Pick<XmppReading, "action" | "pairs"> {
  const { query } = source;
  if (query === undefined) return { action: undefined, pairs: [] };
  source.forbid(NOT_IN_QUERY, query, { ...QUERY, place: "an-action" });
  const [action = query, ...pairs] = source.split(query, ";");
  source.forbid("=", action, { ...QUERY, place: "the-name-of-an-action" });
  return { action: source.decode(action), pairs: pairs.map((span) => readPair(source, span)) };
}

function readPair(source: SchemeSource, span: TextSpan): XmppPair {
  const [key = span, value, third] = source.split(span, "=");
  if (value !== undefined && third === undefined)
    return { key: source.decode(key), value: source.decode(value) };
  throw source.error(
    third === undefined ? span.from : third.from - 1,
    QUERY,
    fault("key-and-value", "not-key-and-value", XMPP_FAULTS),
  );
}

function write({ account, address, action, pairs }: XmppReading): WrittenParts {
  const path = address === undefined ? "" : writeAddress(address);
  const written = pairs.map(({ key, value }) => `;${encodeData(key, "")}=${encodeData(value, "")}`).join("");
  const query =
    action === undefined && pairs.length === 0 ? undefined : encodeData(action ?? "", "") + written;
  if (account === undefined) return { path, query };
  const { node = "", domain } = account;
  return { userinfo: encodeData(node, IN_NODE), host: domain, path: address && `/${path}`, query };
}

function writeAddress({ node, domain, resource }: XmppAddress): string {
  const before = node === undefined ? "" : `${encodeData(node, IN_NODE)}@`;
  const after = resource === undefined ? "" : `/${encodeData(resource, IN_RESOURCE)}`;
  return before + encodeData(domain, "!$&'()*+,;=") + after;
}

/** The host of the address in lower case, as that of an authority is; nodes and resources are not mapped here. */
function normalPath(path: string, { host }: { readonly host?: string | undefined }): string {
  const [bare = "", ...rest] = (host === undefined ? path : path.slice(1)).split("/");
  const at = bare.indexOf("@") + 1;
  return (
    (host === undefined ? "" : path.slice(0, 1)) +
    [bare.slice(0, at) + lowerCase(bare.slice(at)), ...rest].join("/")
  );
}

/** XMPP has these in a message; its registrar defines the other keys (§2.5). */
const IN_MESSAGE: ReadonlySet<string> = new Set(["subject", "body", "thread"]);

/** §2.8.1: log in, and show the person what is to be done; §5.2: nothing is done without them. */
function plan({ account, address, action, pairs }: XmppReading, source: SchemeSource): Plan {
  const to = textOf(address);
  const who = account && textOf(account);
  withoutLineBreak(source.text, to ?? "", who ?? "", action ?? "", pairs.map(({ key }) => key).join(""));
  if (action === "message" && to !== undefined) {
    return planHere(source, {
      do: "compose",
      to: [to],
      fields: pairs.map(({ key, value }) => ({ name: key, value, unsafe: !IN_MESSAGE.has(key) })),
      note: who === undefined ? noted("begin-xmpp-message") : noted("begin-xmpp-message-as", who),
    });
  }
  withoutLineBreak(source.text, pairs.map(({ value }) => value).join(""));
  return planHere(source, {
    do: "request",
    of: "xmpp",
    operation: action || "show",
    parameters: {
      account: who,
      to,
      pairs: pairs.map(({ key, value }) => ({ key, value })),
    },
    note: noted("act-once-agreed"),
  });
}

/** An address as XMPP writes it. */
function textOf(address: XmppAddress | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { node, domain, resource } = address;
  return `${node === undefined ? "" : `${node}@`}${domain}${resource === undefined ? "" : `/${resource}`}`;
}
