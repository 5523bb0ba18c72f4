/**
 * urikit/schemes: what the references of a scheme mean, and what a program would do to reach what they name.
 *
 * Each scheme is also an entry of its own, such as `urikit/schemes/http`; so are the registered names,
 * `urikit/schemes/registry`.
 *
 * @packageDocumentation
 */

export { type AboutReading, about } from "./about.ts";
export { type AcctReading, acct } from "./acct.ts";
export { type BlobReading, blob } from "./blob.ts";
export { type CidReading, cid } from "./cid.ts";
export { type CoapReading, coap, coaps, coapsTcp, coapsWs, coapTcp, coapWs } from "./coap.ts";
export { type DataReading, data, type MediaParameter } from "./data.ts";
export { type DictParts, type DictReading, dict } from "./dict.ts";
export { type DidReading, did } from "./did.ts";
export { type FileOptions, type FileReading, file, isThisHost } from "./file.ts";
export {
  type FtpOptions,
  type FtpReading,
  type FtpType,
  ftp,
  ftpPlanOnSameConnection,
  ftps,
} from "./ftp.ts";
export { type GatewayOptions, type Gateways, gatewayFor, planThrough } from "./gateway.ts";
export { type GeminiReading, gemini } from "./gemini.ts";
export { type GeoParameter, type GeoReading, geo } from "./geo.ts";
export { type GitReading, git } from "./git.ts";
export { type GopherPlus, type GopherReading, gopher, gophers } from "./gopher.ts";
export { type HttpOptions, type HttpReading, http, https } from "./http.ts";
export { type ImapPartial, type ImapReading, type ImapUrlAuth, imap } from "./imap.ts";
export { type InfoReading, info } from "./info.ts";
export { type IpfsReading, type IpnsReading, ipfs, ipns } from "./ipfs.ts";
export { type IrcOption, type IrcReading, irc, ircs } from "./irc.ts";
export { type JarReading, jar } from "./jar.ts";
export { type JavascriptReading, javascript } from "./javascript.ts";
export { type JdbcReading, jdbc } from "./jdbc.ts";
export {
  type LdapExtension,
  type LdapOptions,
  type LdapParts,
  type LdapReading,
  type LdapScope,
  ldap,
  ldaps,
} from "./ldap.ts";
export { type LdapiParts, type LdapiReading, ldapi } from "./ldapi.ts";
export { type MagnetParameter, type MagnetReading, magnet } from "./magnet.ts";
export { type MailField, type MailtoParts, type MailtoReading, mailto } from "./mailto.ts";
export { type MidReading, mid } from "./mid.ts";
export {
  fromPosixPath,
  fromWindowsPath,
  toPosixPath,
  toWindowsPath,
  type WindowsPathOptions,
} from "./native-path.ts";
export { type NewsOptions, type NewsParts, type NewsReading, news, snews } from "./news.ts";
export {
  type HashName,
  type NihReading,
  type NiParameter,
  type NiReading,
  ni,
  niEquivalent,
  nih,
} from "./ni.ts";
export { type NntpReading, nntp, nntps } from "./nntp.ts";
export { type OtpauthParameter, type OtpauthParts, type OtpauthReading, otpauth } from "./otpauth.ts";
export type { Credentials, HostPort, HostPortParts } from "./parts/authority.ts";
export {
  type AnyScheme,
  defineScheme,
  type Least,
  type LenientOptions,
  type LenientReading,
  type PartsOf,
  type Scheme,
  type SchemeDefinition,
  type WrittenParts,
} from "./parts/define-scheme.ts";
export type { MailboxLogin } from "./parts/mailbox-login.ts";
export { type Data, encodeData } from "./parts/octet-data.ts";
export {
  type AskStep,
  answerOctets,
  type ComposeStep,
  type ConnectStep,
  type GuessStep,
  type OpenStep,
  type Plan,
  type PlanStep,
  type PortUse,
  planHere,
  planTo,
  portUse,
  protocolLine,
  type RequestParameter,
  type RequestParameters,
  type RequestStep,
  type SendStep,
  type SessionStep,
  send,
  type TakeStep,
} from "./parts/plan.ts";
export type { Fault, ReadingWarning, Rule, SchemeName, Source, Span } from "./parts/source.ts";
export type { Subscriber, SubscriberParts } from "./parts/telephone.ts";
export { type PopReading, pop } from "./pop.ts";
export { type ProsperoField, type ProsperoReading, prospero } from "./prospero.ts";
export { type RtspReading, rtsp, rtsps, rtspu } from "./rtsp.ts";
export { type S3Reading, s3 } from "./s3.ts";
export { type SchemeSet, schemeOf, schemeSet } from "./set.ts";
export {
  type SipHeader,
  type SipParameter,
  type SipReading,
  sip,
  sipEquivalent,
  sips,
} from "./sip.ts";
export { type SmsField, type SmsParts, type SmsReading, sms } from "./sms.ts";
export { type SftpReading, type SshLogin, type SshParameter, type SshReading, sftp, ssh } from "./ssh.ts";
export {
  type InnerReading,
  type PlanOptions,
  planAny,
  readAny,
  readInner,
  type StandardOptions,
  type StandardReading,
  type StandardScheme,
  standardSchemes,
} from "./standard.ts";
export { type TagReading, tag } from "./tag.ts";
export { type TelParameter, type TelParts, type TelReading, tel } from "./tel.ts";
export { type TelnetReading, telnet } from "./telnet.ts";
export { type TftpReading, tftp } from "./tftp.ts";
export { type UrnReading, urn, urnEquivalent } from "./urn.ts";
export { type ViewSourceReading, viewSource } from "./view-source.ts";
export { type FromVmsOptions, fromVmsPath, toVmsPath, type VmsPathOptions } from "./vms-path.ts";
export { type WaisReading, wais } from "./wais.ts";
export { type WsReading, ws, wss } from "./ws.ts";
export { type XmppAddress, type XmppPair, type XmppReading, xmpp } from "./xmpp.ts";
