/**
 * @urikit/schemes: the meaning of the references of a scheme, and the steps by which a program would reach their
 * resources.
 *
 * Each scheme is also an entry of its own, such as `@urikit/schemes/http`; so are the registered names,
 * `@urikit/schemes/registry`.
 *
 * @packageDocumentation
 */

export { about } from "./about.ts";
export { acct } from "./acct.ts";
export { blob } from "./blob.ts";
export { cid } from "./cid.ts";
export { coap, coaps, coapsTcp, coapsWs, coapTcp, coapWs } from "./coap.ts";
export { data } from "./data.ts";
export { dict } from "./dict.ts";
export { did } from "./did.ts";
export { file } from "./file.ts";
export { ftp, ftps } from "./ftp.ts";
export { gemini } from "./gemini.ts";
export { geo } from "./geo.ts";
export { git } from "./git.ts";
export { gopher, gophers } from "./gopher.ts";
export { http, https } from "./http.ts";
export { imap } from "./imap.ts";
export { info } from "./info.ts";
export { ipfs, ipns } from "./ipfs.ts";
export { irc, ircs } from "./irc.ts";
export { jar } from "./jar.ts";
export { javascript } from "./javascript.ts";
export { jdbc } from "./jdbc.ts";
export { ldap, ldaps } from "./ldap.ts";
export { ldapi } from "./ldapi.ts";
export { magnet } from "./magnet.ts";
export { mailto } from "./mailto.ts";
export { mid } from "./mid.ts";
export { news, snews } from "./news.ts";
export { ni, nih } from "./ni.ts";
export { nntp, nntps } from "./nntp.ts";
export { otpauth } from "./otpauth.ts";
export {
  type AnyScheme,
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type PartsOf,
  type Scheme,
  type SchemeDefinition,
} from "./parts/define-scheme.ts";
export { type Plan, type PlanStep, planHere } from "./parts/plan.ts";
export type { ReadingWarning } from "./parts/source.ts";
export { pop } from "./pop.ts";
export { prospero } from "./prospero.ts";
export { rtsp, rtsps, rtspu } from "./rtsp.ts";
export { s3 } from "./s3.ts";
export { type SchemeSet, schemeOf, schemeSet } from "./set.ts";
export { sip, sips } from "./sip.ts";
export { sms } from "./sms.ts";
export { sftp, ssh } from "./ssh.ts";
export {
  type InnerReading,
  type PlanOptions,
  planAny,
  readAny,
  type StandardOptions,
  type StandardReading,
  type StandardScheme,
  standardSchemes,
} from "./standard.ts";
export { tag } from "./tag.ts";
export { tel } from "./tel.ts";
export { telnet } from "./telnet.ts";
export { tftp } from "./tftp.ts";
export { urn } from "./urn.ts";
export { viewSource } from "./view-source.ts";
export { wais } from "./wais.ts";
export { ws, wss } from "./ws.ts";
export { xmpp } from "./xmpp.ts";
