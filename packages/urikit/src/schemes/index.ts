/**
 * urikit/schemes: what the references of a scheme mean, and what a program would do to reach what they name.
 *
 * Each scheme is to be had alone as well, as `urikit/schemes/http`; the names that are registered, as
 * `urikit/schemes/registry`.
 *
 * @packageDocumentation
 */

export { answered } from "./asking.ts";
export { type CidReading, cid } from "./cid.ts";
export { type DataReading, data, type MediaParameter } from "./data.ts";
export { type FileOptions, type FileReading, file, isThisHost } from "./file.ts";
export { type FtpOptions, type FtpReading, type FtpType, ftp, ftpPlanOnward } from "./ftp.ts";
export { type GopherPlus, type GopherReading, gopher } from "./gopher.ts";
export { type HttpOptions, type HttpReading, http, https } from "./http.ts";
export {
  type LdapExtension,
  type LdapOptions,
  type LdapReading,
  type LdapScope,
  ldap,
} from "./ldap.ts";
export type { Credentials, HostPort } from "./login.ts";
export { type MailField, type MailtoReading, mailto } from "./mailto.ts";
export { type MidReading, mid } from "./mid.ts";
export { fromPosixPath, fromWindowsPath, toPosixPath, toWindowsPath } from "./native-path.ts";
export { type NewsReading, news } from "./news.ts";
export { type NntpReading, nntp } from "./nntp.ts";
export type { Data } from "./octets.ts";
export {
  type Ask,
  type Compose,
  type Connect,
  type Guess,
  type Open,
  type Parameter,
  type Parameters,
  type Plan,
  type PortUse,
  planHere,
  planTo,
  portUse,
  type Request,
  type Send,
  type Session,
  type Step,
  send,
  type Take,
} from "./plan.ts";
export { type ProsperoField, type ProsperoReading, prospero } from "./prospero.ts";
export { lineOf } from "./protocol-line.ts";
export { readBack } from "./reading-back.ts";
export type { AnyScheme, Scheme } from "./scheme.ts";
export { type SchemeSet, schemeOf, schemeSet } from "./set.ts";
export { standardSchemes } from "./standard.ts";
export { type TelParameter, type TelReading, tel } from "./tel.ts";
export { type TelnetReading, telnet } from "./telnet.ts";
export { type UrnReading, urn } from "./urn.ts";
export { type WaisReading, wais } from "./wais.ts";
export { type WsReading, ws, wss } from "./ws.ts";
