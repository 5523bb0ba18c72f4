/**
 * The schemes that urikit knows: the ten of RFC 1738 §3, their heirs and others that people use, as one set.
 */

import type { ReferenceLike } from "urikit";
import { type OptionNames, requireOptions, toReference } from "urikit/foundation";
import { about } from "./about.ts";
import { acct } from "./acct.ts";
import { blob } from "./blob.ts";
import { cid } from "./cid.ts";
import { coap, coaps, coapsTcp, coapsWs, coapTcp, coapWs } from "./coap.ts";
import { data } from "./data.ts";
import { dict } from "./dict.ts";
import { did } from "./did.ts";
import { type FileOptions, file } from "./file.ts";
import { type FtpOptions, ftp, ftps } from "./ftp.ts";
import { type Gateways, gatewayFor, planThrough } from "./gateway.ts";
import { gemini } from "./gemini.ts";
import { geo } from "./geo.ts";
import { git } from "./git.ts";
import { gopher, gophers } from "./gopher.ts";
import { type HttpOptions, http, https } from "./http.ts";
import { imap } from "./imap.ts";
import { info } from "./info.ts";
import { ipfs, ipns } from "./ipfs.ts";
import { irc, ircs } from "./irc.ts";
import { jar } from "./jar.ts";
import { javascript } from "./javascript.ts";
import { jdbc } from "./jdbc.ts";
import { type LdapOptions, ldap, ldaps } from "./ldap.ts";
import { ldapi } from "./ldapi.ts";
import { magnet } from "./magnet.ts";
import { mailto } from "./mailto.ts";
import { mid } from "./mid.ts";
import { type NewsOptions, news, snews } from "./news.ts";
import { ni, nih } from "./ni.ts";
import { nntp, nntps } from "./nntp.ts";
import { otpauth } from "./otpauth.ts";
import { type AnyScheme, type LenientOptions, optionsFor } from "./parts/define-scheme.ts";
import type { Plan } from "./parts/plan.ts";
import { pop } from "./pop.ts";
import { prospero } from "./prospero.ts";
import { rtsp, rtsps, rtspu } from "./rtsp.ts";
import { s3 } from "./s3.ts";
import { type SchemeSet, schemeOf, schemeSet } from "./set.ts";
import { sip, sips } from "./sip.ts";
import { sms } from "./sms.ts";
import { sftp, ssh } from "./ssh.ts";
import { tag } from "./tag.ts";
import { tel } from "./tel.ts";
import { telnet } from "./telnet.ts";
import { tftp } from "./tftp.ts";
import { urn } from "./urn.ts";
import { viewSource } from "./view-source.ts";
import { wais } from "./wais.ts";
import { innerOf, withLastStep, wrapperOf } from "./wrapper.ts";
import { ws, wss } from "./ws.ts";
import { xmpp } from "./xmpp.ts";

/**
 * The standard set: a value like any other set of schemes.
 *
 * @example
 * ```ts
 * import { compare } from "urikit";
 * import { standardSchemes } from "@urikit/schemes";
 *
 * compare("ftp://example.org", "ftp://example.org:21/", { schemes: standardSchemes }).rung; // => "scheme"
 * ```
 */
export const standardSchemes = /* @__PURE__ */ schemeSet(
  ftp,
  ftps,
  http,
  https,
  ws,
  wss,
  gopher,
  gophers,
  mailto,
  news,
  snews,
  nntp,
  nntps,
  telnet,
  wais,
  file,
  prospero,
  ldap,
  ldaps,
  ldapi,
  irc,
  ircs,
  sip,
  sips,
  pop,
  imap,
  xmpp,
  tftp,
  rtsp,
  rtsps,
  rtspu,
  coap,
  coaps,
  coapTcp,
  coapsTcp,
  coapWs,
  coapsWs,
  dict,
  about,
  acct,
  geo,
  tag,
  tel,
  sms,
  urn,
  info,
  ni,
  nih,
  data,
  mid,
  cid,
  ssh,
  sftp,
  git,
  magnet,
  gemini,
  did,
  ipfs,
  ipns,
  otpauth,
  blob,
  viewSource,
  jar,
  javascript,
  jdbc,
  s3,
);

/** A scheme of the standard set; its `name` narrows it. */
export type StandardScheme = typeof standardSchemes extends SchemeSet<infer Known> ? Known : never;

/** The options of the standard schemes; each takes the options that are its own. */
export interface StandardOptions
  extends FileOptions,
    FtpOptions,
    HttpOptions,
    LdapOptions,
    LenientOptions,
    NewsOptions {}

const STANDARD_OPTIONS: OptionNames<StandardOptions> = {
  doubleSlash: true,
  backslash: true,
  email: true,
  userinfo: true,
  extensions: true,
  lenient: true,
};

/** The meaning of a reference, with the name of its scheme. */
type ReadingBy<Known extends AnyScheme> = Known extends AnyScheme
  ? { readonly scheme: Known["name"]; readonly reading: ReturnType<Known["read"]> }
  : never;

/** The meaning of a reference of a standard scheme; `scheme` narrows `reading`. */
export type StandardReading = ReadingBy<StandardScheme>;

/**
 * The meaning of a reference by its scheme, for all standard schemes; undefined for other schemes and for a
 * relative reference.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference, or not one of its scheme.
 *
 * @example
 * ```ts
 * import { readAny } from "@urikit/schemes";
 *
 * const any = readAny("mailto:a@example.org");
 * any?.scheme === "mailto" ? any.reading.to : []; // => ["a@example.org"]
 * readAny("x-own:a"); // => undefined
 * ```
 */
export function readAny(reference: ReferenceLike, options?: StandardOptions): StandardReading | undefined {
  if (options !== undefined) requireOptions(options, STANDARD_OPTIONS);
  return readingOf(toReference(reference), options);
}

function readingOf(parsed: ReferenceLike, options: StandardOptions | undefined): StandardReading | undefined {
  const scheme = schemeOf(parsed, standardSchemes);
  // Name and reading belong to one scheme, which the type of the union does not show.
  return (
    scheme &&
    ({ scheme: scheme.name, reading: scheme.read(parsed, optionsFor(scheme, options)) } as StandardReading)
  );
}

/** A reference within another one, and its meaning; its scheme may be unknown. */
export interface InnerReading {
  readonly reference: string;
  readonly meaning: StandardReading | undefined;
}

/** At most this many references within each other are read; nobody needs more. */
const DEEPEST = 8;

/**
 * The references that a reference wraps, such as that of `view-source` or `jar`, from the outside in, each read by its own
 * scheme; eight at most. The list is empty if it wraps no reference.
 *
 * @throws {UriSyntaxError} If one of them is not a URI reference, or not one of its scheme.
 *
 * @example
 * ```ts
 * import { readInner } from "@urikit/schemes/standard";
 *
 * const inner = readInner("view-source:jar:file:/a.jar!/b");
 * inner.map(({ reference }) => reference); // => ["jar:file:/a.jar!/b", "file:/a.jar"]
 * inner[1]?.meaning?.scheme; // => "file"
 * ```
 */
export function readInner(reference: ReferenceLike, options?: StandardOptions): readonly InnerReading[] {
  const found: InnerReading[] = [];
  let inner = innerOf(readAny(reference, options)?.reading);
  while (inner !== undefined && found.length < DEEPEST) {
    const meaning = readAny(inner, options);
    found.push({ reference: inner, meaning });
    inner = innerOf(meaning?.reading);
  }
  return found;
}

/** The options of a plan, in addition to those of the schemes. */
export interface PlanOptions extends StandardOptions {
  /** The schemes whose resources are asked of a gateway (RFC 1738 §4); their own way is not gone then. */
  readonly gateways?: Gateways | undefined;
}

const PLAN_OPTIONS: OptionNames<PlanOptions> = { ...STANDARD_OPTIONS, gateways: true };

/**
 * The steps by which a program would reach the resource of a reference of any standard scheme; undefined for
 * other schemes and for a relative reference. A scheme that has a gateway is reached through it, even if it is not
 * known. The way of `view-source` and `jar` is that of the reference in them, with a step more.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference, or not one of its scheme; if there is no way to the
 * resource, or access is refused.
 *
 * @example
 * ```ts
 * import { planAny } from "@urikit/schemes";
 *
 * planAny("ftp://host.dom/motd")?.port?.number; // => 21
 * planAny("x-own:a"); // => undefined
 *
 * const gateways = { "x-own": "http://gateway.example:8001/" };
 * planAny("x-own:a", { gateways })?.gateway; // => "http://gateway.example:8001/"
 * ```
 */
export function planAny(reference: ReferenceLike, options?: PlanOptions): Plan | undefined {
  return planWithin(toReference(reference), options && requireOptions(options, PLAN_OPTIONS), DEEPEST);
}

function planWithin(
  parsed: ReferenceLike,
  options: PlanOptions | undefined,
  depth: number,
): Plan | undefined {
  const scheme = schemeOf(parsed, standardSchemes);
  const gateway = gatewayFor(parsed, options?.gateways ?? {});
  if (gateway !== undefined) {
    scheme?.read(parsed, optionsFor(scheme, options));
    return planThrough(parsed, gateway, { userinfo: options?.userinfo });
  }
  const wrapper = depth > 0 ? wrapperOf(parsed, scheme?.name) : undefined;
  const inner = wrapper && planWithin(wrapper.inner, options, depth - 1);
  return inner && wrapper
    ? withLastStep(inner, wrapper.step)
    : scheme?.plan(parsed, optionsFor(scheme, options));
}
