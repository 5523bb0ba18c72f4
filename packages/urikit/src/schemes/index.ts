/**
 * urikit/schemes: what the references of a scheme mean, and what a program would do to reach what they name.
 *
 * Each scheme is to be had alone as well, as `urikit/schemes/http`; the names that are registered, as
 * `urikit/schemes/registry`.
 *
 * @packageDocumentation
 */

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
export { type MailField, type MailtoReading, mailto } from "./mailto.ts";
export { type MidReading, mid } from "./mid.ts";
export { fromPosixPath, fromWindowsPath, toPosixPath, toWindowsPath } from "./native-path.ts";
export { type NewsReading, news } from "./news.ts";
export { type NntpReading, nntp } from "./nntp.ts";
export { answered } from "./parts/asking.ts";
export type { Credentials, HostPort } from "./parts/authority.ts";
export type { AnyScheme, Scheme } from "./parts/define-scheme.ts";
export type { Data } from "./parts/octet-data.ts";
export {
  type Ask,
  type Compose,
  type Connect,
  type Guess,
  type Open,
  type Parameter,
  type Parameters,
  type Plan,
  type PlanStep,
  type PortUse,
  planHere,
  planTo,
  portUse,
  type Request,
  type Send,
  type Session,
  send,
  type Take,
} from "./parts/plan.ts";
export { lineOf } from "./parts/protocol-line.ts";
export { readBack } from "./parts/reading-back.ts";
export { type ProsperoField, type ProsperoReading, prospero } from "./prospero.ts";
export { type SchemeSet, schemeOf, schemeSet } from "./set.ts";
export { standardSchemes } from "./standard.ts";
export { type TelParameter, type TelReading, tel } from "./tel.ts";
export { type TelnetReading, telnet } from "./telnet.ts";
export { type UrnReading, urn } from "./urn.ts";
export { type WaisReading, wais } from "./wais.ts";
export { type WsReading, ws, wss } from "./ws.ts";
