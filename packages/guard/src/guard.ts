/**
 * RFC 3986 §7: "may my server fetch this?", asked of a reference, of an address that DNS gave, and of a redirect. It is
 * pure: nothing is looked up or fetched.
 */

import {
  type NormalizeOptions,
  normalize,
  type ParsedReference,
  type ParseResult,
  resolve,
  tryParse,
  type Uri,
  UriSyntaxError,
} from "urikit";
import { statement } from "urikit/words";
import { addressKind } from "./addresses/address-kind.ts";
import { blockedService } from "./blocked-ports.ts";
import { addressQuestions, givenAddressReasons } from "./guard-address.ts";
import { hostReasons } from "./guard-host.ts";
import { type Policy, type PolicyInit, readPolicy } from "./policy.ts";
import { smuggled } from "./smuggled.ts";
import { type GuardReason, type GuardVerdict, guardVerdictOf, type OpenQuestion } from "./verdict.ts";

// RFC 3986 §7.6: the shapes of a URI with which readers go to different places, once its host is a plain name or an address.
// `@urikit/standards` has the readers, which are too large to ask here: a law holds that they find no other shape.

/** Some clients do not know `http` in capital letters, and take it for a host. */
const CAPITALS = "^(?=[^:]*[A-Z])[Hh][Tt][Tt][Pp][Ss]?:";

/** Port 0: some connect to the default port, others ask the system for any. */
const NO_PORT = "^[^:]*://[^/?#]*:0+(?:[/?#]|$)";

/** needle connects to the default port of a text that has `http` anywhere, and the port 80. */
const LOST_PORT = "^(?!https?:|ws:)[^:]*://(?=.*http)[^/?#]*:0*80(?:[/?#]|$)";

const APART = new RegExp([CAPITALS, NO_PORT, LOST_PORT].join("|"));

/** Whether readers go to different places with a URI whose host is a plain name or an address. */
function readersPart(uri: string): boolean {
  return APART.test(uri);
}

/** The default ports of schemes that servers fetch by (RFC 9110 §4.2, RFC 6455 §3, RFC 1738 §3.2, RFC 4266 §2, RFC 5538 §3, §8.1,
 * RFC 2229 §5; of `ftps` by IANA). */
const DEFAULT_PORTS = new Map([
  ["http", 80],
  ["https", 443],
  ["ws", 80],
  ["wss", 443],
  ["ftp", 21],
  ["ftps", 990],
  ["gopher", 70],
  ["gophers", 70],
  ["news", 119],
  ["snews", 563],
  ["nntp", 119],
  ["nntps", 563],
  ["dict", 2628],
  ["gemini", 1965],
]);

/**
 * Whether a server may fetch a reference, by a policy: its scheme, host and port must be allowed, there must be no
 * userinfo, no special-purpose address, no name of this machine or network unless the policy names it, no triplets that
 * carry a line break or a dot-segment past a filter, and no shape with which programs go to different places. Everything
 * that is not allowed is denied. What misleads people, and secrets, `audit` of `@urikit/audit` finds.
 *
 * @param reference Any text that a stranger gave.
 * @param policy A policy, or its JSON value.
 * @returns If it is allowed, `text` is what to hand on instead of the reference: its normal form (RFC 3986 §6.2.3) without
 * the fragment, which no server gets. If the host is a name, `open` says that its addresses are still to be judged, by
 * {@link guard.address} or by `lookup` of `@urikit/guard/node`.
 * @throws {PolicyError} If `policy` is not a policy.
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { guard } from "@urikit/guard";
 *
 * const policy = { schemes: ["https"], hosts: ["*"] };
 * guard("https://www.W3.org:443/a/../b#c", policy).text; // => "https://www.w3.org/b"
 * guard("https://[::ffff:127.0.0.1]/", policy).reasons.map(({ id }) => id); // => ["loopback-address"]
 * guard("https://www.w3.org/", {}).allowed; // => false
 * guard.address("10.0.0.1", policy).allowed; // => false
 * guard.redirect("https://www.w3.org/a/", "../b", policy).text; // => "https://www.w3.org/b"
 * ```
 */
export function guard(reference: string, policy: Policy | PolicyInit): GuardVerdict {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  const read = readPolicy(policy);
  const result = asUri(reference, read);
  if (!result.valid) return guardVerdictOf(reference, [invalid(reference)]);
  if (result.parsed.kind !== "uri") return guardVerdictOf(reference, [notAbsolute()]);
  return judgedUri(result.parsed, read);
}

/**
 * Whether an address that DNS gave may be dialled: it must be global, or allowed by `allowAddresses`.
 *
 * @param address As `addressKind` takes it: a text without brackets, a number of 32 bits, or eight pieces of 16 bits.
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { guard } from "@urikit/guard";
 *
 * guard.address("169.254.169.254", {}).reasons.map(({ id }) => id); // => ["metadata-address"]
 * guard.address("10.0.0.7", { allowAddresses: ["10.0.0.0/24"] }).allowed; // => true
 * ```
 */
guard.address = (
  address: string | number | Uint16Array | readonly number[],
  policy: Policy | PolicyInit,
): GuardVerdict => {
  const { text, reasons, open } = givenAddressReasons(address, readPolicy(policy));
  return guardVerdictOf(text, reasons, open);
};

/**
 * Whether a redirect may be followed: its target, resolved against where it comes from (RFC 9110 §10.2.2), must be
 * allowed, and must not leave a scheme with encryption for one without.
 *
 * @param from The URI that answered: the `text` of its verdict.
 * @param to The value of `Location` in its answer.
 * @throws {UriSyntaxError} If `from` is not a URI.
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { guard } from "@urikit/guard";
 *
 * const policy = { schemes: ["http", "https"], hosts: ["*"] };
 * guard.redirect("https://www.w3.org/", "http://www.w3.org/", policy).reasons[0]?.id; // => "downgrade"
 * guard.redirect("http://www.w3.org/", "//169.254.169.254/", policy).reasons[0]?.id; // => "metadata-address"
 * ```
 */
guard.redirect = (from: string, to: string, policy: Policy | PolicyInit): GuardVerdict => {
  if (typeof to !== "string") throw new TypeError("the target of the redirect must be a string");
  const read = readPolicy(policy);
  const result = asUri(to, read);
  if (!result.valid) return guardVerdictOf(to, [invalid(to)]);
  const target = resolve(result.parsed, from);
  const verdict = guard(target, read);
  const reasons = [...downgrade(from, target), ...verdict.reasons, ...smuggled(result.parsed)];
  return guardVerdictOf(verdict.text ?? target, reasons, verdict.open);
};

/** The text as a URI reference; an IRI as the one that it is mapped to, if the policy maps IRIs (RFC 3987 §3.1). */
function asUri(text: string, { mapIri }: Policy): ParseResult {
  const result = tryParse(text);
  if (result.valid || mapIri === undefined) return result;
  try {
    return tryParse(mapIri(text));
  } catch (error) {
    if (error instanceof UriSyntaxError) return result;
    throw error;
  }
}

function judgedUri(uri: Uri, policy: Policy): GuardVerdict {
  const { text, host } = uri;
  const normal = normalize(withoutFragment(uri), BY_SCHEME);
  const normalHost = tryParse(normal);
  const known = normalHost.valid ? normalHost.parsed.host : host;
  const reasons = [
    ...schemeReasons(uri, policy),
    ...credentialReasons(uri, policy),
    ...(known === undefined || known === "" ? [noHost()] : hostReasons(known, policy)),
    ...portReasons(uri, policy),
    ...disagreementReasons(text, normal, policy),
    ...encodedHost(uri),
    ...smuggled(uri),
  ];
  return guardVerdictOf(normal, reasons, openQuestions(known ?? ""));
}

/** Without a prototype, which may be polluted: nothing else decides about the text that is handed on. */
const BY_SCHEME: NormalizeOptions = Object.assign(Object.create(null), { level: "scheme" });

function withoutFragment({ text, fragment }: ParsedReference): string {
  return fragment === undefined ? text : text.slice(0, text.indexOf("#"));
}

function schemeReasons({ scheme }: Uri, { schemes }: Policy): readonly GuardReason[] {
  if (schemes.has(scheme.toLowerCase())) return [];
  return [{ id: "scheme-not-allowed", message: statement("denied-scheme", scheme) }];
}

function credentialReasons({ userinfo }: Uri, { allowUserinfo }: Policy): readonly GuardReason[] {
  if (userinfo === undefined || allowUserinfo) return [];
  const message = statement("denied-credentials");
  return [{ id: "credentials-not-allowed", message, section: "RFC 3986 §3.2.1, §7.5" }];
}

function portReasons({ scheme, port }: Uri, { ports }: Policy): readonly GuardReason[] {
  const byDefault = DEFAULT_PORTS.get(scheme.toLowerCase());
  const number = port === undefined || port === "" ? byDefault : Number(port);
  const isAllowed = ports === undefined ? number === byDefault : number !== undefined && ports.has(number);
  if (isAllowed) return number === byDefault ? [] : blockedPortReasons(number, byDefault);
  const message = number === undefined ? statement("denied-unknown-port") : statement("denied-port", number);
  return [{ id: "port-not-allowed", message, section: "RFC 3986 §7.2" }];
}

/** Fetch Standard §2.9: a port of another protocol, though a policy lists it. Of other schemes nobody blocks one. */
function blockedPortReasons(port = 0, byDefault?: number): readonly GuardReason[] {
  if (byDefault === undefined || blockedService(port) === undefined) return [];
  const message = statement("denied-blocked-port", port);
  return [{ id: "blocked-port", message, section: "RFC 3986 §7.2, Fetch §2.9" }];
}

/** §3.2.2: some programs decode a host before they look it up, some ask for it as it is, and some for this machine. */
function encodedHost({ host = "" }: Uri): readonly GuardReason[] {
  if (!host.includes("%")) return [];
  return [
    { id: "encoded-host", message: statement("denied-encoded-host"), section: "RFC 3986 §3.2.2, §7.3" },
  ];
}

/** Neither the text that came nor the text that is handed on may lead readers to different places. */
function disagreementReasons(text: string, normal: string, policy: Policy): readonly GuardReason[] {
  if (policy.allowDisagreement || !(readersPart(text) || readersPart(normal))) return [];
  return [{ id: "parsers-disagree", message: statement("denied-disagreement"), section: "RFC 3986 §7.6" }];
}

function openQuestions(host: string): readonly OpenQuestion[] {
  const address = addressKind(host.replace(/^\[(.*)\]$/, "$1"));
  if (address !== undefined) return addressQuestions(address);
  return [{ id: "name-not-resolved", message: statement("name-not-resolved") }];
}

function invalid(text: string): GuardReason {
  const message = statement(/[^\0-\x7f]/.test(text) ? "denied-not-ascii" : "denied-not-a-reference");
  return { id: "not-a-reference", message, section: "RFC 3986 §4.1" };
}

function notAbsolute(): GuardReason {
  const message = statement("denied-relative");
  return { id: "not-absolute", message, section: "RFC 3986 §4.3" };
}

function noHost(): GuardReason {
  return { id: "host-missing", message: statement("denied-without-host"), section: "RFC 3986 §3.2.2" };
}

/** From a scheme with encryption to one without (RFC 9110 §4.2.2). */
const ENCRYPTED = new Set(["https", "wss"]);

function downgrade(from: string, target: string): readonly GuardReason[] {
  const [before, after] = [from, target].map((uri) => uri.slice(0, uri.indexOf(":")).toLowerCase());
  if (!ENCRYPTED.has(before ?? "") || ENCRYPTED.has(after ?? "")) return [];
  const message = statement("denied-downgrade", before ?? "", after ?? "");
  return [{ id: "downgrade", message, section: "RFC 9110 §4.2.2" }];
}
