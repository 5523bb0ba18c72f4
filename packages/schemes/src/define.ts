/**
 * @urikit/schemes/define: the tools for the definition of a scheme, in addition to `defineScheme`: the text that it
 * reads, the steps of its plans, and the types of what schemes share.
 *
 * @packageDocumentation
 */

export type {
  AnyScheme,
  LenientOptions,
  LenientReading,
  PartsOf,
  Scheme,
  SchemeDefinition,
  WrittenParts,
} from "./parts/define-scheme.ts";
export { encodeData, type OctetData } from "./parts/octet-data.ts";
export {
  type AskStep,
  answerOctets,
  type ConnectStep,
  type HttpField,
  type Plan,
  type PlanStep,
  type PortUse,
  planTo,
  portUse,
  protocolLine,
  type ReplyCodes,
  type RequestParameter,
  type RequestParameters,
  type StepCondition,
  send,
} from "./parts/plan.ts";
export type { ReadingWarning, SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";
