/** Why an exchange over the network failed, by what Node says: its codes are stable, its messages are not. */

import { GuardError } from "@urikit/guard/node";
import { AccessError, told } from "../access-error.ts";
import { idsOf } from "../refused.ts";

const NO_SERVER =
  /^(?:ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EHOSTDOWN|ETIMEDOUT|EADDRNOTAVAIL|ERR_SOCKET_CONNECTION_TIMEOUT)$/;

const CERTIFICATE = /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/;

const CUT_OFF =
  /^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR|ERR_STREAM_DESTROYED)$/;

/** The error of an access that an error of the network is. */
export function failureOf(error: unknown, host: string): AccessError {
  if (error instanceof AccessError) return error;
  if (error instanceof GuardError) return denied(error);
  const code = codeOf(error);
  const cause = { cause: error };
  if (NO_SERVER.test(code)) return new AccessError("no-server", told("access-no-server", host, code), cause);
  if (CERTIFICATE.test(code))
    return new AccessError("protocol", told("access-certificate", host, code), cause);
  if (CUT_OFF.test(code)) return new AccessError("incomplete", told("access-incomplete", code), cause);
  return new AccessError("protocol", told("access-protocol", code), cause);
}

function denied(error: GuardError): AccessError {
  const messages = error.reasons.map(({ message }) => message);
  return new AccessError("refused-address", told("access-denied", ...messages), {
    reasons: idsOf(error.reasons),
    cause: error,
  });
}

function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^\w{1,60}$/.test(code) ? code : "unknown";
}
