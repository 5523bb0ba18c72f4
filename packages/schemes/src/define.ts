/**
 * @urikit/schemes/define: the tools for the definition of a scheme, in addition to `defineScheme`: the text that it
 * reads, the steps of its plans, and the types of what schemes share.
 *
 * @experimental
 * @packageDocumentation
 */

export type { Credentials, HostPort, HostPortParts } from "./parts/authority.ts";
export type {
  AnyScheme,
  LeastParts,
  LenientOptions,
  LenientReading,
  PartsOf,
  Scheme,
  SchemeDefinition,
  WrittenParts,
} from "./parts/define-scheme.ts";
export type { SchemeFault } from "./parts/fault.ts";
export type { MailboxLogin } from "./parts/mailbox-login.ts";
export { encodeData, type OctetData } from "./parts/octet-data.ts";
export {
  type AskStep,
  answerOctets,
  type ComposeStep,
  type ConnectionFacts,
  type ConnectStep,
  type GuessStep,
  type HttpField,
  type HttpRequest,
  type OpenStep,
  type Plan,
  type PlanStep,
  type PortUse,
  planTo,
  portUse,
  protocolLine,
  type Receives,
  type ReplyCodes,
  type RequestParameter,
  type RequestParameters,
  type RequestStep,
  type SendStep,
  type SessionStep,
  type StepCondition,
  send,
  type TakeStep,
} from "./parts/plan.ts";
export type { ReadingWarning, SchemeName, SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";
export type { TelephoneSubscriber, TelephoneSubscriberParts } from "./parts/telephone.ts";
